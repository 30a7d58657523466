// Package mcp stands for the library that servers are built from.
package mcp

// CallToolRequest is what a client sends.
type CallToolRequest struct{ Name string }

// CallToolResult is what it gets.
type CallToolResult struct{ IsError bool }
