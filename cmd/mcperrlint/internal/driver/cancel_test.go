package driver_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// In whatever phase a run is given up, it ends with what gave it up.
func TestCancelled(t *testing.T) {
	dir := write(t, server)
	for _, phase := range []driver.Phase{driver.PhaseList, driver.PhaseLoad, driver.PhaseAnalyse} {
		t.Run(string(phase), func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			counted, runs := counting()
			cfg := config(t, dir, counted)
			cfg.Progress = func(p driver.Progress) {
				if p.Phase == phase {
					cancel()
				}
			}
			_, err := driver.Run(ctx, cfg)
			require.ErrorIs(t, err, context.Canceled)
			assert.Zero(t, runs.Load())
		})
	}
}

// A run that is given up while packages are analysed begins with no other
// package and no other analyzer, and keeps nothing that is half done.
func TestCancelledAnalysis(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	recorded, analysed := recording()
	giving := &analysis.Analyzer{
		Name: "giving", Doc: "giving: give up", Requires: []*analysis.Analyzer{recorded}, ResultType: recorded.ResultType,
		Run: func(*analysis.Pass) (any, error) { cancel(); return nil, nil },
	}
	never, runs := counting()
	never.Requires = []*analysis.Analyzer{giving}
	cfg := config(t, write(t, tower), never)
	cfg.Fingerprint, cfg.Jobs, cfg.Patterns = "settings", 1, []string{"./base", "./middle", "./top"}
	_, err := driver.Run(ctx, cfg)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, []string{"base"}, analysed())
	assert.Zero(t, runs.Load())

	sound(t, cfg)
	assert.Equal(t, []string{"base", "middle", "top"}, analysed())
}
