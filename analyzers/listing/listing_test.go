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

// The fixtures of package handlers, as one program.
func TestLinesOfAProgram(t *testing.T) {
	dir, err := filepath.Abs(filepath.Join("..", "internal", "handlers", "testdata", "src"))
	require.NoError(t, err)
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir}, "./...")
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
	got := strings.Join(lines, "\n") + "\n"

	golden := filepath.Join("testdata", "lines.golden")
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o777))
		require.NoError(t, os.WriteFile(golden, []byte(got), 0o666))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}
