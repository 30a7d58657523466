package cond

import (
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// verdictsOfPredicate returns what the result of a function of the module proves
// about its error arguments.
func (f *Reader) verdictsOfPredicate(call *ssa.Call, truth bool) []Verdict {
	obj := program.Called(&call.Call)
	if obj == nil || !IsPredicate(obj.Signature()) {
		return nil
	}
	s := calls.At(call)
	var list []Verdict
	for _, c := range f.predicate(call.Call.StaticCallee()).Of(truth) {
		if err := s.Arg(c.Param); err != nil {
			v := VerdictOf(c)
			v.Err = err
			list = append(list, v)
		}
	}
	return list
}

// IsPredicate reports whether a function takes an error and returns a boolean.
func IsPredicate(sig *types.Signature) bool {
	results := sig.Results()
	if results.Len() != 1 || !types.Identical(results.At(0).Type().Underlying(), types.Typ[types.Bool]) {
		return false
	}
	for p := range sig.Params().Variables() {
		if program.CanBeError(p.Type()) {
			return true
		}
	}
	return false
}

// Told returns what the result of a function of the package proves about its
// parameters. It is given the returns that can be reached.
func (f *Reader) Told(fn *ssa.Function, returns []*ssa.Return) (t cause.Predicate) {
	for i, p := range fn.Params {
		if program.CanBeError(p.Type()) {
			t.True = append(t.True, tellsOf(f.ways(returns, true), i, p)...)
			t.False = append(t.False, tellsOf(f.ways(returns, false), i, p)...)
		}
	}
	return t
}

// tellsOf returns what a result of a function proves about one parameter: what
// every path to that result proves.
func tellsOf(ways [][]Verdict, param int, p *ssa.Parameter) []cause.Condition {
	var common []Verdict
	for i, way := range ways {
		of := slices.DeleteFunc(way, func(v Verdict) bool { return !paths.SameError(v.Err, p) })
		if i == 0 {
			common = of
		} else {
			common = either(common, of)
		}
	}
	var list []cause.Condition
	for _, v := range common {
		c := v.condition()
		c.Param = param
		list = append(list, c)
	}
	return list
}

// either joins two lists of verdicts: an error is one of what either says, and is
// not what both say that it is not.
func either(a, b []Verdict) []Verdict {
	var list []Verdict
	for _, v := range a {
		for _, w := range b {
			if v.Is && w.Is {
				v.What, v.Own = slices.Compact(slices.Sorted(slices.Values(slices.Concat(v.What, w.What)))), v.Own && w.Own
				list = append(list, v)
				break
			}
			if !v.Is && !w.Is && slices.Equal(v.What, w.What) {
				v.Itself = v.Itself || w.Itself
				list = append(list, v)
				break
			}
		}
	}
	return list
}

// ways returns, for every path on which a function can return true, or false,
// what its branches prove.
func (f *Reader) ways(returns []*ssa.Return, truth bool) [][]Verdict {
	var all [][]Verdict
	for _, ret := range returns {
		all = append(all, f.waysTo(program.Given(ret, 0), truth, f.VerdictsAt(ret.Block()))...)
	}
	return all
}

// waysTo returns, for every path on which a value is true, or false, what its
// branches prove, added to known verdicts.
func (f *Reader) waysTo(v ssa.Value, truth bool, known []Verdict) [][]Verdict {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil || constant.BoolVal(v.Value) != truth {
			return nil
		}
		return [][]Verdict{known}
	case *ssa.Phi:
		var all [][]Verdict
		for i, edge := range v.Edges {
			if _, loop := edge.(*ssa.Phi); loop {
				return [][]Verdict{known}
			}
			pred := v.Block().Preds[i]
			along := slices.Concat(known, f.VerdictsAt(pred), f.VerdictsAlong(pred, v.Block()))
			all = append(all, f.waysTo(edge, truth, along)...)
		}
		return all
	}
	return [][]Verdict{slices.Concat(known, f.verdictsOf(Branch{v, truth}))}
}

// VerdictsAlong returns the verdicts on the edge from one block to the next.
func (f *Reader) VerdictsAlong(from, to *ssa.BasicBlock) []Verdict {
	b, ok := Edge(from, to)
	if !ok {
		return nil
	}
	return f.verdictsOf(b)
}

// A Verdict is what a dominating branch proves about an error: that it matches
// (errors.Is, errors.As) one of What, or none.
type Verdict struct {
	Err  ssa.Value
	What []string // the names of the variables and types
	Own  bool     // they are those of the module, which no error of another module wraps
	Is   bool
	// itself says that it does not, but can wrap one: what is told by a type assertion or a
	// comparison that fails.
	Itself bool
}

// VerdictsAt returns the verdicts on errors that dominating branches prove in a
// block.
func (f *Reader) VerdictsAt(block *ssa.BasicBlock) []Verdict {
	var list []Verdict
	for b := range Dominating(block) {
		list = append(list, f.verdictsOf(b)...)
	}
	return list
}

