// Package mcp declares what is used of viant/mcp v0.17.0.
package mcp

import "github.com/viant/mcp/server"

type ServerOptions struct{}

func NewServer(newHandler any, options *ServerOptions) (*server.Server, error) { return nil, nil }
