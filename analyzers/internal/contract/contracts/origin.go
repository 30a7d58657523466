package contracts

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// maxTraced is how many values one trace looks at.
const maxTraced = 1000

// origins returns the values that v can be: those that the tracer cannot follow
// further, such as constants, variables of a package and results of calls.
func (t *tracer) origins(v ssa.Value) []ssa.Value {
	var found []ssa.Value
	seen := map[ssa.Value]bool{v: true}
	for todo := []ssa.Value{v}; len(todo) > 0; todo = todo[1:] {
		more, ok := t.before(todo[0])
		if !ok || len(seen) > maxTraced {
			found = append(found, todo[0])
			continue
		}
		for _, m := range more {
			if !seen[m] {
				seen[m] = true
				todo = append(todo, m)
			}
		}
	}
	return found
}

// before returns all that a value can have been one step earlier, and whether
// that is known.
func (t *tracer) before(v ssa.Value) ([]ssa.Value, bool) {
	switch v := v.(type) {
	case *ssa.Phi:
		return v.Edges, true
	case *ssa.ChangeType:
		return []ssa.Value{v.X}, true
	case *ssa.Parameter:
		return t.arguments(v)
	case *ssa.FreeVar:
		return program.Bindings(v), true
	case *ssa.Field:
		return t.field(v.X.Type(), v.Field)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return nil, false
		}
		switch addr := v.X.(type) {
		case *ssa.FieldAddr:
			return t.field(addr.X.Type(), addr.Field)
		case *ssa.Alloc, *ssa.FreeVar:
			return t.stored(addr)
		}
	}
	return nil, false
}

// arguments returns what a parameter is given, if all calls are known: those of
// a function that is neither exported nor a method, and is only called.
func (t *tracer) arguments(p *ssa.Parameter) ([]ssa.Value, bool) {
	fn := p.Parent()
	if fn.Object() == nil || fn.Object().Exported() || fn.Signature.Recv() != nil || t.values[fn] {
		return nil, false
	}
	given := t.ArgumentsFor(p)
	return given, len(given) > 0
}

// field returns what is stored in a field, if no other package can store there.
func (t *tracer) field(of types.Type, index int) ([]ssa.Value, bool) {
	f := program.Field(of, index)
	if f == nil || f.Exported() && !isHidden(of) {
		return nil, false
	}
	return t.Fields[f], len(t.Fields[f]) > 0
}

// isHidden reports whether no other package can name the type that t is or
// points to.
func isHidden(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	return ok && !named.Obj().Exported()
}

// texts returns the constant texts that a value can be, and whether it can be
// nothing else.
func (t *tracer) texts(v ssa.Value) (texts []string, known bool) {
	for _, o := range t.origins(v) {
		text, ok := program.ConstantText(o)
		if !ok {
			return nil, false
		}
		texts = append(texts, text)
	}
	return texts, true
}
