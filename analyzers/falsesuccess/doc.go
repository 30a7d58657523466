// Package falsesuccess defines a rule against failures that are answered as a success.
//
// # Analyzer falsesuccess
//
// falsesuccess: report failures that are answered as a success
//
// To the client and to the model, a result without the error flag is a success, whatever its text
// says. The agent goes on as if the call had worked, and nothing that counts or retries failed calls
// notices.
//
// # What it reports
//
// Results of tools that are returned with a nil error and without the error flag where an error is
// known not to be nil, in handlers and in functions that build results for them:
//
// Results made from the error: its text, a formatted message, what a helper makes of it, or the typed
// output of a go-sdk handler (category derived). Results made from the other return values of the
// failed call, such as the output of a command, count too.
//
// Results whose constant text reports a failure (category text). So do results whose text opens with a
// failure where no error is known: "Required parameter 'name' is missing", "Error: no such server",
// "File %s not found in project %s", also if a list is put into it.
//
// Results with a text that holds the error on one way only, and a sentence of success on all others: message
// = "Error: " + err.Error(), and output{Message: message} for both (category derived, at that text). A flag or
// a number that tells them apart beside the text is enough for an agent.
//
// Outputs of typed tools that report the failure in a field, as in output{Success: false, Error:
// err.Error()} (category field, strict): an agent that reads the field understands it, but clients and
// hosts go by the flag.
//
// Contents of resources that are made of an error, or are a text about a failure, as {"error": "no such note"} (category contents,
// strict). Contents have no flag: only an error tells the client that there are none.
//
// What a tool is asked is strict: validate_rule that answers what ValidateRule says is wrong. So is an object that says by
// a bool or a mark what has become of the call: {"deferred": true, "reason": "…"}, or a struct whose field Success or Status has
// one constant there and another one in a success.
//
// There is one finding for each function, at its first such return. The others are related.
//
// The suggested fix replaces mcp.NewToolResultText with mcp.NewToolResultError, or sets IsError in a
// literal. It needs a result that is built in the return statement and contains the error, or an error
// that is recorded. Without that, the fixed code would be a finding of lostcause.
//
// # What it leaves alone
//
// Results with the error flag, and results whose flag is not known.
//
// Errors that are known to be a certain one, as by errors.Is: they can be the answer.
//
// Other return values of a failed call that are known to be empty whenever it fails: there the error
// is lost altogether, and swallowed reports it. Fallbacks: results made from what was tried after the
// failure.
//
// Texts that say that something was done all the same, with words like "warning", "but", "however" or
// "successfully".
//
// By default, too: what a comment says to be meant ("non-fatal"), and what an error of the program's own type says to do
// instead, without a word of failure.
//
// Lists of steps of which some failed, and other code that goes on after the error.
//
// Functions that convert an error they are given, and results of the program's own types, which a
// wrapper turns into those of the library.
//
// If a success is intended, say so in a directive with the reason. A field IsError that is explicitly
// false is reported without a fix.
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
//	func remove(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		if err := os.Remove("notes.txt"); err != nil {
//			return mcp.NewToolResultText("The notes could not be removed: " + err.Error()), nil
//		}
//		return mcp.NewToolResultText("The notes are removed."), nil
//	}
//
// # After
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
//	func remove(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		if err := os.Remove("notes.txt"); err != nil {
//			return mcp.NewToolResultError("The notes could not be removed: " + err.Error()), nil
//		}
//		return mcp.NewToolResultText("The notes are removed."), nil
//	}
//
// # The agent sees
//
// Before: isError: false, "The notes could not be removed: …". The model may read the text; every
// program that checks the flag records a success.
//
// After: isError: true, with the same text.
//
// # What to do
//
// Build the result with the function for failures, such as mcp.NewToolResultError, or set IsError.
package falsesuccess
