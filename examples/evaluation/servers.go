package main

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"

	"github.com/mark3labs/mcp-go/client"
	mcpgo "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	after "github.com/mcperrlint/mcperrlint/examples/after/desk"
	before "github.com/mcperrlint/mcperrlint/examples/before/desk"
)

// A side is a server in one form, and on one SDK.
type side struct {
	form, sdk string
	connect   func(ctx context.Context, dir string, tracker *http.Client) (send func(call) (result, error), close func(), err error)
}

// sides returns all servers.
func sides() []side {
	quiet := bridge.Logger(slog.New(slog.DiscardHandler))
	return []side{
		{"before", "go-sdk", func(ctx context.Context, dir string, c *http.Client) (func(call) (result, error), func(), error) {
			return overGoSDK(ctx, before.Desk{Dir: dir, Tracker: c}.GoSDK())
		}},
		{"after", "go-sdk", func(ctx context.Context, dir string, c *http.Client) (func(call) (result, error), func(), error) {
			return overGoSDK(ctx, after.Desk{Dir: dir, Tracker: c}.GoSDK(quiet))
		}},
		{"before", "mcp-go", func(ctx context.Context, dir string, c *http.Client) (func(call) (result, error), func(), error) {
			return overMCPGo(ctx, before.Desk{Dir: dir, Tracker: c}.MCPGo())
		}},
		{"after", "mcp-go", func(ctx context.Context, dir string, c *http.Client) (func(call) (result, error), func(), error) {
			return overMCPGo(ctx, after.Desk{Dir: dir, Tracker: c}.MCPGo(quiet))
		}},
		{"before", "mcp-go, usual host", func(ctx context.Context, dir string, c *http.Client) (func(call) (result, error), func(), error) {
			send, end, err := overMCPGo(ctx, before.Desk{Dir: dir, Tracker: c}.MCPGo())
			return unlessProtocol(send), end, err
		}},
	}
}

// overGoSDK connects a client of the official SDK to a server.
func overGoSDK(ctx context.Context, s *mcp.Server) (func(call) (result, error), func(), error) {
	here, there := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, there, nil); err != nil {
		return nil, nil, err
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "evaluation", Version: "1"}, nil).Connect(ctx, here, nil)
	if err != nil {
		return nil, nil, err
	}
	send := func(c call) (result, error) {
		r, err := session.CallTool(ctx, &mcp.CallToolParams{Name: c.tool, Arguments: c.arguments})
		return arrived(r, err)
	}
	return send, func() { _ = session.Close() }, nil
}

// overMCPGo connects a client of mcp-go to a server.
func overMCPGo(ctx context.Context, s *server.MCPServer) (func(call) (result, error), func(), error) {
	c, err := client.NewInProcessClient(s)
	if err != nil {
		return nil, nil, err
	}
	if err := c.Start(ctx); err != nil {
		return nil, nil, err
	}
	if _, err := c.Initialize(ctx, mcpgo.InitializeRequest{Params: mcpgo.InitializeParams{
		ProtocolVersion: mcpgo.LATEST_PROTOCOL_VERSION, ClientInfo: mcpgo.Implementation{Name: "evaluation", Version: "1"},
	}}); err != nil {
		return nil, nil, err
	}
	send := func(asked call) (result, error) {
		r, err := c.CallTool(ctx, mcpgo.CallToolRequest{Params: mcpgo.CallToolParams{Name: asked.tool, Arguments: asked.arguments}})
		return arrived(r, err)
	}
	return send, func() { _ = c.Close() }, nil
}

// protocolErrors is what a usual host tells the model of a JSON-RPC error.
const protocolErrors = "The tool call has failed."

// unlessProtocol returns results as a model gets them from a host that keeps JSON-RPC errors to itself.
func unlessProtocol(send func(call) (result, error)) func(call) (result, error) {
	return func(c call) (result, error) {
		r, err := send(c)
		if r.protocol {
			r.text = protocolErrors
		}
		return r, err
	}
}

// arrived returns what an agent gets of a result, by its JSON, or of the JSON-RPC error that came in its place.
func arrived(r any, err error) (result, error) {
	if err != nil {
		return result{text: err.Error(), isError: true, protocol: true}, nil
	}
	data, err := json.Marshal(r)
	if err != nil {
		return result{}, err
	}
	var wire struct {
		Content []struct{ Text string }
		IsError bool
		Meta    struct {
			Failure *failure `json:"io.github.mcperrlint/error"`
		} `json:"_meta"`
	}
	if err := json.Unmarshal(data, &wire); err != nil {
		return result{}, err
	}
	text := ""
	for _, c := range wire.Content {
		text += c.Text
	}
	return result{text: text, isError: wire.IsError, meta: wire.Meta.Failure}, nil
}
