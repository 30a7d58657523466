module example.test/project

go 1.25.0

require github.com/mark3labs/mcp-go v1.2.1

replace github.com/mark3labs/mcp-go => ./sdk
