package revision_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// isNew reports whether a finding is new since a revision.
func isNew(t *testing.T, dir, since string, f finding.Finding) bool {
	t.Helper()
	changes, err := revision.Since(t.Context(), dir, since)
	require.NoError(t, err)
	fresh, old := changes.Filter([]finding.Finding{f})
	require.Len(t, append(fresh, old...), 1)
	return len(fresh) == 1
}

func TestWhatHasChanged(t *testing.T) {
	text := numbered(10)
	changed := replaced(text, 5, 5, "var other int")
	rows := []struct {
		name   string
		change func(r repo)
		file   string
		want   []int // the lines on which a finding is new
		lines  int
	}{
		{"nothing", func(repo) {}, "a.go", nil, 10},
		{"committed", func(r repo) { r.write("a.go", changed); r.commit("second") }, "a.go", []int{5}, 10},
		{"staged", func(r repo) { r.write("a.go", changed); r.git("add", "-A") }, "a.go", []int{5}, 10},
		{"unstaged", func(r repo) { r.write("a.go", changed) }, "a.go", []int{5}, 10},
		{"one of each", func(r repo) {
			r.write("a.go", changed)
			r.commit("second")
			r.write("a.go", replaced(changed, 7, 7, "var staged int"))
			r.git("add", "-A")
			r.write("a.go", replaced(replaced(changed, 7, 7, "var staged int"), 9, 9, "var unstaged int"))
		}, "a.go", []int{5, 7, 9}, 10},
		{"lines added", func(r repo) { r.write("a.go", replaced(text, 5, 4, "var x int", "var y int")) }, "a.go", []int{5, 6}, 12},
		{"lines removed", func(r repo) { r.write("a.go", replaced(text, 5, 7)) }, "a.go", nil, 7},
		{"last line without end", func(r repo) { r.write("a.go", text+"var end int") }, "a.go", []int{11}, 11},
		{"untracked", func(r repo) { r.write("new.go", text) }, "new.go", []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10},
		{"added", func(r repo) { r.write("new.go", numbered(3)); r.git("add", "-A") }, "new.go", []int{1, 2, 3}, 3},
		{"to be added", func(r repo) { r.write("new.go", numbered(3)); r.git("add", "-N", "new.go") }, "new.go", []int{1, 2, 3}, 3},
		{"ignored", func(r repo) { r.write(".gitignore", "new.go\n"); r.write("new.go", text) }, "new.go", nil, 10},
		{"renamed", func(r repo) { r.git("mv", "a.go", "moved.go") }, "moved.go", nil, 10},
		{"renamed and changed", func(r repo) {
			r.git("mv", "a.go", "moved.go")
			r.write("moved.go", changed)
		}, "moved.go", []int{5}, 10},
		{"copied", func(r repo) { r.write("copy.go", text); r.git("add", "-A") }, "copy.go", []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10},
		{"binary for git", func(r repo) { r.write(".gitattributes", "*.go binary\n"); r.write("a.go", changed) }, "a.go", []int{5}, 10},
		{"lines that look like those of a diff", func(r repo) {
			r.write("a.go", replaced(text, 5, 5, "++ b/other.go", "@@ -1 +1 @@", "-- a/x", "diff --git a/x b/x"))
		}, "a.go", []int{5, 6, 7, 8}, 13},
		{"another file", func(r repo) { r.write("b.go", text) }, "a.go", nil, 10},
		{"a file that is gone", func(r repo) { r.git("rm", "-q", "gone.go") }, "a.go", nil, 10},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"a.go": text, "gone.go": numbered(4)})
			r.git("tag", "before")
			row.change(r)
			changes, err := revision.Since(t.Context(), r.dir, "before")
			require.NoError(t, err)
			var got []int
			for line := 1; line <= row.lines; line++ {
				if fresh, _ := changes.Filter([]finding.Finding{r.at(row.file, line, line)}); len(fresh) > 0 {
					got = append(got, line)
				}
			}
			assert.Equal(t, row.want, got)
		})
	}
}

func TestRange(t *testing.T) {
	text := numbered(20)
	r := newRepo(t, map[string]string{"a.go": text})
	text = replaced(text, 15, 16)                 // two lines behind line 14 are gone
	r.write("a.go", replaced(text, 5, 5, "// x")) // line 5 is another
	rows := []struct {
		name        string
		first, last int
		want        bool
	}{
		{"before", 3, 4, false},
		{"ends there", 3, 5, true},
		{"around", 4, 6, true},
		{"begins there", 5, 6, true},
		{"behind", 6, 7, false},
		{"end unknown", 5, 0, true},
		{"lines within are gone", 14, 15, true},
		{"lines behind are gone", 13, 14, false},
		{"lines before are gone", 15, 16, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.want, isNew(t, r.dir, "HEAD", r.at("a.go", row.first, row.last)))
		})
	}
}

