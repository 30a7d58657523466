package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

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

// encoded tests an error that never occurs.
func encoded(ctx context.Context, req *request, in args) (*result, any, error) {
	text, err := json.Marshal(map[string]string{"name": in.Name})
	if err != nil {
		return nil, nil, fmt.Errorf("encode: %w", err)
	}
	return nil, string(text), nil
}
