/* Calls one entry point of a library, in a program for another processor.

   stdin has the number of arguments, and for each its size in bytes, or -1 and a number. Whatever
   has a size is memory, of which the entry point gets the address; its length along each axis comes
   as further numbers. All memory is written to stdout afterwards. Integers have 64 bits. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 128 };
typedef int64_t number;

number ENTRY(TYPES);
int tinstar_processor_suffices(void);

static number next(void) {
    number read = 0;
    if (fread(&read, sizeof read, 1, stdin) != 1) exit(2);
    return read;
}

int main(void) {
    number a[MOST] = {0}, sizes[MOST] = {0}, count = next();
    if (count > MOST || !tinstar_processor_suffices()) return 3;
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
    ENTRY(NUMBERS);
    for (number i = 0; i < count; i++)
        if (sizes[i] >= 0) fwrite((void *)(intptr_t)a[i], 1, (size_t)sizes[i], stdout);
    return 0;
}
