package taxonomy

// Trusted makes [FromResult] and [FromProtocol] take what the other server said
// as if it had been said here: its message, recovery, reason and data then
// reach the agent wherever the error is returned. Use it for servers of your
// own.
func Trusted() ReadOption { return readOptionFunc(func(r *reading) { r.trusted = true }) }

// Remote reports whether the error was read from another server with
// [FromResult] or [FromProtocol]. What such an error says was written there, so
// [Classify] lets the agent have the code, the kind, the status and the wait of
// it, and keeps message, recovery, reason and data for logs: a gateway would
// hand on instructions to the agent otherwise. To say more, make an error of
// your own with the remote one as its cause, or read it as [Trusted].
func (e *Error) Remote() bool { return e != nil && e.remote }

// local returns e, or if it is remote what the agent may know of it, with err
// as the cause.
func local(e *Error, err error) *Error {
	if !e.Remote() {
		return e
	}
	told := &Error{Code: e.Code, Kind: e.Kind, Retry: e.Retry, RetryAfter: e.RetryAfter, Status: e.Status, level: e.level}
	told.Message = "Another server answered with an error. " + e.Code.Phrase()
	told.cause = finite(err)
	return told
}
