// Package blanktext defines a rule against failures without words.
//
// # Analyzer blanktext
//
// blanktext: report error results whose text is blank
//
// An error result without words tells the agent that a tool has failed, and nothing else: it cannot correct its
// arguments, and retries the same call.
//
// # What it reports
//
// Results with the error flag whose texts are all constant and blank after strings.TrimSpace (category blank). Texts are
// followed through variables, constants and functions of the package.
//
// # What it leaves alone
//
// Results with data for programs beside the text. Texts of which a part is not constant, such as strings.Join(lines, "\n"): whether they
// are blank is known only at run time. Errors that a handler returns, and results beside them: the library sends the error.
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
//		text, err := os.ReadFile("notes.txt")
//		if err != nil {
//			return mcp.NewToolResultError(""), nil
//		}
//		return mcp.NewToolResultText(string(text)), nil
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
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		text, err := os.ReadFile("notes.txt")
//		if err != nil {
//			return mcp.NewToolResultError("cannot read the notes: try again in a minute, then tell the user"), nil
//		}
//		return mcp.NewToolResultText(string(text)), nil
//	}
//
// # The agent sees
//
// Before: isError: true, "".
//
// After: isError: true, "cannot read the notes: try again in a minute, then tell the user".
//
// # What to do
//
// Say what failed and what the agent can do about it.
package blanktext
