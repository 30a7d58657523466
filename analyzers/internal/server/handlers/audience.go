package handlers

import (
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Audience determines whether a package can reach an agent: it belongs to a program that speaks the
// protocol, or has error codes for agents. In
//
//	server/       imports github.com/mark3labs/mcp-go/server    it does
//	server/cmd    imports server                                it does, through server
//	server/store  imports database/sql                          only who knows the module can say so
//	parser/       of a module without such a library            it does not: rules have nothing to say there
//
// Passes, go vet, golangci-lint and nogo see only a package and its imports. A driver that knows what the
// module requires says so with [InServer].
var Audience = &analysis.Analyzer{
	Name:       "audience",
	Doc:        "audience: tell which packages can reach an agent",
	Requires:   []*analysis.Analyzer{settings.Analyzer, Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[reaches])},
	Run:        guard.Run(guard.Layer, runAudience),
	ResultType: reflect.TypeFor[bool](),
}

// ReachesAgent reports whether the package can reach an agent. The rule must require [Analyzer].
func ReachesAgent(pass *analysis.Pass) bool { return pass.ResultOf[Audience].(bool) }

// reaches is told of a package that can reach an agent.
type reaches struct{}

// String returns "reaches agents".
func (reaches) String() string { return "reaches agents" }

var inServer = guard.NewKey[bool]("in a server")

// InServer returns the pass for a package of a module that is a server, as far as the driver knows.
func InServer(pass *analysis.Pass) *analysis.Pass { return inServer.With(pass, true) }

// IsForServers reports whether a module has a package from which servers are built: one of an MCP library, or
// of those of ours that have error codes.
func IsForServers(module string) bool {
	return sdk.HasModule(module) || slices.ContainsFunc(ours, func(path string) bool {
		return path == module || strings.HasPrefix(path, module+"/")
	})
}

// ours are the import paths of our packages that servers import.
var ours = []string{syntax.Taxonomy, syntax.Class, syntax.Render, syntax.Compat, syntax.Contract, syntax.Bridge, syntax.BridgeGoSDK, syntax.BridgeMCPGo}

func runAudience(pass *analysis.Pass) (any, error) {
	if told, _ := inServer.Of(pass); !told && !speaks(pass) {
		return false, nil
	}
	if len(pass.Files) > 0 && syntax.IsModuleAnalysed(pass) {
		summary.ExportPackage(pass, reaches{})
	}
	return true, nil
}

// speaks reports whether a package is built from an MCP library or from codes, or lists tools or states by
// settings what is a handler, of whatever library.
func speaks(pass *analysis.Pass) bool {
	if sdk.Owns(pass.Pkg) || settings.Of(pass).Says() || pass.ResultOf[Analyzer].(*Result).HasAny() {
		return true
	}
	list := syntax.Imports(pass)
	if len(list) == 0 {
		list = pass.Pkg.Imports() // there are only tests
	}
	for _, pkg := range list {
		if _, reaching := summary.OfPackage[reaches](pass, pkg); reaching || slices.Contains(ours, pkg.Path()) || sdk.Sees(pkg) {
			return true
		}
	}
	return false
}
