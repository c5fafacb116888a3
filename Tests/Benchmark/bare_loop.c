/*
 * The least work that reading these files with libyaml can be: each file is read into memory and its events are
 * parsed and thrown away. What a linter needs beyond this is its own cost.
 *
 *     bare_loop PATH...      files, or folders walked for *.yml and *.yaml
 *
 * Prints files, bytes, events and the CPU time of the process in seconds. Exit code 1 if a file cannot be read or
 * is not YAML.
 */
#define _XOPEN_SOURCE 700

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <yaml.h>

static unsigned long files, bytes, events;
static unsigned char *buffer;
static size_t capacity;
static int failures;

static void complain(const char *path, const char *what) {
    fprintf(stderr, "bare_loop: %s: %s\n", path, what);
    failures++;
}

/* Reads the whole file into `buffer` and returns its length, or -1. */
static long read_file(const char *path, size_t size) {
    if (size > capacity) {
        unsigned char *larger = realloc(buffer, size);
        if (larger == NULL) {
            return -1;
        }
        buffer = larger;
        capacity = size;
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return -1;
    }
    size_t length = size > 0 ? fread(buffer, 1, size, file) : 0;
    int bad = ferror(file);
    fclose(file);
    return bad ? -1 : (long)length;
}

/* Counts the events of `length` bytes in `buffer`. */
static void parse(const char *path, size_t length) {
    yaml_parser_t parser;
    yaml_event_t event;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) {
        complain(path, "out of memory");
        return;
    }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, buffer, length);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            complain(path, parser.problem != NULL ? parser.problem : "not YAML");
            break;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        events++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
}

static void measure(const char *path, size_t size) {
    long length = read_file(path, size);
    if (length < 0) {
        complain(path, errno != 0 ? strerror(errno) : "cannot be read");
        return;
    }
    files++;
    bytes += (unsigned long)length;
    parse(path, (size_t)length);
}

static int visit(const char *path, const struct stat *status, int kind, struct FTW *place) {
    const char *extension = strrchr(path + place->base, '.');
    int is_yaml = extension != NULL && (strcmp(extension, ".yml") == 0 || strcmp(extension, ".yaml") == 0);
    if (kind == FTW_F && (place->level == 0 || is_yaml)) {
        measure(path, (size_t)status->st_size);
    } else if (kind == FTW_DNR || kind == FTW_NS) {
        complain(path, "cannot be read");
    }
    return 0;
}

static double seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: bare_loop PATH...\n");
        return 1;
    }
    for (int index = 1; index < count; index++) {
        if (nftw(arguments[index], visit, 32, FTW_PHYS) != 0) {
            complain(arguments[index], strerror(errno));
        }
    }
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("files %lu\nbytes %lu\nevents %lu\ncpu %.6f\n", files, bytes, events,
           seconds(usage.ru_utime) + seconds(usage.ru_stime));
    free(buffer);
    return failures > 0;
}
