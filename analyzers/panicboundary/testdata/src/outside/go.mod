module example.test/outside

go 1.25.5

require github.com/modelcontextprotocol/go-sdk v1.8.0
