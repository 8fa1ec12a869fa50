/* Calls one entry point of a game's code, in a program for another machine.

   stdin has the number of arguments, and for each its size in bytes, or -1 and a number. Whatever
   has a size is memory, of which the entry point gets the address; its length along each axis comes
   as further numbers. All memory is written to stdout afterwards. Integers have 64 bits.

   For Windows, the program loads the library that its first argument names. Elsewhere the code is
   linked in. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 128 };
typedef int64_t number;

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#define TEXT_OF(name) #name
#define NAMED(library, name) (void *)GetProcAddress(library, TEXT_OF(name))

static number (*entry)(TYPES);
static int (*suffices)(void);

static int load(const char *path) {
    HMODULE library = LoadLibraryA(path);
    if (!library) return 0;
    entry = NAMED(library, ENTRY);
    suffices = NAMED(library, tinstar_processor_suffices);
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    return entry && suffices;
}
#else
number ENTRY(TYPES);
int tinstar_processor_suffices(void);

static number (*const entry)(TYPES) = ENTRY;
static int (*const suffices)(void) = tinstar_processor_suffices;

static int load(const char *path) { return !path; }
#endif

static number next(void) {
    number read = 0;
    if (fread(&read, sizeof read, 1, stdin) != 1) exit(2);
    return read;
}

int main(int given, char **paths) {
    if (!load(given > 1 ? paths[1] : NULL)) return 4;
    number a[MOST] = {0}, sizes[MOST] = {0}, count = next();
    if (count > MOST || !suffices()) return 3;
    for (number i = 0; i < count; i++) {
        sizes[i] = next();
        if (sizes[i] < 0) {
            a[i] = next();
        } else {
            void *memory = malloc((size_t)sizes[i] + 1);
            if (!memory || fread(memory, 1, (size_t)sizes[i], stdin) != (size_t)sizes[i]) return 2;
            a[i] = (number)(intptr_t)memory;
        }
    }
    entry(NUMBERS);
    for (number i = 0; i < count; i++)
        if (sizes[i] >= 0) fwrite((void *)(intptr_t)a[i], 1, (size_t)sizes[i], stdout);
    return 0;
}
