package report_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// usedIn runs the rule "badcall" over a file and returns, for every name in
// its directives, whether it suppressed something.
func usedIn(t *testing.T, filename, source string, strict bool) []string {
	t.Helper()
	pass, _ := passOver(t, filename, source)
	result, err := report.Run(func(pass *analysis.Pass) (any, error) {
		reportCalls(pass, strict)
		return nil, nil
	})(pass)
	require.NoError(t, err)
	used := result.(*report.Used)
	state := []string{}
	for _, group := range pass.Files[0].Comments {
		for _, comment := range group.List {
			directive, _ := report.Parse(comment)
			for _, n := range directive.Names {
				if used.Has(n) {
					state = append(state, n.Text+" used")
				} else {
					state = append(state, n.Text+" idle")
				}
			}
		}
	}
	return state
}

func TestUsed(t *testing.T) {
	rows := []struct {
		name   string
		source string
		want   []string
	}{
		{"used", inFunction("bad() //mcperrlint:ignore badcall"), []string{"badcall used"}},
		{"idle", inFunction("good() //mcperrlint:ignore badcall"), []string{"badcall idle"}},
		{"one of two names", inFunction("bad() //mcperrlint:ignore other,badcall"), []string{"other idle", "badcall used"}},
		{"rule and category", inFunction("bad() //mcperrlint:ignore badcall, badcall/kind badcall/other"), []string{"badcall used", "badcall/kind used", "badcall/other idle"}},
		{"beside and above", inFunction("//mcperrlint:ignore badcall", "bad() //mcperrlint:ignore badcall"), []string{"badcall used", "badcall used"}},
		{"beside nolint", inFunction("//nolint", "bad() //mcperrlint:ignore badcall"), []string{"badcall used"}},
		{"too far above", inFunction("//mcperrlint:ignore badcall", "", "bad()"), []string{"badcall idle"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.want, usedIn(t, "a.go", row.source, false))
			assert.Equal(t, row.want, usedIn(t, "a.go", row.source, true), "strict findings are off")
			assert.Equal(t, row.want, usedIn(t, "a_test.go", row.source, false), "findings in test files are off")
		})
	}
}

func TestRunFails(t *testing.T) {
	pass, _ := passOver(t, "a.go", "package a\n")
	failure := errors.New("failed")
	result, err := report.Run(func(*analysis.Pass) (any, error) { return nil, failure })(pass)
	assert.Nil(t, result)
	assert.Same(t, failure, err)
}

// A rule that panics is an error near its last finding.
func TestRunPanics(t *testing.T) {
	pass, diagnostics := passOver(t, "a.go", inFunction("bad()"))
	result, err := report.Run(func(pass *analysis.Pass) (any, error) {
		reportCalls(pass, false)
		panic("lost")
	})(pass)
	assert.Nil(t, result)
	assert.ErrorContains(t, err, "internal error in rule badcall, package example.test/a, near a.go:3:1: lost (")
	assert.Len(t, *diagnostics, 1)
}

// UsedBy tells a rule of itself, also while it runs.
func TestUsedBy(t *testing.T) {
	pass, _ := passOver(t, "a.go", inFunction("bad() //mcperrlint:ignore badcall"))
	directive, ok := report.Parse(pass.Files[0].Comments[0].List[0])
	require.True(t, ok)
	_, err := report.Run(func(pass *analysis.Pass) (any, error) {
		assert.False(t, report.UsedBy(pass).Has(directive.Names[0]))
		reportCalls(pass, false)
		assert.True(t, report.UsedBy(pass).Has(directive.Names[0]))
		return nil, nil
	})(pass)
	require.NoError(t, err)
}
