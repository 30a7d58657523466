package taxonomy

import (
	"reflect"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// jsonRPCAdapter translates JSON-RPC errors that a client received: a struct
// with an integer Code, a string Message and Data, declared in a package with
// the path element "jsonrpc", "jsonrpc2" or "mcp". Codes that JSON-RPC defines
// have the same name here. A closing connection of the official MCP library is
// a cancelled request. Other numbers mean nothing, even if a code of this
// package has the same one.
type jsonRPCAdapter struct{}

// Slug returns "_jsonrpc".
func (jsonRPCAdapter) Slug() string { return "_jsonrpc" }

// Adapt returns the error for a JSON-RPC error value, else nil.
func (jsonRPCAdapter) Adapt(err error) *Error { return firstIn(err, fromJSONRPC) }

func fromJSONRPC(err error) *Error {
	if !declaredIn(err, "jsonrpc", "jsonrpc2", "mcp") {
		return nil
	}
	s := structOf(reflect.ValueOf(err))
	number, ok := intField(s, "Code")
	message := field(s, "Message")
	if !ok || message.Kind() != reflect.String || !field(s, "Data").IsValid() {
		return nil
	}
	v := jsonrpcVerdict(number, message.String())
	e := v.error()
	e.Message = "A JSON-RPC call failed with the code " + strconv.Itoa(number) + "."
	if v.kind == "" { // a code that says more than the number.
		e.Message += " " + v.code.Phrase()
	}
	e.apply([]Option{
		Extra("service", "JSON-RPC"), Extra("error_type", typeName(err)), Extra("error_code", number),
		describe(err, note{"message", message.String()}, note{"data", jsonrpcData(field(s, "Data"))}),
	})
	return e
}

func jsonrpcVerdict(number int, message string) verdict {
	switch code := Code(number); code {
	case CodeParseError, CodeInvalidRequest, CodeMethodNotFound, CodeInvalidParams, CodeInternalError:
		return verdict{code: code, retry: RetryNo}
	}
	if number == -32003 && strings.Contains(message, "client is closing") ||
		number == -32004 && strings.Contains(message, "server is closing") {
		return verdict{code: CodeRequestCancelled, retry: RetryNo}
	}
	return verdict{code: CodeServiceUnavailable, kind: class.KindUpstreamUnmapped, retry: RetryNo}
}

// jsonrpcData returns data that is text or raw JSON, for developers.
func jsonrpcData(data reflect.Value) string {
	for range 2 { // a pointer or an interface, then the value
		if data.Kind() == reflect.Pointer || data.Kind() == reflect.Interface {
			data = data.Elem()
		}
	}
	if data.Kind() == reflect.Slice && data.Type().Elem().Kind() == reflect.Uint8 {
		return string(data.Bytes())
	}
	return asText(data)
}
