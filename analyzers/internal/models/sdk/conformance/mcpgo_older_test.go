//go:build older

package conformance

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// This version honours no error, has no tasks, and completes and validates nothing.

func (s scene) mcpGoFailure() error { return s.failure(errBoom, errBoom, nil) }

func (scene) mcpGoOptions() []server.ServerOption { return nil }

func (scene) taskOptions() []mcp.ToolOption { return nil }

func (scene) addTaskTool(*server.MCPServer) {}

func (scene) runTask(context.Context, *client.Client, *process) error { return errors.ErrUnsupported }
