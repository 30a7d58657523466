// Package plugin declares what is used of the plugins of cortex v1.0.5.
package plugin

import (
	"context"

	"github.com/FreePeak/cortex/pkg/types"
)

type (
	ExecuteRequest  struct{ ToolName string }
	ExecuteResponse struct{ Content interface{} }

	Provider interface {
		ExecuteTool(ctx context.Context, request *ExecuteRequest) (*ExecuteResponse, error)
		GetTools(ctx context.Context) ([]*types.Tool, error)
	}
	ToolExecutor func(ctx context.Context, params map[string]interface{}, session *types.ClientSession) (interface{}, error)
	BaseProvider struct{}
)

func (p *BaseProvider) RegisterTool(tool *types.Tool, executor ToolExecutor) error { return nil }
