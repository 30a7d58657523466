module example.test

go 1.25.5

require github.com/mark3labs/mcp-go v0.20.1

require github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
