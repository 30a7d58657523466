// Package written writes values into codes of JSON-RPC errors, and elsewhere.
package written

import (
	"errors"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// fail is handed a code, wrap hands it on.
func fail(text string, code int) error {
	return &jsonrpc.Error{Code: int64(code), Message: text} // want `^code: int64\(code\) in a literal$`
}

func wrap(code int) error { return fail("no", code) } // want `^code: code$`

func calls() error { return errors.Join(fail("no", 1), wrap(2)) } // want `^code: 1$` `^code: 2$`

// failure holds the code until it goes out.
type failure struct{ number int64 }

func (f failure) rpc() *jsonrpc.Error {
	e := new(jsonrpc.Error)
	e.Code = f.number // want `^code: f\.number$`
	return e
}

var busy = failure{3} // want `^code: 3 in a literal$`

// body is encoded as an error, and status as something else.
type body struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

type status struct {
	Code int `json:"code"`
}

type reply struct {
	Error *body `json:"error"`
}

var (
	encoded = []*body{{Code: 4}} // want `^code: 4 in a literal$`
	other   = status{Code: 5}
)

func compared(e *jsonrpc.Error) bool { return e.Code == 6 }
