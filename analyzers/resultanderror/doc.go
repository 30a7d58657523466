// Package resultanderror defines a rule against results that are returned together
// with an error.
//
// # Analyzer resultanderror
//
// resultanderror: report results that are returned together with an error
//
// MCP libraries send one of the two. What is in the other, such as a message that was carefully
// written for the agent, reaches nobody.
//
// # What it reports
//
// Handlers of tools, resources, prompts and completions that return a result and an error, both known
// not to be nil. The message says which of them the library drops, and what the client gets: go-sdk
// and mcp-go drop the result (category result-dropped), voocel/mcp-sdk-go drops the error (category
// error-dropped).
//
// Both are followed through variables, named results, branches, and functions of the module. There is
// one finding for each cause: a handler that returns both in five places has one, at the first of
// them. A package whose handlers all get both from one function of another package has one, too.
//
// Handlers behind a function of the module that returns their errors as errors count as well: whatever
// it does with the result, the library drops it.
//
// The rule is in the strict preset: in most servers, what is dropped says the same as what arrives.
//
// # What it leaves alone
//
// Errors and results that can be nil, and those that are not known: what an interface or a client
// returned, and what a function returns that wraps another handler.
//
// Results in which nothing is set, as in &mcp.CallToolResult{}, also where a value of any type holds
// one: nothing is lost. The typed output of a go-sdk handler, which must return one. A result that is
// made even if the call failed, as in return markdown(out), err.
//
// Error results beside an error with the same text, where the library turns the error into an error
// result, also if a function of the package returns both.
//
// Libraries that send both, as trpc-mcp-go does.
//
// Handlers behind a function or middleware of the module that turns their errors into results, or that
// cannot be followed: it can use the result that came with the error.
//
// Results that a deferred function sets, and branches that are never taken.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//		"os"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		data, err := os.ReadFile("notes.txt")
//		if err != nil {
//			return mcp.NewToolResultError("The notes cannot be read. Call write_note first."), err
//		}
//		return mcp.NewToolResultText(string(data)), nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"log"
//		"os"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		data, err := os.ReadFile("notes.txt")
//		if err != nil {
//			log.Print(err)
//			return mcp.NewToolResultError("The notes cannot be read. Call write_note first."), nil
//		}
//		return mcp.NewToolResultText(string(data)), nil
//	}
//
// # The agent sees
//
// Before: JSON-RPC error -32603, "open notes.txt: no such file or directory". mcp-go drops the result,
// and most hosts do not show the error to the model.
//
// After: isError: true, "The notes cannot be read. Call write_note first."
//
// # What to do
//
// Return one of the two: a result and a nil error, or a nil result and an error.
package resultanderror
