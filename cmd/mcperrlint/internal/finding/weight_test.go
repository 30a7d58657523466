package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// The weights are those of rules and categories that there are, each once.
func TestWeights(t *testing.T) {
	assert.Subset(t, selection.Names(), weights)
	assert.Len(t, byName, len(weights))
}
