package taxonomy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// The statuses are those of the classes of Arcade.
func TestArcadeStatuses(t *testing.T) {
	assert.Equal(t, 400, taxonomy.InvalidArguments().Status)
	assert.Equal(t, 500, render.InvalidOutput("search").Status)
	assert.Equal(t, 500, taxonomy.Fatal("m").Status)
	assert.Zero(t, taxonomy.ContextRequired("m", "Ask the user.").Status)
	assert.Zero(t, taxonomy.Retryable("m").Status)
	assert.Zero(t, taxonomy.InternalError("m").Status)
}
