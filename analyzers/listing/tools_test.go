package listing_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
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
