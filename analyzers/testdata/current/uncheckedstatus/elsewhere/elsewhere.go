// Package elsewhere answers with responses that clients of another module, or types behind an interface, have
// got, and with what is decoded.
package elsewhere

import (
	"context"
	"errors"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/uncheckedstatus/internal/proxied"
	"outside.test"
)

type service interface {
	Proxy(path string) (*http.Response, error)
	Download(path string) (*http.Response, error)
}

type server struct{ s service }

func served() *server { return &server{s: proxied.New()} }

func (s *server) proxy(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := s.s.Proxy("/") // want "uncheckedstatus/unread: elsewhere.service.Proxy"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// download gets a response of a success.
func (s *server) download(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := s.s.Download("/")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

type input struct{ Path string }

type output struct{ Body, Title string }

func outer(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	resp, err := new(outside.Client).ProxyRequest(in.Path) // want "uncheckedstatus/unread: outside.Client.ProxyRequest"
	if err != nil {
		return nil, output{}, err
	}
	body, err := io.ReadAll(resp.Body)
	return nil, output{Body: string(body)}, err
}

// tested gets a response whose status a function of the module has tested.
func tested(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	resp, err := new(proxied.Proxied).Proxy(in.Path)
	if err != nil {
		return nil, output{}, err
	}
	body, err := io.ReadAll(resp.Body)
	return nil, output{Body: string(body)}, err
}

func title(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	title, err := proxied.Title(in.Path) // want "uncheckedstatus/unread: http.Get"
	return nil, output{Title: title}, err
}

// judged looks into what is decoded.
func judged(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	page, err := proxied.Load(in.Path)
	if err != nil {
		return nil, output{}, err
	}
	if page.Problem != "" {
		return nil, output{}, errors.New(page.Problem)
	}
	return nil, output{Title: page.Title}, nil
}

// titles gets a list, which an error page is not.
func titles(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, []string, error) {
	list, err := proxied.Titles(in.Path)
	return nil, list, err
}
