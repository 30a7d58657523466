package literals

import (
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// There is no safe fix in this file.

func data() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Data: map[string]any{"index": "a"}} // want "errfactory/literal: CodeNotFound"
}

func extra() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Extra: map[string]any{"index": "a"}} // want "errfactory/literal: CodeNotFound"
}

func valueType() taxonomy.Error {
	return taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"} // want "errfactory/literal: CodeNotFound"
}

func elidedValue() []taxonomy.Error {
	return []taxonomy.Error{{Code: taxonomy.CodeNotFound, Message: "x"}} // want "errfactory/literal: CodeNotFound"
}

func unknownStatus(status int) error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Status: status} // want "errfactory/literal: CodeNotFound"
}

func noStatus() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Status: 0} // want "errfactory/literal: CodeNotFound"
}

func unknownKind(kind class.Kind) error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Kind: kind} // want "errfactory/literal: CodeNotFound"
}

func noKind() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x", Kind: "NONE"} // want "errfactory/literal: CodeNotFound"
}

func statusOfTransport() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", Kind: class.KindTransportTimeout, Status: 504} // want "errfactory/literal: CodeTimeout"
}

func negativeWait() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", RetryAfter: -time.Second} // want "errfactory/literal: CodeTimeout"
}

func noRetry() error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "x", Retry: 7} // want "errfactory/literal: CodeTimeout"
}

func comment() error {
	return &taxonomy.Error{ // want "errfactory/literal: CodeTimeout"
		Code:    taxonomy.CodeTimeout,
		Message: "x", // this would be lost
	}
}

func hiddenImport() error {
	type t = taxonomy.Error
	{
		taxonomy := "hidden"
		return &t{Code: -32001, Message: taxonomy} // want "errfactory/literal: CodeNotFound"
	}
}
