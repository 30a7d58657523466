// Package hostile has errors that look like those of vendors and are malformed
// in every way. Its path has the elements by which adapters know packages.
package hostile

import "net/http"

// All returns one error of each sort by name.
func All() map[string]error {
	circular := &Circular{StatusCode: 404}
	circular.Response, circular.Details, circular.Header = circular, circular, circular
	loop := Slice{}
	loop = append(loop, &loop)
	return map[string]error{
		"zero":                  WrongTypes{},
		"wrong types":           &WrongTypes{Code: "404", Message: 7, Header: make(chan int), Extensions: []any{nil}, Errors: map[string]int{"a": 1}},
		"typed nil":             (*WrongTypes)(nil),
		"nil embedded":          NilEmbedded{},
		"nil embedded pointer":  &NilEmbedded{},
		"panics":                Panics{},
		"panics by pointer":     &Panics{},
		"nil that panics":       (*Panics)(nil),
		"parameters":            Parameters{},
		"many results":          Results{},
		"circular":              circular,
		"slice in itself":       loop,
		"nil slice":             Slice(nil),
		"map":                   Map{"Message": "m", "code": "FORBIDDEN"},
		"nil map":               Map(nil),
		"func":                  Func(func() {}),
		"nil func":              Func(nil),
		"chan":                  Chan(nil),
		"array":                 Array{nil, "FORBIDDEN"},
		"text":                  Text("invalid configuration"),
		"number":                Number(404),
		"largest numbers":       &Numbers{Code: 1<<64 - 1, Number: 65535, StatusCode: -1 << 63},
		"unexported":            unexported{code: 404, message: "m", statusCode: 404},
		"SlackErrorResponse":    SlackErrorResponse{Err: 7, ResponseMetadata: "x"},
		"SlackError":            SlackError{Code: new(int)},
		"RateLimitedError":      RateLimitedError{RetryAfter: "soon"},
		"StatusCodeError":       StatusCodeError{Code: "404"},
		"BatchError":            &BatchError{StatusCode: "404", Response: &http.Response{}},
		"empty response":        &HTTP{StatusCode: 404, Response: &http.Response{}, Request: &http.Request{}},
		"nil response":          &HTTP{StatusCode: 404},
		"ODataError":            ODataError{},
		"endless getter":        Endless{},
		"extensions by pointer": &GraphQL{Extensions: &map[string]any{"code": "FORBIDDEN"}},
		"list by interface":     GqlList{GqlErrors: []any{nil, 7, func() {}, "x", Map(nil), (*GraphQL)(nil)}},
		"nil unwrapping":        Unwraps{},
	}
}

type text struct{}

// Error returns a text.
func (text) Error() string { return "hostile: s3cr3t value" }

// WrongTypes has the names of many fields, and none of the types.
type WrongTypes struct {
	text
	Code           any
	Message        any
	Body           []string
	Errors         any
	Header         chan int
	Number         string
	StatusCode     func() int
	Response       string
	RawResponse    []byte
	Request        int
	RetryAfter     string
	ErrorCode      []int
	Extensions     []any
	Data           complex128
	GqlErrors      int
	NetworkError   int
	ResponseHeader map[string]int
}

type inner struct {
	Code, StatusCode, ResponseStatusCode int
	Message, Err, ErrorCode              string
	Number                               uint16
	Response                             *http.Response
	Header                               http.Header
	Extensions                           map[string]any
}

// NilEmbedded promotes fields through a nil pointer.
type NilEmbedded struct {
	text
	*inner
}

// Panics has every method that is called, and each panics.
type Panics struct{ Code, Message, Data string }

