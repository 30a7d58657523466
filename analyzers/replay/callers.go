package replay

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// goOn follows what a function has returned through those that call it, up to a handler.
func (t *teller) goOn(run *Run, f frame, end *ssa.Return) {
	told := make(map[*ssa.Function]bool)
	for range mostFrames {
		if end == nil {
			return
		}
		told[f.fn] = true
		if t.isHandler(f.fn) {
			run.Answers = true
			return
		}
		call := t.callerOf(f.fn, told)
		if call == nil {
			return
		}
		s := scenario.Scenario{At: call, Given: make(map[ssa.Value]scenario.Value)}
		for i := range end.Results {
			got := f.trace.Of(program.Given(end, i))
			for _, v := range calls.ResultsOf(call, i) {
				s.Given[v] = got
			}
		}
		run.Steps = append(run.Steps, t.step(call.Parent(), call.Pos(), calledWord(call)+" has returned"+t.got(call, s)))
		f = frame{teller: t, trace: scenario.Of(t.pass).Run(call.Parent(), s), fn: call.Parent()}
		end = f.run(call)
		run.Steps = append(run.Steps, f.steps...)
	}
}

// callerOf returns a call of a function that leads to a handler of the package by the fewest functions, or any call if
// none does, but none in a function that was told before.
func (t *teller) callerOf(fn *ssa.Function, told map[*ssa.Function]bool) *ssa.Call {
	type way struct {
		fn    *ssa.Function
		first *ssa.Call // of those that call the function itself
	}
	seen := map[*ssa.Function]bool{fn: true}
	list := []way{{fn, nil}}
	var any *ssa.Call
	for i := 0; i < len(list) && i < mostBlocks; i++ {
		for _, call := range t.callsOf(list[i].fn) {
			by, first := call.Parent(), list[i].first
			if told[by] {
				continue
			}
			if first == nil {
				first = call
			}
			if any == nil {
				any = first
			}
			if t.isHandler(by) {
				return first
			}
			if !seen[by] {
				seen[by] = true
				list = append(list, way{by, first})
			}
		}
	}
	return any
}

// callsOf returns the calls of a function in the package, in the order of the source.
func (t *teller) callsOf(fn *ssa.Function) []*ssa.Call {
	if t.sites == nil {
		t.sites = make(map[*ssa.Function][]*ssa.Call)
		for call := range program.InstructionsOf[*ssa.Call](t.pass.ResultOf[program.Analyzer].(*program.Program).Functions()) {
			callee := program.Declaration(call.Call.StaticCallee())
			if callee != nil && !syntax.InTest(t.pass.Fset, call.Pos()) {
				t.sites[callee] = append(t.sites[callee], call)
			}
		}
	}
	return t.sites[fn]
}

// isHandler reports whether a library calls a function to answer.
func (t *teller) isHandler(fn *ssa.Function) bool {
	for _, h := range t.found.Handlers {
		if h.Func == fn && h.Kind.IsAnswer() {
			return true
		}
	}
	return false
}
