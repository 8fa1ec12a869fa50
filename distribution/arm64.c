/* Calls one entry point of a library, in a program for another processor.

   stdin has the number of arguments, and for each its size in bytes, or -1 and a number. Whatever
   has a size is memory, of which the entry point gets the address; its length along each axis comes
   as further numbers. All memory is written to stdout afterwards. Integers have 64 bits. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 32 };
typedef int64_t number;

number ENTRY(number, number, number, number, number, number, number, number, number, number, number,
             number, number, number, number, number, number, number, number, number, number, number,
             number, number, number, number, number, number, number, number, number, number);
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
    ENTRY(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13],
          a[14], a[15], a[16], a[17], a[18], a[19], a[20], a[21], a[22], a[23], a[24], a[25], a[26],
          a[27], a[28], a[29], a[30], a[31]);
    for (number i = 0; i < count; i++)
        if (sizes[i] >= 0) fwrite((void *)(intptr_t)a[i], 1, (size_t)sizes[i], stdout);
    return 0;
}
