// Package lostcause defines a rule against errors that are lost when others take
// their place.
//
// # Analyzer lostcause
//
// lostcause: report errors that are lost when others take their place
//
// What an agent reads is written for it, and says little about the failure behind
// it. Those who run the server need that failure: it is the cause of the new error, or
// it is nowhere.
//
// # What it reports
//
// A new error is returned where another error is known not to be nil, and does not
// keep it (category dropped). The new error can be a coded one, made by package
// taxonomy or by a contract, a plain one, one of a type or in a variable of the
// program, or what a function of the module makes. Which error is known follows from
// the conditions on the way to the return, not from the distance between two lines.
// Literals that are deferred, or that set what is returned, count as well.
//
// An error result, or an error of an MCP library such as *jsonrpc.Error, cannot keep a
// cause. It is reported if nothing in it says what the error was, and nothing records
// the error either: no logger, span or other function gets it that does anything
// with it, and the function that failed has not recorded it.
//
// New errors that keep another error in its place (category wrong-variable), that
// have it in their data, details or extra fields and not as their cause (category
// in-data), or that have only its text, by err.Error() or by %v (category text-only).
//
// Notes, in what a handler answers, which say that something from outside of the process has failed
// and not why, as in notes = append(notes, "cannot fetch "+url) (category noted, strict): one finding for
// each function. The agent is told, and cannot tell what is missing from what is down, and no log
// says more.
//
// New errors that blame something else where a call may have failed whose error is only compared with nil
// (category blamed, strict): errors.New("timed out: check the network") after a loop that has asked a page
// that is gone, or "a name is required" where the directory of names cannot be read.
//
// Category dropped is strict where the new error has no code. What is dropped then is often told by other
// means: the function that failed has logged it, the new text says the only thing that it can have been, or it is
// kept from the agent on purpose. Category text-only is strict unless the lost error came from outside of the process (a database, a connection,
// a service, the file system) and somebody asks for the cause: a function of the
// package that the new error reaches, by errors.Is, errors.As or a function that
// takes an error and returns a boolean, or what stands before the handler and classifies errors.
// A helper that cuts the chain is reported in the helper. In packages that import package taxonomy or
// contract, an error with a code that does not keep the one before it is never strict, whatever is left of that.
//
// All this is reported in handlers, in functions that return results of tools, in
// the function literals in both, and, if the new error has a code, in every package
// of the module. Other new errors in other functions are category service, which is strict in
// the same way, and wherever the package has no handler. It is about packages that are built from
// an MCP library or have codes; in others of the module of a server, only about errors from outside
// of the process of which nothing is left, neither in the new one nor in a log.
//
// The strict category rewrap is for the opposite: a coded error becomes the cause of
// another one with the same code, which adds no reason.
//
// The suggested fix adds taxonomy.Cause(err) to the call that makes a coded error, or
// makes a verb %v or %s of fmt.Errorf a %w, which leaves the text as it is. There is
// none where the error has no name of its own, or its variable is set in between. In
// handlers of which the library looks for errors of its own in the chain of what they
// return, as mcp-go does for mcp.URLElicitationRequiredError, there is none either if
// the error can be one of those: the client would get something else.
//
// # What it leaves alone
//
// The error itself, errors that wrap it at any depth, and functions, of this or
// another package, that do so. Errors that keep the part of it that errors.Unwrap or
// errors.As has found. Functions that get the error and cannot be followed, and types
// that hold it in a field.
//
// Errors that are known to be a certain one: the condition is errors.Is, a comparison
// with a variable such as io.EOF, or another function that is asked about the error
// or its text, such as os.IsNotExist. The new error says the same. So does one that is made
// where what came with the error was found to be something certain, as a status that is 404,
// and one that shows it, as the body of the response. Found by errors.As,
// an error has more to say.
//
// Code after the branch, and branches that can be taken without the error.
//
// Calls that ask for something that may well not be there, such as os.Stat and exec.LookPath, and those that
// parse. Errors that are logged or kept before another one blames something else.
//
// What is about something else: after a branch that asks for the end of the context,
// and after one on what was tried because of the error, such as another way to get at
// the data. What another operation returns in the place of the error.
//
// A second error, of a clean-up or of another attempt, if that is kept, and the first one
// if that is kept where telling about it has failed.
//
// Error results and notes that show what came with the error, such as the output that
// exec.Cmd.CombinedOutput returns.
//
// Error results if the error is about the arguments of the call, as those of
// strconv, of mcp.CallToolRequest.RequireString and of validators of the module
// are: who calls knows what it passed.
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
// Before: the same words as after, "There is no such book.", also where the disk fails:
// nothing that classifies errors or writes logs can tell one from the other.
//
// After: the same words. Logs have the cause, and errors.Is finds it.
//
// # What to do
//
// Wrap with %w, or keep the cause with taxonomy.Cause.
package lostcause
