// Package written writes codes into errors.
package written

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const codeRateLimited = -32029

func reserved() error {
	return &jsonrpc.Error{Code: codeRateLimited, Message: "slow down"} // want "rpccode/reserved: -32029"
}

func literal() error {
	return &jsonrpc.Error{Code: -32050, Message: "no"} // want "rpccode/reserved: -32050"
}

func retired(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, &jsonrpc.Error{Code: -32002, Message: "no such page"} // want "rpccode/retired: -32002"
}

func elicitation() error {
	return &jsonrpc.Error{Code: -32042, Message: "log in"} // want "rpccode/retired: -32042"
}

func legacy() error {
	return &jsonrpc.Error{Code: int64(-32000), Message: "no"} // want "rpccode/legacy: -32000"
}

func json() error {
	return &jsonrpc.Error{Code: -32650, Message: "no"} // want "rpccode/reserved: -32650"
}

func assigned() error {
	err := &jsonrpc.Error{Message: "no"}
	err.Code = -32001 // want "rpccode/legacy: -32001"
	return err
}

// fail is a function that makes errors, and wrap one that calls it.
func fail(code int, message string) error {
	return &jsonrpc.Error{Code: int64(code), Message: message}
}

func wrap(code int) error { return fail(code, "no") }

func called() []error {
	return []error{fail(-32003, "no"), wrap(-32004)} // want "rpccode/legacy: -32003" "rpccode/legacy: -32004"
}

// failure is a type of the program whose code goes out.
type failure struct {
	number int64
	text   string
}

func (f failure) Error() string { return f.text }

func (f failure) rpc() error { return &jsonrpc.Error{Code: f.number, Message: f.text} }

var errBusy = failure{number: -32005, text: "busy"} // want "rpccode/legacy: -32005"

var errPositional = failure{-32006, "busy"} // want "rpccode/legacy: -32006"

// body is encoded as an error of JSON-RPC.
type body struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data,omitempty"`
}

type reply struct {
	Error *body `json:"error"`
}

var encoded = body{Code: -32010, Message: "no"} // want "rpccode/legacy: -32010"

var several = []*jsonrpc.Error{{Code: -32011, Message: "no"}} // want "rpccode/legacy: -32011"
