// Package foreign has its seams from another package.
package foreign

import (
	"context"
	"errors"

	"example.test/plainerror/seams/shared"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func registered(ctx context.Context, in args) (string, error) {
	return "", errors.New("no luck") // want "plainerror/returned: errors.New"
}

func forwarded(ctx context.Context, in args) (string, error) {
	return "", errors.New("no luck") // want "plainerror/returned: errors.New"
}

// New returns a server without middleware.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	shared.Register(s, "registered", registered)
	shared.Forward(s, "forwarded", forwarded)
	return s
}
