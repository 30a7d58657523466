// Package own has error types of its own that are encoded.
package own

import (
	"encoding/json"
	"io"

	_ "github.com/modelcontextprotocol/go-sdk/mcp"
)

// wire is an error type of the program that goes out in a response.
type wire struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *wire) Error() string { return e.Message }

type response struct {
	ID    int   `json:"id"`
	Error *wire `json:"error,omitempty"`
}

func (r *response) fail() { r.Error = &wire{Code: -32001, Message: "no"} } // want "rpccode/legacy: -32001"

// sent is one that is encoded alone, as the content of a tool can be.
type sent struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e sent) Error() string { return e.Message }

func send(w io.Writer) error {
	return json.NewEncoder(w).Encode(sent{Code: -32001, Message: "no"})
}

// listed is one that is an element of something that is encoded.
type listed struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *listed) Error() string { return e.Message }

func answer() map[string]any {
	return map[string]any{"error": &listed{Code: -32001, Message: "no"}} // want "rpccode/legacy: -32001"
}

// held is one in a struct without a name.
type held struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *held) Error() string { return e.Message }

func inline() any {
	return struct {
		Error *held `json:"error"`
	}{&held{Code: -32001, Message: "no"}} // want "rpccode/legacy: -32001"
}

// assigned is one in a field of any type, which nothing calls "error".
type assigned struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *assigned) Error() string { return e.Message }

type reply struct{ Error any }

func (r *reply) fill() { r.Error = &assigned{Code: -32001, Message: "no"} }
