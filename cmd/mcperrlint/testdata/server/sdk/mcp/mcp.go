package mcp

type CallToolRequest struct{}

type CallToolResult struct{ IsError bool }

type Tool struct{ Name string }

func NewToolResultText(text string) *CallToolResult { return new(CallToolResult) }

func NewToolResultError(text string) *CallToolResult { return &CallToolResult{IsError: true} }
