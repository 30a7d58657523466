module example.test/notes

go 1.23.0

require github.com/mark3labs/mcp-go v0.43.2

replace github.com/mark3labs/mcp-go => ./sdk
