// Package docs generates pages, and parts of pages, from code, so that they cannot
// contradict it.
package docs

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// notice stands at the top of every page.
const notice = "<!-- This page is written by `go test ./internal/docs -update`. Do not edit it. -->\n\n"

// Pages returns the content of every generated page by its path below docs.
func Pages() map[string]string {
	pages := map[string]string{"codes.md": Codes()}
	for _, r := range analyzers.Rules() {
		pages["rules/"+r.Analyzer.Name+".md"] = Rule(r)
	}
	return pages
}

// A table is a Markdown table in the making.
type table struct{ b strings.Builder }

func newTable(columns ...string) *table {
	t := &table{}
	t.row(columns...)
	t.row(strings.Split(strings.Repeat("---,", len(columns)-1)+"---", ",")...)
	return t
}

// row adds a row. A bar would end a cell, so it is escaped.
func (t *table) row(cells ...string) {
	for _, cell := range cells {
		fmt.Fprintf(&t.b, "| %s ", strings.ReplaceAll(cell, "|", `\|`))
	}
	t.b.WriteString("|\n")
}

func (t *table) String() string { return t.b.String() }

// code marks a word as code; the empty word is a dash.
func code(word string) string {
	if word == "" {
		return "–"
	}
	return "`" + word + "`"
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}
