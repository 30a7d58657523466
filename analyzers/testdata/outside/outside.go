// Package outside belongs to another module.
package outside

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Wrap does something with a handler, which nobody looks at.
func Wrap(h mcp.ToolHandler) mcp.ToolHandler { return h }
