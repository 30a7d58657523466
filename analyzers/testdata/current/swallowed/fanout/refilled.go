package fanout

import (
	"context"
	"encoding/json"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func (c *client) fill(ctx context.Context, path string, into map[int]string) error {
	data, err := c.raw(ctx, path)
	if err != nil {
		return err
	}
	into[len(into)] = string(data)
	return nil
}

// filled ignores the error of what fills its answer in a goroutine within a goroutine.
func filled(c *client) mcp.ToolHandlerFor[input, map[int]string] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, map[int]string, error) {
		names := make(map[int]string)
		var outer sync.WaitGroup
		outer.Add(1)
		go func() {
			defer outer.Done()
			part := make(map[int]string)
			var inner sync.WaitGroup
			inner.Add(1)
			go func() {
				defer inner.Done()
				_ = c.fill(ctx, "stages", part) // want "swallowed/ignored: fanout.client.fill"
			}()
			inner.Wait()
			for id, name := range part {
				names[id] = name
			}
		}()
		outer.Wait()
		return nil, names, nil
	}
}

// decoded lacks what cannot be decoded.
func decoded(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	resp, err := http.Get("https://example.test/deals")
	if err != nil {
		return nil, out, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		out.Note = "no deals: " + resp.Status
		return nil, out, nil
	}
	var deals []deal
	if err := json.NewDecoder(resp.Body).Decode(&deals); err == nil { // want "swallowed/dropped: json.Decoder.Decode"
		out.Deals = append(out.Deals, deals...)
	}
	return nil, out, nil
}

func registerDecoded(server *mcp.Server, c *client) {
	mcp.AddTool(server, &mcp.Tool{Name: "filled"}, filled(c))
	mcp.AddTool(server, &mcp.Tool{Name: "decoded"}, decoded)
}
