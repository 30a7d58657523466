// Package serving makes a server of mcp-go, and sees package server alone.
package serving

import "github.com/mark3labs/mcp-go/server"

func Serve() error { return server.ServeStdio(server.NewMCPServer("serving", "1")) }
