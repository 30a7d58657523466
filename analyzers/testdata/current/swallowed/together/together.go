// Package together calls a function in which two failures disappear: they are told together.
package together

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/together/store"
)

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(store.Counts("/srv"))), nil // want `^reaches store.Counts \(store.go:\d+, as in 1 other place\), which goes on without what os.ReadDir should have given: the agent takes it for the answer`
}
