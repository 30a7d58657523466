package revision

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	rows := []struct {
		name string
		diff string
		want map[string]lines
	}{
		{"nothing", "", map[string]lines{}},
		{"changed, added and removed",
			"diff --git a/a.go b/a.go\nindex 1..2 100644\n--- a/a.go\n+++ b/a.go\n@@ -3 +3 @@ func f() {\n-x\n+y\n@@ -5,0 +6,2 @@\n+p\n+q\n@@ -9,2 +11,0 @@\n-p\n-q\n",
			map[string]lines{"a.go": {added: []span{{3, 3}, {6, 7}}, removed: []int{11}}}},
		{"gone", "diff --git a/a.go b/a.go\n--- a/a.go\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", map[string]lines{}},
		{"renamed alone", "diff --git a/a.go b/b.go\nsimilarity index 100%\nrename from a.go\nrename to b.go\n", map[string]lines{}},
		{"mode alone", "diff --git a/a.go b/a.go\nold mode 100644\nnew mode 100755\n", map[string]lines{}},
		{"space and quotes",
			"+++ b/a b.go\t\n@@ -0,0 +1 @@\n+x\n+++ \"b/\\303\\251\\\".go\"\n@@ -0,0 +1 @@\n+x\n",
			map[string]lines{"a b.go": {added: []span{{1, 1}}}, "é\".go": {added: []span{{1, 1}}}}},
		{"lines like those of a diff",
			"+++ b/a.go\n@@ -1,2 +1,3 @@\n--- a/x\n-@@ -1 +1 @@\n+++ b/x\n+@@ -1 +1 @@\n+diff x\n",
			map[string]lines{"a.go": {added: []span{{1, 3}}}}},
		{"no newline at the end", "+++ b/a.go\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n",
			map[string]lines{"a.go": {added: []span{{1, 1}}}}},
		{"long lines", "+++ b/a.go\n@@ -1 +1 @@\n-" + strings.Repeat("+", 3*longestHead) + "\n+" + strings.Repeat("-", 3*longestHead) + "\n@@ -4 +4 @@\n-x\n+y\n",
			map[string]lines{"a.go": {added: []span{{1, 1}, {4, 4}}}}},
		{"unmerged", "* Unmerged path a.go\n", map[string]lines{}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			got, err := parse(strings.NewReader(row.diff))
			require.NoError(t, err)
			assert.Equal(t, row.want, got)
		})
	}
}

func TestParseRefuses(t *testing.T) {
	rows := []struct{ name, diff, want string }{
		{"breaks off", "+++ b/a.go\n@@ -1 +1 @@\n-x\n", "unexpected EOF"},
		{"no numbers", "+++ b/a.go\n@@ -1 +x @@\n", "has a hunk without lines"},
		{"no end", "+++ b/a.go\n@@ -1\n", "has a hunk without lines"},
		{"too large", "+++ b/a.go\n@@ -1 +99999999999999999999 @@\n", "has a hunk without lines"},
		{"too many lines", "+++ b/a.go\n@@ -1 +1,2 @@\n-x\n-x\n", "has a hunk with more lines than it says"},
		{"no prefix", "+++ a.go\n", "names a file in an unknown way"},
		{"open quote", "+++ \"b/a.go\n", "names a file in an unknown way"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			_, err := parse(strings.NewReader(row.diff))
			assert.ErrorContains(t, err, row.want)
		})
	}
}

func TestParseLimitsHunks(t *testing.T) {
	p := &parser{files: make(map[string]lines), name: "a.go", hunks: mostHunks - 1}
	require.NoError(t, p.line("@@ -1,0 +1,0 @@"))
	assert.EqualError(t, p.line("@@ -1,0 +1,0 @@"), "the diff that git printed has more than 4194304 hunks, which is the limit")
}

func FuzzParse(f *testing.F) {
	f.Add("diff --git a/a.go b/a.go\n--- a/a.go\n+++ b/a.go\n@@ -3 +3 @@ func f() {\n-x\n+y\n@@ -9,2 +11,0 @@\n-p\n-q\n")
	f.Add("+++ \"b/\\303\\251.go\"\n@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n")
	f.Add("+++ b/a b.go\t\n@@ -1,2 +1,2 @@\n x\n-y\n+z\n")
	f.Fuzz(func(t *testing.T, diff string) {
		files, err := parse(strings.NewReader(diff))
		if err != nil {
			return
		}
		for name, l := range files {
			assert.NotEmpty(t, name)
			assert.False(t, l.whole)
			for _, s := range l.added {
				assert.LessOrEqual(t, s.first, s.last)
				assert.True(t, l.touches(s.first, s.first))
				assert.True(t, l.touches(s.last, s.last))
			}
		}
	})
}
