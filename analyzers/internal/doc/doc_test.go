package doc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/doc"
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
	assert.Equal(t, text, doc.Text(source, "sample"))
	assert.Empty(t, doc.Text(source, "missing"))
	assert.Empty(t, doc.Text("package sample\n// # Analyzer sample\n// x: y", "sample"), "only the comment before the package counts")
	assert.Empty(t, doc.Text("", "sample"))
	assert.Empty(t, doc.Text("// # Analyzer sample\n//\n// Sample reports samples.\npackage sample", "sample"), "no summary")
}

func TestParse(t *testing.T) {
	page := doc.Parse(text)
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
	assert.Equal(t, doc.Page{Sections: []doc.Section{{}}}, doc.Parse(""))
}
