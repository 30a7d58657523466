module github.com/riza-io/mcp-go

go 1.25.0
