// Package address asks services whose addresses hold credentials, and others.
package address

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"

	remote "example.test/leak/internal/weather"

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
		return nil, nil, err // want "leak/address: http.Get"
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
		return nil, nil, err // want "leak/address: http.Get"
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

// request puts the credential into a request that is there.
func (w *weather) request(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://weather.test/now", nil)
	if err != nil {
		return nil, nil, errUnreachable
	}
	query := r.URL.Query()
	query.Set("key", w.key)
	r.URL.RawQuery = query.Encode()
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, nil, fmt.Errorf("ask for %s: %w", in.City, err) // want "leak/address: http.Client.Do"
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

// formatted has a weak name, and a variable that is called like a credential.
func (w *weather) formatted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get(fmt.Sprintf("https://weather.test/now?q=%s&key=%s", in.City, w.key))
	if err != nil {
		return nil, nil, err // want "leak/address: http.Get"
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

// literal has the values of the query in one literal.
func (w *weather) literal(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	address := url.URL{Scheme: "https", Host: "weather.test", RawQuery: url.Values{"apikey": {w.key}}.Encode()}
	resp, err := http.Get(address.String())
	if err != nil {
		return nil, nil, err // want "leak/address: http.Get"
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

// get is handed the address.
func get(ctx context.Context, address string) (string, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return "", errUnreachable
	}
	resp, err := http.DefaultClient.Do(r) // want "leak/address: http.Client.Do"
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	return resp.Status, nil
}

func (w *weather) handed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	status, err := get(ctx, "https://weather.test/now?appid="+w.key)
	if err != nil {
		return nil, nil, err
	}
	return nil, status, nil
}

func (w *weather) handedFurther(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	status, err := w.below(ctx, "/now?access_token="+w.key)
	if err != nil {
		return nil, nil, err
	}
	return nil, status, nil
}

func (w *weather) below(ctx context.Context, path string) (string, error) {
	return get(ctx, "https://weather.test"+path)
}

// harmless hands over an address without a credential.
func (w *weather) harmless(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	status, err := get(ctx, "https://weather.test/now?q="+in.City)
	if err != nil {
		return nil, nil, err
	}
	return nil, status, nil
}

// elsewhere hands it over to another package.
func (w *weather) elsewhere(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	status, err := remote.Get(ctx, "https://weather.test/now?api_key="+w.key)
	if err != nil {
		return nil, nil, err // want "leak/address: http.Get"
	}
	return nil, status, nil
}

var errUnreachable = errors.New("the weather cannot be asked")
