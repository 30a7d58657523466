package taxonomy

import "time"

// Strategy says whether structured content of a failed tool call contains the
// failure. A client that validates structured content of failed calls against
// the output schema rejects an error object, unless the schema allows it; see
// [EnvelopeForm] and [EnvelopeSchema].
type Strategy int

const (
	// StructuredAbsent omits structured content and puts the facts into
	// metadata. It is the default, because every client accepts it.
	StructuredAbsent Strategy = iota
	// StructuredPresent also puts the facts into structured content. Use it for
	// tools without an output schema, or with one from [EnvelopeSchema].
	StructuredPresent
)

// Result is a failed tool call in a form that fits every SDK.
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
// [Text] with either strategy, because some clients show the model only the
// text. An unknown strategy counts as [StructuredAbsent]. Options choose the
// forms of other systems.
func Render(e *Error, s Strategy, opts ...RenderOption) Result {
	r := renderingOf(opts)
	result := Result{Text: r.form(e, opts...), IsError: true}
	if s == StructuredPresent {
		if r.envelope {
			result.Structured = Payload(e, opts...)
			return result
		}
		result.Structured = Meta(e, opts...)
	}
	result.Meta = Meta(e, opts...)
	if r.arcade {
		result.Meta = ArcadeMeta(e)
	}
	return result
}

// DefaultMetaKey is the key under which [Meta] puts the failure. Its prefix is
// a reversed domain name, as the protocol asks of extension keys.
const DefaultMetaKey = "io.github.mcperrlint/error"

// Meta returns the failure as a block for the metadata of a result (_meta) or
// for structured content, in a map that the caller owns:
//
//	{"io.github.mcperrlint/error": {
//		"code": "rate_limited", "message": "Slow down.", "retryable": true,
//		"reason": "too_fast", "recovery": "…", "retryAfter": 3, "data": {…}}}
//
// Code, message and retryable are always present; the others, and kind, status
// and requestId, only if known. RetryAfter is in seconds. [FromResult] reads
// the block back.
func Meta(e *Error, opts ...RenderOption) map[string]any {
	r := renderingOf(opts)
	return map[string]any{r.metaKey: e.orUnknown().block(r.requestID)}
}

// block returns the part of the error that the agent may see, flat.
func (e *Error) block(requestID string) map[string]any {
	b := map[string]any{"code": oneLine(e.Code.String(), maxTerm), "message": e.text(), "retryable": e.CanRetry()}
	for key, text := range map[string]string{
		"reason": bounded(e.Reason), "recovery": e.hint(), "kind": oneLine(string(e.Kind), maxTerm), "requestId": requestID,
	} {
		if text != "" {
			b[key] = text
		}
	}
	if e.RetryAfter > 0 {
		b["retryAfter"] = float64(milliseconds(e.RetryAfter)) / 1000
	}
	if e.Status != 0 {
		b["status"] = e.Status
	}
	if data := e.visibleData(); len(data) > 0 {
		b["data"] = data
	}
	return b
}

// ArcadeMeta returns the failure as Arcade metadata, in a map that the caller
// owns. Its key "arcade" has errorKind and canRetry, and if known
// additionalPromptContent (the recovery), retryAfterMs and statusCode.
func ArcadeMeta(e *Error) map[string]any {
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
	return map[string]any{arcadeKey: block}
}

const arcadeKey = "arcade"

// milliseconds rounds up: who waits a little too long is not refused again.
func milliseconds(wait time.Duration) int64 {
	ms := wait.Milliseconds()
	if wait%time.Millisecond > 0 {
		ms++
	}
	return ms
}
