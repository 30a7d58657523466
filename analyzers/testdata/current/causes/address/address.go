// Package address asks services whose addresses hold credentials, and others.
package address

import (
	"context"
	"net/http"
	"net/url"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	City string `json:"city"`
}

type weather struct{ key string }

// constant has the name of the parameter in its address.
func (w *weather) constant(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + w.key + "&q=" + in.City)
	if err != nil {
		return nil, nil, err // want `^this typed tool handler returns the text of an error of net/http\.Get, as in 1 other place of 2 handlers: the agent reads the whole URL, and the credential in it; .*\(upstreamtext/address\)$`
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

// set sets the parameter.
func (w *weather) set(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	query := url.Values{}
	query.Set("appid", "x")
	query.Set("token", w.key)
	resp, err := http.Get("https://weather.test/now?" + query.Encode())
	if err != nil {
		return nil, nil, err // related to the first one
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

// header keeps it out of the address: a host is no secret.
func (w *weather) header(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://weather.test/now", nil)
	if err != nil {
		return nil, nil, err
	}
	r.Header.Set("Authorization", w.key)
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, nil, err
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}
