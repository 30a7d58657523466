// Package silent has handlers whose errors carry a code, or are not known to
// carry none.
package silent

import (
	"context"
	"errors"
	"fmt"
	"os"

	"example.test/plainerror/internal/client"
	"example.test/plainerror/internal/store"

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
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "The entry is gone.", Recovery: "Call list and pass one of the names.",
}}

var errPlain = errors.New("plain")

var svc = &store.Store{}

func factory(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, taxonomy.NotFound("There is no entry called " + in.Name + ".")
}

func literal(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "There is no such entry."}
}

func declared(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, failures.Fail("gone", "")
}

func codedSentinel(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, store.ErrCoded
}

func wrappedCoded(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fmt.Errorf("call: %w", taxonomy.NotFound("There is no such entry."))
}

func joinedCoded(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, errors.Join(errPlain, taxonomy.NotFound("There is no such entry."))
}

func causePlain(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, taxonomy.InternalError("It failed.", taxonomy.Cause(errPlain))
}

func classified(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := svc.Find(in.Name)
	if err != nil {
		return nil, nil, taxonomy.Classify(err)
	}
	return nil, nil, nil
}

func converted(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := svc.Find(in.Name); err != nil {
		return nil, nil, store.Failure(err)
	}
	return nil, nil, nil
}

func convertedByDefer(ctx context.Context, req *request, in args) (_ *result, _ any, err error) {
	defer func() {
		if err != nil {
			err = taxonomy.Classify(err)
		}
	}()
	if in.Name == "" {
		return nil, nil, errPlain
	}
	return nil, nil, nil
}

func overwritten(ctx context.Context, req *request, in args) (*result, any, error) {
	err := errors.New("no luck")
	if in.Name == "" {
		fmt.Fprintln(os.Stderr, err)
	}
	err = taxonomy.ValidationError("The name is empty.")
	return nil, nil, err
}

func service(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := svc.Coded(in.Name); err != nil {
		return nil, nil, err
	}
	return nil, nil, svc.Start(ctx, in.Name)
}

func protocol(ctx context.Context, req *request) (*result, error) {
	return nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no name"}
}

func wrappedProtocol(ctx context.Context, req *request) (*result, error) {
	return nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no name"})
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, mcp.ResourceNotFoundError(req.Params.URI)
}

func twoDeep(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, client.Run(ctx, in.Name)
}
