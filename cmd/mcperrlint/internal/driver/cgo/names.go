package cgo

import (
	"go/token"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cdecl"
)

// basics are the types of Go for the arithmetic types of C of which the size is the same
// everywhere.
var basics = map[string]string{
	"char": "int8", "schar": "int8", "uchar": "uint8", "short": "int16", "ushort": "uint16", "int": "int32", "uint": "uint32",
	"longlong": "int64", "ulonglong": "uint64", "float": "float32", "double": "float64", "_Bool": "bool",
	"complexfloat": "complex64", "complexdouble": "complex128",
}

// helpers are the functions that the tool adds to C.
var helpers = map[string]string{
	"CString":   "func _Cfunc_CString(string) *_Ctype_char",
	"CBytes":    "func _Cfunc_CBytes([]byte) unsafe.Pointer",
	"GoString":  "func _Cfunc_GoString(*_Ctype_char) string",
	"GoStringN": "func _Cfunc_GoStringN(*_Ctype_char, _Ctype_int) string",
	"GoBytes":   "func _Cfunc_GoBytes(unsafe.Pointer, _Ctype_int) []byte",
	"malloc":    "func _Cfunc__CMalloc(_Ctype_size_t) unsafe.Pointer",
}

// strings of C that functions of C take and return in place of those of Go.
var native = map[string]string{"_GoString_": "string", "_GoBytes_": "[]byte"}

// tagged returns a type that is named by its tag, such as struct_node.
func tagged(name string) (key string, kind cdecl.Kind, ok bool) {
	for prefix, kind := range map[string]cdecl.Kind{"struct": cdecl.Struct, "union": cdecl.Union, "enum": cdecl.Enum} {
		if tag, ok := strings.CutPrefix(name, prefix+"_"); ok && tag != "" {
			return prefix + " " + tag, kind, true
		}
	}
	return "", 0, false
}

// isName reports whether Go has a name of C.
func isName(name string) bool {
	return token.IsIdentifier("_" + name)
}

// fieldName returns the name in Go of a field that is not used yet: keywords get a line in
// front.
func fieldName(name string, used map[string]bool) string {
	if token.IsKeyword(name) {
		name = "_" + name
		for used[name] {
			name = "_" + name
		}
	}
	return name
}

// opaque returns a type of some size of which nothing else is known.
func opaque(size int64) string { return "[" + strconv.FormatInt(size, 10) + "]byte" }
