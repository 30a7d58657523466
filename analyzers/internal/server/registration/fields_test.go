package registration

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFacts(t *testing.T) {
	assert.Equal(t, "holds", new(Holds).String())
}
