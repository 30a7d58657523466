package render

import (
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// Strategy says whether structured content of a failed tool call contains the
// failure. A client that validates structured content of failed calls against
// the output schema rejects an error object, unless the schema allows it; see
// package compat.
type Strategy int

const (
	// StructuredAbsent omits structured content and puts the facts into
	// metadata. It is the default, because every client accepts it.
	StructuredAbsent Strategy = iota
	// StructuredPresent also puts the facts into structured content. Use it for
	// tools without an output schema, or with one that allows it.
	StructuredPresent
)

// Result returns the failure as the result of a tool call. The text is that of
// [Text] with either strategy, because some clients show the model only the
// text. An unknown strategy counts as [StructuredAbsent]. Options choose the
// forms of other systems.
func Result(e *taxonomy.Error, s Strategy, opts ...Option) taxonomy.Result {
	r, v := renderingOf(opts), e.Visible()
	result := taxonomy.Result{IsError: true}
	if r.text != nil {
		result.Text = r.text(e, opts...)
	} else {
		result.Text = text(v, r.requestID)
	}
	if s == StructuredPresent {
		if r.structured != nil {
			result.Structured = r.structured(e, opts...)
			return result
		}
		result.Structured = map[string]any{r.metaKey: block(v, r.requestID)}
	}
	if r.meta != nil {
		result.Meta = r.meta(e, opts...)
	} else {
		result.Meta = map[string]any{r.metaKey: block(v, r.requestID)}
	}
	return result
}

// DefaultMetaKey is the key under which [Meta] puts the failure. Its prefix is
// a reversed domain name, as the protocol asks of extension keys.
const DefaultMetaKey = form.MetaKey

// Meta returns the failure as a block for the metadata of a result (_meta) or
// for structured content, in a map that the caller owns:
//
//	{"io.github.mcperrlint/error": {
//		"code": "rate_limited", "message": "Slow down.", "retryable": true,
//		"reason": "too_fast", "recovery": "…", "retryAfter": 3, "data": {…}}}
//
// Code, message and retryable are always present; the others, and kind, status,
// reasonDomain, helpUrl and requestId, only if known. RetryAfter is in seconds.
// [taxonomy.FromResult] reads the block back.
func Meta(e *taxonomy.Error, opts ...Option) map[string]any {
	r := renderingOf(opts)
	return map[string]any{r.metaKey: block(e.Visible(), r.requestID)}
}

// block returns a visible error, flat. The two blocks of one result share their
// data.
func block(v *taxonomy.Error, requestID string) map[string]any {
	b := map[string]any{"code": v.Code.String(), "message": v.Message, "retryable": v.CanRetry()}
	for key, text := range map[string]string{
		"reason": v.Reason, "recovery": v.Recovery, "kind": string(v.Kind), "requestId": requestID,
		form.KeyDomain: v.Domain, form.KeyHelp: v.Help,
	} {
		if text != "" {
			b[key] = text
		}
	}
	if v.RetryAfter > 0 {
		b["retryAfter"] = float64(form.Milliseconds(v.RetryAfter)) / 1000
	}
	if v.Status != 0 {
		b["status"] = v.Status
	}
	if len(v.Data) > 0 {
		b["data"] = v.Data
	}
	return b
}
