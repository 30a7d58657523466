package contracts

import (
	"go/types"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A tracer finds out where values of contracts and reasons come from. It takes
// no account of the order of statements, so it finds what can be there.
type tracer struct{ *flow.Index }

// origins yields the values that v can be: constants, variables of a package, results of calls, and what
// other packages can set as well.
func (t *tracer) origins(v ssa.Value) iter.Seq[ssa.Value] {
	const same = flow.Phi | flow.Convert | flow.Load | flow.Store | flow.Capture | flow.Enter | flow.Keep
	return flow.Query{Kinds: same, Index: t.Index, Skip: t.isOpen}.Ends(v)
}

// isOpen reports whether an edge is not the only way into a value: others can call the function, store in the
// field, or have the address of the variable.
func (t *tracer) isOpen(e flow.Edge) bool {
	switch e.Kind {
	case flow.Enter:
		fn := e.To.Parent()
		return fn.Object() == nil || fn.Object().Exported() || fn.Signature.Recv() != nil || !t.IsOnlyCalled(fn)
	case flow.Keep:
		field := paths.FieldOf(e.To)
		return field == nil || field.Exported() && !isHidden((*e.At.Operands(nil)[0]).Type())
	case flow.Store:
		return !e.SetsVariable() || !isKnown(e.To)
	case flow.Capture:
		return !isKnown(e.To)
	}
	return false
}

// isKnown reports whether it is known what is stored in a local variable, in its own function and in
// the literals that share it: its address goes nowhere else.
func isKnown(variable ssa.Value) bool {
	_, known := flow.SharedStores(variable, false)
	return known
}

// isHidden reports whether no other package can name the type that t is or
// points to.
func isHidden(t types.Type) bool {
	named := program.NamedOf(t)
	return named != nil && !named.Obj().Exported()
}

// texts returns the constant texts that a value can be, and whether it can be
// nothing else.
func (t *tracer) texts(v ssa.Value) (texts []string, known bool) {
	for o := range t.origins(v) {
		text, ok := program.ConstantText(o)
		if !ok {
			return nil, false
		}
		texts = append(texts, text)
	}
	return texts, true
}
