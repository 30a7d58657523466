package settings

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// The bridges of this module are functions that a project would have to state as
// seams. What they do is known: they turn errors into results with a code and
// without the text of the error, and recover from panics.

// bridges are the seams of the bridges, by package and name.
var bridges = map[string]map[string]Seam{
	syntax.BridgeGoSDK: {
		"AddTool":    {Handler: 3, Name: 1, Kind: sdk.TypedTool, Effect: Converts, Leaves: Code, Recovers: true},
		"Middleware": {Handler: sdk.None, Effect: Converts, Leaves: Code, Recovers: true},
	},
	syntax.BridgeMCPGo: {
		"AddTool":            {Handler: 3, Name: 1, Kind: sdk.Tool, Effect: Converts, Leaves: Code, Recovers: true},
		"AddTypedTool":       {Handler: 3, Name: 1, Kind: sdk.TypedTool, Effect: Converts, Leaves: Code, Recovers: true},
		"ToolMiddleware":     {Handler: sdk.None, Effect: Converts, Leaves: Code, Recovers: true},
		"ResourceMiddleware": {Handler: sdk.None, Effect: Leaks, Leaves: Code, Recovers: true},
		"PromptMiddleware":   {Handler: sdk.None, Effect: Leaks, Leaves: Code, Recovers: true},
	},
}

// usesBridge reports whether a package imports a bridge.
func usesBridge(pkg *types.Package) bool {
	for _, imported := range pkg.Imports() {
		if bridges[imported.Path()] != nil {
			return true
		}
	}
	return false
}

// addBridges notes what the bridges do that a package imports, where the project
// states nothing else about them.
func (s *Settings) addBridges(pkg *types.Package) {
	for _, imported := range pkg.Imports() {
		for name, seam := range bridges[imported.Path()] {
			if obj := imported.Scope().Lookup(name); obj != nil {
				if _, stated := s.seams[obj]; !stated {
					s.seams[obj] = seam
				}
			}
		}
	}
}
