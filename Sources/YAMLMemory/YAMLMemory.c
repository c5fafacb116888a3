#include "YAMLMemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libyaml asks for memory nine times for every value it reads, nearly always for a few bytes that it gives back at once.
// A libyaml that is linked in calls these functions where it would call malloc and its like: .ci/static-libraries renames
// them in a copy of the library. So no block ever passes from one kind of memory to the other.

enum { granule = 16, most_granules = 32, chunk_size = 1 << 14 };

// In front of every block: how many granules it has, 0 for one that is malloc's.
typedef struct {
    _Alignas(granule) size_t granules;
} Header;

// A block that was given back, in the list of those of its size.
typedef struct Free {
    struct Free *next;
} Free;

typedef struct Chunk {
    _Alignas(granule) struct Chunk *next;
} Chunk;

// A parser is used by one thread, so each thread has memory of its own. Once nothing is held any more, which is when
// the parser has been deleted, all chunks go back.
static _Thread_local struct {
    Free *free[most_granules + 1];
    Chunk *chunks;
    char *unused;
    size_t unused_size;
    size_t held;
} memory;

static Header *header_of(void *pointer) { return (Header *)pointer - 1; }

__attribute__((noinline)) static void *large_block(size_t size) {
    if (size > SIZE_MAX - sizeof(Header)) return NULL;
    Header *const header = malloc(sizeof(Header) + size);
    if (!header) return NULL;
    header->granules = 0;
    memory.held++;
    return header + 1;
}

__attribute__((noinline)) static void *new_block(size_t granules) {
    const size_t size = sizeof(Header) + granules * granule;
    if (size > memory.unused_size) {
        Chunk *const chunk = malloc(chunk_size);
        if (!chunk) return NULL;
        chunk->next = memory.chunks;
        memory.chunks = chunk;
        memory.unused = (char *)(chunk + 1);
        memory.unused_size = chunk_size - sizeof(Chunk);
    }
    Header *const header = (Header *)memory.unused;
    memory.unused += size;
    memory.unused_size -= size;
    header->granules = granules;
    memory.held++;
    return header + 1;
}

__attribute__((noinline)) static void give_chunks_back(void) {
    for (Chunk *chunk = memory.chunks; chunk;) {
        Chunk *const next = chunk->next;
        free(chunk);
        chunk = next;
    }
    memset(&memory, 0, sizeof memory);
}

__attribute__((noinline)) static void free_large(void *pointer) {
    free(header_of(pointer));
    if (--memory.held == 0) give_chunks_back();
}

void *yaml_memory_malloc(size_t size) {
    if (size > most_granules * granule) return large_block(size);
    const size_t granules = ((size ? size : 1) + granule - 1) / granule;
    Free *const block = memory.free[granules];
    if (!block) return new_block(granules);
    memory.free[granules] = block->next;
    memory.held++;
    return block;
}

void yaml_memory_free(void *pointer) {
    if (!pointer) return;
    const size_t granules = header_of(pointer)->granules;
    if (!granules) return free_large(pointer);
    Free *const block = pointer;
    block->next = memory.free[granules];
    memory.free[granules] = block;
    if (--memory.held == 0) give_chunks_back();
}

void *yaml_memory_realloc(void *pointer, size_t size) {
    if (!pointer) return yaml_memory_malloc(size);
    const size_t granules = header_of(pointer)->granules;
    if (granules) {
        if (size <= granules * granule) return pointer;
        void *const block = yaml_memory_malloc(size);
        if (!block) return NULL;
        memcpy(block, pointer, granules * granule);
        yaml_memory_free(pointer);
        return block;
    }
    if (size > SIZE_MAX - sizeof(Header)) return NULL;
    Header *const header = realloc(header_of(pointer), sizeof(Header) + size);
    return header ? header + 1 : NULL;
}

char *yaml_memory_strdup(const char *string) {
    if (!string) return NULL;
    const size_t size = strlen(string) + 1;
    char *const copy = yaml_memory_malloc(size);
    return copy ? memcpy(copy, string, size) : NULL;
}

