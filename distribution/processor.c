/* Tells whether this processor runs the code of the library. This file itself is compiled for the
   oldest processors.

   x86-64-v2 is a level of the psABI: SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2 and POPCNT, which
   CPUID tells as bits of ecx (Intel's manual, volume 2). */

#if defined(_WIN32)
__declspec(dllexport)
#endif
int tinstar_processor_suffices(void) {
#if defined(__x86_64__)
    const unsigned level_2 = 1u << 0 | 1u << 9 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 23;
    unsigned a = 1, b, c = 0, d;
    __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    return (c & level_2) == level_2;
#else
    return 1;
#endif
}
