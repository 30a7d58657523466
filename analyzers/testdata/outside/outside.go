// Package outside belongs to another module.
package outside

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Wrap does something with a handler, which nobody looks at.
func Wrap(h mcp.ToolHandler) mcp.ToolHandler { return h }

// A Client sends requests.
type Client struct{}

// ProxyRequest hands on what it got.
func (*Client) ProxyRequest(path string) (*http.Response, error) { return http.Get(path) }

// Download returns an error if the status is none of a success.
func (*Client) Download(path string) (*http.Response, error) { return http.Get(path) }
