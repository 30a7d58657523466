module example.test/first

go 1.25.0

require (
	github.com/mark3labs/mcp-go v0.20.1
	github.com/modelcontextprotocol/go-sdk v0.2.0
)

require (
	github.com/google/uuid v1.6.0 // indirect
	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
)
