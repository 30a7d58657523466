// Package contractuse defines the rule contractuse, which checks that handlers
// and their contracts fit together.
//
// # Analyzer contractuse
//
// contractuse: report handlers and contracts that do not fit together
//
// A contract helps the agent only if the tool makes its errors with it, and
// fails in the ways that it lists.
//
// # What it reports
//
// An error with a code that the contract of the handler declares, which is made in
// the package of the handler but not with Contract.Fail, and so has neither the
// declared reason nor the recovery (category prefer-fail). There is one finding for
// each code of a handler.
//
// A constant reason, passed to Contract.Fail or Contract.Recovery, that the contract
// does not declare (category unknown-reason). Fail makes an internal error of
// it. If a declared reason is close, the help offers it.
//
// A declared failure that no handler of the contract can reach: no call of Fail or
// Recovery has its reason, and no error has its reason or, without a reason, its
// code (category unproduced).
//
// A handler that fails through the contract of another tool (category wrong-contract).
//
// A directive that names no contract (category unknown-contract):
//
//	//mcperrlint:contract failures
//
// How handlers get their contracts is described with the rule undeclaredcode.
//
// # What it leaves alone
//
// Errors made by hand with one of the codes with which any tool can fail, such as
// InternalError and Timeout, or with a reason of their own; errors that come from
// other packages; errors that another one keeps as its cause.
//
// Reasons that are known only at run time, and contracts with entries that are not
// known. One such reason silences unproduced for the contract. So does an error whose origin is
// unknown, such as one of an interface method that nothing in sight implements.
//
// Entries with ThrownBy: contract.Service, entries that are part of
// another contract, contracts through which no handler of the package fails at
// all, and those that are registered with handlers of other packages.
//
// Contracts that belong to no tool: a service can have one of its own.
//
// # Before
//
//	package orders
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
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
//	func cancel(_ context.Context, _ *mcp.CallToolRequest, in struct{ State string }) (*mcp.CallToolResult, any, error) {
//		switch in.State {
//		case "":
//			return nil, nil, taxonomy.NotFound("There is no such order.")
//		case "shipped":
//			return nil, nil, failures.Fail("order_sent", "")
//		}
//		return nil, nil, nil
//	}
//
// # After
//
//	package orders
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
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
//	func cancel(_ context.Context, _ *mcp.CallToolRequest, in struct{ State string }) (*mcp.CallToolResult, any, error) {
//		switch in.State {
//		case "":
//			return nil, nil, failures.Fail("order_missing", "")
//		case "shipped":
//			return nil, nil, failures.Fail("order_shipped", "")
//		}
//		return nil, nil, nil
//	}
//
// # The agent sees
//
// Before: "There is no such order." with neither a reason nor a recovery, and, for an
// order that has been shipped, an internal error: "The tool reported the failure
// "order_sent", which its contract does not declare."
//
// After: both failures as the contract declares them, with the reason and what to do
// next.
//
// # What to do
//
// Make declared failures with the method Fail of the contract and one of its reasons.
// Remove entries that nothing produces.
package contractuse
