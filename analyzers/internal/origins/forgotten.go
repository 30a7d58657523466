package origins

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Handling is the fact about a function that says what it does with errors besides
// returning them.
type Handling struct {
	// Forgets are the parameters that are errors of which nothing is left when
	// the function returns.
	Forgets cause.Parameters
	// Records tells that every error that the function returns has been
	// recorded by then.
	Records bool
}

// AFact marks the type as a fact.
func (*Handling) AFact() {}

// String returns what is known, such as "handles(forgets 1, records)".
func (h *Handling) String() string {
	var list []string
	for i := range cause.MaxParameters {
		if h.Forgets.Has(i) {
			list = append(list, "forgets "+strconv.Itoa(i))
		}
	}
	if h.Records {
		list = append(list, "records")
	}
	return "handles(" + strings.Join(list, ", ") + ")"
}

// HandlingOf returns what the function that is called does with errors.
func (f *Tracer) HandlingOf(call *ssa.CallCommon) Handling {
	callee, obj := program.Declaration(call.StaticCallee()), program.Called(call)
	if f.Own[callee] {
		return f.Handlings[callee]
	}
	var fact Handling
	if callee != nil && obj != nil && obj.Pkg() != nil && module.Seems(f.Pass, obj.Pkg()) {
		f.Pass.ImportObjectFact(obj, &fact)
	}
	return fact
}

// Given returns what a call is given and does not forget.
func (f *Tracer) Given(call ssa.CallInstruction) []ssa.Value {
	forgotten := f.HandlingOf(call.Common()).Forgets
	var args []ssa.Value
	for i, arg := range calls.At(call).Args {
		if !forgotten.Has(i) {
			args = append(args, arg)
		}
	}
	return args
}
