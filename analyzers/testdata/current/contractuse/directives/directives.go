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

//mcperrlint:contract failure // want `^the directive names failure, which is not declared: no rule can compare the handler with what the agent is told of its failures; name a package-level variable of type contract.Contract \(contractuse/unknown-contract\)$`
func misspelled(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract misspelled // want `^the directive names misspelled, which is not a contract: `
func function(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract orders.Failures // want `^the directive names orders.Failures, which is in a package that is not imported: `
func notImported(ctx context.Context, req *request) (*result, error) { return nil, nil }

/* want `^the directive names nothing: ` */                       //mcperrlint:contract
func nameless(ctx context.Context, req *request) (*result, error) { return nil, nil }

//mcperrlint:contract failures
func known(ctx context.Context, req *request) (*result, error) { return nil, failures.Fail("gone", "") }
