package report_test

import (
	"go/ast"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

func TestParse(t *testing.T) {
	rows := []struct {
		comment string
		names   map[string]token.Pos // where they stand in a comment at position 1
		reason  string
	}{
		{"//mcperrlint:ignore a -- b c", map[string]token.Pos{"a": 21}, "b c"},
		{"//mcperrlint:ignore a,b/c,, d -- e", map[string]token.Pos{"a": 21, "b/c": 23, "d": 29}, "e"},
		{"//mcperrlint:ignore a // b -- c", map[string]token.Pos{"a": 21}, ""},
		{"//mcperrlint:ignore a -- https://b.test", map[string]token.Pos{"a": 21}, "https://b.test"},
		{"//mcperrlint:ignore\ta", map[string]token.Pos{"a": 21}, ""},
		{"//mcperrlint:ignore a --  ", map[string]token.Pos{"a": 21}, ""},
		{"//mcperrlint:ignore a --b--c", map[string]token.Pos{"a": 21}, "b--c"},
		{"//mcperrlint:ignore", map[string]token.Pos{}, ""},
	}
	for _, row := range rows {
		t.Run(row.comment, func(t *testing.T) {
			comment := &ast.Comment{Slash: 1, Text: row.comment}
			directive, ok := report.Parse(comment)
			assert.True(t, ok)
			assert.Same(t, comment, directive.Comment)
			assert.Equal(t, row.reason, directive.Reason)
			names := map[string]token.Pos{}
			for _, n := range directive.Names {
				names[n.Text] = n.Pos
				assert.Equal(t, n.Text, row.comment[n.Pos-1:n.End()-1])
			}
			assert.Equal(t, row.names, names)
		})
	}
	for _, comment := range []string{"//mcperrlint:ignore-file a", "//mcperrlint:ignore a"} {
		directive, ok := report.Parse(&ast.Comment{Slash: 1, Text: comment + " -- b"})
		assert.True(t, ok)
		assert.Equal(t, comment == "//mcperrlint:ignore-file a", directive.WholeFile)
		assert.Equal(t, []report.Name{{Text: "a", Pos: token.Pos(len(comment))}}, directive.Names)
		assert.Equal(t, "b", directive.Reason)
	}
	for _, comment := range []string{"// mcperrlint:ignore a", "//mcperrlint:ignore-filed a", "//mcperrlint:ignore-", "//mcperrlint:ignored a", "/*mcperrlint:ignore a*/", "//mcperrlint:contract a"} {
		_, ok := report.Parse(&ast.Comment{Text: comment})
		assert.False(t, ok, comment)
	}
}

func TestRuleOfName(t *testing.T) {
	assert.Equal(t, "rule", report.Name{Text: "rule"}.Rule())
	assert.Equal(t, "rule", report.Name{Text: "rule/category"}.Rule())
	assert.Equal(t, "leak", report.Name{Text: "upstreamtext/address"}.Rule(), "the category was renamed")
	assert.Equal(t, "leak/address", report.Name{Text: "upstreamtext/address"}.Current())
}
