module github.com/ThinkInAIXYZ/go-mcp

go 1.25.0
