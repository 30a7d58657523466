// Package handed asks for more in one tool than in the other: only there a failure can be lost.
package handed

import (
	"context"

	"example.test/swallowed/handed/briefing"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var service briefing.Service

type input struct{ Dir string }

type output struct{ Lines []string }

// Register registers.
func Register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "start"}, start)
	mcp.AddTool(s, &mcp.Tool{Name: "hand_over"}, handOver)
}

// start passes no agent.
func start(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	lines, err := service.Brief(ctx, briefing.Input{Dir: in.Dir})
	return nil, output{lines}, err
}

func handOver(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	lines, err := service.Brief(ctx, briefing.Input{Dir: in.Dir, Agent: "writer"}) // want "swallowed/dropped: http.Client.Do"
	return nil, output{lines}, err
}
