package taxonomy

import "time"

// Strategy says whether the structured content of a failed tool call holds the
// failure. A client that validates structured content against the tool's
// output schema also when the call failed rejects an error object there,
// unless the schema admits it, see [EnvelopeSchema].
type Strategy int

const (
	// StructuredAbsent leaves structured content away and puts the facts about
	// the failure into the metadata. It is the default, because no client can
	// take offence at it.
	StructuredAbsent Strategy = iota
	// StructuredPresent puts the failure into structured content and nothing
	// into the metadata. Use it for tools without an output schema, or with
	// one that [EnvelopeSchema] made.
	StructuredPresent
)

// Result is a failed tool call in a form that every SDK can take over.
type Result struct {
	// Text is the text of the only content block.
	Text string
	// Structured is the structured content; nil means none.
	Structured map[string]any
	// Meta is the metadata of the result (_meta); nil means none.
	Meta map[string]any
	// IsError is the error flag. It is always true.
	IsError bool
}

// Render returns the failure as the result of a tool call. The text is that of
// [Text] under either strategy, because some clients show the model nothing
// else. A value that is no strategy counts as [StructuredAbsent].
func Render(e *Error, s Strategy, opts ...RenderOption) Result {
	r := Result{Text: Text(e, opts...), IsError: true}
	if s == StructuredPresent {
		r.Structured = Payload(e, opts...)
	} else {
		r.Meta = Meta(e)
	}
	return r
}

// Meta returns the failure as metadata of a result (_meta), a map that nobody
// else holds. Its key "arcade" has errorKind and canRetry, and
// additionalPromptContent (the recovery), retryAfterMs and statusCode where
// they are known. Other keys may be added in the future.
func Meta(e *Error) map[string]any {
	e = e.orUnknown()
	block := map[string]any{
		"errorKind": e.kindName(),
		"canRetry":  e.CanRetry(),
	}
	if hint := e.hint(); hint != "" {
		block["additionalPromptContent"] = hint
	}
	if e.RetryAfter > 0 {
		block["retryAfterMs"] = milliseconds(e.RetryAfter)
	}
	if e.Status != 0 {
		block["statusCode"] = e.Status
	}
	return map[string]any{"arcade": block}
}

// milliseconds rounds up: who waits a little too long is not refused again.
func milliseconds(wait time.Duration) int64 {
	ms := wait.Milliseconds()
	if wait%time.Millisecond > 0 {
		ms++
	}
	return ms
}