func (Panics) Error() string                     { panic("Error") }
func (Panics) Unwrap() error                     { panic("Unwrap") }
func (Panics) Is(error) bool                     { panic("Is") }
func (Panics) StatusCode() int                   { panic("StatusCode") }
func (Panics) HTTPStatusCode() int               { panic("HTTPStatusCode") }
func (Panics) HTTPCode() int                     { panic("HTTPCode") }
func (Panics) GetStatusCode() *int               { panic("GetStatusCode") }
func (Panics) Reason() string                    { panic("Reason") }
func (Panics) Domain() string                    { panic("Domain") }
func (Panics) GRPCStatus() error                 { panic("GRPCStatus") }
func (Panics) Status() struct{ Code int }        { panic("Status") }
func (Panics) SQLState() string                  { panic("SQLState") }
func (Panics) ErrorCode() string                 { panic("ErrorCode") }
func (Panics) ErrorMessage() string              { panic("ErrorMessage") }
func (Panics) ErrorFault() int                   { panic("ErrorFault") }
func (Panics) GetErrorEscaped() any              { panic("GetErrorEscaped") }
func (Panics) ListKeys() []string                { panic("ListKeys") }
func (Panics) Get(string) []string               { panic("Get") }
func (Panics) GetAdditionalData() map[string]any { panic("GetAdditionalData") }

// Parameters has the methods with parameters.
type Parameters struct{ text }

func (Parameters) StatusCode(int) int            { return 404 }
func (Parameters) GRPCStatus(...int) error       { return nil }
func (Parameters) Status(int) struct{ Code int } { return struct{ Code int }{404} }
func (Parameters) ErrorCode(int) string          { return "NoSuchKey" }
func (Parameters) GetErrorEscaped(int) any       { return nil }

// Results has the methods with several results, or none.
type Results struct{ text }

func (Results) StatusCode() (int, error)         { return 404, nil }
func (Results) GRPCStatus() (error, error)       { return nil, nil }
func (Results) Status()                          {}
func (Results) ErrorFault()                      {}
func (Results) ErrorCode() string                { return "NoSuchKey" }
func (Results) ErrorMessage() string             { return "m" }
func (Results) GetErrorEscaped() (any, any, any) { return nil, nil, nil }

// Circular refers to itself.
type Circular struct {
	text
	StatusCode                int
	Response, Details, Header any
}

// Unwrap returns the error itself.
func (c *Circular) Unwrap() error { return c }

// The sorts of types that are no structs.
type (
	Slice  []any
	Map    map[string]any
	Func   func()
	Chan   chan int
	Array  [2]any
	Text   string
	Number int
)

func (Slice) Error() string  { return "slice" }
func (Map) Error() string    { return "map" }
func (Func) Error() string   { return "func" }
func (Chan) Error() string   { return "chan" }
func (Array) Error() string  { return "array" }
func (t Text) Error() string { return string(t) }
func (Number) Error() string { return "number" }

// Numbers does not fit.
type Numbers struct {
	text
	Code       uint64
	Number     uint16
	StatusCode int64
	Message    string
	Data       any
}

type unexported struct {
	text
	code, statusCode int
	message          string
}

// Types with the names of Slack's and Google's and other fields.
type (
	SlackErrorResponse struct {
		text
		Err              int
		ResponseMetadata string
	}
	SlackError struct {
		text
		Code *int
	}
	RateLimitedError struct {
		text
		RetryAfter string
	}
	StatusCodeError struct {
		text
		Code string
	}
	BatchError struct {
		text
		StatusCode string
		Response   *http.Response
	}
)

// HTTP has an answer.
type HTTP struct {
	text
	StatusCode int
	Response   *http.Response
	Request    *http.Request
}

// ODataError has getters of other types.
type ODataError struct{ text }

// GetErrorEscaped returns a number.
func (ODataError) GetErrorEscaped() int { return 7 }

// Endless answers every getter with itself.
type Endless struct{ text }

func (e Endless) GetErrorEscaped() any { return e }
func (e Endless) GetInnerError() any   { return e }
func (e Endless) GRPCStatus() any      { return e }
func (e Endless) Code() any            { return e }
func (e Endless) Message() any         { return e }
func (e Endless) Status() Endless      { return e }
func (e Endless) GetCode() *string     { return nil }

// GraphQL has extensions behind a pointer.
type GraphQL struct {
	text
	Message    string
	Extensions *map[string]any
}

// GqlList has a list of anything.
type GqlList struct {
	text
	GqlErrors []any
}

// Unwraps returns nothing but nil errors.
type Unwraps struct{ text }

// Unwrap returns nil errors.
func (Unwraps) Unwrap() []error { return []error{nil, nil, (*WrongTypes)(nil)} }
