package taxonomy

import (
	"log/slog"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// LogValue returns everything about the error, including what the agent never
// sees: detail, extra data and the chain of causes.
func (e *Error) LogValue() slog.Value {
	if e == nil {
		return slog.StringValue("<nil>")
	}
	attrs := []slog.Attr{
		slog.String("code", e.Code.String()),
		slog.Int("number", int(e.Code)),
		slog.String("kind", string(e.EffectiveKind())),
		slog.String("category", string(e.Code.Category())),
		slog.String("fault", string(e.Fault())),
		slog.String("message", e.Error()),
		slog.Bool("retryable", e.CanRetry()),
	}
	attrs = appendText(attrs, "reason", e.Reason)
	attrs = appendText(attrs, "domain", e.Domain)
	attrs = appendText(attrs, "recovery", e.Recovery)
	attrs = appendText(attrs, "help", e.Help)
	attrs = appendText(attrs, "detail", e.Detail)
	if e.RetryAfter > 0 {
		attrs = append(attrs, slog.Duration("retry_after", e.RetryAfter))
	}
	if e.Status != 0 {
		attrs = append(attrs, slog.Int("status", e.Status))
	}
	attrs = appendMap(attrs, "data", e.Data)
	attrs = appendMap(attrs, "extra", e.Extra)
	if e.cause != nil {
		attrs = append(attrs, slog.Attr{Key: "cause", Value: chainValue(Chain(e.cause), Link.LogValue)})
	}
	return slog.GroupValue(attrs...)
}

// Fault returns whose fault the failure is: that of the kind if stated, else
// that of the code.
func (e *Error) Fault() class.Fault {
	switch {
	case e == nil:
		return class.FaultServer
	case e.Kind.IsTransport():
		return class.FaultUpstream
	}
	return e.Code.Fault()
}

// Level returns the level at which the failure is logged: that of [LogLevel];
// else info for mistakes and cancellations of the caller, warning for missing
// permission or credentials, and error for the rest.
func (e *Error) Level() slog.Level {
	if e == nil {
		return slog.LevelError
	}
	if e.level.stated {
		return e.level.value
	}
	switch {
	case e.Fault() != class.FaultClient:
		return slog.LevelError
	case e.Code.Category() == class.CategoryAuth:
		return slog.LevelWarn
	}
	return slog.LevelInfo
}

// StatedLevel returns the level set with [LogLevel], and reports whether there
// is one.
func (e *Error) StatedLevel() (l slog.Level, stated bool) {
	if e == nil {
		return 0, false
	}
	return e.level.value, e.level.stated
}

func appendText(attrs []slog.Attr, key, value string) []slog.Attr {
	if value == "" {
		return attrs
	}
	return append(attrs, slog.String(key, value))
}

func appendMap(attrs []slog.Attr, key string, m map[string]any) []slog.Attr {
	if len(m) == 0 {
		return attrs
	}
	return append(attrs, slog.Attr{Key: key, Value: slog.GroupValue(mapAttrs(m)...)})
}

// mapAttrs returns the entries of m in the order of their keys.
func mapAttrs(m map[string]any) []slog.Attr {
	attrs := make([]slog.Attr, 0, len(m))
	for _, k := range slices.Sorted(maps.Keys(m)) {
		attrs = append(attrs, slog.Attr{Key: k, Value: loggable(m[k])})
	}
	return attrs
}

// loggable returns a value in a form that every log handler can write. A
// handler that is given a map which contains itself, or an error whose data
// holds that error, would never come to an end.
func loggable(value any) slog.Value {
	switch v := value.(type) {
	case nil, bool, string, time.Time, time.Duration,
		int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, float32, float64:
		return slog.AnyValue(v)
	case []Link:
		return briefChain(v)
	case *Error:
		return briefChain(Chain(v))
	case slog.LogValuer:
		return slog.AnyValue(v)
	case error:
		return slog.StringValue(redacted(errorText(v)))
	case []error:
		return slog.AnyValue(errorTexts(v))
	}
	back, _, err := throughJSON(value, math.MaxInt)
	if err != nil {
		return slog.StringValue(markUnreadable)
	}
	return slog.AnyValue(back)
}

func briefChain(links []Link) slog.Value {
	return chainValue(links, func(l Link) slog.Value { return slog.GroupValue(l.attrs()...) })
}

func errorTexts(errs []error) []string {
	texts := make([]string, len(errs))
	for i, err := range errs {
		texts[i] = "<nil>"
		if err != nil {
			texts[i] = redacted(errorText(err))
		}
	}
	return texts
}
