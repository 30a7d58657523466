package listing_test

import (
	"flag"
	"go/token"
	"os"
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

var update = flag.Bool("update", false, "write the golden file")

// Programs on the real SDKs, and on stubs of those that no proxy serves.
func TestLinesOfPrograms(t *testing.T) {
	for _, row := range []struct {
		golden, dir string
		packages    []string
	}{
		{"lines.golden", "handlers/testdata/src", []string{"./..."}},
		{"stubs.golden", "sdk/testdata/stubs", []string{"./small"}},
		{"small.golden", "sdk/testdata/real", []string{"./trpc", "./gozero"}},
	} {
		t.Run(row.golden, func(t *testing.T) {
			dir, err := filepath.Abs(filepath.Join("..", "internal", filepath.FromSlash(row.dir)))
			require.NoError(t, err)
			got := linesOf(t, dir, row.packages...)
			golden := filepath.Join("testdata", row.golden)
			if *update {
				require.NoError(t, os.MkdirAll("testdata", 0o777))
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o666))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			assert.Equal(t, string(want), got)
		})
	}
}

// linesOf returns the listing of packages, in the order of places.
func linesOf(t *testing.T, dir string, patterns ...string) string {
	t.Helper()
	return linesIn(t, dir, packages.LoadSyntax, patterns...)
}

// linesIn does the same with packages that are loaded in some way.
func linesIn(t *testing.T, dir string, mode packages.LoadMode, patterns ...string) string {
	t.Helper()
	loaded, err := packages.Load(&packages.Config{Mode: mode | packages.NeedModule, Dir: dir}, patterns...)
	require.NoError(t, err)
	require.Zero(t, packages.PrintErrors(loaded))
	graph, err := checker.Analyze([]*analysis.Analyzer{listing.Analyzer}, loaded, nil)
	require.NoError(t, err)
	var program []*listing.Package
	for _, action := range graph.Roots {
		require.NoError(t, action.Err)
		program = append(program, action.Result.(*listing.Package))
	}
	place := func(p token.Position) string {
		p.Filename, err = filepath.Rel(dir, p.Filename)
		require.NoError(t, err)
		return filepath.ToSlash(p.String())
	}
	var lines []string
	for _, line := range listing.Lines(program) {
		lines = append(lines, place(line.At)+": "+line.Text(place))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n"
}
