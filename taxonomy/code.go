package taxonomy

import (
	"strconv"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Code identifies a kind of failure. The numbers are stable and meant for
// programs that compare codes; they are not JSON-RPC codes for the wire, see
// [Code.Protocol].
type Code int

// The codes. One table (table.go) defines their meaning and all their
// projections; docs/codes.md is generated from it.
const (
	CodeParseError           Code = -32700
	CodeInvalidRequest       Code = -32600
	CodeMethodNotFound       Code = -32601
	CodeInvalidParams        Code = -32602
	CodeInternalError        Code = -32603
	CodeServiceUnavailable   Code = -32000
	CodeNotFound             Code = -32001
	CodeConflict             Code = -32002
	CodeRateLimited          Code = -32003
	CodeTimeout              Code = -32004
	CodeForbidden            Code = -32005
	CodeUnauthorized         Code = -32006
	CodeValidationError      Code = -32007
	CodeConfigurationError   Code = -32008
	CodeInitializationFailed Code = -32009
	CodeDatabaseError        Code = -32010
	CodeRequestCancelled     Code = -32011
	CodeSerializationError   Code = -32070
	CodeUnknownError         Code = -32099
)

// Codes returns all codes in the order of the table.
func Codes() []Code {
	codes := make([]Code, len(table))
	for i := range table {
		codes[i] = table[i].code
	}
	return codes
}

// ParseCode returns the code with the given name, as [Code.String] prints it,
// and reports whether it exists.
func ParseCode(name string) (Code, bool) {
	for i := range table {
		if table[i].name == name {
			return table[i].code, true
		}
	}
	return 0, false
}

// String returns the name of the code, such as "not_found". An unknown number
// prints as "code(123)".
func (c Code) String() string {
	if r := c.row(); r != nil {
		return r.name
	}
	return "code(" + strconv.Itoa(int(c)) + ")"
}

// Known reports whether c is one of the declared codes.
func (c Code) Known() bool { return c.row() != nil }

// Ident returns the name of the Go constant, such as "CodeNotFound", or "" if
// the number is not a code.
func (c Code) Ident() string {
	if r := c.row(); r != nil {
		return "Code" + r.ident
	}
	return ""
}

// Category returns the coarse class of the failure. An unknown code is
// internal.
func (c Code) Category() class.Category { return c.rowOrUnknown().category }

// Kind returns the default kind of errors with this code.
func (c Code) Kind() class.Kind { return c.rowOrUnknown().kind }

// Fault returns whose fault the failure is, unless an error says otherwise.
func (c Code) Fault() class.Fault { return c.rowOrUnknown().fault }

// Retryable reports whether repeating the call can help, unless the error says
// otherwise.
func (c Code) Retryable() bool { return c.rowOrUnknown().retryable }

// HTTPStatus returns the HTTP status that corresponds to the code.
func (c Code) HTTPStatus() int { return c.rowOrUnknown().status }

// Protocol returns the JSON-RPC code that the current MCP specification allows
// on the wire for this code. It is one of the five that JSON-RPC defines: the
// specification reserves or retires the others from -32768 to -32000, and
// clients drop the data of unknown codes.
func (c Code) Protocol() int { return c.rowOrUnknown().protocol }

// Factory returns the name of the function of this package that makes errors of
// the code, such as "NotFound", or "" if there is none.
func (c Code) Factory() string { return c.rowOrUnknown().factory }

// Meaning returns one sentence about when the code is used.
func (c Code) Meaning() string { return c.rowOrUnknown().meaning }

// Phrase returns the sentence that the agent reads if an error of this code has
// no message.
func (c Code) Phrase() string { return c.rowOrUnknown().phrase }

// codeForKind returns the code of an error of which only the kind is known, and
// reports whether there is one. Unmapped upstream responses and unknown kinds
// have none.
func codeForKind(k class.Kind) (Code, bool) {
	switch k {
	case class.KindToolkitLoadFailed:
		return CodeInitializationFailed, true
	case class.KindToolDefinitionBadDefinition, class.KindToolDefinitionBadInputSchema, class.KindToolDefinitionBadOutputSchema:
		return CodeConfigurationError, true
	case class.KindToolRuntimeBadInputValue, class.KindToolRuntimeContextRequired, class.KindUpstreamValidationError:
		return CodeValidationError, true
	case class.KindToolRuntimeBadOutputValue:
		return CodeSerializationError, true
	case class.KindToolRuntimeFatal:
		return CodeInternalError, true
	case class.KindToolRuntimeRetry, class.KindUpstreamServerError, class.KindTransportUnreachable, class.KindTransportUnmapped:
		return CodeServiceUnavailable, true
	case class.KindUpstreamBadRequest:
		return CodeInvalidRequest, true
	case class.KindUpstreamAuthError:
		return CodeUnauthorized, true
	case class.KindUpstreamNotFound:
		return CodeNotFound, true
	case class.KindUpstreamRateLimit:
		return CodeRateLimited, true
	case class.KindTransportTimeout:
		return CodeTimeout, true
	}
	return 0, false
}

func (c Code) row() *row {
	for i := range table {
		if table[i].code == c {
			return &table[i]
		}
	}
	return nil
}

func (c Code) rowOrUnknown() *row {
	if r := c.row(); r != nil {
		return r
	}
	return &undeclared
}
