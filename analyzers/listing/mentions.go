package listing

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Mentions reports which functions each package mentions, and which of its exported functions it does not mention
// itself, as diagnostics. A program that sees all packages knows from them whom nobody registers or calls:
//
//	func (c *Notes) DetailHandler() server.ToolHandlerFunc { … }   // the router registers ListHandler alone
//
// A method can also be called through an interface: its name counts where a package uses something whose type has an
// interface with such a method, or imports a package of the standard library with one. A call of what a function returns, at once, makes no handler of that, unless a handler does
// so. Programs read the diagnostics with [ParseMention].
var Mentions = &analysis.Analyzer{
	Name:     "mentions",
	Doc:      "mentions: tell which functions are mentioned",
	Requires: []*analysis.Analyzer{handlers.Audience},
	Run:      runMentions,
}

// A Mention is the content of a diagnostic of [Mentions].
type Mention struct {
	// Unused is the full name of an exported function that its package does not mention: the diagnostic covers it. If it
	// is empty, the diagnostic is about the package.
	Unused string
	// Program reports that the package is a main package.
	Program bool
	// Imports are the packages of the module that the package imports.
	Imports []string
	// Functions are the full names of functions that the package mentions, Names those of methods and functions that it
	// can reach by them.
	Functions, Names []string
}

// The categories of the diagnostics.
const (
	unused    = "unused"
	mentioned = "mentioned"
)

// ParseMention reads a diagnostic of [Mentions].
func ParseMention(category, message string) Mention {
	if category == unused {
		return Mention{Unused: message}
	}
	parts := strings.Split(message, separator)
	for len(parts) < 4 {
		parts = append(parts, "")
	}
	return Mention{Program: parts[0] == "main", Imports: strings.Fields(parts[1]), Functions: strings.Fields(parts[2]), Names: strings.Fields(parts[3])}
}

func runMentions(pass *analysis.Pass) (any, error) {
	if len(pass.Files) == 0 || !syntax.IsModuleAnalysed(pass) {
		return nil, nil
	}
	m := mentions{pass: pass, functions: make(map[string]bool), names: make(map[string]bool), seen: make(map[types.Type]int)}
	m.read()
	imports := make(map[string]bool)
	for _, imported := range pass.Pkg.Imports() {
		if syntax.InModule(pass, imported) {
			imports[imported.Path()] = true
		}
	}
	sorted := func(set map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(set)), " ") }
	text := strings.Join([]string{pass.Pkg.Name(), sorted(imports), sorted(m.functions), sorted(m.names)}, separator)
	pass.Report(analysis.Diagnostic{Pos: pass.Files[0].Package, Category: mentioned, Message: text})
	if handlers.ReachesAgent(pass) {
		m.unused()
	}
	return nil, nil
}

// mentions collects what a package mentions outside of tests.
type mentions struct {
	pass      *analysis.Pass
	functions map[string]bool
	names     map[string]bool
	seen      map[types.Type]int // how deep types were met whose methods are in names
}

func (m *mentions) read() {
	called := m.calledAtOnce()
	for id, obj := range m.pass.TypesInfo.Uses {
		if syntax.InTest(m.pass.Fset, id.Pos()) || obj.Pkg() == nil {
			continue
		}
		if fn, ok := obj.(*types.Func); ok && !called[id] {
			m.function(fn.Origin())
		}
		m.interfaces(obj.Type(), 0)
	}
	for _, imported := range m.pass.Pkg.Imports() {
		if m.isStandard(imported) {
			m.reflected(imported)
		}
	}
	for _, path := range m.pass.IgnoredFiles {
		m.ignored(path)
	}
}

// isStandard reports whether a package is one of the standard library, and not of a module without a dot in its name.
func (m *mentions) isStandard(pkg *types.Package) bool {
	return funcs.IsStandard(pkg.Path()) && !syntax.InModule(m.pass, pkg)
}

// reflected notes the methods of the interfaces of a package of the standard library: json.Marshal and fmt.Print get any
// value, and ask it for such methods.
func (m *mentions) reflected(pkg *types.Package) {
	for _, name := range pkg.Scope().Names() {
		if obj, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok && obj.Exported() && types.IsInterface(obj.Type()) {
			m.interfaces(obj.Type(), 0)
		}
	}
}

