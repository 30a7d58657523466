package taxonomy

import "fmt"

// New returns an error with the given code and message. If the code has a
// factory, use the factory.
//
// New never fails. An invalid value (an unknown code, a negative wait, a status
// that does not exist) becomes an internal error whose message says so; its
// detail names the mistake and keeps the given message.
func New(code Code, message string, opts ...Option) *Error {
	e := &Error{Code: code, Message: message}
	if !code.Known() {
		e.refusef("unknown code %d", int(code))
	}
	e.apply(opts)
	return e
}

// apply runs the options and then settles whether the construction stands.
func (e *Error) apply(opts []Option) {
	for _, opt := range opts {
		if opt != nil {
			opt.apply(e)
		}
	}
	if e.refused == "" && e.Status != 0 && e.Kind.IsTransport() {
		e.refusef("a transport error has no HTTP status, but %d was given", e.Status)
	}
	e.settle()
}

// refusef notes the first mistake of a construction.
func (e *Error) refusef(format string, args ...any) {
	if e.refused == "" {
		e.refused = fmt.Sprintf(format, args...)
	}
}

// settle turns a refused construction into an internal error that says so.
func (e *Error) settle() {
	if e.refused == "" {
		return
	}
	detail := fmt.Sprintf("taxonomy: %s; the error was to have code %s and message %q", e.refused, e.Code, e.Message)
	if e.Detail != "" {
		detail += "; " + e.Detail
	}
	e.Code, e.Kind, e.Detail = CodeInternalError, "", detail
	e.Message = "The tool built this error wrongly: " + e.refused + "."
	e.Recovery, e.Help, e.Retry, e.RetryAfter, e.Status = "", "", RetryNo, 0, 0
	e.refused = ""
}

// refuse returns the internal error for a construction that cannot stand.
func refuse(why string, opts []Option) *Error {
	e := &Error{Code: CodeInternalError, refused: why}
	e.apply(opts)
	return e
}
