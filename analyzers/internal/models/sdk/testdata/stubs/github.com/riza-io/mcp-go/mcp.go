// Package mcp declares what is used of riza-io/mcp-go v0.4.5.
package mcp

import (
	"context"
	"encoding/json"
)

type (
	Request[T any]  struct{ Params *T }
	Response[T any] struct{ Result *T }

	CallToolRequest struct {
		Name      string
		Arguments json.RawMessage
	}
	CallToolResponse struct {
		Content []Content
		IsError bool
	}
	Content struct {
		Type string
		Text string
	}
	ResourceContent struct {
		URI  string
		Text string
	}
	CompletionRequest             struct{}
	CompletionResponse            struct{}
	GetPromptRequest              struct{ Arguments map[string]string }
	GetPromptResponse             struct{}
	InitializeRequest             struct{}
	InitializeResponse            struct{}
	ListPromptsRequest            struct{}
	ListPromptsResponse           struct{}
	ListResourcesRequest          struct{}
	ListResourcesResponse         struct{}
	ListResourceTemplatesRequest  struct{}
	ListResourceTemplatesResponse struct{}
	ListToolsRequest              struct{}
	ListToolsResponse             struct{}
	LogMessageRequest             struct{}
	PingRequest                   struct{}
	PingResponse                  struct{}
	ReadResourceRequest           struct{}
	ReadResourceResponse          struct{ Contents []ResourceContent }
	SamplingRequest               struct{}
	SamplingResponse              struct{}
	SetLogLevelRequest            struct{}
	SetLogLevelResponse           struct{}

	Message struct{}
	Stream  interface {
		Recv() (*Message, error)
		Send(msg *Message) error
	}
	Option interface{}
	Server struct{}
	Client struct{}
	Error  struct{}

	ClientHandler interface {
		Sampling(ctx context.Context, request *Request[SamplingRequest]) (*Response[SamplingResponse], error)
	}
	ServerHandler interface {
		Initialize(ctx context.Context, req *Request[InitializeRequest]) (*Response[InitializeResponse], error)
		ListTools(ctx context.Context, req *Request[ListToolsRequest]) (*Response[ListToolsResponse], error)
		CallTool(ctx context.Context, req *Request[CallToolRequest]) (*Response[CallToolResponse], error)
		ListPrompts(ctx context.Context, req *Request[ListPromptsRequest]) (*Response[ListPromptsResponse], error)
		GetPrompt(ctx context.Context, req *Request[GetPromptRequest]) (*Response[GetPromptResponse], error)
		ListResources(ctx context.Context, req *Request[ListResourcesRequest]) (*Response[ListResourcesResponse], error)
		ReadResource(ctx context.Context, req *Request[ReadResourceRequest]) (*Response[ReadResourceResponse], error)
		ListResourceTemplates(ctx context.Context, req *Request[ListResourceTemplatesRequest]) (*Response[ListResourceTemplatesResponse], error)
		Completion(ctx context.Context, req *Request[CompletionRequest]) (*Response[CompletionResponse], error)
		Ping(ctx context.Context, req *Request[PingRequest]) (*Response[PingResponse], error)
		SetLogLevel(ctx context.Context, req *Request[SetLogLevelRequest]) (*Response[SetLogLevelResponse], error)
	}
)

func (e *Error) Error() string { return "" }

func NewError(code int, underlying error) *Error { return nil }

func NewResponse[T any](result *T) *Response[T] { return nil }

func NewServer(stream Stream, handler ServerHandler, opts ...Option) *Server { return nil }

func (s *Server) LogMessage(ctx context.Context, request *Request[LogMessageRequest]) error {
	return nil
}

func (c *Client) CallTool(ctx context.Context, request *Request[CallToolRequest]) (*Response[CallToolResponse], error) {
	return nil, nil
}

// UnimplementedServer is embedded in servers for the methods that they lack.
type UnimplementedServer struct{}

func (s *UnimplementedServer) Initialize(ctx context.Context, req *Request[InitializeRequest]) (*Response[InitializeResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) ListTools(ctx context.Context, req *Request[ListToolsRequest]) (*Response[ListToolsResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) CallTool(ctx context.Context, req *Request[CallToolRequest]) (*Response[CallToolResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) ListPrompts(ctx context.Context, req *Request[ListPromptsRequest]) (*Response[ListPromptsResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) GetPrompt(ctx context.Context, req *Request[GetPromptRequest]) (*Response[GetPromptResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) ListResources(ctx context.Context, req *Request[ListResourcesRequest]) (*Response[ListResourcesResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) ReadResource(ctx context.Context, req *Request[ReadResourceRequest]) (*Response[ReadResourceResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) ListResourceTemplates(ctx context.Context, req *Request[ListResourceTemplatesRequest]) (*Response[ListResourceTemplatesResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) Completion(ctx context.Context, req *Request[CompletionRequest]) (*Response[CompletionResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) Ping(ctx context.Context, req *Request[PingRequest]) (*Response[PingResponse], error) {
	return nil, nil
}

func (s *UnimplementedServer) SetLogLevel(ctx context.Context, req *Request[SetLogLevelRequest]) (*Response[SetLogLevelResponse], error) {
	return nil, nil
}
