package report

import (
	"go/ast"
	"go/token"
	"math"
)

// A Placed is a directive with the part of its file that it covers.
type Placed struct {
	Directive
	// Function is the function in whose comment it stands, which it covers, or nil.
	Function *ast.FuncDecl
	// Misplaced tells that it speaks of the file and stands inside of a declaration,
	// where it covers nothing.
	Misplaced bool

	end int // the line in which its comment ends
}

// Directives returns the directives of a file, in their order.
func Directives(fset *token.FileSet, file *ast.File) []Placed {
	var list []Placed
	for _, group := range file.Comments {
		for _, comment := range group.List {
			if d, ok := Parse(comment); ok {
				list = append(list, place(d, group, file, lineOf(fset, group.End())))
			}
		}
	}
	return list
}

// place returns a directive, in a group of comments that ends in the given line, with
// what it covers.
func place(d Directive, group *ast.CommentGroup, file *ast.File, end int) Placed {
	p := Placed{Directive: d, end: end}
	for _, decl := range file.Decls {
		if fn, ok := decl.(*ast.FuncDecl); ok && fn.Doc == group && !d.WholeFile {
			p.Function = fn
		}
		if d.WholeFile && decl.Pos() <= d.Comment.Pos() && d.Comment.Pos() < decl.End() {
			p.Misplaced = true
		}
	}
	return p
}

// A reach is a part of a file, by its first and its last line, in which a name
// suppresses findings.
type reach struct {
	first, last int
	name        named
}

// reaches returns the parts of the file that a directive covers: the file, a function,
// or its own line and, unless it stands beside code, the one below the comment.
func (p Placed) reaches(l *layout) [][2]int {
	line := lineOf(l.fset, p.Comment.Pos())
	switch {
	case p.Misplaced:
		return nil
	case p.WholeFile:
		return [][2]int{{0, math.MaxInt}}
	case p.Function != nil:
		return [][2]int{{line, lineOf(l.fset, p.Function.End())}}
	case l.hasCode(line):
		return [][2]int{{line, line}}
	}
	return [][2]int{{line, line}, {p.end + 1, p.end + 1}}
}
