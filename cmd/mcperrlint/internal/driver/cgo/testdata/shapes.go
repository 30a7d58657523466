package shapes

/*
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>

typedef int (*callback)(void *context, int n);
typedef struct {
	int a;
	union { int i; double d; } u;
	struct { char c; } inner;
	unsigned bits : 3, more : 7;
	int type, _type;
} row;
struct node {
	struct node *next;
	row r;
	char name[16];
	callback f;
	const char *text;
	uint8_t grid[2][3];
	int rest[];
};
struct packed { char c; int n; } __attribute__((packed));
typedef struct node *list;
typedef struct opaque opaque;
typedef struct opaque *handle;
typedef void *untyped;
enum color { RED, GREEN = 5, BLUE };
typedef enum { LESS = -1, EQUAL, MORE } order;
typedef uint8_t byte;
typedef union { int i; double d; } either;
union either_too { char c[5]; short s; };
typedef int grid[3][4];

#define LIMIT 7
#define SHIFTED (1 << 4)
#define TITLE "ti" "tle"
#define RATIO 1.5
#define SMALL ((uint32_t)5)
#define NEGATIVE -1
#define UNSIGNED_NEGATIVE (0ULL - 1)
#define LARGE 0xffffffffffffffffULL
#define LETTER 'x'
#define OTHER LIMIT
#define COUNTER counter
#define TWICE twice
#define NUMBER long
#define SQUARE(x) ((x) * (x))
#define NINE SQUARE(3)
#if LIMIT > 6 && defined(__linux__)
#define CHOSEN 1
#else
#define CHOSEN 2
#endif

static int counter;
static const char *names[3];
static row rows[LIMIT];

static int twice(int n) { return 2 * n; }
static void nothing(void) {}
static list make(void) { return 0; }
static callback get(void) { return 0; }
static opaque *find(handle h) { return 0; }
static untyped raw(untyped u) { return u; }
static enum color mix(enum color a, order b) { return a; }
static int all(
	int a, const char *s, list n, row r, uint8_t *p, size_t z, bool b, either u, char array[4], callback c,
	unsigned long long ull, struct node **out, const void *v, grid g, float f) { return 0; }
static int call(callback c) { return c(0, 1); }
static int called(void *context, int n) { return n; }
*/
import "C"

import "unsafe"

var (
	_ = C.LIMIT
	_ = C.SHIFTED
	_ = C.TITLE
	_ = C.RATIO
	_ = C.SMALL
	_ = C.NEGATIVE
	_ = uint64(C.UNSIGNED_NEGATIVE)
	_ = uint64(C.LARGE)
	_ = C.LETTER
	_ = C.OTHER
	_ = C.NINE
	_ = C.CHOSEN
	_ = C.RED
	_ = C.BLUE
	_ = C.LESS
	_ = C.sizeof_row
	_ = C.sizeof_int
	_ = C.sizeof_struct_node
	_ = C.counter
	_ = C.names
	_ = C.rows

	_ C.enum_color
	_ C.order
	_ C.either
	_ C.union_either_too
	_ C.struct_node
	_ C.struct_packed
	_ C.byte
	_ C.uint8_t
	_ C.int64_t
	_ C.size_t
	_ C.uintptr_t
	_ C.bool
	_ C.char
	_ C.schar
	_ C.uchar
	_ C.short
	_ C.ushort
	_ C.uint
	_ C.long
	_ C.ulong
	_ C.longlong
	_ C.ulonglong
	_ C.float
	_ C.double
	_ C.grid
	_ C.untyped
	_ C.handle
	_ C.NUMBER
	_ *C.opaque
)

func calls() error {
	C.nothing()
	if _, err := C.nothing(); err != nil {
		return err
	}
	n, err := C.twice(2)
	_ = n
	C.TWICE(3)
	C.all(1, nil, nil, C.row{}, nil, 0, true, C.either{}, nil, C.callback(C.called), 1, nil, nil, nil, 1)
	C.call(C.callback(C.called))
	C.make()
	C.get()
	C.find(nil)
	C.raw(nil)
	C.mix(C.RED, C.LESS)
	s := C.CString("s")
	defer C.free(unsafe.Pointer(s))
	_ = (*[1 << 28]C.char)(unsafe.Pointer(s))
	C.memset(C.malloc(5), 0, C.strlen(s))
	_, _, _ = C.GoString(s), C.GoStringN(s, 1), C.GoBytes(C.CBytes(nil), 1)
	return err
}
