// Package bridging finds servers that a package creates without a bridge, and offers a
// fix that adds it:
//
//	server := mcp.NewServer(impl, nil)
//	server.AddReceivingMiddleware(gosdk.Middleware(bridge.OwnWords()))
//
//	s := server.NewMCPServer("notes", "1", server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware(bridge.OwnWords())))
//
// Packages that import a bridge are left alone: they have begun.
package bridging

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Analyzer provides a [Servers], and reports nothing.
var Analyzer = &analysis.Analyzer{
	Name:       "bridging",
	Doc:        "bridging: find servers without a bridge",
	Requires:   []*analysis.Analyzer{inspect.Analyzer},
	Run:        guard.Run(guard.Layer, find),
	ResultType: reflect.TypeFor[Servers](),
}

// Report reports every server without a bridge. The category is the import path of the
// bridge; the fix adds it, if possible.
var Report = &analysis.Analyzer{
	Name:     "servers",
	Doc:      "servers: report servers without a bridge",
	Requires: []*analysis.Analyzer{Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, s := range pass.ResultOf[Analyzer].(Servers) {
			d := analysis.Diagnostic{Pos: s.Call.Pos(), End: s.Call.End(), Category: s.Bridge, Message: "a server without a bridge"}
			if s.Fix != nil {
				d.SuggestedFixes = []analysis.SuggestedFix{*s.Fix}
			}
			pass.Report(d)
		}
		return nil, nil
	},
}

// Servers are the servers that a package creates without a bridge, in order.
type Servers []Server

// A Server is a server without a bridge.
type Server struct {
	// Call creates the server.
	Call *ast.CallExpr
	// Bridge is the import path of the bridge to its library.
	Bridge string
	// Fix adds the bridge, or is nil if that is not possible.
	Fix *analysis.SuggestedFix
}

// Fix adds the bridge to all servers where that is possible. It is nil if there are none.
func (s Servers) Fix() *analysis.SuggestedFix {
	var all *analysis.SuggestedFix
	for _, server := range s {
		switch {
		case server.Fix == nil:
		case all == nil:
			all = server.Fix
		default:
			all = report.Together(all, server.Fix)
		}
	}
	return all
}

func find(pass *analysis.Pass) (any, error) {
	if pass.TypesInfo == nil || len(pass.Files) == 0 || !syntax.IsModuleAnalysed(pass) || !concerned(pass.Pkg) {
		return Servers(nil), nil
	}
	var found Servers
	for cur := range pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root().Preorder((*ast.CallExpr)(nil)) {
		call := cur.Node().(*ast.CallExpr)
		library := libraryOf(typeutil.StaticCallee(pass.TypesInfo, call))
		file := syntax.FileOf(pass, call.Pos())
		if library == nil || file == nil || syntax.InTest(pass.Fset, call.Pos()) || report.Generated(pass.Fset, file) {
			continue
		}
		w := writer{pass: pass, file: file, cur: cur, call: call, library: library}
		found = append(found, Server{Call: call, Bridge: library.Remedy.Bridge, Fix: w.fix()})
	}
	return found, nil
}

// concerned reports whether a package imports a library that has a bridge, and no bridge.
func concerned(pkg *types.Package) bool {
	bridged := slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool { return syntax.IsBridge(p.Path()) })
	return !bridged && slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool { return sdk.Home(p) != nil && sdk.Home(p).Remedy.Bridge != "" })
}

// libraryOf returns the library with a bridge in which a function makes servers, or nil.
func libraryOf(f *types.Func) *sdk.SDK {
	if f == nil {
		return nil
	}
	library := sdk.Home(f.Pkg())
	if library == nil || library.Remedy.Bridge == "" || !library.Is(f, library.Remedy.Server) {
		return nil
	}
	return library
}
