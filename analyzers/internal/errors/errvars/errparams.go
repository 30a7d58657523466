package errvars

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// A Fact says what a function does with error arguments besides returning them.
type Fact struct {
	// Forgets are error parameters that nothing remains of when the function
	// returns.
	Forgets cause.Indexes
	// Records reports that every error is logged before the function returns
	// it.
	Records bool
}

// String returns the fact, such as "handles(forgets 1, records)".
func (h Fact) String() string {
	var list []string
	for i := range cause.MaxIndexes {
		if h.Forgets.Has(i) {
			list = append(list, "forgets "+strconv.Itoa(i))
		}
	}
	if h.Records {
		list = append(list, "records")
	}
	return "handles(" + strings.Join(list, ", ") + ")"
}

// Handlings has what functions do with errors: those of the package, and, by facts, others.
type Handlings struct {
	*flow.Scope
	Handled *summary.Table[Fact]
}

// NewHandlings returns handlings without functions. Package causeloss says what a function does.
func NewHandlings(s *flow.Scope) *Handlings {
	return &Handlings{s, summary.NewTable(s.Pass, summary.Domain[Fact]{Equal: summary.Same[Fact], Cut: told})}
}

// told returns what importers are told of a function. What predicates tell of errors is a table of its own.
func told(fn *ssa.Function, h Fact) (Fact, bool) {
	if cond.IsPredicate(fn.Signature) {
		h.Forgets = 0
	}
	return h, h != Fact{}
}

// HandlingOf returns what the callee does with errors.
func (h *Handlings) HandlingOf(call *ssa.CallCommon) Fact {
	known, _ := h.Handled.Of(call.StaticCallee())
	return known
}

// Given returns the arguments of a call that it does not forget.
func (h *Handlings) Given(call ssa.CallInstruction) []ssa.Value {
	forgotten := h.HandlingOf(call.Common()).Forgets
	var args []ssa.Value
	for i, arg := range calls.At(call).Args {
		if !forgotten.Has(i) {
			args = append(args, arg)
		}
	}
	return args
}

// Made is the query for what values are made of, but for what functions forget.
func (h *Handlings) Made() flow.Query {
	return flow.Query{Kinds: flow.Making | flow.Fill, Skip: h.forgets}
}

// forgets reports whether an edge leads from an argument that the function forgets.
func (h *Handlings) forgets(e flow.Edge) bool {
	call, ok := e.At.(*ssa.Call)
	return ok && e.Kind&(flow.Argument|flow.Fill|flow.Found) != 0 && h.HandlingOf(call.Common()).Forgets.Has(e.Index)
}

// IsMadeOf reports whether a value is, or is made of, an error, or the variable that the error was read from,
// because literals and functions can read it there again.
func (h *Handlings) IsMadeOf(v, err ssa.Value) bool {
	return h.Made().Reaches(func(v ssa.Value) bool { return paths.SameError(v, err) || paths.IsReadFrom(err, v) }, v)
}
