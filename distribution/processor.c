/* Tells whether this processor runs the code of the library, which has the level LEVEL of the psABI.
   This file itself is compiled for the oldest processors. The bits are from Intel's manual, volume 2
   ("CPUID"), and AMD's volume 3, appendix E. */

#if defined(_WIN32)
__declspec(dllexport)
#endif
int tinstar_processor_suffices(void);

#if defined(__x86_64__)
enum { BASIC = 1, EXTENDED = 7, OF_AMD = 0x80000001, SAVES_XMM_AND_YMM = 2 | 4 };
enum { SSE3 = 1 << 0, SSSE3 = 1 << 9, FMA = 1 << 12, CX16 = 1 << 13, SSE4_1 = 1 << 19 };
enum { SSE4_2 = 1 << 20, MOVBE = 1 << 22, POPCNT = 1 << 23, OSXSAVE = 1 << 27, AVX = 1 << 28 };
enum { F16C = 1 << 29, BMI1 = 1 << 3, AVX2 = 1 << 5, BMI2 = 1 << 8, LZCNT = 1 << 5 };

static void ask(unsigned what, unsigned *b, unsigned *c) {
    unsigned a = what, d;
    *c = 0;
    __asm__("cpuid" : "+a"(a), "=b"(*b), "+c"(*c), "=d"(d));
}

static int has_level_2(unsigned c) {
    const unsigned wanted = SSE3 | SSSE3 | CX16 | SSE4_1 | SSE4_2 | POPCNT;
    return (c & wanted) == wanted;
}

static int has_level_3(unsigned c) {
    const unsigned wanted = FMA | MOVBE | OSXSAVE | AVX | F16C, more = BMI1 | AVX2 | BMI2;
    unsigned low, high, b, ignored;
    if ((c & wanted) != wanted) return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & SAVES_XMM_AND_YMM) != SAVES_XMM_AND_YMM) return 0;
    ask(EXTENDED, &b, &ignored);
    if ((b & more) != more) return 0;
    ask(OF_AMD, &b, &c);
    return (c & LZCNT) != 0;
}

int tinstar_processor_suffices(void) {
    unsigned b, c;
    ask(BASIC, &b, &c);
    return has_level_2(c) && (LEVEL < 3 || has_level_3(c));
}
#else
int tinstar_processor_suffices(void) { return 1; }
#endif
