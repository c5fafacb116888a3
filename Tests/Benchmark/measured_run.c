/*
 * Runs a command with its output thrown away and prints what it took: CPU time (user and system, all threads) and
 * wall time in seconds, peak memory in bytes, exit code (128 + signal if it was killed).
 *
 *     measured_run COMMAND...
 *
 * A process of its own, because a child's peak memory counts from its parent's, and this parent is tiny.
 */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#define PEAK_UNIT 1L
#else
#define PEAK_UNIT 1024L
#endif

static double seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void become(char **command) {
    int sink = open("/dev/null", O_WRONLY);
    if (sink >= 0) {
        dup2(sink, STDOUT_FILENO);
        close(sink);
    }
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
}

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: measured_run COMMAND...\n");
        return 2;
    }
    double start = now();
    pid_t process = fork();
    if (process == 0) {
        become(arguments + 1);
    }
    int status;
    struct rusage usage;
    if (process < 0 || wait4(process, &status, 0, &usage) < 0) {
        perror("measured_run");
        return 2;
    }
    double wall = now() - start;
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    printf("%.6f %.6f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), wall, usage.ru_maxrss * PEAK_UNIT,
           code);
    return 0;
}
