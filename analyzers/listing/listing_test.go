package listing_test

import (
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// Programs on the real SDKs, and on stubs of those that no proxy serves.
func TestLinesOfPrograms(t *testing.T) {
	for _, row := range []struct {
		golden, dir string
		packages    []string
	}{
		{"lines.golden", "current/server", []string{"./..."}},
		{"naming.golden", "current/naming", []string{"./..."}},
		{"bridged.golden", "current/undeclaredcode", []string{"./bridged"}},
		{"registries.golden", "current/undeclaredcode", []string{"./adapters", "./registry", "./registries/...", "./tables"}},
		{"stubs.golden", "../internal/models/sdk/testdata/stubs", []string{"./small"}},
		{"small.golden", "../internal/models/sdk/testdata/real", []string{"./trpc", "./gozero"}},
	} {
		t.Run(row.golden, func(t *testing.T) {
			dir, err := filepath.Abs(filepath.Join("..", "testdata", filepath.FromSlash(row.dir)))
			require.NoError(t, err)
			got := linesOf(t, dir, fixture.Analyze(t, listing.Analyzer, row.dir, row.packages...))
			golden := filepath.Join("testdata", row.golden)
			if *fixture.Update {
				require.NoError(t, os.MkdirAll("testdata", 0o777))
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o666))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			assert.Equal(t, string(want), got)
		})
	}
}

// linesOf returns the listing of packages in a folder, in the order of places.
func linesOf(t *testing.T, dir string, actions []*checker.Action) string {
	t.Helper()
	var program []*listing.Package
	for _, action := range actions {
		program = append(program, action.Result.(*listing.Package))
	}
	place := func(p token.Position) string {
		name, err := filepath.Rel(dir, p.Filename)
		require.NoError(t, err)
		p.Filename = name
		return filepath.ToSlash(p.String())
	}
	var lines []string
	for _, line := range listing.Lines(program) {
		lines = append(lines, place(line.At)+": "+line.Text(place))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n"
}
