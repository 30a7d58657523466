package syntax

// The import paths of our own packages.
const (
	Taxonomy = "github.com/mcperrlint/mcperrlint/taxonomy"
	Contract = "github.com/mcperrlint/mcperrlint/contract"
	Bridge   = "github.com/mcperrlint/mcperrlint/bridge"

	BridgeGoSDK = Bridge + "/gosdk"
	BridgeMCPGo = Bridge + "/mcpgo"
)

// IsBridge reports whether the path is that of a bridge to a library.
func IsBridge(path string) bool { return path == BridgeGoSDK || path == BridgeMCPGo }
