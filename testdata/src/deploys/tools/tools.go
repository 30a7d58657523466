// Package tools has the tools: those in wrong.go make one mistake each, and those in right.go do the
// same as they should.
package tools

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/deploys/cluster"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

type args struct {
	ID string `json:"id"`
}

type service struct{ cluster *cluster.Cluster }

// Register adds the tools to a server.
func Register(s *mcp.Server, c *cluster.Cluster) {
	t := &service{c}
	gosdk.AddTool(s, &mcp.Tool{Name: "find"}, nil, t.find)
	gosdk.AddTool(s, &mcp.Tool{Name: "find_rightly"}, nil, t.findRightly)
	gosdk.AddTool(s, &mcp.Tool{Name: "restart"}, nil, t.restart)
	gosdk.AddTool(s, &mcp.Tool{Name: "restart_rightly"}, nil, t.restartRightly)
	gosdk.AddTool(s, &mcp.Tool{Name: "ping"}, nil, t.ping)
	gosdk.AddTool(s, &mcp.Tool{Name: "probe"}, nil, t.probe)
	gosdk.AddTool(s, &mcp.Tool{Name: "ping_rightly"}, nil, t.pingRightly)
	gosdk.AddTool(s, &mcp.Tool{Name: "scale"}, scaling, t.scale)
	gosdk.AddTool(s, &mcp.Tool{Name: "scale_rightly"}, scalingRightly, t.scaleRightly)
}
