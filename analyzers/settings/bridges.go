package settings

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// The bridges of this module are functions that a project would have to state as
// seams. What they do is known: they turn errors into results with a code and
// without the text of the error, and recover from panics.

// bridges are the seams of the bridges, by package and name.
var bridges = map[string]map[string]Seam{
	syntax.BridgeGoSDK: {
		"AddTool":             added(sdk.TypedTool, Converts),
		"TryAddTool":          added(sdk.TypedTool, Converts),
		"AddResource":         added(sdk.Resource, Leaks),
		"AddResourceTemplate": added(sdk.Template, Leaks),
		"AddPrompt":           added(sdk.Prompt, Leaks),
		"Middleware":          before(Converts),
	},
	syntax.BridgeMCPGo: {
		"AddTool":             added(sdk.Tool, Converts),
		"TryAddTool":          added(sdk.Tool, Converts),
		"AddTypedTool":        added(sdk.TypedTool, Converts),
		"TryAddTypedTool":     added(sdk.TypedTool, Converts),
		"AddResource":         added(sdk.Resource, Leaks),
		"AddResourceTemplate": added(sdk.Template, Leaks),
		"AddPrompt":           added(sdk.Prompt, Leaks),
		"ToolMiddleware":      before(Converts),
		"ResourceMiddleware":  before(Leaks),
		"PromptMiddleware":    before(Leaks),
	},
}

// added is a function of a bridge that adds something: (server, what it is, contract, handler, options).
func added(kind sdk.Kind, effect Effect) Seam {
	return Seam{Handler: 3, Name: 1, Kind: kind, Effect: effect, Leaves: Code, Recovers: true}
}

// before is a function of a bridge that returns middleware.
func before(effect Effect) Seam {
	return Seam{Handler: sdk.None, Effect: effect, Leaves: Code, Recovers: true}
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
