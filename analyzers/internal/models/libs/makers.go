package libs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
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
	return slices.ContainsFunc([]string{"errors", pkgErrors, xerrors, cockroach}, func(path string) bool { return api.IsFunc(obj, path, name) })
}

// A Maker says what a function makes of its arguments.
type Maker struct {
	Plain  bool // it makes a plain error; others pass errors on
	Wraps  []int
	Shows  []int // arguments whose text is shown
	Format int   // the argument with the format of those after it, or 0 if there is none; see the offset of 1
	All    bool  // the last argument is a list of errors, all of which are kept
	Tree   bool  // it unwraps
}

// Makers are the functions that make errors and pass them on. The index of a
// format is counted from 1.
var Makers = map[string]Maker{
	"errors.New":    {Plain: true, Shows: []int{0}},
	"errors.Join":   {Plain: true, All: true},
	"errors.Unwrap": {Tree: true, Wraps: []int{0}},
	"fmt.Errorf":    {Plain: true, Format: 1},

	pkgErrors + ".New":          {Plain: true, Shows: []int{0}},
	pkgErrors + ".Errorf":       {Plain: true, Format: 1},
	pkgErrors + ".Wrap":         {Plain: true, Wraps: []int{0}, Shows: []int{1}},
	pkgErrors + ".Wrapf":        {Plain: true, Wraps: []int{0}, Format: 2},
	pkgErrors + ".WithMessage":  {Plain: true, Wraps: []int{0}, Shows: []int{1}},
	pkgErrors + ".WithMessagef": {Plain: true, Wraps: []int{0}, Format: 2},
	pkgErrors + ".WithStack":    {Wraps: []int{0}},
	pkgErrors + ".Unwrap":       {Tree: true, Wraps: []int{0}},
	pkgErrors + ".Cause":        {Tree: true, Wraps: []int{0}},

	xerrors + ".New":    {Plain: true, Shows: []int{0}},
	xerrors + ".Errorf": {Plain: true, Format: 1},
	xerrors + ".Unwrap": {Tree: true, Wraps: []int{0}},
	xerrors + ".Opaque": {Plain: true, Shows: []int{0}},

	cockroach + ".New":          {Plain: true, Shows: []int{0}},
	cockroach + ".Newf":         {Plain: true, Format: 1},
	cockroach + ".Errorf":       {Plain: true, Format: 1},
	cockroach + ".Wrap":         {Plain: true, Wraps: []int{0}, Shows: []int{1}},
	cockroach + ".Wrapf":        {Plain: true, Wraps: []int{0}, Format: 2},
	cockroach + ".WithMessage":  {Plain: true, Wraps: []int{0}, Shows: []int{1}},
	cockroach + ".WithMessagef": {Plain: true, Wraps: []int{0}, Format: 2},
	cockroach + ".WithStack":    {Wraps: []int{0}},
	cockroach + ".WithHint":     {Wraps: []int{0}},
	cockroach + ".WithDetail":   {Wraps: []int{0}},
	cockroach + ".Join":         {Plain: true, All: true},
	cockroach + ".Unwrap":       {Tree: true, Wraps: []int{0}},
	cockroach + ".UnwrapOnce":   {Tree: true, Wraps: []int{0}},
	cockroach + ".Cause":        {Tree: true, Wraps: []int{0}},

	"github.com/hashicorp/go-multierror.Append":        {Plain: true, Wraps: []int{0}, All: true},
	"go.uber.org/multierr.Append":                      {Plain: true, Wraps: []int{0, 1}},
	"go.uber.org/multierr.Combine":                     {Plain: true, All: true},
	"k8s.io/apimachinery/pkg/util/errors.NewAggregate": {Plain: true, Wraps: []int{0}},
}

// IsAs reports whether a call is one of errors.As, or of a function like it.
func IsAs(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return len(call.Call.Args) == 2 && IsOfErrors(obj, "As")
}

// IsAsType reports whether a call is one of errors.AsType, which is new in Go 1.26.
func IsAsType(call *ssa.Call) bool {
	return len(call.Call.Args) == 1 && api.IsFunc(program.Called(&call.Call), "errors", "AsType")
}
