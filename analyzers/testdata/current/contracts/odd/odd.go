// Package odd has forms that are rare.
package odd

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	c "github.com/mcperrlint/mcperrlint/contract"
	. "github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
	alias   = c.Contract
)

var (
	one        = alias{{"one", CodeNotFound, "", "", 0, "", 0, "", ""}}
	nothing    c.Contract
	byName     = map[string]c.Contract{"one": one}
	pair       = [2]c.Contract{one, nil}
	a, b       = c.Contract{}, func() error { return one.Fail("one", "") }
	converted  = c.Contract(one)
	shadowed   = func(one c.Contract) *Error { return one.Fail("one", "") }(one)
	_          = c.Contract{}
	pointer    = &one
	immediate  = c.Contract{{Reason: "one"}}.Recovery("one")
	first, err = many()
)

func many() (c.Contract, error) { return one, nil }

type generic[T any] struct{ errs c.Contract }

func (g *generic[T]) run(ctx context.Context, req *request, in T) (*result, any, error) { // want `bound to one by use`
	return nil, nil, g.errs.Fail("one", "")
}

func make1[T any](errs c.Contract) mcp.ToolHandlerFor[T, any] {
	return func(ctx context.Context, req *request, in T) (*result, any, error) { // want `bound to one by registration`
		return nil, nil, errs.Fail("one", "")
	}
}

func variadic(h mcp.ToolHandler, errs ...c.Contract) mcp.ToolHandler { return h }

func inMap(ctx context.Context, req *request) (*result, error) { // want `bound to one by registration`
	return nil, byName["one"].Fail("x", "")
}

func inArray(ctx context.Context, req *request) (*result, error) { return nil, pair[0].Fail("x", "") }

func byPointer(ctx context.Context, req *request) (*result, error) { return nil, pointer.Fail("x", "") }

func ofNil(ctx context.Context, req *request) (*result, error) { return nil, nothing.Fail("x", "") } // want `bound to nothing by use`

func inLoop(ctx context.Context, req *request) (*result, error) { // want `bound to one by use`
	errs := one
	for i := 0; i < 3; i++ {
		errs = errs[:]
	}
	for range errs {
		if e := one.Fail("one", ""); e != nil {
			return nil, e
		}
	}
	return nil, nil
}

func recursive(ctx context.Context, req *request) (*result, error) { // want `bound to one by use`
	if req == nil {
		return recursive(ctx, req)
	}
	return nil, loop(one, 3)
}

func loop(errs c.Contract, n int) error {
	if n > 0 {
		return loop(errs, n-1)
	}
	return errs.Fail("one", "")
}

type handlerFunc func(ctx context.Context, req *request) (*result, error)

func (h handlerFunc) with(c.Contract) handlerFunc { return h }

func fluent(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by registration`

func register(s *mcp.Server) {
	g := &generic[int]{errs: one}
	mcp.AddTool(s, &mcp.Tool{}, g.run)
	mcp.AddTool(s, &mcp.Tool{}, make1[string](one))
	s.AddTool(&mcp.Tool{}, mcp.ToolHandler(handlerFunc(fluent).with(one)))
	s.AddTool(&mcp.Tool{}, variadic(inMap, one, one))
	switch h := any(inArray).(type) {
	case func(ctx context.Context, req *request) (*result, error):
		s.AddTool(&mcp.Tool{}, h)
	}
	_, _, _, _ = a, b, converted, shadowed
	_, _, _ = immediate, first, err
}
