package replay

import (
	"go/constant"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// A spot is a place in the program, with the call that fails there.
type spot struct {
	fails *ssa.Call
	via   *ssa.BasicBlock // through which the run goes, where it is free to choose
}

// spotAt returns what is at a place: a call that can fail, or something on the branch of an error. Where a function
// hides a failure, any call can be that.
func (t *teller) spotAt(at Question) spot {
	var best ssa.Instruction
	for _, instr := range t.instructions()[Place{File: at.File, Line: at.Line}] {
		if t.place(instr.Pos()).Column == at.Column {
			best = instr
			break
		}
		if best == nil || canFail(instr) && !canFail(best) {
			best = instr
		}
	}
	if best == nil {
		return spot{}
	}
	if call, ok := best.(*ssa.Call); ok && at.How == Hides {
		return spot{call, call.Block()}
	}
	return spot{failsAt(best), best.Block()}
}

// instructions returns those of the lines that are asked about, in the order of the program.
func (t *teller) instructions() map[Place][]ssa.Instruction {
	if t.lines != nil {
		return t.lines
	}
	t.lines = make(map[Place][]ssa.Instruction)
	files := make(map[string]bool)
	for _, q := range t.questions {
		files[q.File] = true
	}
	for _, fn := range t.pass.ResultOf[program.Analyzer].(*program.Program).Functions() {
		if !fn.Pos().IsValid() || !files[t.place(fn.Pos()).File] {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			if p := t.place(instr.Pos()); p.File != "" {
				line := Place{File: p.File, Line: p.Line}
				t.lines[line] = append(t.lines[line], instr)
			}
		}
	}
	return t.lines
}

// canFail reports whether an instruction is a call that returns an error or a response.
func canFail(instr ssa.Instruction) bool {
	call, ok := instr.(*ssa.Call)
	return ok && (errorOf(call) >= 0 || responseOf(call) >= 0)
}

// failsAt returns the call whose failure an instruction is about: itself, or that whose error a condition on the way to
// it asks for.
func failsAt(instr ssa.Instruction) *ssa.Call {
	if call, ok := instr.(*ssa.Call); ok && canFail(call) {
		return call
	}
	if v, ok := instr.(ssa.Value); ok {
		if call := askedBy(v); call != nil {
			return call
		}
	}
	for block := range program.Dominators(instr.Block()) {
		if condition := program.Condition(block); condition != nil {
			if call := askedBy(condition); call != nil {
				return call
			}
		}
	}
	for block := range program.Dominators(instr.Block()) { // nobody asks
		for _, other := range slices.Backward(block.Instrs) {
			if call, ok := other.(*ssa.Call); ok && errorOf(call) >= 0 && call.Pos() < instr.Pos() {
				return call
			}
		}
	}
	return nil
}

// askedBy returns the call whose error, or status, a condition asks for, or nil.
func askedBy(v ssa.Value) (asked *ssa.Call) {
	for of := range within.Back(v) {
		if call, index := program.CallOf(of); call != nil && (index == errorOf(call) || index == responseOf(call)) {
			return call
		}
	}
	return nil
}

// within is the query for what a value is made of. What is put into a list of arguments counts.
var within = flow.Query{Kinds: flow.Operands | flow.Store, Skip: flow.Edge.SetsAll}

// errorOf returns the index of the error among the results of a call, or -1.
func errorOf(call *ssa.Call) int {
	results := call.Call.Signature().Results()
	if !program.EndsInError(results) {
		return -1
	}
	return results.Len() - 1
}

// responseOf returns the index of a response over HTTP among the results of a call, or -1.
func responseOf(call *ssa.Call) int {
	results := call.Call.Signature().Results()
	for i := range results.Len() {
		if requests.IsResponse(results.At(i).Type()) {
			return i
		}
	}
	return -1
}

// scenarioOf returns the run in which a call fails, and says so.
func (t *teller) scenarioOf(call *ssa.Call, how How) (scenario.Scenario, string) {
	s := scenario.Scenario{At: call, Given: make(map[ssa.Value]scenario.Value)}
	failing, response := errorOf(call), -1
	if how == Refuses {
		response = responseOf(call)
		s.Fields = map[string]scenario.Value{"StatusCode": scenario.Const(constant.MakeInt64(refused))}
	}
	for i := range call.Call.Signature().Results().Len() {
		for _, v := range calls.ResultsOf(call, i) {
			switch {
			case i == response:
				s.Given[v] = scenario.Object
			case i == failing && how == Fails:
				s.Given[v] = scenario.Failure
			case i == failing:
				s.Given[v] = scenario.Nil
			case how == Fails && failing >= 0:
				s.Given[v] = scenario.Zero(v.Type())
			}
		}
	}
	switch how {
	case Hides:
		return s, calledWord(call) + " returns what it has, without a word of the failure" + t.got(call, s)
	case Refuses:
		return s, calledWord(call) + " gets a response with the status " + strconv.Itoa(refused) + t.got(call, s)
	}
	return s, calledWord(call) + " fails: " + t.holding(call)
}

// refused is the status of a failure that stands for all of them.
const refused = 500
