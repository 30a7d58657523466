package taxonomy

import "strconv"

// Code is the identity of a kind of failure. The numbers are stable and are
// meant for programs that compare codes; they are not JSON-RPC codes that may
// go over the wire, see [Code.Protocol].
type Code int

// The codes. What each one means, and every projection of it, stands in one
// table (table.go), from which docs/codes.md is generated.
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
// and reports whether there is one.
func ParseCode(name string) (Code, bool) {
	for i := range table {
		if table[i].name == name {
			return table[i].code, true
		}
	}
	return 0, false
}

// String returns the name of the code, such as "not_found". A number that is
// no code prints as "code(123)".
func (c Code) String() string {
	if r := c.row(); r != nil {
		return r.name
	}
	return "code(" + strconv.Itoa(int(c)) + ")"
}

// Known reports whether c is one of the declared codes.
func (c Code) Known() bool { return c.row() != nil }

// Ident returns the name of the Go constant, such as "CodeNotFound", or the
// empty string for a number that is no code.
func (c Code) Ident() string {
	if r := c.row(); r != nil {
		return "Code" + r.ident
	}
	return ""
}

// Category returns the coarse class of the failure. An unknown code is
// internal.
func (c Code) Category() Category { return c.rowOrUnknown().category }

// Kind returns the kind that an error of this code has unless it states
// another one.
func (c Code) Kind() Kind { return c.rowOrUnknown().kind }

// Fault says on whose side the failure lies when nothing else is known.
func (c Code) Fault() Fault { return c.rowOrUnknown().fault }

// Retryable reports whether repeating the same call can help, when the error
// itself does not say.
func (c Code) Retryable() bool { return c.rowOrUnknown().retryable }

// HTTPStatus returns the HTTP status that corresponds to the code.
func (c Code) HTTPStatus() int { return c.rowOrUnknown().status }

// Protocol returns the JSON-RPC code that today's MCP specification allows on
// the wire for a failure of this code. It is one of the five codes that
// JSON-RPC itself defines: the specification reserves or retires the others
// that lie between -32768 and -32000, and clients drop the data of codes that
// they do not know.
func (c Code) Protocol() int { return c.rowOrUnknown().protocol }

// Factory returns the name of the function of this package that makes errors
// of the code, such as "NotFound", or the empty string if there is none.
func (c Code) Factory() string { return c.rowOrUnknown().factory }

// Meaning returns one sentence that says when the code is used.
func (c Code) Meaning() string { return c.rowOrUnknown().meaning }

// Phrase returns the sentence that the agent reads when an error of this code
// has no message of its own.
func (c Code) Phrase() string { return c.rowOrUnknown().phrase }

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
