package jsonrpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// The codes of errors.
const (
	ParseError           = -32700
	InvalidRequest       = -32600
	MethodNotFound       = -32601
	InvalidParams        = -32602
	InternalError        = -32603
	ServerNotInitialized = -32002
	RequestFailed        = -32803
	RequestCancelled     = -32800
)

// An Error is what a request is answered with that cannot be carried out.
type Error struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// Errorf returns an error with a code.
func Errorf(code int, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// errorOf returns the error that the other side gets for one of ours.
func errorOf(err error) *Error {
	var known *Error
	if errors.As(err, &known) {
		return known
	}
	return &Error{Code: InternalError, Message: err.Error()}
}

// An id is that of a request: a number or a string, as it was written.
type id string

// null stands for the id of a message of which nobody could tell it.
const null id = "null"

// UnmarshalJSON reads an id.
func (i *id) UnmarshalJSON(data []byte) error {
	isNumber := len(data) > 0 && (data[0] == '-' || '0' <= data[0] && data[0] <= '9')
	if !isNumber && !bytes.HasPrefix(data, []byte(`"`)) {
		return fmt.Errorf("an id is a number or a string, not %.20s", data)
	}
	*i = id(data)
	return nil
}

// MarshalJSON returns the id as it was read.
func (i id) MarshalJSON() ([]byte, error) { return []byte(i), nil }

// A message is a request, a notification, which has no id, or an answer, which has no method.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      *id             `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`
}

// parse reads a message. The error is an [*Error] for the other side.
func parse(content []byte) (*message, error) {
	if !json.Valid(content) {
		return nil, Errorf(ParseError, "the message is no JSON")
	}
	var m message
	if err := json.Unmarshal(content, &m); err != nil {
		return &message{ID: idIn(content)}, Errorf(InvalidRequest, "the message is no request: %v", err)
	}
	if m.Version != "2.0" {
		return &m, Errorf(InvalidRequest, `the message has no "jsonrpc": "2.0"`)
	}
	if m.Method == "" && m.ID == nil {
		return &m, Errorf(InvalidRequest, "the message has neither a method nor an id")
	}
	return &m, nil
}

// idIn returns the id of a message that is wrong in other ways, or nil.
func idIn(content []byte) *id {
	var m struct {
		ID *id `json:"id"`
	}
	if err := json.Unmarshal(content, &m); err != nil {
		return nil
	}
	return m.ID
}

// Decode reads parameters. An error says that they are none of the method.
func Decode(params json.RawMessage, into any) error {
	if len(params) == 0 {
		return Errorf(InvalidParams, "there are no parameters")
	}
	if err := json.Unmarshal(params, into); err != nil {
		return Errorf(InvalidParams, "%v", err)
	}
	return nil
}
