#include "YAMLMemory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libyaml asks for memory nine times for every value it reads, nearly always for a few bytes that it gives back at once.
// A libyaml that is linked in calls these functions where it would call malloc and its like: .ci/static-libraries renames
// them in a copy of the library. So no block ever passes from one kind of memory to the other.
//
// There are blocks of one size for what is small, and blocks of malloc for what is not. The address tells which is which:
// small blocks begin 16 bytes behind a multiple of 32, large ones at a multiple of 32. So small ones need no header.

enum { small_size = 64, alignment = 32, small_offset = 16, chunk_size = 1 << 14 };

// A small block that was given back, in the list of those.
typedef struct Free {
    struct Free *next;
} Free;

typedef struct Chunk {
    struct Chunk *next;
} Chunk;

// In front of a large block.
typedef struct {
    void *start;
    size_t size;
} Header;

// A parser is used by one thread, so each thread has memory of its own. Once nothing is held any more, which is when
// the parser has been deleted, all chunks go back.
#ifdef __ELF__
// Found without a call: the program has it from the start.
__attribute__((tls_model("initial-exec")))
#endif
static _Thread_local struct Memory {
    Free *free;
    char *unused;
    char *end;
    Chunk *chunks;
    size_t held;
} memory;

static int is_small(const void *pointer) { return ((uintptr_t)pointer & small_offset) != 0; }

static Header *header_of(void *pointer) { return (Header *)pointer - 1; }

__attribute__((noinline)) static void *large_block(size_t size) {
    const size_t room = sizeof(Header) + alignment;
    if (size > SIZE_MAX - room) return NULL;
    char *const start = malloc(size + room);
    if (!start) return NULL;
    char *const first = start + sizeof(Header);
    void *const pointer = first + (-(uintptr_t)first & (alignment - 1));
    *header_of(pointer) = (Header){start, size};
    memory.held++;
    return pointer;
}

__attribute__((noinline)) static void *new_small_block(void) {
    if (memory.unused == memory.end) {
        Chunk *const chunk = aligned_alloc(alignment, chunk_size);
        if (!chunk) return NULL;
        chunk->next = memory.chunks;
        memory.chunks = chunk;
        memory.unused = (char *)chunk + small_offset;
        memory.end = memory.unused + (chunk_size - small_offset) / small_size * small_size;
    }
    char *const block = memory.unused;
    memory.unused += small_size;
    memory.held++;
    return block;
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
    free(header_of(pointer)->start);
    if (--memory.held == 0) give_chunks_back();
}

#ifdef __ELF__
// In a libyaml that .ci/static-libraries has made, and in no other.
extern const char yaml_memory_marker[] __attribute__((weak));

bool yaml_memory_is_used(void) { return yaml_memory_marker != NULL; }
#else
bool yaml_memory_is_used(void) { return false; }
#endif

void *yaml_memory_malloc(size_t size) {
    if (size > small_size) return large_block(size);
    Free *const block = memory.free;
    if (!block) return new_small_block();
    memory.free = block->next;
    memory.held++;
    return block;
}

void yaml_memory_free(void *pointer) {
    if (!pointer) return;
    if (!is_small(pointer)) return free_large(pointer);
    Free *const block = pointer;
    block->next = memory.free;
    memory.free = block;
    if (--memory.held == 0) give_chunks_back();
}

void *yaml_memory_realloc(void *pointer, size_t size) {
    if (!pointer) return yaml_memory_malloc(size);
    const size_t held = is_small(pointer) ? small_size : header_of(pointer)->size;
    if (size <= held) return pointer;
    void *const block = yaml_memory_malloc(size);
    if (!block) return NULL;
    memcpy(block, pointer, held);
    yaml_memory_free(pointer);
    return block;
}

char *yaml_memory_strdup(const char *string) {
    if (!string) return NULL;
    const size_t size = strlen(string) + 1;
    char *const copy = yaml_memory_malloc(size);
    return copy ? memcpy(copy, string, size) : NULL;
}
