// Package statusladder defines a rule against errors that say nothing of the status of a response.
//
// # Analyzer statusladder
//
// statusladder: report statuses over HTTP that are all answered with the same error
//
// An agent asks for access after a 401, asks for something else after a 404, waits after a 429, and tries
// again after a 500. It can do none of that if all of them are answered with "the request failed".
//
// # What it reports
//
// An error, or a result with the error flag, that a function makes for several statuses, and that holds
// nothing of the response: neither the status nor the body (category flattened). The function is run with
// a 401, a 404, a 429 and a 500, also where others of the package look at the status for it. At least two
// of them must lead to the same error, one of these a 429 or a 500.
//
// In packages without handlers that is category service, which is strict.
//
// # What it leaves alone
//
// Errors that hold the status, the body, or what was decoded from it. Whether the text is clear is not checked.
//
// A 401 and a 404 that are answered alike: many services do so themselves.
//
// Errors of other modules' clients. What status they have seen is not followed.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//		"io"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func readNote(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://notes.example.com/latest")
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the notes service does not answer", err), nil
//		}
//		defer resp.Body.Close()
//		if resp.StatusCode != http.StatusOK {
//			return mcp.NewToolResultError("cannot read the note"), nil
//		}
//		note, err := io.ReadAll(resp.Body)
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the note ends in the middle", err), nil
//		}
//		return mcp.NewToolResultText(string(note)), nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"io"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func readNote(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://notes.example.com/latest")
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the notes service does not answer", err), nil
//		}
//		defer resp.Body.Close()
//		if resp.StatusCode != http.StatusOK {
//			return mcp.NewToolResultError("cannot read the note: the service answers " + resp.Status), nil
//		}
//		note, err := io.ReadAll(resp.Body)
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the note ends in the middle", err), nil
//		}
//		return mcp.NewToolResultText(string(note)), nil
//	}
//
// # The agent sees
//
// Before: isError: true, "cannot read the note".
//
// After: isError: true, "cannot read the note: the service answers 429 Too Many Requests".
//
// # What to do
//
// Put resp.Status into the error. Where the service explains itself, add a bounded part of the body.
package statusladder
