package handlers

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/visible"
)

// gives is the fact about a function, or a method of an interface, that returns what a
// client sent as the arguments of a call: of a request type of the program's own, say, or
// what its caller handed to it, of which it is the caller who knows whether it is that.
type gives struct {
	Results []int
	Handed  []handedBack
}

// handedBack is a result in which a function returns one of its parameters, or a part of it.
type handedBack struct{ Parameter, Result int }

// AFact marks the type as a fact.
func (*gives) AFact() {}

// String returns the results, such as "gives(0, 1 of parameter 0)".
func (g *gives) String() string {
	var parts []string
	for _, r := range g.Results {
		parts = append(parts, fmt.Sprint(r))
	}
	for _, h := range g.Handed {
		parts = append(parts, fmt.Sprintf("%d of parameter %d", h.Result, h.Parameter))
	}
	return "gives(" + strings.Join(parts, ", ") + ")"
}

// exportGivers makes known which functions of the package give the arguments of calls, or
// hand back what they are given, and which methods of its interfaces stand for such functions.
func (f *finder) exportGivers(r *Result) {
	f.exportHelpers(r)
	for _, method := range f.ownQuestions() {
		if slices.ContainsFunc(f.behindMethod(method), r.Gives) {
			f.Pass.ExportObjectFact(method, &gives{Results: []int{0}})
		}
	}
}

// exportHelpers makes known which functions of the package give the arguments of calls, or
// hand back what they are given.
func (f *finder) exportHelpers(r *Result) {
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || fn.Parent() != nil || syntax.InTest(f.Pass.Fset, fn.Pos()) {
			continue
		}
		if fact := f.givenBy(r, fn); len(fact.Results)+len(fact.Handed) > 0 {
			f.Pass.ExportObjectFact(obj, fact)
		}
	}
}

// hasHelpers reports whether a package has functions for others that can hand back what they
// are given of arguments, by their types.
func hasHelpers(pkg *types.Package) bool {
	for _, name := range pkg.Scope().Names() {
		switch obj := pkg.Scope().Lookup(name).(type) {
		case *types.Func:
			if obj.Exported() && canHandBack(obj.Signature()) {
				return true
			}
		case *types.TypeName:
			named, ok := types.Unalias(obj.Type()).(*types.Named)
			if ok && slices.ContainsFunc(slices.Collect(named.Methods()), func(m *types.Func) bool { return m.Exported() && canHandBack(m.Signature()) }) {
				return true
			}
		}
	}
	return false
}

func canHandBack(sig *types.Signature) bool {
	holds := func(v *types.Var) bool { return holdsArguments(v.Type()) }
	return slices.ContainsFunc(slices.Collect(sig.Params().Variables()), holds) && slices.ContainsFunc(slices.Collect(sig.Results().Variables()), holds)
}

// behindMethod returns the functions of the program that a method of an interface stands
// for in this package.
func (f *finder) behindMethod(method *types.Func) []*ssa.Function {
	return slices.DeleteFunc(visible.ImplementingFunctions(f.Program, method), func(fn *ssa.Function) bool { return syntax.InTest(f.Pass.Fset, fn.Pos()) })
}

// ownQuestions returns the methods of interfaces of the package that ask for arguments.
func (f *finder) ownQuestions() []*types.Func {
	var found []*types.Func
	for _, declared := range visible.AllTypes(f.Pass.Pkg) {
		iface, ok := declared.Type().Underlying().(*types.Interface)
		if !ok || !declared.Exported() || declared.IsAlias() {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if m.Exported() && asksForArguments(m.Signature()) {
				found = append(found, m)
			}
		}
	}
	return found
}

// asksForArguments reports whether a method gives, by its type, all the arguments of a
// call as a map, without being given anything.
func asksForArguments(sig *types.Signature) bool {
	if sig.Params().Len() != 0 || sig.Results().Len() != 1 {
		return false
	}
	_, isMap := sig.Results().At(0).Type().Underlying().(*types.Map)
	return isMap && isArguments(sig.Results().At(0).Type())
}

// Gives reports whether a function of the package returns the arguments of a call in
// the place of its first result.
func (r *Result) Gives(fn *ssa.Function) bool {
	return fn != nil && r.finder != nil && slices.Contains(r.finder.argumentsOf(r, fn), 0)
}

// givenBy returns what a function of the package returns of arguments.
func (f *finder) givenBy(r *Result, fn *ssa.Function) *gives {
	fact := &gives{Results: f.argumentsOf(r, fn)}
	for at, p := range fn.Params {
		if !holdsArguments(p.Type()) {
			continue
		}
		for _, i := range f.resultsWith(r, fn, p) {
			if !slices.Contains(fact.Results, i) {
				fact.Handed = append(fact.Handed, handedBack{at, i})
			}
		}
	}
	return fact
}

// argumentsOf returns the results in which a function returns arguments that its caller did
// not hand to it.
func (f *finder) argumentsOf(r *Result, fn *ssa.Function) []int { return f.resultsWith(r, fn, nil) }

// resultsWith returns the results of a function that hold arguments, or what comes in by one
// of its parameters, if there is one that counts.
func (f *finder) resultsWith(r *Result, fn *ssa.Function, only *ssa.Parameter) []int {
	var found []int
	for i := range fn.Signature.Results().Len() {
		if !holdsArguments(fn.Signature.Results().At(i).Type()) {
			continue
		}
		for _, ret := range f.Index.Returns[fn] {
			s := argumentSearch{Result: r, seen: make(map[ssa.Value]bool), within: fn, only: only}
			if i < len(ret.Results) && s.holds(ret.Results[i]) {
				found = append(found, i)
				break
			}
		}
	}
	return found
}

// holdsArguments reports whether the arguments of a call, or one of them, can stand in a
// value of a type as they came.
func holdsArguments(t types.Type) bool { return isArguments(t) || isAny(t) }

func isAny(t types.Type) bool {
	i, ok := types.Unalias(t).(*types.Interface)
	return ok && i.Empty()
}

// given says of what calls of other packages, and of methods of interfaces, return.
func (s *argumentSearch) given(call *ssa.Call, index int) bool {
	f := s.finder
	obj, _ := program.CalledAs(&call.Call)
	if obj == nil || obj.Pkg() == nil || !module.Seems(f.Pass, obj.Pkg()) {
		return false
	}
	var fact gives
	if obj.Pkg() != f.Pass.Pkg && f.Pass.ImportObjectFact(obj, &fact) {
		return slices.Contains(fact.Results, index) || slices.ContainsFunc(fact.Handed, func(h handedBack) bool {
			return h.Result == index && h.Parameter < len(call.Call.Args) && s.holds(call.Call.Args[h.Parameter])
		})
	}
	if !call.Call.IsInvoke() || !asksForArguments(obj.Signature()) {
		return false
	}
	for _, fn := range f.behindMethod(obj) {
		for _, ret := range f.Index.Returns[fn] {
			if s.holds(ret.Results[0]) {
				return true
			}
		}
	}
	s.asked = obj
	return false
}

// Looked reports whether the package was looked at: whether it can have to do with
// handlers at all.
func (r *Result) Looked() bool { return r.finder != nil }
