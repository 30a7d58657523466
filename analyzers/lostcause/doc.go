// Package lostcause defines a rule against errors that are lost when others take
// their place.
//
// # Analyzer lostcause
//
// lostcause: report errors that are lost when others take their place
//
// The agent reads a short text that was written for it. The operators need the failure behind it:
// either the new error wraps it, or a log has it, or nobody can find it.
//
// # What it reports
//
// A new error is returned where another error is known not to be nil, and does not
// wrap it (category dropped). The new error can be coded, made by package
// taxonomy or by a contract; it can be a plain one, one of a type or in a variable of the
// program, or come from a function of the module. Which error is known follows from
// the conditions on the way to the return, not from the distance between two lines.
// Deferred literals, and literals that set a named result, count as well.
//
// An error result, or an error of an MCP library such as *jsonrpc.Error, cannot wrap
// anything. It is reported if its text says nothing of the error and nothing records
// the error either: no logger, span or other function gets it, and the function that
// failed has not recorded it.
//
// New errors that wrap another error instead (category wrong-variable), that put it
// into their data, details or extra fields (category in-data), or that keep only its
// text, by err.Error() or %v (category text-only).
//
// Notes in an answer that say that something outside of the process failed, but not why,
// as in notes = append(notes, "cannot fetch "+url), also in a goroutine (category noted, strict): one finding
// for each function. The agent cannot tell what is missing from what is down, and no log says more.
//
// New errors about something else where a call may have failed whose error is only compared with nil, or logged at each attempt
// (category blamed, strict): errors.New("timed out: check the network") after a loop that asked a page
// that is gone, or "a name is required" where the directory of names cannot be read.
//
// A new error without a code makes category dropped strict. Such drops are often deliberate: the function
// that failed has logged the error, the new text names the only possible reason, or the cause must not
// reach the agent. Category text-only is strict unless the lost error came from outside of the process (a
// database, a connection, a service, the file system) and somebody asks for the cause: a function of the
// package that the new error reaches, by errors.Is, errors.As or a predicate on errors, or code before the
// handler that classifies errors. Who asks for a variable of the module that the lost error is not, and does not
// wrap, asks for no cause. A helper that cuts the chain is reported in the helper. In packages that
// import package taxonomy or contract, a coded error that does not wrap the one before it is never strict.
//
// All this is reported in handlers, in functions that return results of tools, in
// the function literals in both, and, if the new error has a code, in every package
// of the module. In other functions it is category service, which is strict in
// the same way, and wherever the package has no handler. Packages count that import
// an MCP library or have codes. In the other packages of a server's module, only errors from outside
// of the process are reported of which nothing is left, neither in the new error nor in a log.
//
// The strict category rewrap is the opposite: a coded error becomes the cause of
// another one with the same code, which adds no reason.
//
// The suggested fix adds taxonomy.Cause(err) to the call that makes a coded error, or
// turns %v or %s of fmt.Errorf into %w, which leaves the text as it is. There is
// none where the error has no name of its own, or its variable is set in between. Some libraries
// look for errors of their own in the chain of what a handler returns, as mcp-go does for
// mcp.URLElicitationRequiredError. If the error can be one of those there is no fix, because
// the client would get something else.
//
// # What it leaves alone
//
// The error itself, errors that wrap it at any depth, and functions, of this or
// another package, that do so. Errors that keep the part of it that errors.Unwrap or
// errors.As found. Functions that get the error and cannot be followed, and types
// that hold it in a field.
//
// Errors that are known to be a certain one: the condition is errors.Is, a comparison
// with a variable such as io.EOF, or another function that is asked about the error
// or its text, such as os.IsNotExist. The new error says the same. So does one that is made
// where a status is known to be 404, and one that shows the body of the response. An error
// found by errors.As has more to say, and is reported.
//
// Code after the branch, and branches that can be taken without the error.
//
// Calls that ask for something that may well be missing, such as os.Stat and exec.LookPath, and those that
// parse. Errors that are logged or kept before another one is returned.
//
// Errors about something else: after a branch that asks for the end of the context,
// after a second attempt, such as another way to get at the data, and from another
// operation whose error is returned instead.
//
// A second error, of a clean-up or of another attempt, if that is kept, and the first one
// if that is kept where reporting it failed.
//
// Error results and notes that show what came with the error, such as the output that
// exec.Cmd.CombinedOutput returns.
//
// Error results if the error is about the arguments of the call, as those of
// strconv, of mcp.CallToolRequest.RequireString and of validators of the module
// are: the caller knows what it passed.
//
// # Before
//
//	package books
//
//	import (
//		"context"
//		"fmt"
//		"os"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Name string `json:"name"`
//	}
//
//	func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		data, err := os.ReadFile(in.Name)
//		if err != nil {
//			return nil, nil, taxonomy.NotFound("There is no such book.")
//		}
//		if err := os.Remove(in.Name); err != nil {
//			return nil, nil, fmt.Errorf("remove the book: %v", err)
//		}
//		return nil, string(data), nil
//	}
//
// # After
//
//	package books
//
//	import (
//		"context"
//		"fmt"
//		"os"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Name string `json:"name"`
//	}
//
//	func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		data, err := os.ReadFile(in.Name)
//		if err != nil {
//			return nil, nil, taxonomy.NotFound("There is no such book.", taxonomy.Cause(err))
//		}
//		if err := os.Remove(in.Name); err != nil {
//			return nil, nil, fmt.Errorf("remove the book: %w", err)
//		}
//		return nil, string(data), nil
//	}
//
// # The agent sees
//
// Before: "There is no such book.", also where the disk fails. Logs and errors.Is cannot tell one from the
// other.
//
// After: the same words. Logs have the cause, and errors.Is finds it.
//
// # What to do
//
// Wrap with %w, or keep the cause with taxonomy.Cause.
package lostcause
