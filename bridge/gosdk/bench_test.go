package gosdk_test

import (
	"context"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

// The cost of a successful call: through the SDK alone, through AddTool, and
// through both parts of the bridge. Client, transport and encoding are the same.
func BenchmarkSuccessfulCall(b *testing.B) {
	sdk := bare()
	mcp.AddTool(sdk, &mcp.Tool{Name: "t"}, func(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, sum, error) {
		return nil, sum{7}, nil
	})
	bridged := func() *mcp.Server {
		s := bare()
		gosdk.AddTool(s, &mcp.Tool{Name: "t"}, failures, func(context.Context, *mcp.CallToolRequest, args) (sum, error) { return sum{7}, nil })
		return s
	}
	both := bridged()
	both.AddReceivingMiddleware(gosdk.Middleware())
	for _, server := range []struct {
		name string
		of   *mcp.Server
	}{{"SDK", sdk}, {"AddTool", bridged()}, {"AddTool and Middleware", both}} {
		b.Run(server.name, func(b *testing.B) { call(b, server.of) })
	}
}

func call(b *testing.B, s *mcp.Server) {
	here, there := mcp.NewInMemoryTransports()
	if _, err := s.Connect(b.Context(), there, nil); err != nil {
		b.Fatal(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(b.Context(), here, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer session.Close()
	b.ReportAllocs()
	for b.Loop() {
		result, err := session.CallTool(b.Context(), &mcp.CallToolParams{Name: "t", Arguments: args{"x"}})
		if err != nil || result.IsError {
			b.Fatal(err, result)
		}
	}
}
