package rule_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

func TestWeakness(t *testing.T) {
	for _, w := range []rule.Weakness{rule.SensitiveMessage, rule.UncaughtException, rule.UncheckedReturn, rule.GenericException, rule.BadHandling} {
		assert.NotEmpty(t, w.Title(), w)
	}
	assert.Equal(t, "CWE-209", rule.SensitiveMessage.String())
	assert.Equal(t, "https://cwe.mitre.org/data/definitions/209.html", rule.SensitiveMessage.URL())
	assert.True(t, rule.SensitiveMessage.Exposes())
	assert.False(t, rule.BadHandling.Exposes())
	assert.Empty(t, rule.Weakness(0).Title())
}
