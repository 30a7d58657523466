package compat

import (
	"log/slog"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// The names of the fields under which failures are logged and traced.
const (
	fieldKind             = "error_kind"
	fieldMessage          = "error_message"
	fieldDeveloperMessage = "error_developer_message"
	fieldStatusCode       = "error_status_code"
	fieldCanRetry         = "error_can_retry"
	fieldToolName         = "tool_name"
)

// LogFields returns the failure of a tool as flat attributes for a log record:
// error_kind, error_message, error_developer_message (the detail),
// error_status_code, error_can_retry and tool_name. All are always present,
// with "" or nil if unknown. The extra attributes follow, then the extra data
// of the error; neither replaces an attribute before it. To log everything, log
// the error.
func LogFields(e *taxonomy.Error, tool string, extra ...slog.Attr) []slog.Attr {
	e = known(e)
	var status any
	if e.Status != 0 {
		status = e.Status
	}
	f := fields{taken: make(map[string]bool, 6+len(extra)+len(e.Extra))}
	f.add(
		slog.String(fieldKind, kindOf(e.Visible())),
		slog.String(fieldMessage, e.Error()),
		slog.String(fieldDeveloperMessage, e.Detail),
		slog.Any(fieldStatusCode, status),
		slog.Bool(fieldCanRetry, e.CanRetry()),
		slog.String(fieldToolName, tool),
	)
	f.add(extra...)
	f.add(extraOf(e)...)
	return f.attrs
}

// known returns e, or an error about which nothing is known if e is nil.
func known(e *taxonomy.Error) *taxonomy.Error {
	if e == nil {
		return e.Visible()
	}
	return e
}

// extraOf returns the extra data in a form that every log handler can write.
func extraOf(e *taxonomy.Error) []slog.Attr {
	for _, a := range e.LogValue().Group() {
		if a.Key == "extra" {
			return a.Value.Group()
		}
	}
	return nil
}

// fields are attributes with different keys.
type fields struct {
	attrs []slog.Attr
	taken map[string]bool
}

// add appends those attributes whose key is still free. A group without a key
// stands for its members, as it does for log handlers.
func (f *fields) add(attrs ...slog.Attr) {
	for _, a := range attrs {
		if a.Key == "" {
			if v := a.Value.Resolve(); v.Kind() == slog.KindGroup {
				f.add(v.Group()...)
			}
			continue
		}
		if !f.taken[a.Key] {
			f.taken[a.Key] = true
			f.attrs = append(f.attrs, a)
		}
	}
}

// SpanFields returns the failure of a tool as attributes of a trace span:
// error_kind, error_message and tool_name, and error_developer_message unless
// the detail is blank. A span that does not record needs none of them.
func SpanFields(e *taxonomy.Error, tool string) map[string]any {
	e = known(e)
	attrs := map[string]any{
		fieldKind:     kindOf(e.Visible()),
		fieldMessage:  e.Visible().Message,
		fieldToolName: form.Bounded(tool),
	}
	if strings.TrimSpace(e.Detail) != "" {
		attrs[fieldDeveloperMessage] = form.Bounded(e.Detail)
	}
	return attrs
}
