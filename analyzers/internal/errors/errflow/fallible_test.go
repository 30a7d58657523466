package errflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Packages that have nothing to do with errors are not looked at.
func TestLooksAtFalliblePackagesOnly(t *testing.T) {
	rows := []struct {
		name, source string
		want         bool
	}{
		{"types and constants", "type T struct{ N int }\n\nconst C = 1", false},
		{"a function without errors", "func F(n int) string { return \"\" }", false},
		{"a function that takes itself", "type F func(F)\n\nfunc G(F) {}", false},
		{"an error that is returned", "func F() error { return nil }", true},
		{"an error that is taken", "func F(err error) string { return err.Error() }", true},
		{"a list of errors", "func F(errs []error) {}", true},
		{"a function that fails", "func F(f func() error) {}", true},
		{"a method", "type T struct{}\n\nfunc (T) F() error { return nil }", true},
		{"an error type", "type T struct{}\n\nfunc (T) Error() string { return \"\" }", true},
		{"a variable", "var Err error", true},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			flow, _ := flowOf(t, "package m\n\n"+row.source+"\n")
			assert.Equal(t, row.want, flow.Known())
		})
	}
}
