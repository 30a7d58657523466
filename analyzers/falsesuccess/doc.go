// Package falsesuccess defines a rule against failures that are answered as a success.
//
// # Analyzer falsesuccess
//
// falsesuccess: report failures that are answered as a success
//
// A result without the error flag is a success for the client and for the model,
// whatever its text says. An agent goes on as if the call had done what it was for, and
// counts and retries of failed calls do not see it.
//
// # What it reports
//
// Results of tools that are returned with a nil error, where an error is known not to
// be nil, and have no error flag: those that are made of the error (category derived),
// by its text, by a format or by a function of this or another package, also as
// the typed output of a handler of go-sdk, those that are made of what the failed call
// returned beside it, and those whose constant text speaks of a failure (category text).
//
// Results whose text says by its first words that the call has failed, in a branch where no error
// is known: "Required parameter 'name' is missing", "Error: no such server", "No style specified"
// (category text, too). So do those that say that what was asked for by its name is not there, also after a
// loop that has looked for it: "File %s not found in project %s".
//
// This holds for handlers, for functions that return results of tools, and for the
// literals in both. Which error is known follows from the conditions on the way to the
// return.
//
// The suggested fix calls mcp.NewToolResultError in the place of mcp.NewToolResultText, or
// sets the field IsError of a literal, if the result is made in the return statement
// and the error is in it or is recorded. An error result without its cause would be a
// finding of the rule lostcause.
//
// There is one finding for each function, at the first such return; the others are related, and
// the fix is for all of them.
//
// # What it leaves alone
//
// Results with the error flag, and results of which the flag is not known.
//
// Errors that are known to be a certain one, as by errors.Is: they can be the answer.
//
// Results of what the failed call returned beside the error, if something else was tried
// because of the error, or if that is known to be empty with all of its errors: the latter
// drop the error, which is a matter of swallowed.
//
// Results that say that something was done all the same: their constant texts speak of
// a warning or of a part, or say "but", "however" or "successfully".
//
// By default, outputs of the program's own in which a field is written to be false, as in
// output{Success: false, Error: err.Error()}: that says it, and an agent reads it. The strict category field
// reports those of typed tools, once for each handler, where the field is Success or the like and another one says why:
// clients, and hosts that count failures, go by the flag.
//
// Results of a list of steps of which some have failed, and of other code that goes on
// after the error. Texts about errors where no error is known.
//
// Constant texts after something else was tried because of the error. To read the arguments
// of the call, or to encode a literal, is only to say something.
//
// What a function makes of an error that it is given, and results of the program's own
// types, which a seam turns into those of the library.
//
// Where a client cancels other calls when one fails, a result without the flag can be
// meant. A directive with the reason says so; a field IsError that is set to false is
// reported without a fix.
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
// Before: a success. The text speaks of a failure, and every program that looks at the
// error flag takes it for done.
//
// After: an error result with the same text.
//
// # What to do
//
// Make the result with the function for failures, such as mcp.NewToolResultError, or set
// IsError.
package falsesuccess
