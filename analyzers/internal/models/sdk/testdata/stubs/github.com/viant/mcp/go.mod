module github.com/viant/mcp

go 1.25.0

require (
	github.com/viant/jsonrpc v0.0.0
	github.com/viant/mcp-protocol v0.0.0
)
