package driver_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// bad is the fact about functions whose name begins with Bad.
type bad struct{ From string }

func (*bad) AFact()           {}
func (b *bad) String() string { return "bad from " + b.From }

// badcalls reports the declarations of bad functions and the calls of those that
// it has a fact about.
var badcalls = &analysis.Analyzer{
	Name:      "badcalls",
	Doc:       "badcalls: report calls of bad functions",
	URL:       "https://example.test/badcalls",
	FactTypes: []analysis.Fact{new(bad)},
	Run: func(pass *analysis.Pass) (any, error) {
		inspect(pass, func(n ast.Node) {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if strings.HasPrefix(n.Name.Name, "Bad") {
					pass.ExportObjectFact(pass.TypesInfo.Defs[n.Name], &bad{From: pass.Pkg.Path()})
					reportBad(pass, n)
				}
			case *ast.Ident:
				var fact bad
				if f, ok := pass.TypesInfo.Uses[n].(*types.Func); ok && pass.ImportObjectFact(f, &fact) {
					pass.Reportf(n.Pos(), "use of %s, %s", f.Name(), &fact)
				}
			}
		})
		return nil, nil
	},
}

// reportBad reports everything that a finding can have.
func reportBad(pass *analysis.Pass, f *ast.FuncDecl) {
	pass.Report(analysis.Diagnostic{
		Pos: f.Name.Pos(), End: f.Name.End(), Category: "declared", Message: f.Name.Name + " is bad",
		Related: []analysis.RelatedInformation{{Pos: f.Pos(), Message: "declared here"}},
		SuggestedFixes: []analysis.SuggestedFix{{
			Message:   "rename it",
			TextEdits: []analysis.TextEdit{{Pos: f.Name.Pos(), End: f.Name.End(), NewText: []byte("Good")}},
		}},
	})
}

// uses reports what is known of every object of another package that is used,
// and of every import.
var uses = &analysis.Analyzer{
	Name: "uses",
	Doc:  "uses: report what is known of other packages",
	Run: func(pass *analysis.Pass) (any, error) {
		if len(pass.Files) == 0 {
			return nil, nil // all files are left out by their constraints
		}
		for _, imported := range pass.Pkg.Imports() {
			pass.Reportf(pass.Files[0].Package, "imports %s (%s), complete %t", imported.Path(), imported.Name(), imported.Complete())
		}
		pass.Reportf(pass.Files[0].Package, "module %+v, %d other files, %d ignored ones", *pass.Module, len(pass.OtherFiles), len(pass.IgnoredFiles))
		inspect(pass, func(n ast.Node) {
			id, ok := n.(*ast.Ident)
			if !ok {
				return
			}
			obj := pass.TypesInfo.Uses[id]
			if obj == nil || obj.Pkg() == nil || obj.Pkg() == pass.Pkg {
				return
			}
			pass.Reportf(id.Pos(), "%s underlying %s size %s", types.ObjectString(obj, nil), obj.Type().Underlying(), size(pass, obj.Type()))
		})
		return nil, nil
	},
}

func size(pass *analysis.Pass, t types.Type) (s string) {
	defer func() {
		if recover() != nil {
			s = "of no matter" // that of a type parameter
		}
	}()
	return fmt.Sprint(pass.TypesSizes.Sizeof(t))
}

// known reports the handlers that the suite finds: a result of passes with facts
// that see types, syntax and intermediate code.
var known = &analysis.Analyzer{
	Name:     "known",
	Doc:      "known: report the handlers",
	Requires: []*analysis.Analyzer{listing.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		found, ok := pass.ResultOf[listing.Analyzer].(*listing.Package)
		if !ok {
			return nil, errors.New("no listing")
		}
		for _, line := range listing.Lines([]*listing.Package{found}) {
			pass.Reportf(pass.Files[0].Package, "%s: %s", line.At, line.Text(token.Position.String))
		}
		return nil, nil
	},
}

// failing fails in packages that declare Fail, and needs helper, which fails in
// those that declare FailBelow.
var (
	helper = &analysis.Analyzer{Name: "helper", Doc: "helper: fail below", Run: failWhere("FailBelow")}

	failing = &analysis.Analyzer{
		Name: "failing", Doc: "failing: fail", Requires: []*analysis.Analyzer{helper}, Run: failWhere("Fail"),
		FactTypes: []analysis.Fact{new(failure)},
	}
)

// failure makes failing look at what packages are built from.
type failure struct{}

func (*failure) AFact() {}

func failWhere(name string) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (any, error) {
		if pass.Pkg.Scope().Lookup(name) != nil {
			return nil, errors.New(name + " is declared")
		}
		return nil, nil
	}
}

func inspect(pass *analysis.Pass, visit func(ast.Node)) {
	for _, file := range pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil {
				visit(n)
			}
			return true
		})
	}
}
