// Package effects finds side effects of functions: writing to standard output,
// ending the process, panicking. Functions of other packages of the module are
// known from facts.
//
// It follows static calls, literals, and methods of interfaces that types of the
// package implement. Other calls are unknown, and rules are silent about them. What is done under a condition on a parameter,
// or on a switch of the receiver, is not done by calls that exclude it:
//
//	index.New(dir, false).Build() // Build prints if the index is verbose
//
// Read effects.go, direct.go, called.go, crossed.go and switches.go; then reach.go, possible.go and fact.go.
package effects

import (
	"go/token"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "effects",
	Doc:        "effects: say what functions do beside what they return",
	Requires:   []*analysis.Analyzer{program.Analyzer, flow.Analyzer, handlers.Analyzer, calls.Analyzer, errflow.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[does]), new(summary.Fact[served]), new(summary.Fact[serves]), new(summary.Fact[initials])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// Kind is a kind of deeds.
type Kind int

// The kinds.
const (
	// Writes means that something is written to standard output, or that something
	// is told to write there.
	Writes Kind = iota
	// Exits means that the process ends.
	Exits
	// Panics means that the function panics.
	Panics
)

var kinds = [...]Kind{Writes, Exits, Panics}

// String returns the kind in lower case.
func (k Kind) String() string { return [...]string{"writes", "exits", "panics"}[k] }

// verb returns what a function does that has such a deed.
func (k Kind) verb() string { return [...]string{"writes to stdout", "ends the process", "panics"}[k] }

// A Deed is something that a function does.
type Deed struct {
	// Kind is the kind.
	Kind Kind
	// Name names what does it, such as "fmt.Println".
	Name string
	// Func and Place name the function of another package that does it, and the
	// line. They are empty for a deed of the package itself.
	Func  string
	Place summary.Place
	// Later tells that it is done by what the call returns.
	Later bool
	// When are the conditions on the parameters of the function, of those that can be told, under which it is done.
	When []cause.Condition
	// Mistake tells that only a mistake of the program leads there.
	Mistake bool

	local
}

// What is local about a deed means nothing to importers: a fact does not hold it.
type local struct {
	// Instr is where it is done in the package: the statement, or the call that
	// leads to it.
	Instr ssa.Instruction
	// Registered tells that a handler does it which the instruction makes or registers,
	// in another package.
	Registered bool

	home *summary.Home // what Place is told from
}

// Pos returns where it is done in the package.
func (d Deed) Pos() token.Pos { return d.Instr.Pos() }

// Elsewhere returns the place in another package where it is done, as something that is
// related to a finding. It is empty for a deed of the package itself.
func (d Deed) Elsewhere() []analysis.RelatedInformation {
	if d.home == nil {
		return nil
	}
	at := d.home.Pos(d.Place)
	if !at.IsValid() {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: at, Message: report.CausePrefix + report.Func(d.Func) + " " + d.Kind.verb() + " here"}}
}

// Result is what is known of the functions of a package.
type Result struct {
	// Served are the functions of the package that a library of the protocol calls.
	Served []*ssa.Function

	pass    *analysis.Pass
	home    *summary.Home
	program *program.Program
	calls   *calls.Calls
	faults  faults
	flow    *errflow.Flow
	own     map[*ssa.Function]bool

	functions []*ssa.Function // those that are not in tests

	done    map[*ssa.Function][]Deed
	left    map[*ssa.Function][]Deed // what is done by what a function returns
	serving *summary.Table[serves]
	told    *summary.Table[does]
	onces   map[*ssa.Global]*ssa.Function // what variables of the package call once

	switches   switches   // bools that constructors of objects set
	conditions conditions // what decides which blocks are reached
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass, home: summary.HomeOf(pass), done: make(map[*ssa.Function][]Deed), left: make(map[*ssa.Function][]Deed), onces: make(map[*ssa.Global]*ssa.Function)}
	r.told = summary.NewTable(pass, summary.Domain[does]{Seen: r.seen})
	r.serving = summary.NewTable(pass, summary.Domain[serves]{Equal: summary.Same[serves], Cut: func(_ *ssa.Function, s serves) (serves, bool) { return s, bool(s) }})
	r.switches.made = summary.NewTable(pass, summary.Domain[initials]{})
	if !sdk.IsLookedInto(pass) {
		return r, nil
	}
	r.program = pass.ResultOf[program.Analyzer].(*program.Program)
	r.conditions.settled = sync.OnceValue(r.settle)
	r.calls = calls.Of(pass)
	r.flow = pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	r.faults = faults{pass.ResultOf[handlers.Analyzer].(*handlers.Result), r.flow}
	r.conditions.neverFails = r.faults.neverFails
	r.own = r.program.Own()
	r.functions = slices.DeleteFunc(slices.Clone(r.program.Functions()), r.inTest)
	r.conditions.begin(r.own)
	r.switches.find(pass.Pkg, r.program.Functions())
	r.findOnces()
	r.Served = r.served()
	r.findServing()
	r.conditions.started = r.findStarted()
	r.conditions.begin(r.own) // more is known now
	clear(r.done)             // some of it is not done then
	r.export()
	r.switches.made.Export()
	r.exportServed()
	return r, nil
}

// of returns the deeds that stand in a function of the package, and those of
// functions of other packages that it calls.
func (r *Result) of(fn *ssa.Function) []Deed {
	list, ok := r.done[fn]
	if ok {
		return list
	}
	guard.At(r.pass, fn.Pos())
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if d, ok := direct(instr); ok {
			d.Mistake = d.Kind != Writes && r.faults.isMistake(d)
			d.When = conditionsAt(r, instr)
			list = append(list, d)
		} else if call, ok := instr.(ssa.CallInstruction); ok {
			list = append(list, r.toldOf(call)...)
		}
	}
	if len(list) > 0 { // what is skipped is much to find out
		var counted [len(kinds)][]*ssa.BasicBlock
		for _, kind := range kinds {
			counted[kind] = r.counting(kind, fn)
		}
		list = slices.DeleteFunc(list, func(d Deed) bool { return !slices.Contains(counted[d.Kind], d.Instr.Block()) })
	}
	r.done[fn] = list
	return list
}
