// Package uncheckedstatus defines a rule against responses over HTTP whose status nobody reads.
//
// # Analyzer uncheckedstatus
//
// uncheckedstatus: report responses over HTTP that are answered whatever their status is
//
// A request over HTTP that is refused gives no error: the client of net/http returns the page that
// says so like any other. A tool that answers with it gives the agent the page of a 404, or the zero
// value of what it should have been decoded into, as a success.
//
// # What it reports
//
// Handlers that answer with the body of a response where nobody has read the status on the way, also in functions of the module that send the request, in
// whatever package (category unread, which is strict: the answers of many services say themselves what has failed).
//
// Functions that find a status to be none of a success, and answer with a zero value and without an
// error, or go on as if nothing were, at most with a log (category refused).
//
// The suggested fix returns an error that names the status, if it is 400 or more, before the body is read. It is for functions
// that return an error already where the request fails, and close the body by defer. There is none in handlers.
//
// # What it leaves alone
//
// Responses whose status is read, shown or handed on, by the function or by one that it hands the
// response. Whether every status is treated as it should be is not asked.
//
// Responses that are handed to functions of other modules, and those that clients of services
// return, which make errors of a status.
//
// Bodies that are decoded: the page of an error is refused there, and services that answer failures
// in the form of successes say so in a field.
//
// Bodies that only feed an error, and those in which the function looks for a failure itself, as
// services want that say in the body whether all is well.
//
// # Before
//
//	package weather
//
//	import (
//		"context"
//		"io"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func weather(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://api.example.com/weather")
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the weather service does not answer", err), nil
//		}
//		defer resp.Body.Close()
//		body, err := io.ReadAll(resp.Body)
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the weather service stopped in the middle", err), nil
//		}
//		return mcp.NewToolResultText(string(body)), nil
//	}
//
// # After
//
//	package weather
//
//	import (
//		"context"
//		"io"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func weather(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://api.example.com/weather")
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the weather service does not answer", err), nil
//		}
//		defer resp.Body.Close()
//		if resp.StatusCode != http.StatusOK {
//			return mcp.NewToolResultError("the weather service answers " + resp.Status), nil
//		}
//		body, err := io.ReadAll(resp.Body)
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the weather service stopped in the middle", err), nil
//		}
//		return mcp.NewToolResultText(string(body)), nil
//	}
//
// # The agent sees
//
// Before: a success, "<html><body>502 Bad Gateway</body></html>".
//
// After: an error result, "the weather service answers 502 Bad Gateway".
//
// # What to do
//
// Compare StatusCode with what the request is answered with when all is well, before the body is read, and
// return an error that names the status.
package uncheckedstatus
