package literals

import (
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// There is no safe fix in this file.

func data() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Data: map[string]any{"index": "a"}} // want `taxonomy.NotFound \(`
}

func extra() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Extra: map[string]any{"index": "a"}} // want `taxonomy.NotFound \(`
}

func valueType() taxonomy.Error {
	return taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"} // want `taxonomy.NotFound \(`
}

func elidedValue() []taxonomy.Error {
	return []taxonomy.Error{{Code: taxonomy.CodeNotFound, Message: "x"}} // want `taxonomy.NotFound \(`
}

func unknownStatus(status int) error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Status: status} // want `taxonomy.NotFound \(`
}

func noStatus() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Status: 0} // want `taxonomy.NotFound \(`
}

func unknownKind(kind taxonomy.Kind) error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Kind: kind} // want `taxonomy.NotFound \(`
}

func noKind() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Kind: "NONE"} // want `taxonomy.NotFound \(`
}

func statusOfTransport() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", Kind: taxonomy.KindTransportTimeout, Status: 504} // want `taxonomy.Timeout \(`
}

func negativeWait() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", RetryAfter: -time.Second} // want `taxonomy.Timeout \(`
}

func noRetry() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", Retry: 7} // want `taxonomy.Timeout \(`
}

func comment() error {
	return &taxonomy.Error{ // want `taxonomy.Timeout \(`
		Code:    taxonomy.CodeTimeout,
		Message: "x", // this would be lost
	}
}

func hiddenImport() error {
	type t = taxonomy.Error
	{
		taxonomy := "hidden"
		return &t{Code: -32001, Message: taxonomy} // want `taxonomy.NotFound \(`
	}
}
