package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// findStarted returns the branches on the environment alone that the start of a program has taken before any handler can be
// called: it has ended the process where that is otherwise, and the same test of a handler does not. In
//
//	if os.Getenv("HOST") == "" {
//		log.Fatal("HOST is not set")
//	}
//
// the condition is false as long as the program runs. Only of a command it is known how it starts.
func (r *Result) findStarted() []cond.Branch {
	if !r.conditions.settled().IsMain() {
		return nil
	}
	way := start{Result: r, left: budget.Callees}
	return agreed(r.Starts(), func(start ssa.Instruction) []cond.Branch { return way.foundBefore(start) })
}

// agreed returns the branches that are found at all places.
func agreed[I ssa.Instruction](list []I, at func(I) []cond.Branch) []cond.Branch {
	var all []cond.Branch
	for i, instr := range list {
		found := at(instr)
		if i == 0 {
			all = found
			continue
		}
		all = slices.DeleteFunc(all, func(b cond.Branch) bool {
			return !slices.ContainsFunc(found, func(other cond.Branch) bool {
				is, known := other.Decides(b.Cond)
				return known && is == b.Truth
			})
		})
	}
	return all
}

// A start asks what a program has found at some places on its way.
type start struct {
	*Result
	left int // places that are still asked
}

// foundBefore returns what is found before an instruction: by the branches that lead there, by the functions that
// are called on the way, and before the function is called.
func (r *start) foundBefore(instr ssa.Instruction) []cond.Branch {
	if r.left--; r.left < 0 {
		return nil
	}
	found := foundIn(instr)
	for call := range program.Instructions[*ssa.Call](instr.Parent().Blocks) {
		callee := program.Declaration(call.Call.StaticCallee())
		if callee != nil && r.own[callee] && program.AlwaysBefore(call, instr) && ssa.Instruction(call) != instr {
			found = append(found, agreed(slices.Collect(program.Instructions[*ssa.Return](callee.Blocks)), foundIn)...)
		}
	}
	return append(found, agreed(r.callsOf(instr.Parent()), func(call ssa.Instruction) []cond.Branch { return r.foundBefore(call) })...)
}

// foundIn returns what is found by the branches of a function that lead to an instruction.
func foundIn[I ssa.Instruction](instr I) []cond.Branch {
	return slices.DeleteFunc(slices.Collect(cond.Dominating(instr.Block())), func(b cond.Branch) bool { return !isSetting(b.Cond) })
}

// callsOf returns the calls of a function, or nothing if it is not only called by its name.
func (r *Result) callsOf(fn *ssa.Function) []ssa.Instruction {
	if !flow.IndexOf(r.pass).IsOnlyCalled(fn) {
		return nil
	}
	var list []ssa.Instruction
	for _, call := range r.calls.Callers(fn) {
		if !r.inTest(call.Parent()) {
			list = append(list, call)
		}
	}
	return list
}

// isSetting reports whether a condition is made of the environment and of constants alone, by functions that give the same
// whenever they get the same.
func isSetting(condition ssa.Value) bool {
	reads := false
	return flow.All(setting.Back(condition), func(v ssa.Value) bool {
		call, ok := v.(*ssa.Call)
		switch v.(type) {
		case *ssa.Const, *ssa.Extract, *ssa.BinOp, *ssa.Convert:
			return true
		}
		if !ok {
			return false
		}
		if obj := program.Called(&call.Call); syntax.PackageOf(obj) != nil && obj.Signature().Recv() == nil {
			environment := obj.FullName() == "os.Getenv" || obj.FullName() == "os.LookupEnv"
			reads = reads || environment
			return environment || slices.Contains([]string{"strings", "strconv", "net/url", "path/filepath", "regexp"}, obj.Pkg().Path()) || obj.FullName() == "time.ParseDuration"
		}
		return program.IsBuiltin(call, "len")
	}) && reads
}

// setting is the query for what a condition is made of.
var setting = flow.Query{Kinds: flow.Extract | flow.Convert | flow.Operand | flow.Argument, Skip: func(e flow.Edge) bool {
	_, call := e.At.(*ssa.Call)
	return call && e.Kind == flow.Operand
}}
