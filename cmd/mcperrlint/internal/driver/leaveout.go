package driver

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// leaveOut takes out of a package what depends on types of C that are not known: analyzers
// rely on every expression having a type. That is the body of the function around, or the
// value of a variable of the package.
func (l *loader) leaveOut(n *node, src *source) {
	if src.broken || !n.usesC() && !slices.ContainsFunc(n.deps, func(dep *node) bool { return dep.onC }) {
		return
	}
	var left []string
	for range mostRounds {
		o := newOmissions(src)
		o.findUnknown()
		if own := o.own(); len(left) == 0 && !n.usesC() && len(own) > 0 {
			src.typeErrs = own
			return
		}
		if !o.findErrors() {
			break // something else than a function is not understood
		}
		if len(o.found) == 0 {
			n.noteGaps(src, left)
			return
		}
		left = append(left, o.leaveOut()...)
		src.pkg, src.info, src.typeErrs = types.NewPackage(n.path, n.Name), newInfo(), nil
		l.typeCheck(n, src)
		// Imports and variables that only those bodies used are used no more.
		src.typeErrs = slices.DeleteFunc(src.typeErrs, func(e types.Error) bool { return e.Soft })
	}
	n.gaps = append(n.gaps, fmt.Sprintf("%s is not looked at: how it uses C is not understood", n.path))
	src.files, src.typeErrs = nil, nil
}

// mostRounds is how often something is left out: what is left out first can be what other
// functions use.
const mostRounds = 6

// noteGaps says what is not known of C, and what was left out because of that.
func (n *node) noteGaps(src *source, left []string) {
	var say []string
	if src.c != nil && len(src.c.unknown) > 0 {
		say = append(say, "nothing in the module declares "+enumerate("C.", src.c.unknown))
	}
	if len(left) > 0 {
		say = append(say, "not looked at because of C: "+enumerate("", sorted(left)))
	}
	if len(say) > 0 {
		n.gaps = append(n.gaps, n.path+": "+strings.Join(say, "; "))
	}
}

// enumerate names the first few things of a list.
func enumerate(prefix string, list []string) string {
	const few = 5
	text := prefix + strings.Join(list[:min(len(list), few)], ", "+prefix)
	if len(list) > few {
		text += fmt.Sprintf(" and %d more", len(list)-few)
	}
	return text
}

// omissions are what is left out of a package.
type omissions struct {
	*source
	parts []part
	found map[int]bool // parts that depend on what is not known
}

// part is something that can be left out.
type part struct {
	from, to token.Pos
	name     string
	leave    func()
}

func newOmissions(src *source) *omissions {
	o := &omissions{source: src, found: make(map[int]bool)}
	for _, file := range src.files {
		for _, decl := range file.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				o.addFunction(decl)
			case *ast.GenDecl:
				o.addVariables(decl)
			}
		}
	}
	return o
}

func (o *omissions) add(n ast.Node, name string, leave func()) {
	o.parts = append(o.parts, part{n.Pos(), n.End(), name, leave})
}

func (o *omissions) addFunction(decl *ast.FuncDecl) {
	if decl.Body == nil {
		return
	}
	name := decl.Name.Name
	if decl.Recv != nil && len(decl.Recv.List) > 0 {
		name = types.ExprString(decl.Recv.List[0].Type) + "." + name
	}
	o.add(decl.Body, name, func() {
		switch {
		case decl.Type.TypeParams != nil:
			endless(decl.Body)
		case decl.Recv == nil && (decl.Name.Name == "main" || decl.Name.Name == "init"):
			decl.Body.List = nil
		default:
			decl.Body = nil
		}
	})
	o.addLiterals(decl.Body, name)
}

// addLiterals adds the functions in something.
func (o *omissions) addLiterals(n ast.Node, name string) {
	ast.Inspect(n, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok {
			o.add(lit.Body, "a function in "+name, func() { endless(lit.Body) })
		}
		return true
	})
}

// endless makes a body of which nothing is known: it returns nothing.
func endless(body *ast.BlockStmt) {
	body.List = []ast.Stmt{&ast.ForStmt{For: body.Lbrace + 1, Body: &ast.BlockStmt{Lbrace: body.Lbrace + 1, Rbrace: body.Rbrace}}}
}

