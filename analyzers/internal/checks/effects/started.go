package effects

import (
	"go/token"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A setting is a condition on the environment alone, in words, such as
//
//	eq(os.Getenv("HOST"), "")
//
// It is the same as long as the program runs.
type setting string

// findStarted notes what the start of a program has found of its environment before any handler can be called:
// it has ended the process where that is otherwise, and the same test of a handler does not. Only
// of a command it is known how it starts.
func (r *Result) findStarted() map[setting]bool {
	if r.program.Package().Pkg.Name() != "main" || len(r.Served) == 0 || r.setsEnvironment() {
		return nil
	}
	starts := r.Starts()
	if len(starts) == 0 {
		starts = r.registrations()
	}
	way := start{Result: r, left: budget.Callees}
	return agreed(starts, func(start ssa.Instruction) map[setting]bool { return way.foundBefore(start, 0) })
}

// setsEnvironment reports whether the package changes its environment.
func (r *Result) setsEnvironment() bool {
	for call := range program.InstructionsOf[ssa.CallInstruction](r.program.Functions()) {
		if obj := program.Called(call.Common()); obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "os" && slices.Contains([]string{"Setenv", "Unsetenv", "Clearenv"}, obj.Name()) && !r.inTest(call.Parent()) {
			return true
		}
	}
	return false
}

// registrations returns the instructions that mention handlers, where no handler does.
func (r *Result) registrations() []ssa.Instruction {
	var list []ssa.Instruction
	for instr := range program.InstructionsOf[ssa.Instruction](r.program.Functions()) {
		if r.inTest(instr.Parent()) {
			continue
		}
		if slices.ContainsFunc(instr.Operands(nil), func(v *ssa.Value) bool {
			fn := program.Declaration(program.FunctionOf(*v))
			return fn != nil && slices.Contains(r.Served, fn)
		}) {
			list = append(list, instr)
		}
	}
	return list
}

// agreed returns what is found at all places.
func agreed(list []ssa.Instruction, at func(ssa.Instruction) map[setting]bool) map[setting]bool {
	var all map[setting]bool
	for i, instr := range list {
		found := at(instr)
		if i == 0 {
			all = found
			continue
		}
		maps.DeleteFunc(all, func(s setting, truth bool) bool {
			other, known := found[s]
			return !known || other != truth
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
func (r *start) foundBefore(instr ssa.Instruction, depth int) map[setting]bool {
	found := make(map[setting]bool)
	if r.left--; depth > budget.Deep || r.left < 0 {
		return found
	}
	maps.Copy(found, foundIn(instr))
	for call := range program.Instructions[*ssa.Call](instr.Parent().Blocks) {
		callee := program.Declaration(call.Call.StaticCallee())
		if callee == nil || !r.own[callee] || !program.AlwaysBefore(call, instr) || ssa.Instruction(call) == instr {
			continue
		}
		returns := slices.Collect(program.Instructions[ssa.Instruction](callee.Blocks))
		returns = slices.DeleteFunc(returns, func(i ssa.Instruction) bool { _, ok := i.(*ssa.Return); return !ok })
		maps.Copy(found, agreed(returns, foundIn))
	}
	if callers := r.callsOf(instr.Parent()); len(callers) > 0 {
		maps.Copy(found, agreed(callers, func(call ssa.Instruction) map[setting]bool { return r.foundBefore(call, depth+1) }))
	}
	return found
}

// foundIn returns what is found by the branches of a function that lead to an instruction.
func foundIn(instr ssa.Instruction) map[setting]bool {
	found := make(map[setting]bool)
	for b := range cond.Dominating(instr.Block()) {
		if s, truth := settingOf(b.Cond); s != "" {
			found[s] = truth == b.Truth
		}
	}
	return found
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

// settingOf returns the setting that a condition tests, and what it is where the condition is true.
func settingOf(condition ssa.Value) (s setting, truth bool) {
	b := cond.Branch{Cond: condition, Truth: true}.Plain()
	if x, y, equal := cond.Equality(b.Cond); x != nil && !equal {
		if words, reads := inWords(0, x, y); reads {
			return setting("eq(" + words + ")"), !b.Truth
		}
		return "", false
	}
	if words, reads := inWords(0, b.Cond); reads {
		return setting(words), b.Truth
	}
	return "", false
}

// inWords says values in words, if they are made of the environment and of constants alone, and
// reports whether they read the environment.
func inWords(depth int, values ...ssa.Value) (words string, reads bool) {
	if depth >= budget.Deep || len(values) >= budget.Deep {
		return "", false
	}
	var parts []string
	for _, v := range values {
		part, of := "", false
		switch v := v.(type) {
		case *ssa.Const:
			if part = "nil"; v.Value != nil {
				part = v.Value.ExactString()
			}
		case *ssa.Extract:
			part, of = inWords(depth+1, v.Tuple)
			if part != "" {
				part += "#" + strconv.Itoa(v.Index)
			}
		case *ssa.BinOp:
			if part, of = inWords(depth+1, v.X, v.Y); part != "" {
				name := v.Op.String()
				if v.Op == token.EQL {
					name = "eq"
				}
				part = name + "(" + part + ")"
			}
		case *ssa.Convert:
			part, of = inWords(depth+1, v.X)
		case *ssa.Call:
			part, of = callInWords(depth, v)
		}
		if part == "" {
			return "", false
		}
		parts, reads = append(parts, part), reads || of
	}
	return strings.Join(parts, ", "), reads
}

// callInWords is inWords for a call of a function that gives the same whenever it gets the same.
func callInWords(depth int, call *ssa.Call) (words string, reads bool) {
	name := ""
	if program.IsBuiltin(call, "len") {
		name = "len"
	} else if obj := program.Called(&call.Call); obj != nil && obj.Pkg() != nil && obj.Signature().Recv() == nil {
		reads = obj.FullName() == "os.Getenv" || obj.FullName() == "os.LookupEnv"
		if reads || slices.Contains([]string{"strings", "strconv", "net/url", "path/filepath", "regexp"}, obj.Pkg().Path()) || obj.FullName() == "time.ParseDuration" {
			name = obj.FullName()
		}
	}
	if name == "" {
		return "", false
	}
	args, of := inWords(depth+1, call.Call.Args...)
	if args == "" {
		return "", false
	}
	return name + "(" + args + ")", reads || of
}
