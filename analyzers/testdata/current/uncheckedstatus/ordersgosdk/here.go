package ordersgosdk

import (
	"context"
	"errors"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/uncheckedstatus/internal/orders"
)

// described loses the refusal in a function of its own package.
func described(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	text, err := describe(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: text}, nil
}

func describe(ctx context.Context) (string, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", nil // want "uncheckedstatus/refused: http.Get"
	}
	text, err := io.ReadAll(resp.Body)
	return string(text), err
}

// counted does so with a number.
func counted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := count(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: n}, nil
}

func count(ctx context.Context) (int64, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return 0, err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return 0, nil // want "uncheckedstatus/refused: http.Get"
	}
	return io.Copy(io.Discard, resp.Body)
}

// refusedHere names the status.
func refusedHere(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return nil, output{}, errors.New("the orders answer " + resp.Status)
	}
	return nil, output{Given: resp.Header.Get("Count")}, nil
}
