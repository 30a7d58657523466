// Package nilerror defines a rule against errors that are nil where they are told.
//
// # Analyzer nilerror
//
// nilerror: report errors that are nil where they are told, or not asked where they decide
//
// A condition such as err != nil || resp.StatusCode != 200 has two reasons and one text. If only the
// status is wrong, the agent reads "the order cannot be read: <nil>", or the program panics. And if
// the value is tested before the error, a service that is down becomes "there is no such order".
//
// # What it reports
//
// An error that is formatted, asked for its text, or returned beside nothing but nil, on a branch that
// another condition also leads to, with which it is nil (category told; strict unless that condition
// is about the status of a response).
//
// The same where the error is always nil by the tests before: that of a cleanup that has worked, in place
// of the error that led there, or that of a call whose result is refused (category told, in the default
// preset).
//
// A value that is compared with nil before the error that came with it, if the branch returns without
// that error, and the error can come from a database, the network or the like (category early,
// strict). So is a value whose field is read before the error is tested.
//
// A function such as CreateUser that is called because GetUser failed, if nobody checks that the error
// means "not found" (category created, strict).
//
// A pointer that is returned as an error and can be nil (category typed): an interface that holds a
// nil pointer is not equal to nil.
//
// # What it leaves alone
//
// Errors that are returned as they are, alone or beside a value: there, nil means success. Errors that
// only a log gets. Conditions that say nothing about the error, and branches in which it is tested
// again.
//
// # Before
//
//	package orders
//
//	import (
//		"context"
//		"fmt"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func order(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://api.example.com/order")
//		if err != nil || resp.StatusCode != http.StatusOK {
//			return mcp.NewToolResultError(fmt.Sprintf("the order cannot be read: %v", err)), nil
//		}
//		defer resp.Body.Close()
//		return mcp.NewToolResultText(resp.Header.Get("Order")), nil
//	}
//
// # After
//
//	package orders
//
//	import (
//		"context"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func order(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		resp, err := http.Get("https://api.example.com/order")
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the orders do not answer", err), nil
//		}
//		defer resp.Body.Close()
//		if resp.StatusCode != http.StatusOK {
//			return mcp.NewToolResultError("the order cannot be read: the service answers " + resp.Status), nil
//		}
//		return mcp.NewToolResultText(resp.Header.Get("Order")), nil
//	}
//
// # The agent sees
//
// Before: isError: true, "the order cannot be read: <nil>".
//
// After: isError: true, "the order cannot be read: the service answers 403 Forbidden".
//
// # What to do
//
// Test the error first and by itself, then the value, and say of each what is wrong with it.
package nilerror
