package effects_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// reporter reports what the functions that a library calls do, and where the package
// starts to serve on standard output.
var reporter = &analysis.Analyzer{
	Name: "reporter", Doc: "report deeds", Requires: []*analysis.Analyzer{effects.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		found := pass.ResultOf[effects.Analyzer].(*effects.Result)
		for _, fn := range found.Served {
			for _, kind := range []effects.Kind{effects.Writes, effects.Exits, effects.Panics} {
				for _, d := range found.Reached(kind, []*ssa.Function{fn}) {
					pass.Reportf(d.Pos(), "%s: %s by %s %s %s", fn.Name(), d.Kind, d.Name, d.Func, d.Place.Short())
				}
			}
		}
		for _, start := range found.Starts() {
			pass.Reportf(start.Pos(), "start")
			for _, d := range found.Before(effects.Writes, start) {
				pass.Reportf(d.Pos(), "before: %s", d.Name)
			}
			for _, d := range found.Elsewhere() {
				pass.Reportf(start.Pos(), "elsewhere: %s in %s", d.Name, d.Func)
			}
		}
		return nil, nil
	},
}

func TestDeeds(t *testing.T) { fixture.RunAt(t, reporter, "current/deeds") }

func TestIsMust(t *testing.T) {
	for name, want := range map[string]bool{"Must": true, "MustCompile": true, "mustLoad": true, "must": true, "Muster": false, "Mustafa": false, "Compile": false} {
		require.Equal(t, want, effects.IsMust(name), name)
	}
}
