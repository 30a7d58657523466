// Package server declares what is used of the server of cortex v1.0.5.
package server

import (
	"context"
	"log"

	"github.com/FreePeak/cortex/pkg/plugin"
	"github.com/FreePeak/cortex/pkg/types"
)

type (
	ToolCallRequest struct {
		Name       string
		Parameters map[string]interface{}
		Session    *types.ClientSession
	}
	ToolHandler func(ctx context.Context, request ToolCallRequest) (interface{}, error)
	MCPServer   struct{}
)

func NewMCPServer(name, version string, logger *log.Logger) *MCPServer { return nil }

func (s *MCPServer) AddTool(ctx context.Context, tool *types.Tool, handler ToolHandler) error {
	return nil
}

func (s *MCPServer) RegisterProvider(ctx context.Context, provider plugin.Provider) error { return nil }

func (s *MCPServer) ServeStdio() error { return nil }
