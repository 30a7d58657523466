// Package uncheckedstatus defines a rule against responses over HTTP whose status nobody reads.
//
// # Analyzer uncheckedstatus
//
// uncheckedstatus: report responses over HTTP that are answered whatever their status is
//
// net/http returns no error when a server answers 404 or 500. A tool that does not check the status
// hands the agent the error page, or a zero value, as a success.
//
// # What it reports
//
// Handlers that answer with the body of a response whose status nobody has read, also if a function of
// the module, in whatever package, sends the request (category unread, strict: many services report
// failures in the body). A client of another module, also behind an interface, counts if the name of its
// function says that it hands responses on: Do, RoundTrip, or one with Proxy, Raw or Forward.
//
// The same for what is decoded from the body into a struct or a map: an error that is an object in JSON
// decodes, too, and leaves all fields empty.
//
// Functions that see that a status is no success, and return a zero value without an error, or go on
// as if nothing had happened, at most with a log (category refused).
//
// The suggested fix returns an error that names the status if it is 400 or more, before the body is
// read. It is for functions that already return an error where the request fails, and close the body
// by defer. There is none in handlers.
//
// # What it leaves alone
//
// Responses whose status is read, shown or passed on, by the function or by one that it hands the
// response. Whether every status is handled correctly is not checked.
//
// Responses that are handed to functions of other modules, and those of other service clients, which can
// turn a status into an error.
//
// Bodies that are decoded into a list: an error is none, and is refused.
//
// Bodies that are used in an error only, and those in which a function on the way to the handler looks
// for a failure, decoded or not.
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
// Before: isError: false, "<html><body>502 Bad Gateway</body></html>".
//
// After: isError: true, "the weather service answers 502 Bad Gateway".
//
// # What to do
//
// Compare StatusCode with the statuses that the request expects before you read the body. Return an
// error that names any other status.
package uncheckedstatus
