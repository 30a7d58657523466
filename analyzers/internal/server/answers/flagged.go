package answers

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Flagged is an error result that a handler returns beside an output whose type the
// library knows, so that it puts the output in the place of the data of the result.
type Flagged struct {
	Answer
	// Output is the type of the output.
	Output types.Type
	// Zero tells that the output is the zero value.
	Zero bool
	// Data tells that the result has data that is not the output.
	Data bool
	// Silent tells that the result has no content.
	Silent bool
}

// FlaggedResults returns the error results of the handlers of the package that a library
// calls itself, in the order of the source.
func FlaggedResults(pass *analysis.Pass) []Flagged {
	a := newAsker(pass)
	var list []Flagged
	for _, h := range a.found.Handlers {
		library, outputs := a.set.Named(h.Library), a.outputs(h)
		if library == nil || len(outputs) == 0 || len(h.Behind) > 0 || a.found.Passed(h) != wrappers.Transparent || !a.set.Effect(library, h.Kind, sdk.FlaggedResult).ReplacesData {
			continue
		}
		for _, m := range a.makings(h.Func, 0) {
			if !m.isFlagged(a) {
				continue
			}
			for _, output := range outputs {
				list = append(list, a.flagged(h, output, m))
			}
		}
	}
	return list
}

// outputs returns the types that the output of a handler can have: its own, or, in a
// generic function, those of the functions of the package that it hands on.
func (a *asker) outputs(h *handlers.Handler) []types.Type {
	if output := Output(h); output != nil {
		return []types.Type{output}
	}
	if h.OutputIndex() < 0 {
		return nil
	}
	if _, ok := types.Unalias(h.Func.Signature.Results().At(h.OutputIndex()).Type()).(*types.TypeParam); !ok {
		return nil
	}
	var list []types.Type
	for _, inner := range a.found.Handlers {
		handed := slices.ContainsFunc(inner.Behind, func(s *handlers.Seam) bool { return s.Func == h.Func && s.Output })
		if output := Output(inner); handed && output != nil {
			list = append(list, output)
		}
	}
	return list
}

func (a *asker) flagged(h *handlers.Handler, output types.Type, m making) Flagged {
	results := settled(m.ret.Instr)
	result, out := results[0], results[1]
	f := Flagged{
		Answer: a.common(h), Output: output, Zero: isZero(out, m.ret.Instr),
		Data:   m.carries(a) && !slices.ContainsFunc(a.stored(result, sdk.StructuredData), func(v ssa.Value) bool { return isSame(v, out) }),
		Silent: a.isSilent(result),
	}
	f.Pos = m.ret.Pos()
	if m.ret.Instr.Parent() != h.Func {
		f.Who = named(m.ret.Instr.Parent())
	}
	if at, ok := a.root.FindByPos(f.Pos, f.Pos); ok {
		if f.Statement, _ = at.Node().(*ast.ReturnStmt); f.Statement != nil {
			f.End = f.Statement.End()
		}
	}
	return f
}

// Output returns the type of what a handler returns beside, or in the place of, a result,
// or nil if it has none that says anything.
func Output(h *handlers.Handler) types.Type {
	results := h.Func.Signature.Results()
	index := h.OutputIndex()
	if index < 0 && results.Len() == 2 && slices.ContainsFunc(h.Behind, func(s *handlers.Seam) bool { return s.Output }) {
		index = 0 // a seam hands it on
	}
	if index < 0 {
		return nil
	}
	t := results.At(index).Type()
	if _, isParameter := types.Unalias(t).(*types.TypeParam); isParameter || types.IsInterface(t) {
		return nil
	}
	return t
}

// stored returns what a function stores in a field of a result that it makes.
func (a *asker) stored(result ssa.Value, role sdk.Role) []ssa.Value {
	literal, ok := result.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var values []ssa.Value
	for _, use := range *literal.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok || a.set.ResultField(program.Field(addr.X.Type(), addr.Field)) != role {
			continue
		}
		for _, set := range *addr.Referrers() {
			if store, ok := set.(*ssa.Store); ok && store.Addr == addr {
				values = append(values, store.Val)
			}
		}
	}
	return values
}

// isSilent reports whether a result is made in the function and gets no content there.
func (a *asker) isSilent(result ssa.Value) bool {
	literal, ok := result.(*ssa.Alloc)
	if !ok || slices.ContainsFunc(*literal.Referrers(), func(use ssa.Instruction) bool {
		_, isCall := use.(ssa.CallInstruction)
		return isCall
	}) {
		return false
	}
	return !slices.ContainsFunc(a.stored(result, sdk.ContentList), func(v ssa.Value) bool { return !program.IsNil(v) })
}

// isSame reports whether what is stored as data is the output.
func isSame(stored, out ssa.Value) bool {
	if made, ok := stored.(*ssa.MakeInterface); ok {
		stored = made.X
	}
	return paths.Same(stored, out)
}
