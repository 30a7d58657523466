// Package rpccode defines a rule against codes of JSON-RPC errors that servers must not send.
//
// # Analyzer rpccode
//
// rpccode: report codes of JSON-RPC errors that a server must not send
//
// JSON-RPC keeps the numbers from -32768 to -32000 for itself, and leaves some of them to
// protocols. The MCP specification has used them up: a server may send those five that
// JSON-RPC defines, the three that MCP defines, and any number outside of that range.
//
// # What it reports
//
// Constant codes in what becomes the error of a JSON-RPC response: the error types of MCP
// libraries, such as jsonrpc.Error, what their functions make out of a code, and types of
// the program that are encoded with the fields code and message. A code counts where it
// is written into the field, and where it is handed to a function of the package that puts
// it there.
//
// Codes that the specification reserves for itself, from -32020 to -32099, or JSON-RPC for
// later versions (category reserved). The three that MCP defines, -32020 to -32022, are
// for libraries and middleware, and not reported.
//
// Codes that the specification has retired: -32002 for a missing resource, and -32042
// (category retired).
//
// The other codes from -32000 to -32019, which every server used as it liked, so that no
// client knows what they mean (category legacy).
//
// Numbers of package taxonomy: they tell the codes of the taxonomy apart and are no codes
// of the protocol (category taxonomy). The method Protocol has the one to send.
//
// Handlers of go-sdk that return an error with the code -32601, whose text the library
// replaces by "method not found" and the name of the method (category method-not-found).
//
// # What it leaves alone
//
// Codes that are compared, tested or printed. Constants that nothing puts into an
// error. Codes that are known only when the program runs.
//
// Errors that the library's own functions make without being given a code, such as
// mcp.ResourceNotFoundError: they send what the version of the library sends.
//
// Error types of the program, with the fields code and message, of which the package
// encodes nothing: it neither has them in a struct that is encoded, nor hands them to
// a function that takes any value. What a library makes of such an error has its text and
// a code of the library's own.
//
// Fields called code in types without a field for the message, HTTP status codes, and
// packages that see no MCP library.
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
// Before: JSON-RPC error -32029: a number that the specification keeps for itself, and
// that can mean something else to a client of the next version.
//
// After: JSON-RPC error 429, "slow down": a number of the server's own.
//
// # What to do
//
// Send a code that JSON-RPC or MCP defines, or a number outside of -32768 to -32000.
package rpccode
