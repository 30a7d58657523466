package tests

import _ "github.com/modelcontextprotocol/go-sdk/mcp"
