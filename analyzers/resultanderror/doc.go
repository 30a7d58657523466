// Package resultanderror defines a rule against results that are returned together
// with an error.
//
// # Analyzer resultanderror
//
// resultanderror: report results that are returned together with an error
//
// MCP libraries send one of the two. What is in the other one, such as a message that
// was written for the agent with care, gets to nobody.
//
// # What it reports
//
// Handlers of tools, resources, prompts and completions that return a result and an
// error where both are known not to be nil. The message says which one the library
// drops, and what the client gets: go-sdk and mcp-go drop the result (category
// result-dropped), voocel/mcp-sdk-go drops the error (category error-dropped).
//
// Both are followed through variables, named results, branches, and functions of this
// and other packages of the module. There is one finding for each cause: a handler that
// returns both in five places has one, at the first of them, and so has a package whose
// handlers all return what one function of another package gives them.
//
// Handlers behind a function of the module that returns their errors as errors count
// as well: whatever it does with the result, the library drops it.
//
// The rule is in the strict preset: what is dropped says the same as what arrives in most servers, and
// nobody misses it.
//
// # What it leaves alone
//
// Errors and results that can be nil, and those of which nobody knows: what an interface
// or a client returned, and what a function returns that wraps another handler.
//
// Results in which nothing is set, as in &mcp.CallToolResult{}, also where a value of any
// type holds one: nothing is lost. The typed output of a handler of go-sdk, which must
// return some. A result that is made whatever became of the call that failed, as in
// return markdown(out), err.
//
// Error results beside an error with the same text, where the library makes an error result of
// the error, also where a function of the package returns both.
//
// Libraries that send both, as trpc-mcp-go does.
//
// Handlers behind a function or middleware of the module that makes results of
// their errors, or that cannot be followed: it can take the result that came with one.
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
// Before: nothing, in most hosts: mcp-go drops the result, and JSON-RPC error -32603,
// "open notes.txt: no such file or directory", goes to the client.
//
// After: an error result, "The notes cannot be read. Call write_note first."
//
// # What to do
//
// Return one of them: a result and a nil error, or no result and an error.
package resultanderror
