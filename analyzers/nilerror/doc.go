// Package nilerror defines a rule against errors that are nil where they are told.
//
// # Analyzer nilerror
//
// nilerror: report errors that are nil where they are told, or not asked where they decide
//
// Two questions in one condition have one answer too few: where the value is nil and the error is, too,
// the agent reads "the order cannot be read: <nil>", or the program panics. And where the value is
// judged before the error, or whatever the error is, a service that is down becomes "there is no such order".
//
// # What it reports
//
// An error that is formatted, asked for its text, or returned beside nothing but nil, in a branch to which
// another condition leads, too, under which it is nil (category told; strict unless that is about the status
// of a response).
//
// A value that is compared with nil before the error that came with it is asked, if the branch returns and
// has nothing to do with the error, which can be one of a database, the network or the like (category early,
// which is strict). So is one of which a field is read before.
//
// A function such as CreateUser that is called because GetUser has failed, if nobody asks whether the
// error says that there is none (category created, which is strict).
//
// The error of Close, Rollback, Delete and the like that is returned in the place of the one because of which
// they were called (category cleanup).
//
// A pointer that is returned as an error and is nil on some way there (category typed): an interface with
// a nil pointer in it is not nil.
//
// # What it leaves alone
//
// Errors that are returned as they are beside a value, or alone: nil says there that all is well. Errors that
// only a log is told. Conditions that say nothing about the error, and branches in which it is asked again.
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
// Before: an error result, "the order cannot be read: <nil>".
//
// After: an error result, "the order cannot be read: the service answers 403 Forbidden".
//
// # What to do
//
// Ask the error first and alone, then the value, and say of each what is wrong with it.
package nilerror
