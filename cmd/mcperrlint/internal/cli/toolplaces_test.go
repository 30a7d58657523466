package cli

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Tools that say of their handlers that they are in one place, which no file has, are told one
// by one, where they are.
func TestToolsWithLineDirectives(t *testing.T) {
	const registered = `package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("first"), first)
	s.AddTool(mcp.NewTool("second"), second)
}

//line /etc/passwd:1
func first(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

//line /etc/passwd:1
func second(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }
`
	m := newModule(t, map[string]string{"tools/tools.go": registered})
	out, _ := m.run(t, "tools", "-json", "./...")
	var list struct {
		Tools []struct {
			Name, File string
			Line       int
		}
	}
	require.NoError(t, json.Unmarshal([]byte(out), &list))
	var told []string
	for _, tool := range list.Tools {
		told = append(told, fmt.Sprintf("%s %s:%d", tool.Name, tool.File, tool.Line))
	}
	assert.Equal(t, []string{"first tools/tools.go:16", "second tools/tools.go:19"}, told)
	assert.NotContains(t, out, "passwd")
}
