// Package handlers finds the functions of a server that MCP libraries call, and
// what stands between them and the wire.
//
// A function is a handler if its type is a handler type of a library; if it is
// registered, directly or through a function of the program; if an adapter calls it
// in place of a handler; if it implements an interface whose methods answer tool
// calls; or if a handler passes it the whole request. Names play no part. In
//
//	func guarded(next work) server.ToolHandlerFunc {
//		return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//			text, err := next(ctx, r.GetArguments())
//			if err != nil {
//				return mcp.NewToolResultError(err.Error()), nil
//			}
//			return mcp.NewToolResultText(text), nil
//		}
//	}
//
//	s.AddTool(mcp.NewTool("read_note"), guarded(readNote))
//
// the literal is a [Handler] by its type, and because the result of guarded is registered. The call of next
// makes it a [Seam], which converts errors. Since next is a parameter, the argument of guarded, readNote, is
// a handler too. Its [Route] leads from the server through the seam, under the name "read_note".
//
// A finder runs all searches, most of them to a fixpoint, because registrars call registrars and wrappers
// wrap wrappers. One catalogue has all handlers. Questions that need no handlers are in packages servers,
// wrappers, arguments and registration.
//
// Read these files in this order. Results: seam.go, handler.go, foreign.go, catalogue.go. Searches: typed.go;
// registrations.go with tools.go; wrappers.go and callers.go; delegations.go. Completion: naming.go. Consequences:
// routes.go with uses.go, recovery.go, inputs.go, insides.go; servers.go. Exports: result.go, questions.go, outcomes.go.
// finder.go and handlers.go combine the parts; audience.go says which packages matter at all.
package handlers

import (
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:     "handlers",
	Doc:      "handlers: find the functions that MCP libraries call",
	Requires: []*analysis.Analyzer{program.Analyzer, calls.Analyzer, flow.Analyzer, settings.Analyzer},
	FactTypes: []analysis.Fact{
		new(summary.Fact[registration.Takes]), new(summary.Fact[wrappers.Wraps]), new(summary.Fact[wrappers.Shares]), new(summary.Fact[handles]),
		new(summary.Fact[wrappers.Recovery]), new(summary.Fact[wrappers.Installs]), new(summary.Fact[registration.Holds]), new(summary.Fact[arguments.Gives]),
		new(summary.Fact[flow.Keeps]), new(summary.Fact[servers.Stated]),
	},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// run finds the handlers of a package, and exports what its importers have to know.
func run(pass *analysis.Pass) (any, error) {
	if !sdk.IsLookedInto(pass) {
		// What libraries do is known from tables. Drivers that analyse them
		// from source must not come to know more than those that do not.
		return &Result{}, nil
	}
	set, fed := sdk.Of(pass.Pkg), registration.Feeds(pass)
	knows := !set.Empty() || fed || syntax.HasImport(pass.Pkg, syntax.Taxonomy) || settings.Of(pass).Registers()
	if !knows && !arguments.HasHelpers(pass.Pkg) {
		return &Result{}, nil
	}
	scope := flow.NewScope(pass, set)
	// Until the handlers are known, no parameter is.
	given := arguments.Of(scope, func(*ssa.Parameter) bool { return false })
	if !knows {
		// The package knows no request, but its helpers can still get the arguments of one.
		given.ExportHelpers()
		return &Result{}, nil
	}
	f := finderOf(scope, given)
	f.find()
	f.export()
	r := f.result()
	f.middleware.ExportInstallers(slices.Concat(r.Installed, r.routes.elsewhere))
	r.arguments.Export()
	return r, nil
}
