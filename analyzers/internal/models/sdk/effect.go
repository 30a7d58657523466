package sdk

// Vehicle is the form in which a failure reaches the client, if it does.
type Vehicle int

// The vehicles.
const (
	// UnknownVehicle means that the tables do not say.
	UnknownVehicle Vehicle = iota
	// ToolError is a result with the error flag. The model reads it.
	ToolError
	// ProtocolError is a JSON-RPC error. The model seldom sees it.
	ProtocolError
	// Success is an ordinary result that does not look like a failure.
	Success
	// Null is a result that is null.
	Null
	// Crash is the end of the process.
	Crash
	// NoResponse means that the caller waits for an answer that never comes.
	NoResponse
	// EmptyReply is a response with neither a result nor an error.
	EmptyReply
	// Dropped means that the result is sent and the error is lost.
	Dropped
	// TaskFailed is the status "failed" of a task, with a message.
	TaskFailed
	// TaskCancelled is the status "cancelled" of a task, with a message.
	TaskCancelled
)

var vehicleNames = [...]string{
	UnknownVehicle: "unknown",
	ToolError:      "tool error",
	ProtocolError:  "protocol error",
	Success:        "success",
	Null:           "null result",
	Crash:          "crash",
	NoResponse:     "no response",
	EmptyReply:     "empty reply",
	Dropped:        "dropped",
	TaskFailed:     "failed task",
	TaskCancelled:  "cancelled task",
}

// String returns the name of the vehicle as messages use it.
func (v Vehicle) String() string {
	if v < 0 || int(v) >= len(vehicleNames) {
		return vehicleNames[UnknownVehicle]
	}
	return vehicleNames[v]
}

// Situation is something that happens in a handler.
type Situation int

// The situations. Where the tables say nothing of an error that is special, it
// is treated as one that is less so, in the end as PlainError; in the same way,
// a panic over some transport, or of a handler that no recovery of the SDK is for,
// is treated as Panic.
const (
	// PlainError is an error of which the SDK knows nothing, without a result.
	PlainError Situation = iota
	// CodedError is an error of a type, or a sentinel, that the SDK honours.
	CodedError
	// WrappedCodedError is an error that has a CodedError in its chain.
	WrappedCodedError
	// CancelledError is, or wraps, context.Canceled or DeadlineExceeded.
	CancelledError
	// ErrorWithResult is an error that is returned together with a result.
	ErrorWithResult
	// MethodNotFoundError is an error with the code -32601.
	MethodNotFoundError
	// TypedNilError is a nil pointer of the error type that the SDK honours,
	// returned as an error.
	TypedNilError
	// NilResult is a nil result without an error.
	NilResult
	// FlaggedResult is a result with the error flag and data, without an error.
	FlaggedResult
	// BadArguments are arguments that cannot be decoded or are not valid.
	BadArguments
	// BadOutput is a result that its own schema does not allow.
	BadOutput
	// Unencodable is a result that cannot be encoded as JSON.
	Unencodable
	// Panic is a panic of a handler that is served over standard input and
	// output, and over every transport that has no situation of its own.
	Panic
	// PanicOverHTTP is a panic of a handler that is served over HTTP.
	PanicOverHTTP
	// PanicOverSSE is a panic of a handler that is served over the old HTTP
	// transport with server-sent events.
	PanicOverSSE
	// PanicInTask is a panic of an ordinary tool that runs as a task.
	PanicInTask
	// RecoveredPanic is a panic under the recovery that the SDK offers.
	RecoveredPanic
)

var situationNames = [...]string{
	PlainError:          "plain error",
	CodedError:          "coded error",
	WrappedCodedError:   "wrapped coded error",
	CancelledError:      "cancelled",
	ErrorWithResult:     "error with a result",
	MethodNotFoundError: "error with the code -32601",
	TypedNilError:       "typed nil error",
	NilResult:           "nil result",
	FlaggedResult:       "result with the error flag",
	BadArguments:        "bad arguments",
	BadOutput:           "bad output",
	Unencodable:         "result that cannot be encoded",
	Panic:               "panic",
	PanicOverHTTP:       "panic over HTTP",
	PanicOverSSE:        "panic over SSE",
	PanicInTask:         "panic in a task",
	RecoveredPanic:      "recovered panic",
}

// String returns the name of the situation as messages use it.
func (s Situation) String() string {
	if s < 0 || int(s) >= len(situationNames) {
		return "unknown situation"
	}
	return situationNames[s]
}

// otherwise returns the situation as which s is treated where the tables say
// nothing of it, and reports whether there is one.
func (s Situation) otherwise() (Situation, bool) {
	switch s {
	case MethodNotFoundError:
		return CodedError, true
	case CodedError, WrappedCodedError, CancelledError, ErrorWithResult:
		return PlainError, true
	case PanicOverHTTP, PanicOverSSE, RecoveredPanic:
		return Panic, true
	}
	return s, false
}

// Effect is what the client gets.
type Effect struct {
	// Vehicle is the form.
	Vehicle Vehicle
	// Code is the code of a protocol error, unless OwnCode is set.
	Code int
	// OwnCode tells that the protocol error has the code of the handler's error.
	OwnCode bool
	// OwnData tells that the data of the handler's error is sent as well.
	OwnData bool
	// Text is the text that is sent, or "". In it, "%s" stands for the text of
	// the error or the value of the panic, and "%n" for the name of the tool,
	// prompt, resource or method.
	Text string
	// InData tells that the text is in the data of the protocol error, under a
	// message that says nothing.
	InData bool
	// ReplacesData tells that the data of the result is replaced by the typed
	// output, if that has a type other than any.
	ReplacesData bool
	// KeepsResult tells that the result that came with the error is sent too.
	KeepsResult bool
	// NullContents tells that a result without contents has null in their place, not an empty list.
	NullContents bool
	// Modern is what happens instead under protocol 2026-07-28 and newer ones,
	// nil where nothing differs.
	Modern *Effect
	// OverHTTP is what happens instead of a panic where the handler is served over HTTP, nil where
	// nothing differs: net/http recovers in its own goroutines.
	OverHTTP *Effect
}

// EffectRow says what a situation becomes. Of several rows that fit, the first
// one counts.
type EffectRow struct {
	// Kinds are the kinds of handlers that the row is about.
	Kinds []Kind
	// In is the situation.
	In Situation
	// Effect is what the client gets.
	Effect Effect
	Versions
}
