package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/audience"
)

// IsForServers reports whether a module has packages from which servers are built: those of an MCP
// library, or those of ours that have error codes. A module that requires one of its own accord is that of a server.
func IsForServers(module string) bool { return audience.IsForServers(module) }

// InServer returns the pass for a package of such a server, for drivers that know of more than the package:
// rules speak in it although it imports no MCP library, and nothing that it imports does.
func InServer(pass *analysis.Pass) *analysis.Pass { return audience.InServer(pass) }
