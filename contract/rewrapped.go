package contract

import "reflect"

// rewrapped stands for a foreign error some of whose wrapped errors were
// replaced by filled copies.
type rewrapped struct {
	of    error
	wraps []error
}

func (r *rewrapped) Error() string   { return r.of.Error() }
func (r *rewrapped) Unwrap() []error { return r.wraps }

// Is reports whether the error that r stands for is target, without what it
// wraps.
func (r *rewrapped) Is(target error) (is bool) {
	defer func() {
		if recover() != nil { // an uncomparable type, or a panicking Is method
			is = false
		}
	}()
	if r.of == target {
		return true
	}
	m, ok := r.of.(interface{ Is(error) bool })
	return ok && m.Is(target)
}

// As finds the error that r stands for, without what it wraps.
func (r *rewrapped) As(target any) (found bool) {
	defer func() {
		if recover() != nil { // a panicking As method
			found = false
		}
	}()
	to := reflect.ValueOf(target).Elem()
	if reflect.TypeOf(r.of).AssignableTo(to.Type()) {
		to.Set(reflect.ValueOf(r.of))
		return true
	}
	m, ok := r.of.(interface{ As(any) bool })
	return ok && m.As(target)
}

// unwrap returns what a foreign error wraps directly; nothing if its method
// panics.
func unwrap(err error) (wraps []error) {
	defer func() {
		if recover() != nil {
			wraps = nil
		}
	}()
	switch u := err.(type) {
	case interface{ Unwrap() error }:
		return []error{u.Unwrap()}
	case interface{ Unwrap() []error }:
		return u.Unwrap()
	}
	return nil
}
