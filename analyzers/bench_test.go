package analyzers_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// BenchmarkSuite runs all rules over modules of growing size, with what drivers
// do left out: reading, parsing and type-checking. The cost of a line must not
// grow with the module.
func BenchmarkSuite(b *testing.B) {
	for _, size := range []int{10, 50, 200} {
		b.Run(fmt.Sprintf("packages=%d", size), func(b *testing.B) {
			dir := b.TempDir()
			lines := writeModule(b, dir, size)
			analyse(b, dir, lines)
		})
	}
}

// BenchmarkFixtures runs all rules over the fixtures of the layer that follows
// errors.
func BenchmarkFixtures(b *testing.B) {
	dir, err := filepath.Abs(filepath.Join("testdata", "current", "flow"))
	require.NoError(b, err)
	analyse(b, dir, 0)
}

func analyse(b *testing.B, dir string, lines int) {
	b.Helper()
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir}, "./...")
	require.NoError(b, err)
	require.Zero(b, packages.PrintErrors(loaded))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		graph, err := checker.Analyze(analyzers.All(), loaded, nil)
		require.NoError(b, err)
		for _, act := range graph.Roots {
			require.NoError(b, act.Err)
		}
	}
	if lines > 0 {
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(lines), "ns/line")
	}
}
