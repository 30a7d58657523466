package cgo

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// Checked are Go files of a package that uses C, as far as the type checker understands them.
// Names of C that nothing declares, and what is made of them, have no valid type.
type Checked struct {
	Pkg   *types.Package
	Info  *types.Info
	Files []*ast.File
}

// Infer adds guesses for names of C that nothing declares, and reports whether there are new
// ones. What Go makes of a name tells what it may be:
//
//	var n int = int(C.count())        // a function that returns a number
//	h := C.open(); h == nil           // a function that returns a pointer
//	C.GoString(C.title)               // a variable of type *C.char
//
// What must be so comes first. If there is nothing of that kind, what is left becomes what it
// is most often: a number.
func Infer(checked Checked, used map[string]*Reference, unknown []string, guesses map[string]Guess) bool {
	i := &inference{
		Checked: checked, used: used, guesses: guesses, open: make(map[string]bool),
		holds: make(map[types.Object]string), like: make(map[types.Object]string), must: make(map[string]string), may: make(map[string]string), dropped: make(map[string]bool),
	}
	before := len(guesses)
	for _, name := range unknown {
		switch ref := used[name]; {
		case guesses[name] != Guess{}, ref.Constant && !ref.Called:
		case ref.Typed:
			guesses[name] = Guess{Type: typeBySyntax(ref)}
		default:
			i.open[name] = true
		}
	}
	for _, spec := range typeSpecs(checked.Files) {
		if name := nameOf(spec.Type); name != "" {
			i.like[checked.Info.Defs[spec.Name]] = name
		}
	}
	i.walk(i.findVariables)
	i.walk(i.findUses)
	return i.decide() || len(guesses) > before
}

// typeBySyntax guesses what a type is from where it stands.
func typeBySyntax(ref *Reference) string {
	switch {
	case ref.Called && ref.Fits:
		return "int32"
	case ref.Called:
		return "unsafe.Pointer"
	}
	return "struct{}"
}

// inference collects what is known of names.
type inference struct {
	Checked
	used      map[string]*Reference
	guesses   map[string]Guess
	open      map[string]bool         // names of which nothing is known
	holds     map[types.Object]string // variables that hold the value of such a name, or the result of a call
	like      map[types.Object]string // types of Go that are defined by such a name
	must, may map[string]string       // types of values, by the name
	dropped   map[string]bool         // names of functions whose result nobody looks at
}

// walk calls a function for every expression with what is around it, the innermost last.
func (i *inference) walk(visit func(e ast.Expr, around []ast.Node)) {
	for _, file := range i.Files {
		var around []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				around = around[:len(around)-1]
				return true
			}
			if e, ok := n.(ast.Expr); ok {
				visit(e, around)
			}
			around = append(around, n)
			return true
		})
	}
}

// nameOf returns the open name of which an expression is the value or a call, or which a
// variable holds.
func (i *inference) nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.CallExpr:
		if name := nameOf(ast.Unparen(e.Fun)); i.open[name] && i.used[name].Called {
			return name
		}
	case *ast.SelectorExpr:
		if name := nameOf(e); i.open[name] && !i.used[name].Called {
			return name
		}
	case *ast.Ident:
		return i.holds[i.Info.ObjectOf(e)]
	}
	return ""
}

// findVariables finds the variables that are set to what a name stands for.
func (i *inference) findVariables(e ast.Expr, around []ast.Node) {
	name := i.nameOf(e)
	if name == "" || len(around) == 0 {
		return
	}
	hold := func(lhs ast.Expr) {
		if x, ok := lhs.(*ast.Ident); ok {
			if obj := i.Info.ObjectOf(x); obj != nil && obj.Type() == types.Typ[types.Invalid] {
				i.holds[obj] = name
			}
		}
	}
	switch n := around[len(around)-1].(type) {
	case *ast.AssignStmt:
		for at, rhs := range n.Rhs {
			if rhs == e && at < len(n.Lhs) {
				hold(n.Lhs[at])
			}
		}
	case *ast.ValueSpec:
		for at, value := range n.Values {
			if value == e && n.Type == nil && at < len(n.Names) {
				hold(n.Names[at])
			}
		}
	}
}

// findUses notes what is expected of a name, or of a value of a type that was guessed.
func (i *inference) findUses(e ast.Expr, around []ast.Node) {
	i.findConversion(e)
	i.findConstant(e, around)
	name := i.nameOf(e)
	if name == "" && i.Info.Types[e].IsValue() {
		name = i.guessedType(i.Info.TypeOf(e))
	}
	if name == "" {
		return
	}
	want, sure := i.expected(e, around)
	switch {
	case want == "void":
		i.dropped[name] = true
	case want == "" || want == "_Ctype_"+name:
	case sure && i.must[name] == "":
		i.must[name] = want
	case !sure && i.may[name] == "":
		i.may[name] = want
	}
}

