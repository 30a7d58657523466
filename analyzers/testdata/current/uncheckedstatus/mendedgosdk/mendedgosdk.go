// Package mendedgosdk has a function that a fix has ask for the status and import fmt, with the official SDK.
package mendedgosdk

import (
	"context"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	URL string `json:"url"`
}

type output struct {
	Text string `json:"text"`
}

// fetch answers with what a function has read.
func fetch(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	out, err := read(in.URL)
	if err != nil {
		return nil, output{}, err
	}
	return nil, *out, nil
}

func read(url string) (*output, error) {
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	return &output{string(data)}, nil
}
