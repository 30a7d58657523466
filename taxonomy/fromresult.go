package taxonomy

import (
	"encoding/json"
	"maps"
	"math"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// FromResult reads back a failed tool call: it returns the error that the
// client was told, or nil unless IsError is set. It understands every form that
// packages render and compat write: the block of metadata, there or in structured
// content, the envelope, the arcade key, the prefix line, and the terms at the
// end of the text. If the server has its own key for metadata, pass [MetaKey].
//
//	if e := taxonomy.FromResult(r); e != nil {
//		return e // a Retrier waits as long as the server asked for
//	}
//
// A result in none of these forms becomes an error with its text as the
// message, and the code that [Classify] finds in the text, else
// [CodeUnknownError]. Other servers are not trusted: values that make no sense
// are ignored, and the error is a remote one, see [Error.Remote], unless the
// option [Trusted] is given.
func FromResult(r Result, opts ...ReadOption) *Error {
	if !r.IsError {
		return nil
	}
	e := fromText(r.Text)
	e.readArcade(object(r.Meta[form.ArcadeKey]))
	e.readEnvelope(object(r.Structured["error"]))
	how := readingOf(opts)
	e.readBlock(object(r.Structured[how.metaKey]))
	e.readBlock(object(r.Meta[how.metaKey]))
	e.remote = !how.trusted
	return e.orGuessed()
}

// FromProtocol reads back a JSON-RPC error made by render.Protocol. The code is the
// one that the data names; else the one in the terms of the message, which is
// where a library without data leaves it; else that of the number if JSON-RPC
// defines it; else [CodeUnknownError]. The error is a remote one as for
// [FromResult].
func FromProtocol(p ProtocolError, opts ...ReadOption) *Error {
	e := fromText(p.Message)
	e.remote = !readingOf(opts).trusted
	if number := Code(p.Code); e.Code == 0 && (number == CodeParseError || number <= CodeInvalidRequest && number >= CodeInternalError) {
		e.Code = number
	}
	e.readCode(p.Data["code"])
	e.readData(p.Data)
	delete(e.Data, "code")
	return e.orGuessed()
}

// told is an error while it is being read.
type told Error

// orGuessed returns the error that was read, with a code if it was told none.
func (e *told) orGuessed() *Error {
	if e.Code == 0 {
		e.Code = CodeUnknownError
		if code, ok := codeForKind(e.Kind); ok {
			e.Code = code
		} else if v := readText(e.Message); v != nil {
			e.Code = v.code
		}
	}
	if len(e.Data) == 0 {
		e.Data = nil
	}
	return (*Error)(e)
}

// readBlock takes over what the block of Meta says.
func (e *told) readBlock(b map[string]any) {
	if b == nil {
		return
	}
	e.readCode(b["code"])
	e.readKind(b["kind"])
	e.readFields(b)
	replace(&e.Message, b["message"])
	replace(&e.Recovery, b["recovery"])
	e.Data = maps.Clone(object(b["data"]))
}

// readEnvelope takes over what Payload says.
func (e *told) readEnvelope(b map[string]any) {
	if b == nil {
		return
	}
	e.readCode(b["name"])
	if number, ok := number(b["code"]); ok && e.Code == 0 && Code(number).Known() {
		e.Code = Code(number)
	}
	replace(&e.Message, b["message"])
	e.readData(object(b["data"]))
}

// readData takes over what Payload and Protocol put among the data of the
// program, and keeps the rest.
func (e *told) readData(data map[string]any) {
	e.readFields(data)
	replace(&e.Recovery, object(data["recovery"])["hint"])
	e.Data = maps.Clone(data)
	for _, key := range [...]string{"reason", "recovery", "retryable", "retryAfter", "status", "requestId", form.KeyDomain, form.KeyHelp} {
		delete(e.Data, key)
	}
}

// readFields takes over what has the same name in every form.
func (e *told) readFields(m map[string]any) {
	replace(&e.Reason, m["reason"])
	replace(&e.Domain, m[form.KeyDomain])
	e.readHelp(m[form.KeyHelp])
	if can, ok := m["retryable"].(bool); ok {
		e.Retry = retryBy(can)
	}
	e.readWait(m["retryAfter"], time.Second)
	e.readStatus(m["status"])
	e.readRequest(m["requestId"])
}

// readArcade takes over what ArcadeMeta says.
func (e *told) readArcade(b map[string]any) {
	if b == nil {
		return
	}
	e.readKind(b["errorKind"])
	replace(&e.Recovery, b["additionalPromptContent"])
	if can, ok := b["canRetry"].(bool); ok {
		e.Retry = retryBy(can)
	}
	e.readWait(b["retryAfterMs"], time.Millisecond)
	e.readStatus(b["statusCode"])
}

func (e *told) readCode(value any) {
	name, _ := value.(string)
	if code, ok := ParseCode(name); ok {
		e.Code = code
	}
}

func (e *told) readKind(value any) {
	name, _ := value.(string)
	if kind := class.Kind(name); kind.Known() {
		e.Kind = kind
	}
}

// readHelp takes over a help page that may be shown.
func (e *told) readHelp(value any) {
	if page, _ := value.(string); isHelp(page) {
		e.Help = page
	}
}

// readWait takes over a wait that is positive and no longer than a year.
func (e *told) readWait(value any, unit time.Duration) {
	n, ok := number(value)
	if !ok || n <= 0 {
		return
	}
	if wait, ok := believable(n * unit.Seconds()); ok {
		e.RetryAfter = wait
	}
}

func (e *told) readStatus(value any) {
	if n, ok := number(value); ok && n >= 100 && n <= 599 {
		e.Status = int(n)
	}
}

// readRequest keeps the name under which the server has the failure in its log.
func (e *told) readRequest(value any) {
	if id, _ := value.(string); id != "" {
		e.Extra = map[string]any{"request_id": form.OneLineTo(id, form.MaxTerm)}
	}
}

func retryBy(can bool) Retry {
	if can {
		return RetryYes
	}
	return RetryNo
}

// replace puts a text that is not blank in the place of another.
func replace(field *string, value any) {
	if text, _ := value.(string); strings.TrimSpace(text) != "" {
		*field = form.Bounded(text)
	}
}

// object returns a value that is a JSON object, or nil.
func object(value any) map[string]any {
	m, _ := value.(map[string]any)
	return m
}

// number returns a value that is a finite number, as decoders and programs
// write it.
func number(value any) (float64, bool) {
	var n float64
	switch v := value.(type) {
	case float64:
		n = v
	case int:
		n = float64(v)
	case int64:
		n = float64(v)
	case json.Number:
		parsed, err := v.Float64()
		if err != nil {
			return 0, false
		}
		n = parsed
	default:
		return 0, false
	}
	return n, !math.IsNaN(n) && !math.IsInf(n, 0)
}

// fromText reads the text of a result.
func fromText(text string) *told {
	text = form.Bounded(text)
	if e := fromPrefix(text); e != nil {
		return e
	}
	e := &told{}
	paragraphs := strings.Split(text, "\n\n")
	if last := len(paragraphs) - 1; e.readTerms(paragraphs[last]) {
		paragraphs = paragraphs[:last]
	}
	if last := len(paragraphs) - 1; last > 0 {
		if page, ok := strings.CutPrefix(paragraphs[last], "Help: "); ok && isHelp(page) {
			e.Help, paragraphs = page, paragraphs[:last]
		}
	}
	paragraphs = e.readRecovery(paragraphs)
	e.Message = strings.TrimPrefix(strings.Join(paragraphs, "\n\n"), "Error: ")
	return e
}

// readRecovery reads the recovery from the last of several paragraphs, and returns
// the others.
func (e *told) readRecovery(paragraphs []string) []string {
	last := len(paragraphs) - 1
	if last == 0 {
		return paragraphs
	}
	hint, ok := strings.CutPrefix(paragraphs[last], "Recovery: ")
	if !ok {
		return paragraphs
	}
	e.Recovery = hint
	return paragraphs[:last]
}

// readTerms reads the last paragraph of Text or ClosingText, and reports
// whether it is one.
func (e *told) readTerms(line string) bool {
	inner, closing := strings.CutPrefix(line, "(")
	inner, closed := strings.CutSuffix(inner, ")")
	if closing != closed || closing && inner == "" {
		inner, closing = line, false
	}
	read := told{}
	for i, term := range strings.Split(inner, form.Separator) {
		if i == 0 && !closing {
			if read.readCode(term); read.Code == 0 {
				return false
			}
			continue
		}
		if !read.readTerm(term) {
			return false
		}
	}
	*e = read
	return true
}

func (e *told) readTerm(term string) bool {
	switch term {
	case form.NoRetry, "not retryable":
		e.Retry = RetryNo
		return true
	case form.MayRetry, "retryable":
		e.Retry = RetryYes
		return true
	}
	if reason, ok := strings.CutPrefix(term, form.Reason); ok {
		e.Reason = reason
		return true
	}
	if domain, ok := strings.CutPrefix(term, form.Domain); ok {
		e.Domain = domain
		return true
	}
	if id, ok := strings.CutPrefix(term, form.Request); ok {
		e.readRequest(id)
		return true
	}
	wait, ok := strings.CutPrefix(term, form.After)
	if !ok {
		return false
	}
	if seconds, ok := decimal(strings.TrimSuffix(wait, " s")); ok {
		e.Retry = RetryYes
		e.readWait(seconds, time.Second)
	}
	return true
}
