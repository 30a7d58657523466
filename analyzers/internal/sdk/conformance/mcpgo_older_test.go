//go:build older

package conformance

import "github.com/mark3labs/mcp-go/server"

// This version honours no error, and completes and validates nothing.

func (s scene) mcpGoFailure() error { return s.failure(errBoom, errBoom, nil) }

func (scene) mcpGoOptions() []server.ServerOption { return nil }
