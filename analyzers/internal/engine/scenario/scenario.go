// Package scenario runs functions on paper: from a place on at which something goes wrong, with what is known
// there, and along those branches only that can be taken then. It is the answer to "what happens if this fails?"
//
//	resp, err := client.Do(req)    // scenario: err is nil, and resp.StatusCode is 500
//	if err != nil {
//		return nil, err            // not reached
//	}
//	if !isFine(resp) {             // isFine is run with resp: it returns false
//		log.Print(resp.Status)
//		return nil, nil            // reached, and nothing tells of the status
//	}
//	return decode(resp.Body)       // not reached
//
// A [Scenario] gives values: an error that is set ([Failure]), a constant, an object of which some fields are known.
// A [Trace] says what other values are then, which blocks are reached and which sides of branches are taken. Two
// traces of one place, with the failure and without it, part at the branches that ask for it ([Machine.Branches]).
//
// A value is worked out when it is asked for, out of what it is made of: the operands of a comparison, the edges of
// a phi that control can come by, what a variable holds, what a called function of the package returns when it is
// run with these arguments. What nothing is known of can be anything. The base trace of a function gives nothing:
// what it leaves out is not reached in any run.
//
// A failure of which no more is said is none of those that code tells apart: it equals no sentinel, and errors.Is,
// errors.As and type assertions say no.
//
// Read value.go (what can be known), scenario.go, trace.go (the blocks), values.go (the values), memory.go (what
// variables hold), call.go (what calls return), branch.go (where two traces part) and outflow.go (what leaves a function).
package scenario

import (
	"go/token"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Analyzer provides a func() *[Machine]: one for the functions of a package, made on demand.
var Analyzer = &analysis.Analyzer{
	Name:     "scenario",
	Doc:      "scenario: run functions on paper",
	Requires: []*analysis.Analyzer{program.Analyzer},
	Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
		return sync.OnceValue(func() *Machine { return machineOf(pass.Fset, pass.ResultOf[program.Analyzer].(*program.Program)) }), nil
	}),
	ResultType: reflect.TypeFor[func() *Machine](),
}

// machineOf returns the machine of a package, which knows the fields that the package leaves nil, and the flags that it
// never sets. Its tests may set them.
func machineOf(fset *token.FileSet, p *program.Program) *Machine {
	constants := sync.OnceValue(func() *flow.Constants {
		return flow.ConstantsIn(p.Package(), slices.DeleteFunc(slices.Clone(p.Functions()), func(fn *ssa.Function) bool { return syntax.InTest(fset, fn.Pos()) }))
	})
	return New(p.Own(), func(v ssa.Value) (Value, bool) {
		read, ok := v.(*ssa.UnOp)
		switch {
		case !ok || read.Op != token.MUL:
		case program.IsBool(v.Type()):
			flag := Const(constants().Of(read)...)
			_, decided := flag.Truth()
			return flag, decided
		case constants().IsUnset(read):
			return Nil, true
		}
		return Value{}, false
	})
}

// Of returns the machine of a pass that requires [Analyzer]. What holds whenever a function is called is found out once
// for all who ask.
func Of(pass *analysis.Pass) *Machine { return pass.ResultOf[Analyzer].(func() *Machine)() }

// A Scenario is a place, and what is known there.
type Scenario struct {
	// At is where the run begins: the call that fails, or nil for the beginning of the function.
	At ssa.Instruction
	// Given says what values are, such as the results of the call.
	Given map[ssa.Value]Value
	// Fields says what the fields of [Object] hold, by their names.
	Fields map[string]Value
}

// A Machine runs functions of a package. It may be asked from several goroutines.
type Machine struct {
	own   map[*ssa.Function]bool
	known func(v ssa.Value) (Value, bool)

	mu    sync.Mutex
	bases map[base]*Trace
}

// A base is a function that is run with nothing given, within so many other runs: of those within it there are fewer.
type base struct {
	fn    *ssa.Function
	depth int
}

// New returns a machine for functions. What known says of a value holds in every run; it may be nil.
func New(own map[*ssa.Function]bool, known func(v ssa.Value) (Value, bool)) *Machine {
	if known == nil {
		known = func(ssa.Value) (Value, bool) { return Value{}, false }
	}
	return &Machine{own: own, known: known, bases: make(map[base]*Trace)}
}

// Live returns the blocks of a function that are reached in any run, as far as constants and what the machine knows of
// values decide that.
func (m *Machine) Live(fn *ssa.Function) []*ssa.BasicBlock {
	live := cond.Live(fn)
	if !slices.ContainsFunc(live, m.decides) {
		return live
	}
	reached := m.Base(fn).Blocks()
	return slices.DeleteFunc(live, func(block *ssa.BasicBlock) bool { return !slices.Contains(reached, block) })
}

// decides reports whether the machine knows the variable that the condition of a block asks for.
func (m *Machine) decides(block *ssa.BasicBlock) bool {
	asked := program.Condition(block)
	if v, _ := cond.NilTest(block); v != nil {
		asked = v
	}
	if not, ok := asked.(*ssa.UnOp); ok && not.Op == token.NOT {
		asked = not.X
	}
	if asked == nil {
		return false
	}
	_, known := m.known(asked)
	return known
}

// Base returns the trace of a function of which nothing is given: what holds whenever it is called.
func (m *Machine) Base(fn *ssa.Function) *Trace { return m.base(base{fn, 0}) }

func (m *Machine) base(of base) *Trace {
	m.mu.Lock()
	known := m.bases[of]
	m.mu.Unlock()
	if known != nil {
		return known
	}
	t := m.run(of.fn, Scenario{}, of.depth)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.bases[of] = t
	return t
}

// Run returns the trace of a scenario in a function.
func (m *Machine) Run(fn *ssa.Function, s Scenario) *Trace { return m.run(fn, s, 0) }

// side returns the successor of a block that a run takes, if it is decided.
func (t *Trace) side(block *ssa.BasicBlock) (side int, decided bool) {
	if program.Condition(block) == nil {
		return 0, false
	}
	is, known := t.truth[block]
	if is {
		return 0, known
	}
	return 1, known
}