// verdictsOf returns what a branch proves of errors.
func (f *Reader) verdictsOf(b Branch) []Verdict {
	b = b.Plain()
	truth := b.Truth
	switch cond := b.Cond.(type) {
	case *ssa.Call:
		switch obj := program.Called(&cond.Call); {
		case funcs.IsAs(cond):
			return f.verdictOnType(cond.Call.Args[0], targetType(cond.Call.Args[1]), truth)
		case funcs.IsOfErrors(obj, "Is"):
			return f.verdictOnVariable(cond.Call.Args[0], cond.Call.Args[1], truth)
		default:
			return f.verdictsOfPredicate(cond, truth)
		}
	case *ssa.Extract:
		return f.verdictsOfFinding(cond, truth)
	case *ssa.BinOp:
		if x, y, equal := Equality(cond); x != nil {
			is := truth == equal
			return ofItself(append(f.verdictOnVariable(x, y, is), f.verdictOnVariable(y, x, is)...))
		}
	}
	return nil
}

// ofItself returns the verdicts of a test that does not unwrap: a negative result proves
// nothing about wrapped errors.
func ofItself(list []Verdict) []Verdict {
	for i := range list {
		list[i].Itself = !list[i].Is
	}
	return list
}

// verdictsOfFinding returns what a type assertion proves when it succeeds or
// fails.
func (f *Reader) verdictsOfFinding(ok *ssa.Extract, truth bool) []Verdict {
	if ok.Index != 1 {
		return nil
	}
	switch tuple := ok.Tuple.(type) {
	case *ssa.TypeAssert:
		return ofItself(f.verdictOnType(tuple.X, tuple.AssertedType, truth))
	case *ssa.Call:
		if funcs.IsAsType(tuple) {
			return f.verdictOnType(tuple.Call.Args[0], tuple.Type().(*types.Tuple).At(0).Type(), truth)
		}
	}
	return nil
}

// targetType returns the type that errors.As looks for, or nil.
func targetType(target ssa.Value) types.Type {
	p, ok := calls.PlainValue(target).Type().Underlying().(*types.Pointer)
	if !ok {
		return nil
	}
	return p.Elem()
}

func (f *Reader) verdictOnVariable(err, sentinel ssa.Value, is bool) []Verdict {
	g, ok := paths.ReadFrom[*ssa.Global](sentinel)
	if !ok || !program.CanBeError(err.Type()) {
		return nil
	}
	return []Verdict{{Err: err, What: []string{funcs.FullName(g.Object())}, Own: syntax.InModule(f.pass, g.Object().Pkg()), Is: is}}
}

func (f *Reader) verdictOnType(err ssa.Value, t types.Type, is bool) []Verdict {
	named := program.NamedOf(t)
	if named == nil || types.IsInterface(named) {
		return nil
	}
	return []Verdict{{Err: err, What: []string{funcs.TypeName(named)}, Own: syntax.InModule(f.pass, named.Obj().Pkg()), Is: is}}
}

// Excludes reports whether the verdict rules out the failure.
func (v Verdict) Excludes(f cause.Failure) bool {
	has := slices.Contains(v.What, f.Name)
	if v.Itself {
		return has
	}
	for _, p := range f.Parts {
		has = has || p.Role&cause.Kept != 0 && slices.Contains(v.What, p.Name)
	}
	if has || !v.Is {
		return has && !v.Is
	}
	if v.Open(f.Origin) {
		return false
	}
	return !slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return p.Role&cause.Kept != 0 && v.Open(p.Origin) })
}

// Open reports whether an error can wrap something unknown.
func (v Verdict) Open(o cause.Origin) bool {
	switch o.Class {
	case cause.Plain, cause.Coded, cause.Typed, cause.Context:
		return false
	case cause.Foreign, cause.Infrastructure, cause.Argument:
		return !v.Own && !(onlyComputes(o.Name) && v.asksWhetherStopped())
	}
	return true
}

// asksWhetherStopped reports whether a verdict is only about context errors.
func (v Verdict) asksWhetherStopped() bool {
	return !slices.ContainsFunc(v.What, func(name string) bool { return name != "context.Canceled" && name != "context.DeadlineExceeded" })
}

// onlyComputes reports whether an error is that of a function that works in memory, such
// as json.Marshal, so no context stops it. Functions that read streams, such as decoders,
// can fail as the stream fails.
func onlyComputes(name string) bool {
	i := strings.LastIndexByte(name, '.')
	if i < 0 || strings.Contains(name, "(") || strings.Contains(name[i:], "Read") {
		return false
	}
	return funcs.Classes[name[:i]] == cause.Argument || funcs.Exceptions[name[:i]][name[i+1:]] == cause.Argument
}

// Equal reports whether two verdicts are the same.
func (v Verdict) Equal(w Verdict) bool {
	return v.Err == w.Err && v.Is == w.Is && v.Own == w.Own && v.Itself == w.Itself && slices.Equal(v.What, w.What)
}

// Without drops verdicts on errors that are computed in certain blocks.
func Without(verdicts []Verdict, in func(*ssa.BasicBlock) bool) []Verdict {
	return slices.DeleteFunc(slices.Clone(verdicts), func(v Verdict) bool {
		instr, ok := v.Err.(ssa.Instruction)
		return ok && in(instr.Block())
	})
}
