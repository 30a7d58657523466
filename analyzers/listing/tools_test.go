package listing_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// Handlers are told with the names of the package, and those of other packages where
// they are registered.
func TestTools(t *testing.T) {
	var got []string
	for _, action := range fixture.Analyze(t, listing.Tools, "current/server", "./app/...", "./implemented") {
		for _, d := range action.Diagnostics {
			tool := listing.ParseTool(d.Category, d.Message)
			where := "registered"
			if tool.Declared {
				where = "declared"
				assert.Greater(t, d.End, d.Pos)
			}
			got = append(got, strings.Join([]string{where, tool.Function, tool.Short, strings.Join(tool.Names, "+")}, " "))
		}
	}
	slices.Sort(got)
	assert.Equal(t, []string{
		"declared (*example.test/server/implemented.checked).Execute (*checked).Execute ",
		"declared (*example.test/server/implemented.checked).ask (*checked).ask ",
		"declared (*example.test/server/implemented.handing).Execute (*handing).Execute ",
		"declared (*example.test/server/implemented.search).Execute (*search).Execute ",
		"declared (example.test/server/implemented.fetch).Execute (fetch).Execute ",
		"registered example.test/server/wrapped.Raw Raw foreign",
	}, got)
}

// A tool has the name that its description states in another function, variable or method, also of
// another package.
func TestNamesOfTools(t *testing.T) {
	var got []string
	for _, action := range fixture.Analyze(t, listing.Tools, "current/naming", "./...") {
		for _, d := range action.Diagnostics {
			tool := listing.ParseTool(d.Category, d.Message)
			got = append(got, strings.Join([]string{d.Category, tool.Function, strings.Join(tool.Names, "+")}, " "))
		}
	}
	slices.Sort(got)
	assert.Equal(t, []string{
		"declared (*example.test/naming/methods.list).handle list_notes",
		"declared (*example.test/naming/methods.read).Handler read_note",
		"declared example.test/naming/tools.HandleList ",
		"declared example.test/naming/tools.HandleRead ",
		"declared example.test/naming/tools.Write ",
		"registered example.test/naming/tools.HandleList list_notes",
		"registered example.test/naming/tools.HandleRead read_note",
		"registered example.test/naming/tools.Write write_note",
	}, got)
}
