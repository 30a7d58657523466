package funcs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Libraries that make and wrap errors.
const (
	pkgErrors = "github.com/pkg/errors"
	xerrors   = "golang.org/x/xerrors"
	cockroach = "github.com/cockroachdb/errors"
)

// IsOfErrors reports whether a function has the given name in package errors, or in one of
// the libraries, where it does the same.
func IsOfErrors(obj *types.Func, name string) bool {
	return slices.ContainsFunc([]string{"errors", pkgErrors, xerrors, cockroach}, func(path string) bool { return syntax.IsFunc(obj, path, name) })
}

// IsAs reports whether a call is one of errors.As, or of a function like it.
func IsAs(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return len(call.Call.Args) == 2 && IsOfErrors(obj, "As")
}

// IsAsType reports whether a call is one of errors.AsType, which is new in Go 1.26.
func IsAsType(call *ssa.Call) bool {
	return len(call.Call.Args) == 1 && syntax.IsFunc(program.Called(&call.Call), "errors", "AsType")
}

// makers are the functions that return an error whatever they are given.
var makers = map[string]bool{
	"errors.New": true, "fmt.Errorf": true,
	"github.com/mcperrlint/mcperrlint/bridge.NewError": true, "github.com/mcperrlint/mcperrlint/bridge.Errorf": true,
	"github.com/pkg/errors.New": true, "github.com/pkg/errors.Errorf": true,
	"golang.org/x/xerrors.New": true, "golang.org/x/xerrors.Errorf": true,
	"github.com/cockroachdb/errors.New": true, "github.com/cockroachdb/errors.Newf": true, "github.com/cockroachdb/errors.Errorf": true,
}

// MakesError reports whether a library function always returns a non-nil error.
func MakesError(obj *types.Func) bool { return obj != nil && makers[obj.FullName()] }
