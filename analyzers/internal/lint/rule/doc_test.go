package rule_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

const source = `// Package sample defines a rule.
//
// # Analyzer other
//
// other: not this one
//
// # Analyzer sample
//
// sample: report samples of
// all kinds
//
// The first paragraph.
//
// # What it reports
//
// Samples:
//   - one
//   - two
//
// # Before
//
//	package a
//
//	func f() {
//		bad()
//	}
package sample

// # Analyzer sample
`

const text = `report samples of
all kinds

The first paragraph.

# What it reports

Samples:
  - one
  - two

# Before

	package a

	func f() {
		bad()
	}`

func TestText(t *testing.T) {
	assert.Equal(t, text, rule.Text(source, "sample"))
	assert.Empty(t, rule.Text(source, "missing"))
	assert.Empty(t, rule.Text("package sample\n// # Analyzer sample\n// x: y", "sample"), "only the comment before the package counts")
	assert.Empty(t, rule.Text("", "sample"))
	assert.Empty(t, rule.Text("// # Analyzer sample\n//\n// Sample reports samples.\npackage sample", "sample"), "no summary")
}

func TestParse(t *testing.T) {
	page := rule.Parse(text)
	assert.Equal(t, "report samples of all kinds", page.Summary)
	assert.Equal(t, "package a\n\nfunc f() {\n\tbad()\n}\n", page.Code("Before"))
	assert.Empty(t, page.Code("After"))
	assert.Empty(t, page.Code("What it reports"))
	var markdown string
	for _, s := range page.Sections {
		markdown += s.Markdown() + "\n"
	}
	assert.Equal(t, `The first paragraph.

## What it reports

Samples:

  - one
  - two

## Before

`+"```go"+`
package a

func f() {
	bad()
}
`+"```"+`

`, markdown)
	assert.Equal(t, rule.Page{Sections: []rule.Section{{}}}, rule.Parse(""))
}

const seen = `report samples

The reason.

# What it reports

Samples.

# Before

	package a

# After

	package b

# The agent sees

Before: nothing,
or null.

After: a text.

# What to do

Write it.`

// Readers begin with the example, and with what the agent sees of it.
func TestReading(t *testing.T) {
	page := rule.Parse(seen)
	assert.Equal(t, "nothing, or null.", page.Sees("Before"))
	assert.Equal(t, "a text.", page.Sees("After"))
	assert.Empty(t, page.Sees("Between"))
	var markdown string
	first, rest := page.Reading()
	assert.Equal(t, []string{"Before", "After", "What to do"}, headings(first))
	for _, s := range append(first, rest...) {
		markdown += s.Markdown() + "\n"
	}
	assert.Equal(t, "## Before\n\n```go\npackage a\n```\n\nThe agent sees: nothing, or null.\n\n"+
		"## After\n\n```go\npackage b\n```\n\nThe agent sees: a text.\n\n"+
		"## What to do\n\nWrite it.\n\n## Why\n\nThe reason.\n\n## What it reports\n\nSamples.\n\n", markdown)
	first, rest = rule.Parse("report samples\n\nThe reason.").Reading()
	assert.Empty(t, first)
	assert.Equal(t, []string{"Why"}, headings(rest))
	assert.Equal(t, "package a\n", page.Code("Before"), "the page itself stays as it was")
}

func headings(sections []rule.Section) []string {
	var list []string
	for _, s := range sections {
		list = append(list, s.Heading)
	}
	return list
}
