package config_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
)

func TestFailures(t *testing.T) {
	text := "failures:\n  fail-on: look\n  changes:\n    cause-lost: breaking\n    text-changed: off\n"
	c := parse(t, text)
	assert.Equal(t, "look", c.Failures.FailOn)
	assert.Equal(t, map[string]breaking.Level{"cause-lost": breaking.Breaking, "text-changed": breaking.Off}, c.Failures.Changes)
	var b strings.Builder
	require.NoError(t, c.Print(&b))
	assert.Contains(t, b.String(), text)
	assert.Equal(t, c.Failures, parse(t, b.String()).Failures)

	none := parse(t, "")
	assert.Empty(t, none.Failures.FailOn)
	assert.Empty(t, none.Failures.Changes)
}
