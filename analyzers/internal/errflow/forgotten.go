package errflow

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// handling is the fact about a function that says what it does with errors besides
// returning them.
type handling struct {
	// Forgets are the parameters that are errors of which nothing is left when
	// the function returns.
	Forgets cause.Parameters
	// Records tells that every error that the function returns has been
	// recorded by then.
	Records bool
}

// AFact marks the type as a fact.
func (*handling) AFact() {}

// String returns what is known, such as "handles(forgets 1, records)".
func (h *handling) String() string {
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

// handlingOf returns what the function that is called does with errors.
func (f *originReader) handlingOf(call *ssa.CallCommon) handling {
	callee, obj := program.Declaration(call.StaticCallee()), program.CalledObject(call)
	if f.Own[callee] {
		return f.handlings[callee]
	}
	var fact handling
	if callee != nil && obj != nil && obj.Pkg() != nil && module.Seems(f.Pass, obj.Pkg()) {
		f.Pass.ImportObjectFact(obj, &fact)
	}
	return fact
}

// given returns what a call is given and does not forget.
func (f *originReader) given(call ssa.CallInstruction) []ssa.Value {
	forgotten := f.handlingOf(call.Common()).Forgets
	var args []ssa.Value
	for i, arg := range siteOf(call).args {
		if !forgotten.Has(i) {
			args = append(args, arg)
		}
	}
	return args
}
