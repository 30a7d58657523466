package listing_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// Handlers are told with the names of the package, and those of other packages where
// they are registered.
func TestTools(t *testing.T) {
	dir, err := filepath.Abs(filepath.Join("..", "internal", "handlers", "testdata", "src"))
	require.NoError(t, err)
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir}, "./app/...", "./implemented")
	require.NoError(t, err)
	graph, err := checker.Analyze([]*analysis.Analyzer{listing.Tools}, loaded, nil)
	require.NoError(t, err)
	var got []string
	for _, action := range graph.Roots {
		require.NoError(t, action.Err)
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
