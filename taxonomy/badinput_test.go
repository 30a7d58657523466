package taxonomy_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/taxonomytest"
)

// odd returns errors that no program should make.
func odd() map[string]*taxonomy.Error {
	loop := map[string]any{}
	loop["self"] = loop
	self := taxonomy.NotFound("self")
	self.Data, self.Extra = map[string]any{"self": self, "\xff": *self}, map[string]any{"self": self}
	return map[string]*taxonomy.Error{
		"nil":          nil,
		"zero":         {},
		"unknown code": {Code: 1 << 40, Kind: "\xff", Retry: 9, RetryAfter: -1, Status: -1},
		"invalid UTF-8": {
			Code: taxonomy.CodeConflict, Message: "\xff\xc0", Recovery: "\xff", Reason: "\xff", Detail: "\xff", Kind: "\xff",
			Data: map[string]any{"\xff": "\xff"},
		},
		"data that does not marshal": {
			Code: taxonomy.CodeConflict,
			Data: map[string]any{
				"chan": make(chan int), "func": func() {}, "loop": loop, "panic": panickingMarshaler{},
				"fails": badMarshaler{}, "explosive": explosive{}, "nil": (*taxonomy.Error)(nil),
			},
		},
		"holds itself":  self,
		"odd cause":     taxonomy.InternalError("m", taxonomy.Cause(explosive{})),
		"cyclic cause":  taxonomy.InternalError("m", taxonomy.Cause(cyclic())),
		"tangled cause": taxonomy.InternalError("m", taxonomy.Cause(tangled())),
		"endless cause": taxonomy.InternalError("m", taxonomy.Cause(endless())),
		"refused":       taxonomy.RateLimited("m", taxonomy.RetryAfter(-time.Second)),
	}
}

func TestRenderingsOfOddErrors(t *testing.T) {
	x := taxonomy.NewExposure(consent, consent, func(string) {})
	for name, e := range odd() {
		t.Run(name, func(t *testing.T) {
			for rendering, shown := range taxonomytest.AgentViews(e) {
				assert.True(t, utf8.ValidString(shown) || strings.HasPrefix(rendering, "%") || rendering == "Error", rendering)
				assert.NotContains(t, shown, "does not marshal: ", rendering)
				assert.NotEmpty(t, shown, rendering)
			}
			asText, asJSON := logged(e)
			assert.NotEmpty(t, asText)
			assert.NotEmpty(t, asJSON)
			assert.NotPanics(t, func() {
				_ = e.InTool("t").Error()
				_ = taxonomy.Mask(e)
				_ = x.Reveal(e)
				_ = taxonomy.LogFields(e, "t")
				_ = taxonomy.SpanFields(e, "t")
			})
		})
	}
}

func TestRenderingsOfAHugeErrorAreBounded(t *testing.T) {
	huge := strings.Repeat("x", 10<<20)
	e := &taxonomy.Error{
		Code: taxonomy.CodeConflict, Message: huge, Recovery: huge, Reason: huge, Detail: huge, Kind: taxonomy.Kind(huge),
		Data: map[string]any{huge: huge}, Extra: map[string]any{huge: huge}, RetryAfter: 1<<63 - 1, Status: 1<<63 - 1,
	}
	for _, shown := range []string{
		taxonomy.Text(e), taxonomy.GuidanceText(e), taxonomy.PrefixText(e), text(t, taxonomy.Payload(e)),
		text(t, taxonomy.Meta(e)), text(t, taxonomy.ArcadeMeta(e)), text(t, taxonomy.Protocol(e)), text(t, e),
		taxonomy.ClosingText(e), text(t, taxonomy.Render(e, taxonomy.StructuredAbsent)), text(t, taxonomy.SpanFields(e.InTool(huge), huge)),
	} {
		assert.NotEmpty(t, shown)
		assert.LessOrEqual(t, len(shown), 32<<10)
	}
	both := text(t, taxonomy.Render(e, taxonomy.StructuredPresent)) // the facts stand there twice
	assert.LessOrEqual(t, len(both), 48<<10)
}
