// Package problems makes errors for others.
package problems

import (
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// Closed is an error of the protocol.
func Closed() error {
	return &jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: "closed"}
}

// Wrapped wraps one.
func Wrapped() error { return fmt.Errorf("state: %w", Closed()) }
