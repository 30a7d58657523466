package origin

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// readsEmbedded reports whether a call reads files that are built into the program, under a
// name that is built in, too: who runs it once knows that they are there.
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
func (f *Tracer) readsEmbedded(obj *types.Func, s calls.Site) bool {
	if obj == nil || !f.isBuiltIn(s) {
		return false
	}
	switch funcs.FullName(obj) {
	case "embed.FS.ReadFile", "embed.FS.ReadDir", "embed.FS.Open", "io/fs.ReadFile", "io/fs.ReadDir", "io/fs.Sub":
		return true
	}
	return false
}

// isBuiltIn reports whether a function is given files that are built into the program, and a name that is.
func (f *Tracer) isBuiltIn(s calls.Site) bool {
	return len(s.Args) > 1 && IsEmbedded(s.Args[0]) && IsBuiltIn(f.Index, s.Args[1])
}

// IsEmbedded reports whether a value is a file system that is built into the program.
func IsEmbedded(v ssa.Value) bool {
	t := calls.PlainValue(v).Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return syntax.IsNamed(t, "embed", "FS")
}

// IsBuiltIn reports whether a text is made of constants alone: also where it comes in a parameter of a function that only
// the package calls, or stands in a list of the package.
func IsBuiltIn(f *flow.Index, v ssa.Value) bool {
	q := flow.Query{Index: f, Kinds: flow.Same | flow.Parts | flow.Operand | flow.Store | flow.Capture | flow.Enter | flow.Keep, Skip: func(e flow.Edge) bool {
		_, joins := e.At.(*ssa.BinOp)
		return e.Kind == flow.Operand && !joins
	}}
	return !q.Reaches(func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.Parameter:
			obj := v.Parent().Object()
			return obj == nil || obj.Exported() || !f.IsOnlyCalled(v.Parent()) || len(f.Calls.Callers(v.Parent())) == 0
		case *ssa.Global:
			return token.IsExported(v.Name())
		case *ssa.UnOp:
			return v.Op == token.ARROW
		case *ssa.Call, *ssa.Next:
			return true
		}
		return false
	}, v)
}
