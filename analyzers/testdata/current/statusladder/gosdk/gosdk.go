// Package gosdk has a tool on the official SDK.
package gosdk

import (
	"context"
	"errors"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name string `json:"name"`
}

type output struct {
	Text string `json:"text"`
}

func register(s *mcp.Server) { mcp.AddTool(s, &mcp.Tool{Name: "read_note"}, readNote) }

func readNote(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	resp, err := http.Get("https://notes.example.com/" + in.Name)
	if err != nil {
		return nil, output{}, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, output{}, errors.New("cannot read the note") // want "statusladder/flattened"
	}
	all, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{string(all)}, nil
}
