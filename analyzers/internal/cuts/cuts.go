// Package cuts says where functions cut a list or a text at a number that comes in by one of their
// parameters, or by a field of one, and that can be negative for all that is asked of it.
//
//	func (s *Store) Find(q Query) []Item { // cuts: 1.Limit
//		items := s.search(q.Name)
//		if len(items) > q.Limit {
//			items = items[:q.Limit] // -1 panics
//		}
//		return items
//	}
//
// Comparing a number with the length of a list says nothing of negative ones. What counts is a
// comparison with a constant that leads to the cut, to another number, or out of the function,
// and a function that is given the struct and has a name as for checks. What is known of a
// function is a fact for the packages that import its own.
package cuts

import (
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "cuts",
	Doc:        "cuts: say where functions cut lists at numbers that can be negative",
	Requires:   []*analysis.Analyzer{program.Analyzer},
	FactTypes:  []analysis.Fact{new(cutting)},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// A Cut is where a function cuts at what comes in by a parameter.
type Cut struct {
	// Param is the index of the parameter, with the receiver as the first one.
	Param int
	// Field is the name of the field of a struct, or empty for a number.
	Field string
	// Func names the function in which it is, and Place is the line.
	Func  string
	Place places.Place
}

// cutting is the fact about a function that cuts.
type cutting struct{ List []Cut }

// AFact marks the type as a fact.
func (*cutting) AFact() {}

// String returns the parameters, such as "cuts(1.Limit)".
func (c *cutting) String() string {
	parts := make([]string, len(c.List))
	for i, cut := range c.List {
		parts[i] = strings.TrimSuffix(fmt.Sprintf("%d.%s", cut.Param, cut.Field), ".")
	}
	return "cuts(" + strings.Join(parts, ", ") + ")"
}

// maxCuts is how many cuts of a function are told apart.
const maxCuts = 8

// Result is what is known of the functions of a package.
type Result struct {
	// Home tells where the places of cuts are.
	Home *places.Home

	pass  *analysis.Pass
	known map[*ssa.Function][]Cut
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass, Home: places.Of(pass), known: make(map[*ssa.Function][]Cut)}
	if pass.TypesInfo == nil || len(pass.Files) == 0 || sdk.Owns(pass.Pkg) || !module.Analysed(pass) {
		return r, nil
	}
	functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
	for _, fn := range functions {
		guard.At(pass, fn.Pos())
		if !program.Overlong(fn) && !syntax.InTest(pass.Fset, fn.Pos()) && !program.Recovers(fn) {
			r.learn(fn)
		}
	}
	for _, fn := range functions {
		obj, ok := fn.Object().(*types.Func)
		if ok && fn.Parent() == nil && obj.Exported() && obj.Pkg() == pass.Pkg && len(r.known[fn]) > 0 {
			pass.ExportObjectFact(obj, &cutting{List: r.known[fn]})
		}
	}
	return r, nil
}

// learn notes what a function, or a literal in one, cuts at what the function around it is given.
func (r *Result) learn(fn *ssa.Function) {
	for slice := range program.Instructions[*ssa.Slice](control.Live(fn)) {
		for _, v := range numbersAt(slice) {
			if at := sourceOf(v); at.param != nil && !program.Recovers(at.param.Parent()) && CanBeNegative(v, slice) {
				r.note(at, slice)
			}
		}
	}
}

func (r *Result) note(at source, slice *ssa.Slice) {
	fn := at.param.Parent()
	cut := Cut{Param: slices.Index(fn.Params, at.param), Field: at.name(), Func: fn.Name(), Place: r.Home.At(slice.Pos())}
	if obj := fn.Object(); obj != nil {
		cut.Func = syntax.ShortName(obj)
	}
	if !slices.Contains(r.known[fn], cut) && len(r.known[fn]) < maxCuts {
		r.known[fn] = append(r.known[fn], cut)
	}
}

// Of returns where the function that a call names cuts at what it is given.
func (r *Result) Of(call *ssa.Call) []Cut {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil {
		return nil
	}
	if list := r.known[callee]; list != nil {
		return list
	}
	obj := program.Called(call.Common())
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == r.pass.Pkg || !module.Seems(r.pass, obj.Pkg()) {
		return nil
	}
	var fact cutting
	if !r.pass.ImportObjectFact(obj, &fact) {
		return nil
	}
	list := slices.Clone(fact.List)
	for i := range list {
		list[i].Place = r.Home.Seen(obj, list[i].Place)
	}
	return list
}

// Given returns the values that a call gives for what a cut is made at: that of the parameter, or
// what is stored in the field of the struct.
func Given(call *ssa.Call, cut Cut) []ssa.Value {
	if cut.Param < 0 || cut.Param >= len(call.Call.Args) {
		return nil
	}
	arg := call.Call.Args[cut.Param]
	if cut.Field == "" {
		return []ssa.Value{arg}
	}
	if load, ok := arg.(*ssa.UnOp); ok {
		arg = load.X
	}
	var list []ssa.Value
	if made, ok := arg.(*ssa.Alloc); ok {
		for _, use := range *made.Referrers() {
			addr, ok := use.(*ssa.FieldAddr)
			if !ok || program.Field(addr.X.Type(), addr.Field).Name() != cut.Field {
				continue
			}
			for _, use := range *addr.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == addr {
					list = append(list, store.Val)
				}
			}
		}
	}
	return list
}
