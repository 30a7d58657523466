// Package tools declares what is used of the definitions of cortex v1.0.5.
package tools

import "github.com/FreePeak/cortex/pkg/types"

type ToolOption func(*types.Tool)

func NewTool(name string, options ...ToolOption) *types.Tool { return nil }
