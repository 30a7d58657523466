package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// maxPages is how many pages of the list of tools are read.
const maxPages = 100

// asked returns what asks, after a failure, whether a call of a tool must not have its effect
// twice. The server says it in its list of tools; of a tool that it does not list nothing is known.
func asked(req mcp.Request, next mcp.MethodHandler) func(context.Context) bool {
	call, ok := req.(*mcp.CallToolRequest)
	if !ok || call.Params == nil {
		return nil
	}
	return func(ctx context.Context) bool {
		list := &mcp.ListToolsRequest{Session: call.Session, Params: &mcp.ListToolsParams{}, Extra: call.Extra}
		for range maxPages {
			result, err := next(context.WithoutCancel(ctx), "tools/list", list)
			page, ok := result.(*mcp.ListToolsResult)
			if err != nil || !ok || page == nil {
				return true
			}
			for _, t := range page.Tools {
				if t != nil && t.Name == call.Params.Name {
					return !repeatable(t)
				}
			}
			if page.NextCursor == "" {
				return true
			}
			list.Params = &mcp.ListToolsParams{Cursor: page.NextCursor}
		}
		return true
	}
}