// isEndless reports whether a body was left out in that way.
func isEndless(s ast.Stmt) bool {
	loop, ok := s.(*ast.ForStmt)
	return ok && loop.Cond == nil && len(loop.Body.List) == 0
}

// addVariables adds the values of variables and constants.
func (o *omissions) addVariables(decl *ast.GenDecl) {
	for _, spec := range decl.Specs {
		spec, ok := spec.(*ast.ValueSpec)
		if !ok || len(spec.Values) == 0 || isLeftOut(spec) {
			continue
		}
		unknown := &ast.BadExpr{From: spec.Values[0].Pos(), To: spec.End()}
		o.add(spec, spec.Names[0].Name, func() {
			if decl.Tok == token.CONST {
				spec.Type = nil
				for i := range spec.Values {
					spec.Values[i] = unknown
				}
				return
			}
			if spec.Type == nil {
				spec.Type = unknown
			}
			spec.Values = nil
		})
		o.addLiterals(spec, spec.Names[0].Name)
	}
}

// isLeftOut reports whether the values of constants were left out.
func isLeftOut(spec *ast.ValueSpec) bool {
	_, ok := spec.Values[0].(*ast.BadExpr)
	return ok
}

// findUnknown finds the parts in which something has a type that is not known, or that return
// such a thing.
func (o *omissions) findUnknown() {
	for _, file := range o.files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				o.findResults(n.Type, n.Body)
			case *ast.FuncLit:
				o.findResults(n.Type, n.Body)
			}
			if e, ok := n.(ast.Expr); ok && o.isUnknown(e) {
				o.mark(e.Pos())
			}
			return true
		})
	}
}

// findResults finds a function that returns something of which the type is not known.
func (o *omissions) findResults(f *ast.FuncType, body *ast.BlockStmt) {
	if f.Results == nil || body == nil || len(body.List) == 1 && isEndless(body.List[0]) {
		return
	}
	for _, field := range f.Results.List {
		if o.isUnknown(field.Type) {
			o.mark(body.Lbrace)
		}
	}
}

// own returns what is wrong where everything is known.
func (o *omissions) own() []types.Error {
	return slices.DeleteFunc(slices.Clone(o.typeErrs), func(e types.Error) bool { return o.found[o.around(e.Pos)] })
}

// findErrors finds the parts in which something is wrong, and reports whether that is all.
func (o *omissions) findErrors() bool {
	return !slices.ContainsFunc(o.typeErrs, func(e types.Error) bool { return !o.mark(e.Pos) })
}

// around returns the innermost part around a place, or a negative number.
func (o *omissions) around(pos token.Pos) int {
	best := -1
	for i, p := range o.parts {
		if p.from <= pos && pos <= p.to && (best < 0 || p.to-p.from < o.parts[best].to-o.parts[best].from) {
			best = i
		}
	}
	return best
}

// mark notes that the innermost part around a place is left out, if there is one.
func (o *omissions) mark(pos token.Pos) bool {
	i := o.around(pos)
	if i >= 0 {
		o.found[i] = true
	}
	return i >= 0
}

// leaveOut leaves out what was found, and returns its names. What is in something else that
// is left out needs no mention.
func (o *omissions) leaveOut() []string {
	var names []string
	for i, p := range o.parts {
		if !o.found[i] {
			continue
		}
		p.leave()
		if outer := o.around(p.from - 1); outer < 0 || !o.found[outer] {
			names = append(names, p.name)
		}
	}
	return names
}

// isUnknown reports whether the type of an expression is not known.
func (o *omissions) isUnknown(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return isUntold(o.info.ObjectOf(e))
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && o.info.Uses[x] != nil && isPackage(o.info.Uses[x]) {
			return o.info.Uses[e.Sel] == nil || isUntold(o.info.Uses[e.Sel])
		}
	}
	tv, known := o.info.Types[e]
	return known && isInvalid(tv.Type, 0)
}

// isUntold reports whether the type of an object is not known, if it is one that has a type.
func isUntold(obj types.Object) bool {
	switch obj.(type) {
	case *types.Var, *types.Const, *types.TypeName, *types.Func:
		return isInvalid(obj.Type(), 0)
	}
	return false
}

func isPackage(obj types.Object) bool {
	_, ok := obj.(*types.PkgName)
	return ok
}
