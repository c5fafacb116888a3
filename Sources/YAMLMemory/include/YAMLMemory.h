// Memory for libyaml: many small blocks that are soon given back. Each function is as the one of the C library.
#ifndef YAML_MEMORY_H
#define YAML_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

// Whether the libyaml of this program gets its memory here.
bool yaml_memory_is_used(void);

void *yaml_memory_malloc(size_t size);
void *yaml_memory_realloc(void *pointer, size_t size);
void yaml_memory_free(void *pointer);
char *yaml_memory_strdup(const char *string);

#endif
