// Package written writes codes into errors.
package written

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const codeRateLimited = -32029

func reserved() error {
	return &jsonrpc.Error{Code: codeRateLimited, Message: "slow down"} // want `^a JSON-RPC error gets the code -32029, which the MCP specification reserves for itself \(-32020 to -32099\): a client takes it for what a version of the protocol means by it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/reserved\)$`
}

func literal() error {
	return &jsonrpc.Error{Code: -32050, Message: "no"} // want `^a JSON-RPC error gets the code -32050, which the MCP specification reserves for itself \(-32020 to -32099\): a client takes it for what a version of the protocol means by it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/reserved\)$`
}

func retired(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, &jsonrpc.Error{Code: -32002, Message: "no such page"} // want `^a JSON-RPC error gets the code -32002, which the MCP specification has retired: clients expect -32602 with the URI in the data for a missing resource; use that, or a number outside of -32768 to -32000 \(rpccode/retired\)$`
}

func elicitation() error {
	return &jsonrpc.Error{Code: -32042, Message: "log in"} // want `^a JSON-RPC error gets the code -32042, which the MCP specification has retired: clients that follow it do not know the code; use -32602 or -32603, or a number outside of -32768 to -32000 \(rpccode/retired\)$`
}

func legacy() error {
	return &jsonrpc.Error{Code: int64(-32000), Message: "no"} // want `^a JSON-RPC error gets the code -32000, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`
}

func json() error {
	return &jsonrpc.Error{Code: -32650, Message: "no"} // want `^a JSON-RPC error gets the code -32650, which JSON-RPC reserves for later versions \(-32768 to -32100\): a client cannot know what it means; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/reserved\)$`
}

func assigned() error {
	err := &jsonrpc.Error{Message: "no"}
	err.Code = -32001 // want `^a JSON-RPC error gets the code -32001, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`
	return err
}

// fail is a function that makes errors, and wrap one that calls it.
func fail(code int, message string) error {
	return &jsonrpc.Error{Code: int64(code), Message: message}
}

func wrap(code int) error { return fail(code, "no") }

func called() []error {
	return []error{fail(-32003, "no"), wrap(-32004)} // want `^a JSON-RPC error gets the code -32003, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$` `^a JSON-RPC error gets the code -32004, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`
}

// failure is a type of the program whose code goes out.
type failure struct {
	number int64
	text   string
}

func (f failure) Error() string { return f.text }

func (f failure) rpc() error { return &jsonrpc.Error{Code: f.number, Message: f.text} }

var errBusy = failure{number: -32005, text: "busy"} // want `^a JSON-RPC error gets the code -32005, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`

var errPositional = failure{-32006, "busy"} // want `^a JSON-RPC error gets the code -32006, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`

// body is encoded as an error of JSON-RPC.
type body struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data,omitempty"`
}

var encoded = body{Code: -32010, Message: "no"} // want `^a JSON-RPC error gets the code -32010, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`

var several = []*jsonrpc.Error{{Code: -32011, Message: "no"}} // want `^a JSON-RPC error gets the code -32011, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`
