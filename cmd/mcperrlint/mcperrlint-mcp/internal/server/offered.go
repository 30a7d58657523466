package server

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
)

// rootsKey names the question for roots, and its answer.
const rootsKey = "roots"

// offered returns the directories that the client of a call offers, or a result that asks it. The SDK asks in the
// way of the protocol of the session: inside the answer, or with a request of its own, and calls again.
func (s *service) offered(req *mcp.CallToolRequest) (set roots.Set, ask *mcp.CallToolResult) {
	client := req.Session.InitializeParams()
	//lint:ignore SA1019 clients of today say their directories in roots only
	if client == nil || client.Capabilities == nil || client.Capabilities.RootsV2 == nil {
		return s.Start, nil
	}
	//lint:ignore SA1019 see above
	list, answered := req.Params.InputResponses[rootsKey].(*mcp.ListRootsResult)
	if !answered {
		//lint:ignore SA1019 see above
		return nil, &mcp.CallToolResult{InputRequests: mcp.InputRequestMap{rootsKey: &mcp.ListRootsParams{}}}
	}
	var uris []string
	for _, root := range list.Roots {
		if root != nil {
			uris = append(uris, root.URI)
		}
	}
	set = roots.FromURIs(uris)
	if s.Bounded {
		set = set.Within(s.Start)
	}
	return set, nil
}
