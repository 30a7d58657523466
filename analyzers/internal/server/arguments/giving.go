package arguments

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Gives is told of a function, or a method of an interface, that returns what a
// client sent as the arguments of a call: of a request type of the program's own, say, or
// what its caller handed to it, of which it is the caller who knows whether it is that.
type Gives struct {
	Results []int
	Handed  []handedBack
}

// handedBack is a result in which a function returns one of its parameters, or a part of it.
type handedBack struct{ Parameter, Result int }

// String returns the results, such as "gives(0, 1 of parameter 0)".
func (g Gives) String() string {
	var parts []string
	for _, r := range g.Results {
		parts = append(parts, fmt.Sprint(r))
	}
	for _, h := range g.Handed {
		parts = append(parts, fmt.Sprintf("%d of parameter %d", h.Result, h.Parameter))
	}
	return "gives(" + strings.Join(parts, ", ") + ")"
}

// Export makes known which functions of the package give the arguments of calls, or
// hand back what they are given, and which methods of its interfaces stand for such functions.
func (a *Arguments) Export() {
	for _, method := range a.ownQuestions() {
		if slices.ContainsFunc(a.behindMethod(method), a.Gives) {
			a.told.SetObject(method, Gives{Results: []int{0}})
		}
	}
	a.ExportHelpers()
}

// ExportHelpers makes known which functions of the package give the arguments of calls, or
// hand back what they are given.
func (a *Arguments) ExportHelpers() {
	for fn := range a.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || syntax.InTest(a.Pass.Fset, fn.Pos()) {
			continue
		}
		if told := a.givenBy(fn); len(told.Results)+len(told.Handed) > 0 {
			a.told.Set(fn, told)
		}
	}
	a.told.Export()
}

// HasHelpers reports whether a package has functions for others that can hand back what they
// are given of arguments, by their types.
func HasHelpers(pkg *types.Package) bool {
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
func (a *Arguments) behindMethod(method *types.Func) []*ssa.Function {
	return calls.Own(a.Calls.Behind(nil, method, token.NoPos))
}

// ownQuestions returns the methods of interfaces of the package that ask for arguments.
func (a *Arguments) ownQuestions() []*types.Func {
	var found []*types.Func
	for _, declared := range calls.Types(a.Pass.Pkg) {
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
	return isMap && CanBeAll(sig.Results().At(0).Type())
}

// Gives reports whether a function of the package returns the arguments of a call in
// the place of its first result.
func (a *Arguments) Gives(fn *ssa.Function) bool {
	return fn != nil && slices.Contains(a.argumentsOf(fn), 0)
}

// givenBy returns what a function of the package returns of arguments.
func (a *Arguments) givenBy(fn *ssa.Function) Gives {
	told := Gives{Results: a.argumentsOf(fn)}
	for at, p := range fn.Params {
		if !holdsArguments(p.Type()) {
			continue
		}
		for _, i := range a.resultsWith(fn, p) {
			if !slices.Contains(told.Results, i) {
				told.Handed = append(told.Handed, handedBack{at, i})
			}
		}
	}
	return told
}

// argumentsOf returns the results in which a function returns arguments that its caller did
// not hand to it.
func (a *Arguments) argumentsOf(fn *ssa.Function) []int { return a.resultsWith(fn, nil) }

// resultsWith returns the results of a function that hold arguments, or what comes in by one
// of its parameters, if there is one that counts.
func (a *Arguments) resultsWith(fn *ssa.Function, only *ssa.Parameter) []int {
	var found []int
	for i := range fn.Signature.Results().Len() {
		if !holdsArguments(fn.Signature.Results().At(i).Type()) {
			continue
		}
		for _, ret := range a.Index.Returns[fn] {
			s := a.newSearch()
			s.within, s.only = fn, only
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
func holdsArguments(t types.Type) bool { return CanBeAll(t) || program.IsAny(t) }

// given reports whether a call gives arguments in the place of a result, whatever it is given: one of the
// library, of a function of another package, or of a method of an interface.
func (s *search) given(call *ssa.Call, index int) bool {
	obj, _ := program.CalledAs(&call.Call)
	if s.accesses(call) {
		return !program.IsError(obj.Signature().Results().At(index).Type())
	}
	if s.Own[program.Callee(&call.Call)] {
		return false
	}
	if told, ok := s.told.Told(obj); ok {
		return slices.Contains(told.Results, index)
	}
	if !call.Call.IsInvoke() || !asksForArguments(obj.Signature()) || s.behind[obj] {
		return false
	}
	s.behind[obj] = true
	for _, fn := range s.behindMethod(obj) {
		for _, ret := range s.Index.Returns[fn] {
			if s.holds(ret.Results[0]) {
				return true
			}
		}
	}
	s.asked = obj
	return false
}

// handsBack reports whether a call of a function of another package gives back, by an edge, what it is given.
func (s *search) handsBack(call *ssa.Call, e flow.Edge) bool {
	obj, _ := program.CalledAs(&call.Call)
	if s.Own[program.Callee(&call.Call)] {
		return false
	}
	told, _ := s.told.Told(obj)
	_, index := program.CallOf(e.To)
	return slices.Contains(told.Handed, handedBack{e.Index, index})
}
