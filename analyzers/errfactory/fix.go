package errfactory

import (
	"go/ast"
	"go/token"
	"sort"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// callFix replaces the function and removes the code:
//
//	taxonomy.New(taxonomy.CodeNotFound, "…", opts...)
//	         ---  ----------------------
//	taxonomy.NotFound("…", opts...)
func callFix(pass *analysis.Pass, call *ast.CallExpr, factory string) *analysis.SuggestedFix {
	file := syntax.FileOf(pass, call.Pos())
	if len(call.Args) < 2 || file == nil {
		return nil // the arguments are the results of another call
	}
	var function *ast.Ident
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.SelectorExpr:
		function = f.Sel
	case *ast.Ident:
		if text, ok := syntax.Reference(pass, file, call.Pos(), syntax.Taxonomy, factory); !ok || text != factory {
			return nil // a dot import whose factory is hidden here
		}
		function = f
	default:
		return nil
	}
	from, to := call.Args[0].Pos(), call.Args[1].Pos()
	return &analysis.SuggestedFix{
		Message: "Call taxonomy." + factory,
		TextEdits: []analysis.TextEdit{
			{Pos: function.Pos(), End: function.End(), NewText: []byte(factory)},
			{Pos: from, End: to, NewText: []byte(commentsBetween(file, from, to))},
		},
	}
}

// commentsBetween returns the comments of the range as source.
func commentsBetween(file *ast.File, from, to token.Pos) string {
	var b strings.Builder
	first := sort.Search(len(file.Comments), func(i int) bool { return file.Comments[i].End() > from })
	for _, group := range file.Comments[first:] {
		if group.Pos() >= to {
			break
		}
		for _, c := range group.List {
			if from <= c.Pos() && c.Pos() < to {
				b.WriteString(c.Text)
				if strings.HasPrefix(c.Text, "//") {
					b.WriteString("\n")
				} else {
					b.WriteString(" ")
				}
			}
		}
	}
	return b.String()
}

// literalFix replaces the literal by a call of the factory, if that says
// everything that the literal says, and nothing that it does not.
func literalFix(pass *analysis.Pass, l literal, factory string) *analysis.SuggestedFix {
	file := syntax.FileOf(pass, l.node.Pos())
	if !l.pointer || file == nil || commentsBetween(file, l.node.Pos(), l.node.End()) != "" {
		return nil
	}
	w := callWriter{pass: pass, file: file, pos: l.node.Pos(), transport: isTransport(pass, l)}
	w.name(factory)
	w.text.WriteString("(")
	w.expr(l.value("Message"))
	for _, f := range l.fields {
		if f.name != "Code" && f.name != "Message" {
			w.text.WriteString(", ")
			w.option(f)
		}
	}
	w.text.WriteString(")")
	if w.failed {
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "Call taxonomy." + factory,
		TextEdits: []analysis.TextEdit{{Pos: l.node.Pos(), End: l.node.End(), NewText: w.text.Bytes()}},
	}
}
