package contractshape

import (
	"go/ast"
	"go/types"
	"reflect"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// vocabulary knows which words of a recovery only the author of the server
// understands.
type vocabulary struct {
	pass   *analysis.Pass
	own    []*types.Package // the package and what it imports of its module; nil until needed
	public map[string]bool  // lower-case words that are known outside; nil until needed
}

// declares reports whether the word is the name of something that the package
// or an imported package of its module declares, or the import path of one. Of
// imported packages, only exported names are known to every driver.
func (v *vocabulary) declares(word string) bool {
	if v.own == nil {
		v.own = modulePackages(v.pass)
	}
	found := false
	for _, pkg := range v.own {
		obj := pkg.Scope().Lookup(word)
		found = found || pkg.Path() == word || obj != nil && (pkg == v.pass.Pkg || obj.Exported())
	}
	return found && !v.isPublic(word)
}

// modulePackages returns the package and the packages of the same module that
// it imports. Without knowledge of the module it is the package alone.
func modulePackages(pass *analysis.Pass) []*types.Package {
	packages := []*types.Package{pass.Pkg}
	for _, imported := range pass.Pkg.Imports() {
		if syntax.InModule(pass, imported) {
			packages = append(packages, imported)
		}
	}
	return packages
}

// isPublic reports whether the word has a meaning outside of the code, too:
// brands stand in import paths, the names of tools and arguments in strings.
func (v *vocabulary) isPublic(word string) bool {
	if v.public == nil {
		v.public = make(map[string]bool)
		v.addPaths()
		v.addStrings()
	}
	return v.public[strings.ToLower(word)]
}

func (v *vocabulary) addPaths() {
	v.addPath(v.pass.Pkg)
	for _, imported := range v.pass.Pkg.Imports() {
		v.addPath(imported)
	}
}

// addPath adds the elements of the path and their parts: go-github has to do
// with GitHub.
func (v *vocabulary) addPath(pkg *types.Package) {
	v.add(pkg.Name())
	for element := range strings.SplitSeq(pkg.Path(), "/") {
		parts := strings.FieldsFunc(element, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		v.add(strings.Join(parts, ""))
		for _, part := range parts {
			v.add(part)
		}
	}
}

// addStrings adds the strings of the package, other than import paths, and the
// names in its struct tags.
func (v *vocabulary) addStrings() {
	root := v.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.BasicLit)(nil), (*ast.Field)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.BasicLit:
			_, imports := cur.Parent().Node().(*ast.ImportSpec)
			if s, err := strconv.Unquote(n.Value); err == nil && !imports {
				v.add(s)
			}
		case *ast.Field:
			if n.Tag != nil {
				tag, _ := strconv.Unquote(n.Tag.Value)
				name, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
				v.add(name)
			}
		}
	}
}

func (v *vocabulary) add(word string) { v.public[strings.ToLower(word)] = true }
