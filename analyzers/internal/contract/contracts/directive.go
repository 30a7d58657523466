package contracts

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"
)

// A Directive is a comment of the form
//
//	//mcperrlint:contract NAME
//
// that says which package-level variable holds the contract of a handler. It
// stands in the doc comment of the handler, or in the line above its literal or
// its registration.
type Directive struct {
	// Comment is the comment.
	Comment *ast.Comment
	// Name is what it names, "" if it names nothing.
	Name string
	// Wrong says what the name is instead of a contract, such as "not declared".
	Wrong string
}

const directivePrefix = "//mcperrlint:contract"

// directiveIn returns the name in a directive, and whether the comment is one.
func directiveIn(comment *ast.Comment) (name string, ok bool) {
	rest, ok := strings.CutPrefix(comment.Text, directivePrefix)
	if !ok || rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return "", false
	}
	if fields := strings.Fields(rest); len(fields) > 0 {
		name = fields[0]
	}
	return name, true
}

// byDirective finds the handlers whose contract a directive names.
func (f *finder) byDirective(found claims) {
	for _, file := range f.pass.Files {
		for _, group := range file.Comments {
			for _, comment := range group.List {
				if name, ok := directiveIn(comment); ok {
					c, wrong := f.named(file, name)
					if wrong != "" {
						f.result.Unknown = append(f.result.Unknown, Directive{Comment: comment, Name: name, Wrong: wrong})
					}
					for _, fn := range f.below(file, group) {
						found.add(fn, claim{c, ByDirective, comment.Pos()})
					}
				}
			}
		}
	}
}

// named returns the contract in the variable with a name, or says what is wrong
// with the name.
func (f *finder) named(file *ast.File, name string) (c *Contract, wrong string) {
	scope, base := f.pass.Pkg.Scope(), name
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		pkg := f.imported(file, name[:i])
		if pkg == nil {
			return nil, "in a package that is not imported"
		}
		scope, base = pkg.Scope(), name[i+1:]
	}
	obj := scope.Lookup(base)
	if obj == nil || scope != f.pass.Pkg.Scope() && !obj.Exported() {
		return nil, "not declared"
	}
	v, ok := obj.(*types.Var)
	if !ok || !isContract(v.Type()) {
		return nil, "not a contract"
	}
	return f.ofVariable(v), ""
}

// imported returns the imported package that a file knows by a name, or that has the import path.
func (f *finder) imported(file *ast.File, name string) *types.Package {
	for _, spec := range file.Imports {
		if p := f.pass.TypesInfo.PkgNameOf(spec); p != nil && (p.Name() == name || p.Imported().Path() == name) {
			return p.Imported()
		}
	}
	for _, p := range f.pass.Pkg.Imports() {
		if p.Name() == name {
			return p // by another file
		}
	}
	return nil
}

// below returns the functions that stand below a comment: the one whose doc
// comment it is, or the handlers in the expressions that begin in the next line.
func (f *finder) below(file *ast.File, group *ast.CommentGroup) []*ssa.Function {
	for _, decl := range file.Decls {
		decl, ok := decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		if fn := f.syntax[decl]; decl.Doc == group && fn != nil {
			return []*ssa.Function{fn}
		}
	}
	var found []*ssa.Function
	line := f.line(group.End()) + 1
	for cur := range f.expressionsAt(file, line) {
		if literal, ok := cur.Node().(*ast.FuncLit); ok {
			if fn := f.syntax[literal]; fn != nil {
				found = append(found, fn)
			}
		} else {
			found = append(found, f.handlersIn(cur.Node())...)
		}
	}
	return found
}

// expressionsAt calls yield for the outermost calls and literals that begin in a
// line.
func (f *finder) expressionsAt(file *ast.File, line int) func(yield func(inspector.Cursor) bool) {
	return func(yield func(inspector.Cursor) bool) {
		cur, ok := f.root.FindNode(file)
		if !ok {
			return
		}
		more := true
		cur.Inspect([]ast.Node{(*ast.CallExpr)(nil), (*ast.CompositeLit)(nil), (*ast.FuncLit)(nil)}, func(c inspector.Cursor) bool {
			if !more || f.line(c.Node().Pos()) != line {
				return more
			}
			more = yield(c)
			return false
		})
	}
}

func (f *finder) line(pos token.Pos) int { return f.pass.Fset.PositionFor(pos, false).Line }
