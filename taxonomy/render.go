package taxonomy

import (
	"strconv"
	"strings"
	"time"
)

// A RenderOption changes a rendering, or adds something that the error does not
// know. A nil option is ignored.
type RenderOption interface{ applyRender(*rendering) }

// A Form renders a failure as text for the agent: [Text], [ClosingText],
// [GuidanceText], [PrefixText], or your own function.
type Form func(e *Error, opts ...RenderOption) string

type rendering struct {
	requestID string
	form      Form
	metaKey   string
	arcade    bool
	envelope  bool
}

type renderFunc func(*rendering)

func (f renderFunc) applyRender(r *rendering) { f(r) }

// RequestID adds the id under which the server logged the failure. The server
// chooses it; it is not the id that the client sent. A blank id is ignored.
func RequestID(id string) RenderOption {
	return renderFunc(func(r *rendering) { r.requestID = oneLine(id, maxTerm) })
}

// TextAs makes [Render] use another form than [Text]. A nil form changes
// nothing.
func TextAs(form Form) RenderOption {
	return renderFunc(func(r *rendering) {
		if form != nil {
			r.form = form
		}
	})
}

// MetaKey replaces [DefaultMetaKey]. A blank key changes nothing.
func MetaKey(key string) RenderOption {
	return renderFunc(func(r *rendering) {
		if key = strings.TrimSpace(key); key != "" {
			r.metaKey = key
		}
	})
}

// ArcadeForm makes [Render] put [ArcadeMeta] into the metadata instead of
// [Meta].
func ArcadeForm() RenderOption { return renderFunc(func(r *rendering) { r.arcade = true }) }

// EnvelopeForm makes [Render] put the envelope of [Payload] into structured
// content instead of [Meta], without metadata.
func EnvelopeForm() RenderOption { return renderFunc(func(r *rendering) { r.envelope = true }) }

func renderingOf(opts []RenderOption) rendering {
	r := rendering{form: Text, metaKey: DefaultMetaKey}
	for _, opt := range opts {
		if opt != nil {
			opt.applyRender(&r)
		}
	}
	return r
}

// Every rendering shows only what the agent may see, takes a nil *Error for an
// unknown error, and bounds what it shows.

// Text returns the failure as text for the agent: the message, the recovery and
// a line of terms, as separate paragraphs.
//
//	Error: The index does not exist.
//
//	Recovery: Call list_indexes and use one of the names it returns.
//
//	not_found · reason index_missing · do not retry unchanged · request 7f3a
//
// Many clients show the model only the text, so the terms say what the metadata
// says to programs: the name of the code, the reason, whether and after which
// wait the call may be repeated ("may be retried", "retry after 3 s"), and the
// request id. A recovery that the message already contains is omitted. Numbers
// of codes never appear.
func Text(e *Error, opts ...RenderOption) string {
	e = e.orUnknown()
	terms := []string{oneLine(e.Code.String(), maxTerm)}
	if reason := oneLine(e.Reason, maxTerm); reason != "" {
		terms = append(terms, termReason+reason)
	}
	terms = append(terms, e.retryTerm())
	if id := renderingOf(opts).requestID; id != "" {
		terms = append(terms, termRequest+id)
	}
	return e.explanation() + "\n\n" + strings.Join(terms, termSeparator)
}

// The words of the terms, which FromResult reads back.
const (
	termSeparator = " · "
	termReason    = "reason "
	termRequest   = "request "
	termAfter     = "retry after "
	termRetry     = "may be retried"
	termNoRetry   = "do not retry unchanged"
)

// retryTerm says whether the call may be repeated, and when.
func (e *Error) retryTerm() string {
	switch {
	case !e.CanRetry():
		return termNoRetry
	case e.RetryAfter > 0:
		return termAfter + shortSeconds(e.RetryAfter)
	}
	return termRetry
}

// shortSeconds returns a wait in seconds, rounded up to milliseconds.
func shortSeconds(wait time.Duration) string {
	return strconv.FormatFloat(float64(milliseconds(wait))/1000, 'f', -1, 64) + " s"
}

// ClosingText returns the failure as cyanheads text. It is [Text] with terms
// that name neither code nor wait, and the others only if the error states
// them:
//
//	(reason index_missing · not retryable · request 7f3a)
func ClosingText(e *Error, opts ...RenderOption) string {
	e = e.orUnknown()
	text := e.explanation()
	if terms := e.closingTerms(renderingOf(opts)); terms != "" {
		text += "\n\n(" + terms + ")"
	}
	return text
}

// explanation returns the message and the recovery, without terms.
func (e *Error) explanation() string {
	message := e.text()
	text := "Error: " + message
	if hint := e.hint(); hint != "" && !strings.Contains(strings.TrimSpace(message), hint) {
		text += "\n\nRecovery: " + hint
	}
	return text
}

// closingTerms returns the terms of ClosingText.
func (e *Error) closingTerms(r rendering) string {
	var terms []string
	if reason := oneLine(e.Reason, maxTerm); reason != "" {
		terms = append(terms, termReason+reason)
	}
	switch e.Retry {
	case RetryYes:
		terms = append(terms, "retryable")
	case RetryNo:
		terms = append(terms, "not retryable")
	}
	if r.requestID != "" {
		terms = append(terms, termRequest+r.requestID)
	}
	return strings.Join(terms, termSeparator)
}

// GuidanceText returns the message and, in its own paragraph, the recovery,
// without labels. It ignores options.
func GuidanceText(e *Error, _ ...RenderOption) string {
	e = e.orUnknown()
	if hint := e.hint(); hint != "" {
		return e.text() + "\n\n" + hint
	}
	return e.text()
}

// Payload returns the failure as structured data, in a map that the caller
// owns:
//
//	{"error": {"code": -32001, "name": "not_found", "message": "…", "data": {…}}}
//
// The data is that of the error plus retryable, retryAfter (seconds), status,
// recovery.hint, reason and requestId. It is omitted if empty.
func Payload(e *Error, opts ...RenderOption) map[string]any {
	return map[string]any{"error": e.orUnknown().view(renderingOf(opts).requestID)}
}
