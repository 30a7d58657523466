package syntax

import "go/types"

// The import paths of our own packages.
const (
	Taxonomy = "github.com/mcperrlint/mcperrlint/taxonomy"
	Contract = "github.com/mcperrlint/mcperrlint/contract"
	Bridge   = "github.com/mcperrlint/mcperrlint/bridge"

	// The packages below taxonomy: classes, what goes over the wire, the forms of other systems.
	Class  = Taxonomy + "/class"
	Render = Taxonomy + "/render"
	Compat = Taxonomy + "/compat"

	BridgeGoSDK = Bridge + "/gosdk"
	BridgeMCPGo = Bridge + "/mcpgo"
)

// IsTaxonomy reports whether the path is that of package taxonomy or of a package below it that servers use.
func IsTaxonomy(path string) bool {
	return path == Taxonomy || path == Class || path == Render || path == Compat
}

// IsBridge reports whether the path is that of a bridge to a library.
func IsBridge(path string) bool { return path == BridgeGoSDK || path == BridgeMCPGo }

// IsMiddleware reports whether a function is one of a bridge that takes the options of what stands before all tools of
// a server, among them their contracts.
func IsMiddleware(f *types.Func) bool {
	return IsFor(f) || IsFunc(f, BridgeGoSDK, "Middleware") || IsFunc(f, BridgeMCPGo, "ToolMiddleware")
}

// IsFor reports whether a function is that of a bridge which puts middleware before all that is on a
// server, and returns one to which more can be added.
func IsFor(f *types.Func) bool {
	return IsFunc(f, BridgeGoSDK, "For") || IsFunc(f, BridgeMCPGo, "For")
}
