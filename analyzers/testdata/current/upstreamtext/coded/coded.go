// Package coded shows the text of errors in coded ones.
package coded

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
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

func declared(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, failures.Fail("gone", err.Error()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func variable(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		message := fmt.Sprintf("gone: %v", err)
		return nil, nil, taxonomy.NotFound(message) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func literal(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: err.Error()} // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func recovery(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file.", taxonomy.Recovery("Heed this: "+err.Error())) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func protocol(ctx context.Context, req *request) (*result, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: err.Error()} // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil
}

// shownAround shows the error beside a coded one that does not.
func shownAround(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, fmt.Errorf("%w (%v)", taxonomy.NotFound("There is no such file.", taxonomy.Cause(err)), err) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func cause(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file.", taxonomy.Cause(err))
	}
	return nil, nil, nil
}

func detail(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file.", taxonomy.Detail(err.Error()), taxonomy.Extra("error", err.Error()))
	}
	return nil, nil, nil
}

func data(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.NotFound("There is no such file.", taxonomy.Data("cause", err.Error()))
	}
	return nil, nil, nil
}

func classified(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, taxonomy.Classify(err)
	}
	return nil, nil, nil
}

func aroundCoded(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, fmt.Errorf("remove: %w", taxonomy.NotFound("There is no such file.", taxonomy.Cause(err)))
	}
	return nil, nil, nil
}

func declaredCause(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, failures.Fail("gone", "", taxonomy.Cause(err))
	}
	return nil, nil, nil
}
