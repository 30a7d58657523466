module github.com/voocel/mcp-sdk-go

go 1.25.0
