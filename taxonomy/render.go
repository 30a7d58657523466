package taxonomy

import "strings"

// A RenderOption adds something to a rendering that the error itself does not
// know. A nil option is ignored.
type RenderOption interface{ applyRender(*rendering) }

type rendering struct{ requestID string }

type renderFunc func(*rendering)

func (f renderFunc) applyRender(r *rendering) { f(r) }

// RequestID adds the name under which the server's log has the failure. The
// server makes it up; the id that the client sent is not it. A blank id is no
// id.
func RequestID(id string) RenderOption {
	return renderFunc(func(r *rendering) { r.requestID = oneLine(id, maxTerm) })
}

func renderingOf(opts []RenderOption) rendering {
	var r rendering
	for _, opt := range opts {
		if opt != nil {
			opt.applyRender(&r)
		}
	}
	return r
}

// Every rendering shows only what the agent may see, takes a nil *Error for an
// unknown error, and bounds what it shows.

// Text returns the failure as text for the agent: the message, the recovery
// and the closing terms, in paragraphs of their own.
//
//	Error: The index does not exist.
//
//	Recovery: Call list_indexes and use one of the names it returns.
//
//	(reason index_missing · not retryable · request 7f3a)
//
// A recovery that the message contains already is left out. Of the terms only
// those are shown that are known: the reason, whether the call may be retried
// if the error states it, and the request id. Numbers of codes never appear.
func Text(e *Error, opts ...RenderOption) string {
	e = e.orUnknown()
	message := e.text()
	text := "Error: " + message
	if hint := e.hint(); hint != "" && !strings.Contains(strings.TrimSpace(message), hint) {
		text += "\n\nRecovery: " + hint
	}
	if terms := e.terms(renderingOf(opts)); terms != "" {
		text += "\n\n(" + terms + ")"
	}
	return text
}

// terms returns the closing terms of the text.
func (e *Error) terms(r rendering) string {
	var terms []string
	if reason := oneLine(e.Reason, maxTerm); reason != "" {
		terms = append(terms, "reason "+reason)
	}
	switch e.Retry {
	case RetryYes:
		terms = append(terms, "retryable")
	case RetryNo:
		terms = append(terms, "not retryable")
	}
	if r.requestID != "" {
		terms = append(terms, "request "+r.requestID)
	}
	return strings.Join(terms, " · ")
}

// GuidanceText returns the message and, in a paragraph of its own, the
// recovery, without any words around them.
func GuidanceText(e *Error) string {
	e = e.orUnknown()
	if hint := e.hint(); hint != "" {
		return e.text() + "\n\n" + hint
	}
	return e.text()
}

// Payload returns the failure as structured data, a map that nobody else holds:
//
//	{"error": {"code": -32001, "name": "not_found", "message": "…", "data": {…}}}
//
// The data, which is left out if there is none, is that of the error plus its
// retryable, retryAfter (seconds), status, recovery.hint, reason and requestId.
func Payload(e *Error, opts ...RenderOption) map[string]any {
	return map[string]any{"error": e.orUnknown().view(renderingOf(opts).requestID)}
}
