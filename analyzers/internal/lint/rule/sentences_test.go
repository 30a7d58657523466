package rule_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

func TestSentences(t *testing.T) {
	const text = `sample/first
	when it fails, the tool answers nothing
	help: return the error
	agent sees: isError: false

sample/second
	when it fails, help: is nowhere

sample
	no category
`
	assert.Equal(t, []rule.Sentence{
		{Rule: "sample", Category: "first", Message: "when it fails, the tool answers nothing", Help: "return the error", Sees: "isError: false"},
		{Rule: "sample", Category: "second", Message: "when it fails, help: is nowhere"},
		{Rule: "sample", Message: "no category"},
	}, rule.Sentences(text))
	assert.Empty(t, rule.Sentences(""))
	assert.Empty(t, rule.Sentences("\tnothing before"))
}
