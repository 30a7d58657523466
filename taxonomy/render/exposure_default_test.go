package render_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// The default logger is one for the whole process, so this test must not run
// in parallel with others.
func TestWithoutAWarnFunctionTheDefaultLoggerWarns(t *testing.T) {
	var out bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&out, &slog.HandlerOptions{ReplaceAttr: withoutTime})))
	render.NewExposure(consent, "", nil)
	assert.Equal(t, "level=WARN msg=\""+loud("developer messages")+"\"\n", out.String())
}

// withoutTime removes the time from log records.
func withoutTime(groups []string, a slog.Attr) slog.Attr {
	if len(groups) == 0 && a.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return a
}
