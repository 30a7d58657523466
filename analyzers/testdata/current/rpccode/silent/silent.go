// Package silent has codes that may be sent, and numbers that are not.
package silent

import (
	"errors"
	"log"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// unused is in no error.
const unused = -32001

func defined() []error {
	return []error{
		&jsonrpc.Error{Code: jsonrpc.CodeParseError, Message: "no"},
		&jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: "no"},
		&jsonrpc.Error{Code: -32602, Message: "no"},
		&jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "no"},
	}
}

func ofMCP() error { return &jsonrpc.Error{Code: mcp.CodeHeaderMismatch, Message: "no"} }

// outside is a code of the server's own.
func outside() error { return &jsonrpc.Error{Code: 429, Message: "slow down"} }

func negative() error { return &jsonrpc.Error{Code: -31000, Message: "no"} }

func constructor() error { return mcp.ResourceNotFoundError("file:///a") }

// compared tests what another server has sent.
func compared(err error) bool {
	var rpc *jsonrpc.Error
	return errors.As(err, &rpc) && (rpc.Code == -32002 || rpc.Code == -32001)
}

func switched(code int64) string {
	switch code {
	case -32000, -32042:
		return "old"
	}
	return "new"
}

func printed() { log.Print(-32001, "a text with -32002 in it") }

// unknown is known when the program runs.
func unknown(read func() int64) error { return &jsonrpc.Error{Code: read(), Message: "no"} }

// status has a field of the same name, and no message.
type status struct {
	Code int `json:"code"`
}

var other = status{Code: -32001}

// temperature has the fields under other names.
type temperature struct {
	Code    int
	Message string
}

var cold = temperature{Code: -32001, Message: "cold"}

func local() error {
	code := int64(-32602)
	return &jsonrpc.Error{Code: code, Message: "no"}
}
