package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// IsForServers reports whether servers are built from a module: it is an MCP library, or has our error codes.
// A module that requires one directly is that of a server.
func IsForServers(module string) bool { return handlers.IsForServers(module) }

// InServer returns the pass for a package of a server, for drivers that know more than the package: rules
// report in it although neither the package nor its imports import an MCP library.
func InServer(pass *analysis.Pass) *analysis.Pass { return handlers.InServer(pass) }
