package taxonomy

import (
	"math"
	"reflect"
	"slices"
	"strings"
)

// The adapters know the errors of libraries that this package does not import.
// They recognise them by interfaces where these name no foreign type, else by
// their shape: the package that declares the type, exported fields, and
// methods without parameters. The functions below read shapes. None of them
// panics, whatever the error does, and none looks at an unexported field.
//
// Methods are looked up where their name is a constant: a name that is not
// would make the linker keep every method of the whole program.

// firstIn returns what the first of several ways of adapting that knows any
// error in the tree of err says about the outermost one that it knows. A node
// that makes one panic is passed over.
func firstIn(err error, ways ...func(error) *Error) *Error {
	var buffer [8]error
	nodes := appendTree(buffer[:0], err)
	for _, adapt := range ways {
		for _, node := range nodes {
			if e := attempt(func() *Error { return adapt(node) }); e != nil {
				return e
			}
		}
	}
	return nil
}

// attempt returns what f returns, or the zero value if it panics.
func attempt[T any](f func() T) (out T) {
	defer func() {
		if recover() != nil {
			var zero T
			out = zero
		}
	}()
	return f()
}

// packageOf returns the path of the package that declares the type of err or
// the type it points to; it is empty for types without a name.
func packageOf(err error) string {
	t := reflect.TypeOf(err) // err is non-nil, as all errors of a tree are.
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.PkgPath()
}

// declaredIn reports whether the type of err is declared in a package whose
// path has one of the elements, such as "slack" in "example.com/x/slack/v2".
func declaredIn(err error, elements ...string) bool {
	for part := range strings.SplitSeq(packageOf(err), "/") {
		if slices.Contains(elements, part) {
			return true
		}
	}
	return false
}

// isLeaf reports whether err wraps nothing.
func isLeaf(err error) bool {
	many, one := unwrap(err)
	return one == nil && len(many) == 0
}

// structOf returns the struct behind v, through pointers and interfaces, or
// the zero Value if there is none.
func structOf(v reflect.Value) reflect.Value {
	for range 4 { // more levels than any error has, and an end where a pointer points to itself
		switch v.Kind() {
		case reflect.Struct:
			return v
		case reflect.Pointer, reflect.Interface:
			v = v.Elem()
		default:
			return reflect.Value{}
		}
	}
	return reflect.Value{}
}

// field returns the exported field of s, also a promoted one, or the zero
// Value.
func field(s reflect.Value, name string) (f reflect.Value) {
	defer func() {
		if recover() != nil { // it is promoted through a nil pointer
			f = reflect.Value{}
		}
	}()
	if s.Kind() != reflect.Struct {
		return reflect.Value{}
	}
	f = s.FieldByName(name)
	if !f.IsValid() || !f.CanInterface() {
		return reflect.Value{}
	}
	return f
}

// fieldAs returns the field of s if its type is T or, for an interface field,
// if its value is a T.
func fieldAs[T any](s reflect.Value, name string) (T, bool) {
	f := field(s, name)
	if !f.IsValid() {
		var zero T
		return zero, false
	}
	value, ok := f.Interface().(T)
	return value, ok
}

// textField returns the field of s if it is a string or points to one, else
// the empty string.
func textField(s reflect.Value, name string) string { return asText(field(s, name)) }

// intField returns the field of s if it is a number that is an int.
func intField(s reflect.Value, name string) (int, bool) { return asInt(field(s, name)) }

func asText(v reflect.Value) string {
	for range 2 { // a pointer or an interface, then the string
		if v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
			v = v.Elem()
		}
	}
	if v.Kind() == reflect.String {
		return v.String()
	}
	return ""
}

func asInt(v reflect.Value) (int, bool) {
	switch {
	case v.CanInt():
		return int(v.Int()), v.Int() >= math.MinInt && v.Int() <= math.MaxInt
	case v.CanUint():
		return int(v.Uint()), v.Uint() <= math.MaxInt
	}
	return 0, false
}

// result returns what a method without parameters and with one result
// returns, or the zero Value if method is none, panics or returns nil.
func result(method reflect.Value) reflect.Value {
	if !isGetter(method) {
		return reflect.Value{}
	}
	out := attempt(func() reflect.Value { return method.Call(nil)[0] })
	if out.Kind() == reflect.Interface {
		out = out.Elem()
	}
	if out.Kind() == reflect.Pointer && out.IsNil() {
		return reflect.Value{}
	}
	return out
}

func isGetter(method reflect.Value) bool {
	return method.Kind() == reflect.Func && !method.IsNil() &&
		method.Type().NumIn() == 0 && method.Type().NumOut() == 1
}
