// Package fates says what becomes of failures: of what the results of a function are made
// when something in it fails, and whether its caller can tell.
//
//	func (s *Store) Names() []string {
//		rows, err := s.query()
//		if err != nil {
//			log.Print(err)
//			return nil // fate: the first result is nil where s.query fails, and nobody can tell
//		}
//		…
//	}
//
// A failure whose error is returned, kept, counted, shown, or answered in any other way has no
// fate that this package speaks of, and neither has one because of which something else is
// tried, or a default is taken that is not empty. What is left is what goes on as if nothing
// had happened: a log is read by no caller.
//
// What is known of a function is a fact for the packages that import its own: where the
// failure disappears, and in which results. Callers inherit it where they return what they
// got. Read these files in this order: fates.go, call.go (calls that fail), branch.go (what is
// done about it), quiet.go (what tells nobody), noted.go (what tells too little), made.go (what is
// made without it), out.go (what leaves the function), inherit.go (calls of functions with fates),
// fact.go.
package fates

import (
	"go/token"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/summary"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "fates",
	Doc:        "fates: say what becomes of failures",
	Requires:   []*analysis.Analyzer{program.Analyzer, errflow.Analyzer, handlers.Analyzer},
	FactTypes:  []analysis.Fact{new(hides)},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// Kind says how a failure disappears.
type Kind int

// The kinds.
const (
	// Dropped means that the error is found, and the function goes on without it.
	Dropped Kind = iota
	// Skipped means that an item is left out of a loop.
	Skipped
	// Ignored means that nobody looks at the error.
	Ignored
	// Iteration means that a loop is not asked why it ended.
	Iteration
	// Unread means that nobody reads the status of a response.
	Unread
	// Refused means that a status is found to be none of a success, and the function goes on.
	Refused
	// Counted means that what has failed is counted or listed as done.
	Counted
	// Noted means that the function tells that something has failed, and not why.
	Noted
)

// String returns the kind in lower case.
func (k Kind) String() string {
	return [...]string{"dropped", "skipped", "ignored", "iteration", "unread", "refused", "counted", "noted"}[k]
}

// A Fate is what becomes of a failure in a function.
type Fate struct {
	// Kind says how it disappears.
	Kind Kind
	// Source names the function that fails, such as "os.Open".
	Source string
	// What says what is returned in its place, such as "an empty list", or is empty.
	What string
	// Logged tells that somebody is told, but no caller.
	Logged bool
	// Instr is where it disappears, or the call of the function of the package, or of another
	// one, in which it does.
	Instr ssa.Instruction
	// Func and Place name the function of another package in which it disappears, and the
	// line. They are empty for one of the package itself.
	Func  string
	Place places.Place

	at      token.Pos
	spoken  bool         // of, in the package in which it disappears
	results results      // those that are made without it
	free    results      // the variables of the function around a literal that are
	home    *places.Home // what Place is told from
}

// Pos returns the place in the package where the failure disappears, or the call of the
// function of another package in which it does.
func (f Fate) Pos() token.Pos { return f.at }

// Elsewhere returns the place in another package where the failure disappears, as something
// that is related to a finding. It is empty for a fate of the package itself.
func (f Fate) Elsewhere() []analysis.RelatedInformation {
	if f.home == nil {
		return nil
	}
	at := f.home.Pos(f.Place)
	if !at.IsValid() {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: at, Message: "here the failure disappears, in " + f.Func}}
}

// results are indexes of results, as bits, and those of parameters that a function fills for its
// caller, from maxResults on.
type results uint32

// maxResults is how many results, and how many parameters, are told apart.
const maxResults = 16

func (r results) has(index int) bool { return index < maxResults && r>>index&1 != 0 }

// fills reports whether a parameter is one that is filled: 0 of func add(out *report).
func (r results) fills(index int) bool { return index < maxResults && r>>(maxResults+index)&1 != 0 }

// answers reports whether a result is among them, and not only a parameter.
func (r results) answers() bool { return r&(1<<maxResults-1) != 0 }

// Result is what is known of the functions of a package.
type Result struct {
	pass  *analysis.Pass
	home  *places.Home
	flow  *errflow.Flow
	found *handlers.Result
	own   map[*ssa.Function]bool
	known map[*ssa.Function][]Fate

	functions []*ssa.Function
	reached   []Reach
}

// Of returns the fates of the failures of a function of the package: those that are its own,
// and those of the functions that it calls.
func (r *Result) Of(fn *ssa.Function) []Fate { return r.known[fn] }

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass, home: places.Of(pass), own: make(map[*ssa.Function]bool), known: make(map[*ssa.Function][]Fate)}
	r.flow = pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	if pass.TypesInfo == nil || len(pass.Files) == 0 || sdk.Owns(pass.Pkg) || !module.Analysed(pass) || !r.flow.Known() {
		return r, nil
	}
	r.found = pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
	r.functions = functions
	for _, fn := range functions {
		r.own[fn] = true
	}
	for _, component := range summary.Components(functions, r.callees) {
		if !component.Settle(r.learn) {
			for _, fn := range component.Functions {
				delete(r.known, fn)
			}
		}
	}
	r.reached = r.reach()
	r.speak()
	r.export(functions)
	return r, nil
}

// maxFates is how many fates of a function are told apart.
const maxFates = 12

// learn finds the fates of a function, and reports whether there are more than before.
func (r *Result) learn(fn *ssa.Function) bool {
	guard.At(r.pass, fn.Pos())
	if program.Overlong(fn) {
		return false
	}
	before := r.known[fn]
	l := look{Result: r, fn: fn, dead: program.Dead(fn)}
	for _, block := range fn.Blocks {
		if l.dead[block] || block == fn.Recover {
			continue
		}
		for _, instr := range block.Instrs {
			switch instr := instr.(type) {
			case *ssa.Call:
				l.call(instr)
			case *ssa.MakeClosure:
				l.made(instr)
			}
		}
	}
	if fn.Parent() == nil || l.isHandler() {
		l.ranged(fn)
	}
	if len(l.list) > maxFates {
		l.list = l.list[:maxFates]
	}
	r.known[fn] = l.list
	return !slices.EqualFunc(l.list, before, func(a, b Fate) bool { return a.spot() == b.spot() && a.results == b.results && a.free == b.free })
}

// A look is what is found in one function.
type look struct {
	*Result
	fn     *ssa.Function
	dead   map[*ssa.BasicBlock]bool
	failed map[*ssa.Return]bool // the returns that tell of a failure; nil until somebody asks
	list   []Fate
}

// note adds a fate, each place once.
func (l *look) note(f Fate) {
	if f.results == 0 && f.free == 0 {
		return
	}
	for i, known := range l.list {
		if known.at == f.at && known.Place == f.Place && known.Kind == f.Kind {
			l.list[i].results |= f.results
			l.list[i].free |= f.free
			return
		}
	}
	l.list = append(l.list, f)
}
