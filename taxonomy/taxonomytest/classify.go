package taxonomytest

import (
	"errors"
	"reflect"
	"testing"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// CheckClassified returns what is wrong with the result of [taxonomy.Classify]
// for an error: it must not panic, must return a known code, and must keep the
// error. The result for nil is nil. It is meant for fuzz tests of adapters.
func CheckClassified(err error, adapters ...taxonomy.Adapter) []string {
	var d differences
	d.guard(func() { d.classified(err, taxonomy.Classify(err, adapters...)) })
	return d.found
}

// guard runs a check; a panic is a problem.
func (d *differences) guard(check func()) {
	defer func() {
		if v := recover(); v != nil {
			d.add("Classify panicked: %v", v)
		}
	}()
	check()
}

func (d *differences) classified(err error, e *taxonomy.Error) {
	switch {
	case err == nil && e == nil:
		return
	case err == nil:
		d.add("Classify answered %v to no error", e.Code)
		return
	case e == nil:
		d.add("Classify took an error for none")
		return
	}
	if !e.Code.Known() {
		d.add("Classify answered with the unknown code %d", int(e.Code))
	}
	if reflect.ValueOf(err).Comparable() && !isNilCoded(err) && !errors.Is(e, err) {
		d.add("Classify lost the error itself")
	}
}

// isNilCoded reports whether err is a nil *taxonomy.Error, which nothing can
// hold on to.
func isNilCoded(err error) bool {
	e, ok := err.(*taxonomy.Error)
	return ok && e == nil
}

// AssertClassified fails the test for every problem that [CheckClassified]
// finds, and reports whether there was none.
func AssertClassified(tb testing.TB, err error, adapters ...taxonomy.Adapter) bool {
	tb.Helper()
	return report(tb, CheckClassified(err, adapters...))
}
