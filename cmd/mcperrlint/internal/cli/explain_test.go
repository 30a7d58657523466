package cli

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// The page of a rule opens with the example and what the agent sees of it, and wraps to the terminal but for
// code and addresses.
func TestExplainedRules(t *testing.T) {
	headings := []string{"\nBefore\n", "\nThe agent sees: ", "\nAfter\n", "\nWhat to do\n", "\nWhat it is\n", "\nWhy\n", "\nWhat it reports\n"}
	for _, r := range analyzers.Rules() {
		t.Run(r.Analyzer.Name, func(t *testing.T) {
			page := printedPage{width: 60}.rule(r, "")
			at := 0
			for _, heading := range headings {
				next := strings.Index(page[at:], heading)
				assert.GreaterOrEqual(t, next, 0, heading)
				at += max(next, 0)
			}
			for line := range strings.Lines(page) {
				line = strings.TrimSuffix(line, "\n")
				if !strings.HasPrefix(line, "    ") && strings.Contains(strings.TrimSpace(line), " ") {
					assert.LessOrEqual(t, utf8.RuneCountInString(line), 60, line)
				}
			}
			coloured := printedPage{colours: true, width: 60}.rule(r, "")
			assert.NotEqual(t, page, coloured)
		})
	}
}

// It has what findings say: each of them, or that of one category.
func TestExplainedSentences(t *testing.T) {
	for _, r := range analyzers.Rules() {
		if r.Analyzer.Name != "swallowed" {
			continue
		}
		all, one := printedPage{width: 100}.rule(r, ""), printedPage{width: 100}.rule(r, "dropped")
		named := regexp.MustCompile(`(?m)^  warning\[swallowed/([a-z]+)\]: `)
		assert.Len(t, named.FindAllString(all, -1), len(r.Categories))
		assert.Equal(t, []string{"  warning[swallowed/dropped]: "}, named.FindAllString(one, -1))
		assert.Contains(t, one, "\n      help: ")
		assert.Contains(t, one, "\n      agent sees: ")
	}
}

func TestPageWidth(t *testing.T) {
	assert.Equal(t, []int{100, 40, 80, 100}, []int{pageWidth(0), pageWidth(10), pageWidth(80), pageWidth(200)})
}
