// Package nothingin answers failures with objects in which there is nothing.
package nothingin

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type lineage struct {
	URN   string
	Total int
	Paths []string
	Note  string
}

type input struct {
	URN string `json:"urn"`
}

type client struct{ url string }

// query fails for what lies outside.
func (c *client) query(ctx context.Context, urn string, into any) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.url+urn, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return fmt.Errorf("query: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("query: %s", resp.Status)
	}
	return json.NewDecoder(resp.Body).Decode(into)
}

func (c *client) lineage(ctx context.Context, urn string) (*lineage, error) {
	var paths []string
	if err := c.query(ctx, urn, &paths); err != nil {
		return &lineage{}, nil // want "swallowed/dropped: nothingin.client.query"
	}
	return &lineage{URN: urn, Total: len(paths), Paths: paths}, nil
}

// noted says that something is missing.
func (c *client) noted(ctx context.Context, urn string) (*lineage, error) {
	var paths []string
	if err := c.query(ctx, urn, &paths); err != nil {
		return &lineage{URN: urn, Note: "the lineage cannot be read"}, nil
	}
	return &lineage{URN: urn, Paths: paths}, nil
}

func all(c *client) func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []*lineage, error) {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []*lineage, error) {
		first, err := c.lineage(ctx, in.URN)
		if err != nil {
			return nil, nil, err
		}
		second, err := c.noted(ctx, in.URN)
		if err != nil {
			return nil, nil, err
		}
		return nil, []*lineage{first, second}, nil
	}
}

func tables(p provider) func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []map[string]any, error) {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []map[string]any, error) {
		return nil, []map[string]any{enriched(ctx, p, in.URN), required(ctx, p, in.URN), known(&registry{"owners"}, in.URN)}, nil
	}
}

// New makes the server.
func New(c *client, p provider) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "lineage"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "lineage"}, all(c))
	mcp.AddTool(s, &mcp.Tool{Name: "tables"}, tables(p))
	return s
}
