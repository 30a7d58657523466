package server

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
)

//lint:file-ignore SA1019 clients of today say their directories in roots only

const (
	// rootsKey names the question for roots, and its answer.
	rootsKey = "roots"
	// asksInside is the first version of the protocol in which a server asks inside its answer.
	asksInside = "2026-07-28"
)

// offered returns the directories that the client of a call offers. In newer versions of the protocol it can return an
// answer that asks for them: the client calls again then.
func (s *service) offered(ctx context.Context, req *mcp.CallToolRequest) (set roots.Set, ask *mcp.CallToolResult, err error) {
	client := req.Session.InitializeParams()
	if client == nil || client.Capabilities == nil || client.Capabilities.RootsV2 == nil {
		return s.Start, nil, nil
	}
	list, answered := req.Params.InputResponses[rootsKey].(*mcp.ListRootsResult)
	switch {
	case answered:
	case client.ProtocolVersion >= asksInside:
		return nil, &mcp.CallToolResult{InputRequests: mcp.InputRequestMap{rootsKey: &mcp.ListRootsParams{}}}, nil
	default:
		if list, err = req.Session.ListRoots(ctx, nil); err != nil {
			return nil, nil, roots.Unsaid(err)
		}
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
	return set, nil, nil
}
