// Package directives names contracts that are none.
package directives

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: "Call list_documents and pass one of the names."},
}

//mcperrlint:contract failure // want "contractuse/unknown-contract: failure"
func misspelled(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract misspelled // want "contractuse/unknown-contract: misspelled"
func function(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract orders.Failures // want "contractuse/unknown-contract: orders.Failures"
func notImported(ctx context.Context, req *request) (*result, error) { return nil, nil }

/* want "contractuse/unknown-contract" */                         //mcperrlint:contract
func nameless(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract failures
func known(ctx context.Context, req *request) (*result, error) { return nil, failures.Fail("gone", "") }
