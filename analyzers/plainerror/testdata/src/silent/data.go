package silent

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var errBusy = errors.New("busy")

// withData answers with a code of the program's own.
func withData(ctx context.Context, req *request, in args) (*result, any, error) {
	return coded("BUSY", errBusy), nil, nil
}

func coded(code string, err error) *result {
	return &result{
		IsError:           true,
		Content:           []mcp.Content{&mcp.TextContent{Text: err.Error()}},
		StructuredContent: map[string]any{"code": code},
	}
}

// excluded has answered before if the error is the plain one.
func excluded(ctx context.Context, req *request, in args) (*result, any, error) {
	err := either(in.Name)
	if errors.Is(err, errBusy) {
		return nil, "busy", nil
	}
	return nil, nil, err
}

func either(name string) error {
	if name == "" {
		return errBusy
	}
	return context.DeadlineExceeded
}
