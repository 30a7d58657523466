package listing_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// A table of thousands of tools, and as many registrations, are listed with every name.
func TestManyTools(t *testing.T) {
	const many = 5000
	var handlers, rows, calls strings.Builder
	for i := range many {
		fmt.Fprintf(&handlers, "func h%d(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }\n", i)
		fmt.Fprintf(&rows, "\t{\"t%d\", h%d},\n", i, i)
		fmt.Fprintf(&calls, "\ts.AddTool(mcp.NewTool(\"t%d\"), h%d)\n", i, i)
	}
	for name, source := range map[string]string{
		"table": "type row struct {\n\tname string\n\trun server.ToolHandlerFunc\n}\n\nvar rows = []row{\n" + rows.String() + "}\n\n" +
			"func Register(s *server.MCPServer) {\n\tfor _, r := range rows {\n\t\ts.AddTool(mcp.NewTool(r.name), r.run)\n\t}\n}\n",
		"registrations": "func Register(s *server.MCPServer) {\n" + calls.String() + "}\n",
	} {
		t.Run(name, func(t *testing.T) {
			act := fixture.Source(t, listing.Analyzer, mcpGo+handlers.String()+source)
			listed := 0
			for _, line := range listing.Lines([]*listing.Package{act.Result.(*listing.Package)}) {
				if line.IsServed() {
					assert.Len(t, line.Names(), 1)
					listed++
				}
			}
			assert.Equal(t, many, listed)
		})
	}
}