// findConversion notes what is converted to a type that was guessed.
func (i *inference) findConversion(e ast.Expr) {
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || !i.Info.Types[call.Fun].IsType() {
		return
	}
	name := i.guessedType(i.Info.TypeOf(call.Fun))
	if b, ok := i.Info.TypeOf(call.Args[0]).(*types.Basic); ok && b.Kind() != types.Invalid && name != "" && i.must[name] == "" {
		i.must[name] = basicText(b)
	}
}

// findConstant notes that there are constants of a type that was guessed.
func (i *inference) findConstant(e ast.Expr, around []ast.Node) {
	if len(around) < 2 || !i.Info.Types[e].IsType() {
		return
	}
	spec, ok := around[len(around)-1].(*ast.ValueSpec)
	decl, _ := around[len(around)-2].(*ast.GenDecl)
	if !ok || spec.Type != e || decl == nil || decl.Tok != token.CONST {
		return
	}
	if name := i.guessedType(i.Info.TypeOf(e)); name != "" && i.must[name] == "" {
		i.must[name] = "_Ctype_int"
	}
}

// guessedType returns the name of a type of C, or of the one by which a type of Go is defined,
// if nothing is known of it.
func (i *inference) guessedType(t types.Type) string {
	if t == nil {
		return ""
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() != i.Pkg {
		return ""
	}
	name, ok := strings.CutPrefix(named.Obj().Name(), "_Ctype_")
	if !ok {
		name = i.like[named.Obj()]
	}
	if i.guesses[name].Type != "struct{}" {
		return ""
	}
	return name
}

// decide makes guesses of what was found, and reports whether there are any.
func (i *inference) decide() bool {
	decided := false
	for _, name := range Names(i.must) {
		decided = i.guess(name, i.must[name]) || decided
	}
	if decided {
		return true
	}
	for _, name := range Names(i.open) {
		want := i.may[name]
		switch {
		case want != "":
		case i.dropped[name]:
			want = "_Ctype_void"
		case i.used[name].Changed:
			continue
		default:
			want = "_Ctype_int"
		}
		decided = i.guess(name, want) || decided
	}
	return decided
}

// guess adds a guess.
func (i *inference) guess(name, want string) bool {
	switch {
	case !i.open[name]:
		i.guesses[name] = Guess{Type: underlying(want)}
		return underlying(want) != "struct{}"
	case i.used[name].Called:
		i.guesses[name] = Guess{Result: want}
	case want == "_Ctype_int" && !i.used[name].Changed:
		i.guesses[name] = Guess{Value: "int"}
	default:
		i.guesses[name] = Guess{Value: want}
	}
	return true
}

// underlying returns the type that one of C is like.
func underlying(want string) string {
	switch want {
	case "_Ctype_int":
		return "int32"
	case "_Ctype_double":
		return "float64"
	case "_Ctype__Bool":
		return "bool"
	case "unsafe.Pointer":
		return want
	}
	return "struct{}"
}

// text returns how the file with the declarations writes a type. It is empty if it cannot.
func (i *inference) text(t types.Type) string {
	if t == nil {
		return ""
	}
	switch b, ok := t.(*types.Basic); {
	case ok && b.Kind() == types.Invalid:
		return ""
	case ok && b.Info()&types.IsUntyped != 0:
		return basicText(b)
	}
	fits := true
	text := types.TypeString(t, func(p *types.Package) string {
		fits = fits && (p == i.Pkg || p.Path() == "unsafe")
		if p == i.Pkg {
			return ""
		}
		return p.Name()
	})
	if !fits || strings.Contains(text, "invalid type") || !isGlobal(t) {
		return ""
	}
	return text
}

// isGlobal reports whether a type that has a name is declared by a package.
func isGlobal(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return t.Obj().Pkg() == nil || t.Obj().Parent() == t.Obj().Pkg().Scope()
	case *types.TypeParam:
		return false
	case interface{ Elem() types.Type }:
		return isGlobal(t.Elem())
	}
	return true
}

// basicText returns a type of C to which a value of a basic type of Go can be converted, or
// with which it can be compared.
func basicText(b *types.Basic) string {
	switch {
	case b.Kind() == types.UntypedNil, b.Kind() == types.UnsafePointer:
		return "unsafe.Pointer"
	case b.Info()&types.IsBoolean != 0:
		return "_Ctype__Bool"
	case b.Info()&types.IsString != 0:
		return "string"
	case b.Info()&types.IsFloat != 0 && b.Info()&types.IsUntyped == 0:
		return "_Ctype_double"
	}
	return "_Ctype_int"
}

// isLogical reports whether an operator is one on booleans.
func isLogical(op token.Token) bool { return op == token.LAND || op == token.LOR || op == token.NOT }
