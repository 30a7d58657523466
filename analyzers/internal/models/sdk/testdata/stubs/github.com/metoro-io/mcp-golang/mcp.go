// Package mcp_golang declares what is used of mcp-golang v0.16.0.
package mcp_golang

import (
	"context"

	"github.com/metoro-io/mcp-golang/transport/stdio"
)

type (
	Role    string
	Content struct{ TextContent *TextContent }

	TextContent      struct{ Text string }
	EmbeddedResource struct{}
	ToolResponse     struct{ Content []*Content }
	ResourceResponse struct{ Contents []*EmbeddedResource }
	PromptMessage    struct {
		Content *Content
		Role    Role
	}
	PromptResponse struct {
		Description *string
		Messages    []*PromptMessage
	}
	Server struct{}
	Client struct{}
)

const RoleUser Role = "user"

func NewServer(transport *stdio.StdioServerTransport) *Server { return &Server{} }

func (s *Server) RegisterTool(name string, description string, handler any) error { return nil }

func (s *Server) RegisterResource(uri string, name string, description string, mimeType string, handler any) error {
	return nil
}

func (s *Server) RegisterPrompt(name string, description string, handler any) error { return nil }

func (s *Server) Serve() error { return nil }

func (c *Client) CallTool(ctx context.Context, name string, arguments any) (*ToolResponse, error) {
	return nil, nil
}

func NewToolResponse(content ...*Content) *ToolResponse { return nil }

func NewTextContent(content string) *Content { return nil }

func NewTextResourceContent(uri string, text string, mimeType string) *Content { return nil }

func NewTextEmbeddedResource(uri string, text string, mimeType string) *EmbeddedResource { return nil }

func NewResourceResponse(contents ...*EmbeddedResource) *ResourceResponse { return nil }

func NewPromptResponse(description string, messages ...*PromptMessage) *PromptResponse { return nil }

func NewPromptMessage(content *Content, role Role) *PromptMessage { return nil }
