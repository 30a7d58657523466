package render_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// Data cannot say another reason than the error, in no place where a program looks.
func TestDataDoesNotOverrideTheReason(t *testing.T) {
	e := taxonomy.NotFound("Gone.", taxonomy.Reason("note_gone"), taxonomy.Data("reason", "forged"), taxonomy.Data("id", 7))
	block := render.Meta(e)[render.DefaultMetaKey].(map[string]any)
	assert.Equal(t, "note_gone", block["reason"])
	assert.Equal(t, map[string]any{"id": 7}, block["data"])
	assert.Equal(t, map[string]any{"reason": "note_gone", "id": 7}, compat.Payload(e)["error"].(map[string]any)["data"])
	assert.Equal(t, map[string]any{"reason": "note_gone", "id": 7, "code": "not_found"}, render.Protocol(e).Data)
	assert.Equal(t, "forged", e.Data["reason"], "the error itself is left as it was")
	t.Run("without a reason it is data like any other", func(t *testing.T) {
		e := taxonomy.NotFound("Gone.", taxonomy.Data("reason", "mine"))
		assert.Equal(t, map[string]any{"reason": "mine"}, render.Meta(e)[render.DefaultMetaKey].(map[string]any)["data"])
	})
}
