// Package escapes finds failures of handlers that reach the client as JSON-RPC
// errors, which models seldom see, not as results.
//
// It looks at servers that the package creates. What other packages register on
// them is known from facts about the functions that the servers are passed to.
package escapes

import (
	"go/token"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "escapes",
	Doc:        "escapes: find failures that leave servers as errors of the protocol",
	Requires:   answers.Requires(),
	FactTypes:  []analysis.Fact{new(summary.Fact[offers]), new(summary.Fact[holds])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// Result is what was found in one package.
type Result struct {
	// Returns are the returns of handlers of the package that escape.
	Returns []Return
	// Seams are the seams through which failures of handlers escape.
	Seams []Seam
	// Remote are the handlers and seams of other packages of which something
	// escapes on a server that this package makes.
	Remote []Remote
}

// A Return is a return of a handler with which failures escape.
type Return struct {
	answers.Answer
	// Case says what kind of escape it is.
	Case Case
	// Failures are what escapes.
	Failures []cause.Failure
	// Effect is what the client gets.
	Effect sdk.Effect
}

// A Seam is a function that forwards the errors of the handlers behind it.
type Seam struct {
	// Pos is the place of the call, or where handlers are handed to the wrapper.
	Pos token.Pos
	// Name names the function, and is "" for one of the package.
	Name string
	// Handlers counts those of which something is known to escape through it.
	Handlers int
	Library  string
	Kind     sdk.Kind
	Effect   sdk.Effect
}

// A Remote is a handler, or a seam, of another package.
type Remote struct {
	// Pos is the place where the server is handed to the other package, or where
	// what that returns is registered.
	Pos token.Pos
	// Entry says what it is.
	Entry
	// At are its places; those are invalid of which not even the file is known.
	At     []token.Pos
	Effect sdk.Effect
}

func run(pass *analysis.Pass) (any, error) {
	set := sdk.Of(pass.Pkg)
	f := &finder{
		pass: pass, home: summary.HomeOf(pass), judge: judge{set: set},
		found:      pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		flow:       pass.ResultOf[errflow.Analyzer].(*errflow.Flow),
		failing:    make(map[*handlers.Handler][]Return),
		forwarding: make(map[*handlers.Handler][]Return),
		result:     new(Result),
		offered:    make(map[offerKey][]Entry),
		seamsAt:    make(map[token.Pos]int),
		reported:   make(map[token.Pos]bool),
		counted:    make(map[counted]bool),
	}
	f.offers = summary.NewTable(pass, summary.Domain[offers]{Seen: f.seen})
	f.exportHeld()
	if set.Empty() {
		return f.result, nil
	}
	for _, a := range slices.Concat(answers.Of(pass), answers.Inside(pass)) {
		f.note(a)
	}
	for _, h := range f.found.Handlers {
		f.handler(h)
	}
	f.middleware()
	f.registers()
	f.reaching()
	f.handed()
	f.export()
	return f.result, nil
}

type finder struct {
	pass       *analysis.Pass
	home       *summary.Home
	judge      judge
	found      *handlers.Result
	flow       *errflow.Flow
	failing    map[*handlers.Handler][]Return
	forwarding map[*handlers.Handler][]Return // with what other handlers of the package return, and nothing else
	result     *Result
	offered    map[offerKey][]Entry
	offers     *summary.Table[offers]
	seamsAt    map[token.Pos]int // indexes of Seams
	reported   map[token.Pos]bool
	counted    map[counted]bool
}

// Escapes reports whether failures of an answer are known to leave as errors of the protocol.
func (r *Result) Escapes(a answers.Answer) bool {
	return a.Pos.IsValid() && slices.ContainsFunc(r.Returns, func(known Return) bool { return known.Pos == a.Pos })
}
