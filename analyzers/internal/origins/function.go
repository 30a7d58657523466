package origins

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// targets is what a function value can be.
type targets struct {
	functions []*ssa.Function
	bound     []*ssa.MakeClosure // method values, with their receivers
	params    []*ssa.Parameter   // parameters of functions of the package
	known     bool               // it can be nothing else
}

// functions returns what a function value can be.
func (e Calls) functions(v ssa.Value) targets {
	t := functionTrace{Evaluator: e.evaluator, seen: make(map[ssa.Value]bool), targets: targets{known: true}}
	t.value(v)
	t.known = t.known && len(t.functions)+len(t.bound)+len(t.params) > 0
	return t.targets
}

// resultOfTargets returns what is known of a result of a call of any of some
// functions, as their last one if the index is -1.
func (e Calls) resultOfTargets(t targets, s calls.Site, index int) cause.Outcome {
	var all cause.Outcome
	at := func(sig *types.Signature) int {
		if index < 0 {
			return sig.Results().Len() - 1
		}
		return index
	}
	for _, fn := range t.functions {
		if i := at(fn.Signature); i >= 0 {
			all.Add(e.resultOfFunction(fn, s, i))
		}
	}
	for _, closure := range t.bound {
		all.Add(e.resultOfBound(closure, s, at(closure.Fn.(*ssa.Function).Signature)))
	}
	for _, p := range t.params {
		o := parameter(p)
		o.Field, o.Pos, o.Here = cause.Called, s.Pos, s.Pos
		all.Failures = cause.Union(all.Failures, []cause.Failure{{Origin: o}})
		if index >= 0 && e.givesText(p, index) {
			o.Field += strconv.Itoa(index)
			all.Readable.Add(cause.Readable{Text: []cause.Origin{o}})
		}
	}
	return all
}

// givesText reports whether there is text in a result of a function that a parameter is.
func (e Calls) givesText(p *ssa.Parameter, index int) bool {
	sig, ok := p.Type().Underlying().(*types.Signature)
	return ok && index < sig.Results().Len() && !program.CanBeError(sig.Results().At(index).Type()) && e.Texts().legible(sig.Results().At(index).Type())
}

// inCalled returns what is known of a result of a function that a call hands over for a
// parameter, and reports whether an origin stands for that.
func (e Calls) inCalled(s calls.Site, o cause.Origin) (cause.Outcome, bool) {
	number, ok := strings.CutPrefix(o.Field, cause.Called)
	index, err := strconv.Atoi(number)
	if !ok || err != nil || s.Arg(o.Param) == nil {
		return cause.Outcome{}, false
	}
	// The arguments are those that the called function passes: unknown here.
	return e.resultOfTargets(e.functions(s.Arg(o.Param)), calls.Site{Call: s.Call, Pos: s.Pos}, index), true
}

// resultOfBound returns what is known of a result of a method value.
func (e Calls) resultOfBound(closure *ssa.MakeClosure, s calls.Site, index int) cause.Outcome {
	fn := closure.Fn.(*ssa.Function)
	obj, ok := fn.Object().(*types.Func)
	if !ok || len(closure.Bindings) != 1 || index < 0 {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	receiver := closure.Bindings[0]
	s.Args = append([]ssa.Value{receiver}, s.Args...)
	if types.IsInterface(receiver.Type()) {
		return e.resultOfMethod(receiver, obj, s, index)
	}
	return e.resultOfFunction(program.Declaration(fn), s, index)
}

type functionTrace struct {
	targets
	Evaluator *evaluator
	seen      map[ssa.Value]bool
}

// maxCandidates is how many functions a value may be before it counts as unknown.
const maxCandidates = 16

func (t *functionTrace) value(v ssa.Value) {
	if t.seen[v] {
		return
	}
	t.seen[v] = true
	if len(t.functions) > maxCandidates {
		t.known = false
		return
	}
	switch v := v.(type) {
	case *ssa.Function:
		t.functions = append(t.functions, program.Declaration(v))
	case *ssa.MakeClosure:
		t.closure(v)
	case *ssa.ChangeType:
		t.value(v.X)
	case *ssa.MakeInterface:
		t.value(v.X)
	case *ssa.Phi:
		for _, edge := range v.Edges {
			t.value(edge)
		}
	case *ssa.Parameter:
		t.params = append(t.params, v)
	case *ssa.FreeVar:
		for _, binding := range t.Evaluator.Storage().Bindings(v) {
			t.value(binding)
		}
	case *ssa.Const: // nil: calling it panics
	case *ssa.UnOp:
		t.load(v)
	default:
		t.known = false
	}
}

// closure notes a literal or a method value.
func (t *functionTrace) closure(v *ssa.MakeClosure) {
	fn := v.Fn.(*ssa.Function)
	if fn.Synthetic != "" {
		t.bound = append(t.bound, v)
		return
	}
	t.functions = append(t.functions, fn)
}

func (t *functionTrace) load(v *ssa.UnOp) {
	if v.Op != token.MUL {
		t.known = false
		return
	}
	if g, ok := v.X.(*ssa.Global); ok {
		stores := t.Evaluator.flow.Index.Globals[g]
		if len(stores) == 0 || g.Pkg.Pkg != t.Evaluator.flow.Pass.Pkg || token.IsExported(g.Name()) {
			t.known = false // another package can set it, or does
		}
		for _, stored := range stores {
			t.value(stored)
		}
		return
	}
	stores, known := t.Evaluator.Storage().stored(v)
	t.known = t.known && known
	for _, stored := range stores {
		t.value(stored)
	}
}
