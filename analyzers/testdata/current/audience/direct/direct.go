// Package direct imports a library of the protocol.
package direct // want `^reaches$`

import "github.com/modelcontextprotocol/go-sdk/mcp"

type Result = mcp.CallToolResult
