package breaking_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

func TestPolicy(t *testing.T) {
	was := lockOf(tool(remove(), required()))
	is := lockOf(tool(with(remove(), func(f *failures.Failure) { f.Code, f.Kept = "unavailable", false }), with(required(), func(f *failures.Failure) { f.Code = "other" })))
	changes := breaking.Compare(was, is)
	require.Len(t, changes, 3)
	for name, row := range map[string]struct {
		policy  breaking.Policy
		want    [3]int // fine, look, breaking, or higher
		told    int
		reasons []string
		idle    int
	}{
		"nothing":             {breaking.Policy{}, [3]int{3, 3, 2}, 3, nil, 0},
		"off":                 {breaking.Policy{Levels: map[string]breaking.Level{"code-changed": breaking.Off}}, [3]int{1, 1, 0}, 1, nil, 0},
		"other levels":        {breaking.Policy{Levels: map[string]breaking.Level{"code-changed": breaking.Fine, "cause-lost": breaking.Breaking}}, [3]int{3, 1, 1}, 3, nil, 0},
		"all of a category":   {accepted("code-changed", "delete_note", ""), [3]int{1, 1, 0}, 3, []string{"r", "r"}, 0},
		"by what fails":       {accepted("code-changed", "delete_note", "os.Remove"), [3]int{2, 2, 1}, 3, []string{"r"}, 0},
		"by the text":         {accepted("code-changed", "delete_note", "id is required"), [3]int{2, 2, 1}, 3, []string{"r"}, 0},
		"by the code":         {accepted("code-changed", "delete_note", "internal"), [3]int{2, 2, 1}, 3, []string{"r"}, 0},
		"of another tool":     {accepted("code-changed", "find", ""), [3]int{3, 3, 2}, 3, nil, 1},
		"of another failure":  {accepted("code-changed", "delete_note", "os.Open"), [3]int{3, 3, 2}, 3, nil, 1},
		"of another category": {accepted("tool-gone", "delete_note", ""), [3]int{3, 3, 2}, 3, nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, row.policy.Check())
			told, idle := row.policy.Apply(changes)
			assert.Len(t, told, row.told)
			assert.Len(t, idle, row.idle)
			var reasons []string
			for _, c := range told {
				if c.Accepted != "" {
					reasons = append(reasons, c.Accepted)
				}
			}
			assert.Equal(t, row.reasons, reasons)
			for i, least := range []breaking.Level{breaking.Fine, breaking.Look, breaking.Breaking} {
				assert.Equal(t, row.want[i], breaking.Counted(told, least), least)
			}
			assert.Zero(t, breaking.Counted(told, breaking.Never))
		})
	}
}

func accepted(change, tool, failure string) breaking.Policy {
	return breaking.Policy{Accepted: []lockfile.Acceptance{{Change: change, Tool: tool, Failure: failure, Reason: "r"}}}
}

func TestUnknownNames(t *testing.T) {
	require.EqualError(t, accepted("code-change", "a", "").Check(), `accepted: there is no change "code-change"; did you mean "code-changed"?`)
	require.EqualError(t, breaking.CheckName("what nobody knows"), `there is no change "what nobody knows" (see mcperrlint help failures)`)
	_, err := breaking.ParseLevel("braking")
	require.EqualError(t, err, `unknown level "braking"; did you mean breaking?`)
	level, err := breaking.ParseLevel("look")
	require.NoError(t, err)
	assert.Equal(t, breaking.Look, level)
}

// The page lists all categories with their levels.
func TestDocumented(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "failures.md"))
	require.NoError(t, err)
	for _, c := range breaking.Categories() {
		assert.Contains(t, string(page), fmt.Sprintf("\n| `%s` | %s | %s |\n", c.Name, c.Level, c.About))
	}
	assert.Equal(t, len(breaking.Categories()), len(regexp.MustCompile("(?m)^\\| `[a-z-]+` \\| (breaking|look|fine) \\|").FindAll(page, -1)))
}

// Each category has a name of its own, a level, and something to say of it.
func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	for _, c := range breaking.Categories() {
		assert.False(t, seen[c.Name], c.Name)
		seen[c.Name] = true
		assert.Contains(t, []breaking.Level{breaking.Fine, breaking.Look, breaking.Breaking}, c.Level)
		assert.NotEmpty(t, c.About)
		require.NoError(t, breaking.CheckName(c.Name))
	}
	assert.Equal(t, []string{"off", "fine", "look", "breaking"}, breaking.Levels())
	assert.Equal(t, []string{"fine", "look", "breaking", "never"}, breaking.Thresholds())
}
