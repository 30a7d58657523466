package taxonomy_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
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
				"fails": badMarshaler{}, "explosive": specimen.Explosive{}, "nil": (*taxonomy.Error)(nil),
			},
		},
		"holds itself":  self,
		"odd cause":     taxonomy.InternalError("m", taxonomy.Cause(specimen.Explosive{})),
		"cyclic cause":  taxonomy.InternalError("m", taxonomy.Cause(specimen.Cyclic())),
		"tangled cause": taxonomy.InternalError("m", taxonomy.Cause(tangled())),
		"endless cause": taxonomy.InternalError("m", taxonomy.Cause(endless())),
		"refused":       taxonomy.RateLimited("m", taxonomy.RetryAfter(-time.Second)),
	}
}

func TestRenderingsOfOddErrors(t *testing.T) {
	x := render.NewExposure(render.ConsentPhrase, render.ConsentPhrase, func(string) {})
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
				_ = compat.InTool(e, "t").Error()
				_ = compat.Mask(e)
				_ = x.Reveal(e)
				_ = compat.LogFields(e, "t")
				_ = compat.SpanFields(e, "t")
			})
		})
	}
}

func TestRenderingsOfAHugeErrorAreBounded(t *testing.T) {
	huge := strings.Repeat("x", 10<<20)
	e := &taxonomy.Error{
		Code: taxonomy.CodeConflict, Message: huge, Recovery: huge, Reason: huge, Detail: huge, Kind: class.Kind(huge),
		Data: map[string]any{huge: huge}, Extra: map[string]any{huge: huge}, RetryAfter: 1<<63 - 1, Status: 1<<63 - 1,
	}
	for _, shown := range []string{
		render.Text(e), compat.GuidanceText(e), compat.PrefixText(e), specimen.JSON(t, compat.Payload(e)),
		specimen.JSON(t, render.Meta(e)), specimen.JSON(t, compat.ArcadeMeta(e)), specimen.JSON(t, render.Protocol(e)), specimen.JSON(t, e),
		compat.ClosingText(e), specimen.JSON(t, render.Result(e, render.StructuredAbsent)), specimen.JSON(t, compat.SpanFields(compat.InTool(e, huge), huge)),
	} {
		assert.NotEmpty(t, shown)
		assert.LessOrEqual(t, len(shown), 32<<10)
	}
	both := specimen.JSON(t, render.Result(e, render.StructuredPresent)) // the facts stand there twice
	assert.LessOrEqual(t, len(both), 48<<10)
}
