package replay_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/replay"
)

const (
	source = "../testdata/current/replay/replay.go"
	golden = "testdata/runs.txt"
)

// What comes of each failure stands in a file.
func TestRuns(t *testing.T) {
	var list strings.Builder
	for _, name := range []string{"logged", "discarded", "optional", "looped", "taken", "refused", "panics", "hides", "recursive", "nothing"} {
		q := asked(t)[name]
		switch name {
		case "refused":
			q.How = replay.Refuses
		case "hides":
			q.How = replay.Hides
		}
		fmt.Fprintf(&list, "%s\n%s\n", name, runs(t, q))
	}
	if *fixture.Update {
		require.NoError(t, os.MkdirAll(filepath.Dir(golden), 0o755))
		require.NoError(t, os.WriteFile(golden, []byte(list.String()), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, string(want), list.String())
}

// asked returns the places of the source that have a comment, by its words.
func asked(t *testing.T) map[string]replay.Question {
	t.Helper()
	text, err := os.ReadFile(source)
	require.NoError(t, err)
	path, err := filepath.Abs(source)
	require.NoError(t, err)
	list := make(map[string]replay.Question)
	for i, line := range strings.Split(string(text), "\n") {
		if _, name, ok := strings.Cut(line, "// ask "); ok {
			list[name] = replay.Question{Place: replay.Place{File: path, Line: i + 1}}
		}
	}
	return list
}

// runs returns what is told of a failure, a step in each line.
func runs(t *testing.T, q replay.Question) string {
	t.Helper()
	var text strings.Builder
	told := 0
	fixture.Analyze(t, replay.Analyzer([]replay.Question{q}, func(r replay.Run) {
		told++
		assert.Equal(t, q.Place, r.Of)
		for _, s := range r.Steps {
			fmt.Fprintf(&text, "\t%d %s: %s\n", s.At.Line, s.Function, s.What)
		}
		if r.Answers {
			text.WriteString("\tand answers\n")
		}
	}), "current/replay", ".")
	assert.LessOrEqual(t, told, 1)
	return text.String()
}
