package taxonomy

import (
	"errors"
	"reflect"
)

// Foreign errors may do anything: panic in their methods, be nil behind a
// non-nil interface, or be part of a cycle. Everything in this package that
// looks at one goes through the functions below.

const (
	maxDepth = 100    // a chain deeper than this is taken for endless
	maxNodes = 10_000 // likewise a tree with more errors than this
	maxSeen  = 64     // how many errors of a tree classification looks at
)

// errorText returns err.Error(), or a marker that names the type if the method
// panics.
func errorText(err error) (text string) {
	defer func() {
		if recover() != nil {
			text = "[" + typeName(err) + ": its Error method panicked]"
		}
	}()
	return err.Error()
}

// typeName returns the Go type of err, such as "*fs.PathError".
func typeName(err error) string {
	if t := reflect.TypeOf(err); t != nil {
		return t.String()
	}
	return "nil"
}

// unwrap returns what err wraps: several errors, one, or nothing.
func unwrap(err error) (many []error, one error) {
	many, one, _ = tryUnwrap(err)
	return many, one
}

// tryUnwrap also says whether the Unwrap method, if there is one, works.
func tryUnwrap(err error) (many []error, one error, ok bool) {
	defer func() {
		if recover() != nil {
			many, one, ok = nil, nil, false
		}
	}()
	switch u := err.(type) {
	case interface{ Unwrap() error }:
		one = u.Unwrap()
	case interface{ Unwrap() []error }:
		many = u.Unwrap()
	}
	return many, one, true
}

// same reports whether err itself, without what it wraps, is target.
func same(err, target error) (is bool) {
	defer func() {
		if recover() != nil { // an uncomparable type, or a panicking Is method
			is = false
		}
	}()
	if err == target {
		return true
	}
	i, ok := err.(interface{ Is(error) bool })
	return ok && i.Is(target)
}

// tree returns err and everything it wraps, depth first, outermost first, but
// at most maxSeen errors.
func tree(err error) []error {
	return appendTree(make([]error, 0, 8), err)
}

func appendTree(seen []error, err error) []error {
	for err != nil && len(seen) < maxSeen {
		seen = append(seen, err)
		many, one := unwrap(err)
		for _, e := range many {
			seen = appendTree(seen, e)
		}
		err = one
	}
	return seen
}

// find returns the outermost error of type T in the tree of err.
func find[T error](err error) (T, bool) {
	for _, e := range tree(err) {
		if t, ok := e.(T); ok {
			return t, true
		}
	}
	var zero T
	return zero, false
}

// finite returns err, or an error that stands for it without unwrapping any
// further if its tree is cyclic, endless or cannot be walked without a panic:
// errors.Is and errors.As of the standard library guard against none of that.
func finite(err error) error {
	left := maxNodes
	if ends(err, maxDepth, &left) {
		return err
	}
	return &cut{of: err}
}

func ends(err error, depth int, left *int) bool {
	for ; err != nil; depth-- {
		many, one, ok := tryUnwrap(err)
		if *left--; !ok || depth == 0 || *left < 0 {
			return false
		}
		for _, e := range many {
			if !ends(e, depth-1, left) {
				return false
			}
		}
		err = one
	}
	return true
}

// cut stands for an error whose tree cannot be walked to its end. It has no Unwrap method and
// answers Is and As itself, from the part of the tree that was looked at.
type cut struct{ of error }

func (c *cut) Error() string { return errorText(c.of) }

func (c *cut) Is(target error) bool {
	for _, e := range tree(c.of) {
		if same(e, target) {
			return true
		}
	}
	return false
}

func (c *cut) As(target any) bool {
	to := reflect.ValueOf(target).Elem()
	for _, e := range tree(c.of) {
		if reflect.TypeOf(e).AssignableTo(to.Type()) {
			to.Set(reflect.ValueOf(e))
			return true
		}
	}
	return false
}

// safely runs f and returns what it panicked with, if it did.
func safely(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("panic")
			if e, ok := r.(error); ok {
				err = e
			}
		}
	}()
	f()
	return nil
}
