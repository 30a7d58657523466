// Package directive says which handler has which contract.
package directive

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	_ "example.test/contracts/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	one = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}
	two = contract.Contract{{Reason: "two", Code: taxonomy.CodeNotFound}}
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

// documented has a directive in its comment.
//
//mcperrlint:contract one
func documented(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by directive`

//mcperrlint:contract orders.Failures
func qualified(ctx context.Context, req *request) (*result, error) { // want `bound to orders.Failures by directive`
	return nil, one.Fail("one", "")
}

//mcperrlint:contract two
func winsOverRegistration(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to two by directive`

// The next one is no handler that anybody could find.
//
//mcperrlint:contract one
func (t *tool) Execute(arguments string) (string, error) { return "", nil } // want `bound to one by directive`

type tool struct{}

//mcperrlint:contract missing // want `missing: not declared`
func misspelled(ctx context.Context, req *request) (*result, error) { return nil, one.Fail("one", "") }

//mcperrlint:contract documented // want `documented: not a contract`
func notContract(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract elsewhere.Failures // want `elsewhere.Failures: in a package that is not imported`
func notImported(ctx context.Context, req *request) (*result, error) { return nil, nil }

/* want `: not declared` */                                       //mcperrlint:contract
func nameless(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contracts are no directive
func another(ctx context.Context, req *request) (*result, error) { return nil, nil }

func inList(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to two by directive`

func add(s *mcp.Server, errs contract.Contract, h mcp.ToolHandler) { s.AddTool(&mcp.Tool{}, h) }

func register(s *mcp.Server) {
	//mcperrlint:contract one
	s.AddTool(&mcp.Tool{Name: "above"}, func(ctx context.Context, req *request) (*result, error) { // want `bound to one by directive`
		return nil, nil
	})

	//mcperrlint:contract two
	variable := func(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to two by directive`
	s.AddTool(&mcp.Tool{Name: "variable"}, variable)

	add(s, one,
		//mcperrlint:contract two
		func(ctx context.Context, req *request) (*result, error) { return nil, nil }) // want `bound to two by directive`

	add(s, one, winsOverRegistration)

	//mcperrlint:contract one

	s.AddTool(&mcp.Tool{Name: "too far"}, func(ctx context.Context, req *request) (*result, error) { return nil, nil })

	for _, t := range []struct {
		name string
		run  mcp.ToolHandler
	}{
		//mcperrlint:contract two
		{"in list", inList},
	} {
		s.AddTool(&mcp.Tool{Name: t.name}, t.run)
	}
}
