// Package used uses contracts in the bodies of handlers.
package used

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contracts/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	one   = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}
	two   = contract.Contract{{Reason: "two", Code: taxonomy.CodeNotFound}}
	three = contract.Contract{{Reason: "three", Code: taxonomy.CodeNotFound}}
	four  = contract.Contract{{Reason: "four", Code: taxonomy.CodeNotFound}}
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

// Get is a handler for other packages.
func Get(ctx context.Context, req *request) (*result, error) { return nil, nil }

func fails(ctx context.Context, req *request) (*result, error) { return nil, one.Fail("one", "") } // want `bound to one by use`

func recovers(ctx context.Context, req *request) (*result, error) { // want `bound to one by use`
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: one.Recovery("one")}}, IsError: true}, nil
}

func fills(ctx context.Context, req *request) (result *result, err error) { // want `bound to one by use`
	defer func() { err = one.Fill(err) }()
	return nil, nil
}

func foreign(ctx context.Context, req *request) (*result, error) { // want `bound to orders.Failures by use`
	return nil, orders.Failures.Fail("gone", "")
}

func inHelper(ctx context.Context, req *request) (*result, error) { return nil, helper() } // want `bound to two by use`

func helper() error { return func() error { return two.Fail("two", "") }() }

func tooDeep(ctx context.Context, req *request) (*result, error) { return nil, deep() }

func deep() error { return helper() }

func nearer(ctx context.Context, req *request) (*result, error) { // want `bound to one by use`
	if req == nil {
		return nil, helper()
	}
	return nil, one.Fail("one", "")
}

func ofAnother(ctx context.Context, req *request) (*result, error) { // want `bound to three by use`
	if req == nil {
		return nil, one.Fail("one", "")
	}
	return nil, three.Fail("three", "")
}

func several(ctx context.Context, req *request) (*result, error) {
	if req == nil {
		return nil, one.Fail("one", "")
	}
	return nil, four.Fail("four", "")
}

func local(ctx context.Context, req *request) (*result, error) { // want `bound to a literal by use`
	errs := contract.Contract{{Reason: "own", Code: taxonomy.CodeNotFound}}
	return nil, errs.Fail("own", "")
}

func none(ctx context.Context, req *request) (*result, error) { return nil, nil }

func noHandler() error { return one.Fail("one", "") }

func ofParameter(errs contract.Contract) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) { // want `bound to two by registration`
		return nil, errs.Fail("two", "")
	}
}

func ofSeveral(errs contract.Contract) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) { return nil, errs.Fail("two", "") }
}

func below(errs contract.Contract) error { return errs.Fail("two", "") }

func passing(ctx context.Context, req *request) (*result, error) { return nil, below(two) } // want `bound to two by use`

// Below can be called by others.
func Below(errs contract.Contract) error { return errs.Fail("two", "") }

func passingOut(ctx context.Context, req *request) (*result, error) { return nil, Below(two) }

func seam(errs contract.Contract, next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		r, err := next(ctx, req)
		return r, errs.Fill(err)
	}
}

type tool struct{ errs contract.Contract }

func (t tool) run(ctx context.Context, req *request) (*result, error) { // want `bound to two by use`
	return nil, t.errs.Fail("two", "")
}

type embedding struct{ contract.Contract }

func (e *embedding) run(ctx context.Context, req *request) (*result, error) { // want `bound to four by use`
	return nil, e.Fail("four", "")
}

// Open can be made by others.
type Open struct{ Errs contract.Contract }

func (o Open) run(ctx context.Context, req *request) (*result, error) {
	return nil, o.Errs.Fail("two", "")
}

func register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "two"}, ofParameter(two))
	s.AddTool(&mcp.Tool{Name: "several one"}, ofSeveral(one))
	s.AddTool(&mcp.Tool{Name: "several two"}, ofSeveral(two))
	t, e, o := tool{errs: two}, &embedding{four}, Open{Errs: two}
	s.AddTool(&mcp.Tool{Name: "tool"}, t.run)
	s.AddTool(&mcp.Tool{Name: "embedding"}, e.run)
	s.AddTool(&mcp.Tool{Name: "open"}, o.run)
}
