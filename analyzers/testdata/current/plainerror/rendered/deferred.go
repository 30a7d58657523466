package rendered

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errOpen = errors.New("not open")

func finish(err error) error {
	if err != nil {
		return err
	}
	return errClosed
}

// beforeTheDefer returns before anything is deferred, too.
func beforeTheDefer(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	if req.Params.Name == "" {
		return mcp.NewToolResultError("name is required"), nil
	}
	defer func() {
		if e := finish(nil); e != nil {
			result = mcp.NewToolResultError(e.Error())
		}
	}()
	return mcp.NewToolResultText("done"), nil // want "plainerror/rendered: beforeTheDefer"
}

// deferredUnderACondition can return with and without what is deferred.
func deferredUnderACondition(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	if req.Params.Name != "" {
		defer func() { result = mcp.NewToolResultError(errClosed.Error()) }()
	}
	return mcp.NewToolResultText("done"), nil // want "plainerror/rendered: deferredUnderACondition"
}

// capturedAtTheReturn hands a variable to what is deferred, which is nil at the return.
func capturedAtTheReturn(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, _ error) {
	var err error
	if req.Params.Name == "" {
		err = errOpen
	}
	defer func() {
		if e := finish(err); e != nil {
			result = mcp.NewToolResultError(e.Error())
		}
	}()
	if err != nil {
		return mcp.NewToolResultError("failed"), nil // want "plainerror/rendered: capturedAtTheReturn"
	}
	return mcp.NewToolResultText("done"), nil // want "plainerror/rendered: capturedAtTheReturn"
}

var deferring = []server.ToolHandlerFunc{beforeTheDefer, deferredUnderACondition, capturedAtTheReturn, neverFailing, callingEachOther}

func alwaysThere(name string) (string, error) { return "http://localhost/" + name, nil }

func wrapped(name string) (string, error) {
	address, err := alwaysThere(name)
	if err != nil {
		return "", errors.New("no address")
	}
	return address, nil
}

// neverFailing tests errors that are always nil.
func neverFailing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	address, err := wrapped(req.Params.Name)
	if err != nil {
		return mcp.NewToolResultError("no address: " + err.Error()), nil
	}
	return mcp.NewToolResultText(address), nil
}

func around(depth int) error {
	if depth == 0 {
		return errOpen
	}
	return back(depth - 1)
}

func back(depth int) error { return around(depth) }

// callingEachOther tests an error of functions that call each other.
func callingEachOther(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := back(len(req.Params.Name)); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: callingEachOther"
	}
	return mcp.NewToolResultText("done"), nil
}