// function notes that a function is mentioned: an interface's method by its name.
func (m *mentions) function(fn *types.Func) {
	switch recv := fn.Signature().Recv(); {
	case recv != nil && types.IsInterface(recv.Type()):
		m.names[fn.Name()] = true
	case !m.isStandard(fn.Pkg()):
		m.functions[fn.FullName()] = true
	}
}

// deep is how far into a type an interface is looked for to which a value can be turned: through a list of structs
// that hold functions, say.
const deep = 5

// interfaces notes the methods of the interfaces in a type.
func (m *mentions) interfaces(t types.Type, depth int) {
	if before, known := m.seen[t]; depth > deep || known && before <= depth {
		return
	}
	m.seen[t] = depth
	if named, ok := types.Unalias(t).(*types.Named); ok && depth > 0 && !types.IsInterface(named) && named.Obj().Pkg() != m.pass.Pkg {
		return // whoever fills it mentions its fields
	}
	switch t := t.Underlying().(type) {
	case *types.Interface:
		for method := range t.Methods() {
			m.names[method.Name()] = true
		}
	case *types.Signature:
		m.interfaces(t.Params(), depth)
		m.interfaces(t.Results(), depth)
		for param := range t.TypeParams().TypeParams() {
			m.interfaces(param.Constraint(), depth+1)
		}
	case *types.Tuple:
		for v := range t.Variables() {
			m.interfaces(v.Type(), depth+1)
		}
	case *types.Struct:
		for field := range t.Fields() {
			m.interfaces(field.Type(), depth+1)
		}
	case *types.Map:
		m.interfaces(t.Key(), depth+1)
		m.interfaces(t.Elem(), depth+1)
	case interface{ Elem() types.Type }: // a pointer, a list, a channel
		m.interfaces(t.Elem(), depth+1)
	}
}

// calledAtOnce returns the names of functions of which only what they return is called, at once, and not by a function
// that answers for a tool.
func (m *mentions) calledAtOnce() map[*ast.Ident]bool {
	found := make(map[*ast.Ident]bool)
	set := sdk.Of(m.pass.Pkg)
	var visit func(node ast.Node, answers bool)
	visit = func(root ast.Node, answers bool) {
		ast.Inspect(root, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.FuncDecl:
				if node != root {
					visit(node, m.answers(set, m.pass.TypesInfo.TypeOf(node.Name)))
					return false
				}
			case *ast.FuncLit:
				if node != root {
					visit(node, m.answers(set, m.pass.TypesInfo.TypeOf(node)))
					return false
				}
			case *ast.CallExpr:
				if inner, ok := ast.Unparen(node.Fun).(*ast.CallExpr); ok && !answers {
					found[calledName(inner.Fun)] = true
				}
			}
			return true
		})
	}
	for _, file := range m.pass.Files {
		visit(file, false)
	}
	return found
}

// answers reports whether a function returns the result of a tool.
func (m *mentions) answers(set *sdk.Set, t types.Type) bool {
	sig, ok := t.(*types.Signature)
	return !ok || slices.ContainsFunc(slices.Collect(sig.Results().Variables()), func(v *types.Var) bool {
		_, _, is := set.Result(v.Type())
		return is
	})
}

// calledName returns the name of the function that a call calls, or nil.
func calledName(called ast.Expr) *ast.Ident {
	switch called := ast.Unparen(called).(type) {
	case *ast.Ident:
		return called
	case *ast.SelectorExpr:
		return called.Sel
	}
	return nil
}

// ignored notes all names in a file that is built for other systems.
func (m *mentions) ignored(path string) {
	if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
		return
	}
	data, err := m.pass.ReadFile(path)
	if err != nil {
		return
	}
	file, _ := parser.ParseFile(token.NewFileSet(), path, data, parser.SkipObjectResolution)
	if file == nil {
		return
	}
	ast.Inspect(file, func(node ast.Node) bool {
		if id, ok := node.(*ast.Ident); ok {
			m.names[id.Name] = true
		}
		return true
	})
}

// unused reports the exported functions that the package does not mention.
func (m *mentions) unused() {
	for _, file := range m.pass.Files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || !fn.Name.IsExported() || fn.Body == nil || syntax.InTest(m.pass.Fset, fn.Pos()) {
				continue
			}
			obj, ok := m.pass.TypesInfo.Defs[fn.Name].(*types.Func)
			if ok && !m.functions[obj.FullName()] && !m.names[obj.Name()] {
				m.pass.Report(analysis.Diagnostic{Pos: fn.Pos(), End: fn.End(), Category: unused, Message: obj.FullName()})
			}
		}
	}
}
