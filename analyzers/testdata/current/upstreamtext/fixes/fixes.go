// Package fixes shows errors in the message of a coded one.
package fixes

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name string `json:"name"`
}

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

var failures = contract.Contract{{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "The file is gone.", Recovery: "Call list and pass one of the names.",
}}

func concatenated(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: " + err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func concatenatedTwice(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no file " + in.Name + ": " + err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func formatted(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound(fmt.Sprintf("There is no such file: %v", err)) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func formattedMore(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound(fmt.Sprintf("There is no file %q: %s", in.Name, err)) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func withOptions(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: "+err.Error(), taxonomy.RetryNo) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func withCause(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file: "+err.Error(), taxonomy.Cause(err)) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func byCode(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.New(taxonomy.CodeUnknownError, "It failed: "+err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func declared(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, failures.Fail("gone", "The file is gone: "+err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}