func TestRelated(t *testing.T) {
	text := numbered(10)
	r := newRepo(t, map[string]string{"handler.go": text, "service/origin.go": text})
	r.write("service/origin.go", replaced(text, 5, 5, "var other int"))
	outside := finding.Range{File: filepath.Join(t.TempDir(), "sql.go"), Line: 1, EndLine: 1}
	rows := []struct {
		name    string
		related finding.Range
		want    bool
	}{
		{"changed", r.lines("service/origin.go", 5, 5), true},
		{"changed within", r.lines("service/origin.go", 3, 9), true},
		{"not changed", r.lines("service/origin.go", 6, 6), false},
		{"outside the repository", outside, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			f := r.at("handler.go", 3, 3)
			f.Related = []finding.Related{{Range: r.lines("handler.go", 1, 1)}, {Range: row.related}}
			assert.Equal(t, row.want, isNew(t, r.dir, "HEAD", f))
		})
	}
}

// A finding whose own place is old is told where it is new, with the tool that is there.
func TestToldWhereItIsNew(t *testing.T) {
	text := numbered(10)
	r := newRepo(t, map[string]string{"a.go": text})
	r.write("a.go", replaced(text, 5, 5, "var other int"))
	place := func(line int) finding.Range { return r.lines("a.go", line, line) }
	tools := func(lines ...int) (list []finding.Tool) {
		for _, line := range lines {
			list = append(list, finding.Tool{Name: "tool", At: place(line)})
		}
		return list
	}
	rows := []struct {
		name string
		f    finding.Finding
		want []int // the lines at which it is told
	}{
		{"its own place", finding.Finding{Range: place(5), Related: []finding.Related{{Range: place(5)}}}, []int{5}},
		{"a place like it", finding.Finding{Range: place(2), Related: []finding.Related{{Range: place(3)}, {Range: place(5)}}}, []int{5}},
		{"a step on its way", finding.Finding{Range: place(2), Related: []finding.Related{{Range: place(5), Message: "origin: os.Open"}}}, []int{5}},
		{"one of its tools", finding.Finding{Range: place(2), Tools: tools(3, 5)}, []int{5}},
		{"its only tool", finding.Finding{Range: place(2), Tools: tools(5)}, nil},
		{"nothing", finding.Finding{Range: place(2), Related: []finding.Related{{Range: place(3)}}, Tools: tools(7, 8)}, nil},
	}
	changes, err := revision.Since(t.Context(), r.dir, "HEAD")
	require.NoError(t, err)
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			fresh, old := changes.Filter([]finding.Finding{row.f})
			var got []int
			for _, f := range fresh {
				got = append(got, f.Range.Line)
			}
			assert.Equal(t, row.want, got)
			assert.Len(t, old, 1-len(row.want))
		})
	}
}

func TestPlacesThatGitDoesNotKnow(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3), "grammar.y": "x\n"})
	inner := repo{t: t, dir: r.path("vendored")}
	require.NoError(t, os.Mkdir(inner.dir, 0o777))
	inner.git("init", "-q")
	inner.write("deep/in.go", numbered(3))
	inner.commit("first")
	other := repo{t: t, dir: t.TempDir()}
	other.write("b.go", numbered(3))

	assert.True(t, isNew(t, r.dir, "HEAD", other.at("b.go", 2, 2)), "outside the repository")
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("grammar.y", 1, 1)), "not a Go file")
	assert.True(t, isNew(t, r.dir, "HEAD", inner.at("deep/in.go", 2, 2)), "a repository that git does not know")
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("a.go", 2, 2)))
}

func TestFilterKeepsTheOrder(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	r.write("a.go", replaced(replaced(numbered(10), 3, 3, "// x"), 7, 7, "// y"))
	changes, err := revision.Since(t.Context(), r.dir, "HEAD")
	require.NoError(t, err)
	fresh, old := changes.Filter([]finding.Finding{r.at("a.go", 2, 2), r.at("a.go", 3, 3), r.at("a.go", 4, 4), r.at("a.go", 7, 7)})
	assert.Equal(t, []finding.Finding{r.at("a.go", 3, 3), r.at("a.go", 7, 7)}, fresh)
	assert.Equal(t, []finding.Finding{r.at("a.go", 2, 2), r.at("a.go", 4, 4)}, old)
	assert.Regexp(t, `^1 changed Go files in `, changes.String())
}

func TestSinceMergeBase(t *testing.T) {
	text := numbered(10)
	r := newRepo(t, map[string]string{"a.go": text})
	r.git("checkout", "-q", "-b", "topic")
	r.write("a.go", replaced(text, 3, 3, "// topic"))
	r.commit("on topic")
	r.git("checkout", "-q", "main")
	r.write("a.go", replaced(text, 9, 9, "// main"))
	r.commit("on main")
	r.git("checkout", "-q", "topic")

	changes, err := revision.SinceMergeBase(t.Context(), r.dir, "main")
	require.NoError(t, err)
	fresh, _ := changes.Filter([]finding.Finding{r.at("a.go", 3, 3), r.at("a.go", 9, 9)})
	assert.Equal(t, []finding.Finding{r.at("a.go", 3, 3)}, fresh, "what has changed on main is no change of topic")
	assert.True(t, isNew(t, r.dir, "main", r.at("a.go", 9, 9)), "it differs from main")
}

func TestCancelled(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := revision.Since(ctx, r.dir, "HEAD")
	assert.ErrorIs(t, err, context.Canceled)
}
