// Package undeclaredcode defines the rule undeclaredcode, which compares what
// handlers can fail with to what their contracts declare.
//
// # Analyzer undeclaredcode
//
// undeclaredcode: report codes and reasons that a handler can fail with and its contract does not declare
//
// A contract lists the failures of a tool, and tells the agent what to do about
// each. A failure that is missing from it reaches the agent without a reason
// and without a recovery.
//
// # What it reports
//
// Every code and every reason with which a handler can fail and that its contract
// does not declare. The error may be made in the handler, in a function that it calls, or in
// a service in another package of the module, however many calls away. There is one
// finding for each code or reason of a handler: where the error is made if that is in the
// package of the handler, else at the call that leads there, with the calls in between
// related. A handler that gets its contract in another package, where it
// is registered, is reported there.
//
// A failure in a variable counts with what the variable declares, also in
// another package: a tool that fails with store.Gone, which its contract lacks, is
// reported, and the fix adds store.Gone.
//
// A handler has a contract if both are registered together, in one call or in one
// literal of a struct, also through adapters of the program's own; if a contract.Registry
// has one for the name of its tool; if it is called through
// an interface and its type has a method that returns a contract; if the handler or a
// function that it calls uses a contract; or if a directive says so, which wins over the
// others:
//
//	//mcperrlint:contract failures
//
// The directive stands in the doc comment of the handler, or in the line above its
// literal or its registration, and names a package-level variable.
//
// The suggested fix adds an entry to the contract if the package declares the contract. The
// texts of the entry are empty, and contractshape reports them until somebody writes
// them. So -fix-unsafe applies it and -fix does not.
//
// # What it leaves alone
//
// The codes with which any tool can fail: InternalError, ServiceUnavailable,
// Timeout, ValidationError, SerializationError and RequestCancelled. The reasons of
// the framework, such as that of taxonomy.InvalidArguments.
//
// Codes that are only compared with or looked for; errors that are the cause
// of a coded one, which hides them from the agent; errors that do not leave the
// handler; codes and reasons that are known only at run time.
//
// Contracts with entries that are not known, such as those that a function
// makes or that the program changes.
//
// # Before
//
//	package orders
//
//	import (
//		"context"
//
//		"github.com/mark3labs/mcp-go/mcp"
//		"github.com/mark3labs/mcp-go/server"
//
//		"github.com/mcperrlint/mcperrlint/contract"
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//	)
//
//	var failures = contract.Contract{{
//		Reason:   "order_missing",
//		Code:     taxonomy.CodeNotFound,
//		When:     "There is no order with this number.",
//		Recovery: "Call list_orders and pass one of the numbers it returns.",
//	}}
//
//	func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("cancel_order"), cancel) }
//
//	func cancel(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		switch req.GetString("state", "") {
//		case "":
//			return nil, failures.Fail("order_missing", "")
//		case "shipped":
//			return nil, taxonomy.Conflict("The order has been shipped.")
//		}
//		return mcp.NewToolResultText("cancelled"), nil
//	}
//
// # After
//
//	package orders
//
//	import (
//		"context"
//
//		"github.com/mark3labs/mcp-go/mcp"
//		"github.com/mark3labs/mcp-go/server"
//
//		"github.com/mcperrlint/mcperrlint/contract"
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//	)
//
//	var failures = contract.Contract{{
//		Reason:   "order_missing",
//		Code:     taxonomy.CodeNotFound,
//		When:     "There is no order with this number.",
//		Recovery: "Call list_orders and pass one of the numbers it returns.",
//	}, {
//		Reason:   "order_shipped",
//		Code:     taxonomy.CodeConflict,
//		When:     "The order has been shipped.",
//		Recovery: "Tell the user that the order can only be returned.",
//	}}
//
//	func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("cancel_order"), cancel) }
//
//	func cancel(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		switch req.GetString("state", "") {
//		case "":
//			return nil, failures.Fail("order_missing", "")
//		case "shipped":
//			return nil, failures.Fail("order_shipped", "")
//		}
//		return mcp.NewToolResultText("cancelled"), nil
//	}
//
// # The agent sees
//
// Before: "The order has been shipped.", with neither a reason nor a recovery, and no
// list of failures that prepared it for one.
//
// After: the same with the reason order_shipped, and what to do: "Tell the user that the
// order can only be returned."
//
// # What to do
//
// Declare the failure in the contract and make it with Fail.
package undeclaredcode
