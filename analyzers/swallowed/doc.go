// Package swallowed defines a rule against errors of which a success tells nothing.
//
// # Analyzer swallowed
//
// swallowed: report errors of which a success tells nothing
//
// An empty list in the place of a failed request is an answer that is wrong. The agent
// works with it, and no log tells those who run the server that anything has failed.
//
// # What it reports
//
// Handlers, and functions that return results of tools, that return a result without the
// error flag and a nil error where an error is known not to be nil, if nothing in the
// result is made of the error and nothing records it (category dropped). Which error is known follows from
// the conditions on the way to the return. Resources and prompts count, and so does
// the typed output of a handler of go-sdk, also if it is the zero value of its struct.
//
// # What it leaves alone
//
// Errors that are recorded: handed to a logger, a span, a channel or any function that
// does anything with them, or stored where others find them.
//
// Errors that are known to be a certain one, such as io.EOF, sql.ErrNoRows and
// fs.ErrNotExist, by errors.Is, by a comparison or by another function that is asked
// about the error. Then they are the answer. Errors of ctx.Err() that are tested on the
// spot: whoever has cancelled a call does not wait for its answer.
//
// Errors about the arguments of the call and nothing else, as those of strconv: a
// handler can use them to find out what it was given.
//
// Results that speak of the failure, which is a matter of falsesuccess, and results that
// say that something is missing: "but", "however", "partial", "warning".
//
// Results that show all of what could not be decoded or encoded, by package encoding/json
// or its likes, such as the body of a response that could not be indented: nothing but its
// form is lost. A part of it, or its name, does not show it.
//
// Results that show what the failed call returned beside the error, such as the output of a
// command: that can tell of the failure. What a function is known to return empty with all of
// its errors tells nothing.
//
// Code that tries something else because of the error, or goes on with a default. To read the
// arguments of the call, or to encode a literal, is only to say something. Branches that are
// never taken, as for an error of json.Marshal for what json.Unmarshal has filled.
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
//			return mcp.NewToolResultText("There are no notes."), nil
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
//		"errors"
//		"io/fs"
//		"log"
//		"os"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		data, err := os.ReadFile("notes.txt")
//		if errors.Is(err, fs.ErrNotExist) {
//			return mcp.NewToolResultText("There are no notes."), nil
//		}
//		if err != nil {
//			log.Print(err)
//			return mcp.NewToolResultError("The notes cannot be read at the moment."), nil
//		}
//		return mcp.NewToolResultText(string(data)), nil
//	}
//
// # The agent sees
//
// Before: a success, "There are no notes.", also where there are some and the disk
// fails. It believes it.
//
// After: an error result, "The notes cannot be read at the moment.", and "There are no
// notes." where that is so.
//
// # What to do
//
// Test for the one error that is an answer, and return all others as failures.
package swallowed
