// Package options has the options of a server.
package options

import "github.com/mark3labs/mcp-go/server"

func All() []server.ServerOption {
	return []server.ServerOption{server.WithRecovery(), server.WithInputSchemaValidation()}
}
