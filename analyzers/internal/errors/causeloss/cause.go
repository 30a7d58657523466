package causeloss

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// causes returns the errors that a call is given to keep as causes. Of fmt.Errorf("load %s: %w", name, err) that is err.
func causes(call *ssa.Call) []ssa.Value {
	obj := program.Called(&call.Call)
	if syntax.PackageOf(obj) == nil {
		return nil
	}
	s := calls.At(call)
	row := funcs.Of(obj).Error
	switch {
	case row != nil && row.Format > 0 && len(row.Wraps) == 0:
		return wrapped(s, row)
	case row != nil:
		var causes []ssa.Value
		for _, i := range row.Wraps {
			causes = append(causes, s.Arg(i))
		}
		return causes
	case syntax.IsTaxonomy(obj.Pkg().Path()) || obj.Pkg().Path() == syntax.Contract:
		return causesIn(s)
	}
	return nil
}

// wrapped returns the operands of %w.
func wrapped(s calls.Site, row *funcs.Maker) []ssa.Value {
	verbs, known := funcs.VerbsOf(s.Arg(row.Format - 1))
	operands := flow.Listed(s.Arg(row.Format))
	if !known {
		return nil
	}
	var causes []ssa.Value
	for _, v := range verbs {
		if v.Verb == 'w' && v.Operand < len(operands) {
			causes = append(causes, calls.PlainValue(operands[v.Operand]))
		}
	}
	return causes
}

// causesIn returns the arguments of taxonomy.Cause among the options of a
// call.
func causesIn(s calls.Site) []ssa.Value {
	if len(s.Args) == 0 || !s.Call.Signature().Variadic() {
		return nil
	}
	var causes []ssa.Value
	for _, option := range flow.Listed(s.Args[len(s.Args)-1]) {
		call, ok := calls.PlainValue(option).(*ssa.Call)
		if ok && syntax.IsFunc(program.Called(&call.Call), syntax.Taxonomy, "Cause") {
			causes = append(causes, calls.PlainValue(call.Call.Args[0]))
		}
	}
	return causes
}
