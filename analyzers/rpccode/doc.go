// Package rpccode defines a rule against codes of JSON-RPC errors that servers must not send.
//
// # Analyzer rpccode
//
// rpccode: report codes of JSON-RPC errors that a server must not send
//
// JSON-RPC reserves the numbers from -32768 to -32000 and leaves some of them to protocols. The MCP
// specification has claimed those. A server may send the five codes that JSON-RPC defines, the three
// that MCP defines, and any number outside of that range.
//
// # What it reports
//
// Constant codes that end up in the error of a JSON-RPC response: in the error types of MCP libraries,
// such as jsonrpc.Error, in what their functions make from a code, and in types of the program with the
// fields code and message that a struct or a map holds as "error". The place is where the code is written into the field,
// or passed to a function of the package that puts it there.
//
// Codes that are reserved: -32020 to -32099 by the specification, the rest by JSON-RPC for later
// versions (category reserved). The three that MCP defines, -32020 to -32022, are for libraries and
// middleware, and not reported.
//
// Codes that the specification has retired: -32002 for a missing resource, and -32042 (category
// retired).
//
// The other codes from -32000 to -32019, which every server used as it liked, so that no client knows
// what they mean (category legacy).
//
// Numbers of package taxonomy, which identify codes of the taxonomy and are no protocol codes
// (category taxonomy). The method Protocol returns the one to send.
//
// Handlers of go-sdk that return an error with the code -32601: the library replaces its text with
// "method not found" and the name of the method (category method-not-found).
//
// # What it leaves alone
//
// Codes that are compared, tested or printed. Constants that nothing puts into an error. Codes that
// are only known at run time.
//
// Errors that functions of the library make without being given a code, such as
// mcp.ResourceNotFoundError: they send what that version of the library sends.
//
// Other types of the program with a code and a message. A library sends the text of such an error with a
// code of its own, and a tool can show such a code in its content. Of types that are no errors, a name with "rpc" in it
// says enough.
//
// Fields called code in types without a field for the message, HTTP status codes, and packages that
// see no MCP library.
//
// # Before
//
//	package search
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/jsonrpc"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	const codeRateLimited = -32029
//
//	func limit(next mcp.MethodHandler) mcp.MethodHandler {
//		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
//			if method == "tools/list" {
//				return nil, &jsonrpc.Error{Code: codeRateLimited, Message: "slow down"}
//			}
//			return next(ctx, method, req)
//		}
//	}
//
// # After
//
//	package search
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/jsonrpc"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	const codeRateLimited = 429
//
//	func limit(next mcp.MethodHandler) mcp.MethodHandler {
//		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
//			if method == "tools/list" {
//				return nil, &jsonrpc.Error{Code: codeRateLimited, Message: "slow down"}
//			}
//			return next(ctx, method, req)
//		}
//	}
//
// # The agent sees
//
// Before: JSON-RPC error -32029, "slow down". The specification reserves that number: a later version
// can give it another meaning.
//
// After: JSON-RPC error 429, "slow down": a number of the server's own.
//
// # What to do
//
// Send a code that JSON-RPC or MCP defines, or a number outside of -32768 to -32000.
package rpccode
