package fields

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

func TestFacts(t *testing.T) {
	assert.Equal(t, "unpacks(0: tool in Handler)", (&Unpacks{Params: []unpacked{{Field: "Handler", Kind: sdk.Tool}}}).String())
	assert.Equal(t, "holds", new(Holds).String())
}
