//go:build integration

package ci

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A gate runs the program on a project before a change goes into a branch, or into
// none.
type gate struct {
	checkout
	run    func(t *testing.T, p *project, branch string) done
	report string // the file that has everything, relative to the project; none if empty
}

// Every gate is to do the same in the same situations.
func TestGates(t *testing.T) {
	t.Parallel()
	a, l, recipe := readAction(t), readPipeline(t), readRecipe(t)
	gates := map[string]gate{
		"GitHub": {checkout{"merge", []string{"--depth=1"}}, func(t *testing.T, p *project, branch string) done {
			return a.perform(t, p, runner(), map[string]string{"sarif": "true"}, "GITHUB_BASE_REF="+branch).done
		}, filepath.Join(runner(), "mcperrlint.sarif")},
		"GitLab": {checkout{"change", nil}, func(t *testing.T, p *project, branch string) done {
			return l.perform(t, p, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME="+branch)
		}, l.Job.Artifacts.Reports.Codequality},
		"shell": {checkout{"change", nil}, func(t *testing.T, p *project, branch string) done {
			return p.run(t, append(published(t), "BASE="+branch), "sh", "-c", recipe)
		}, ""},
	}
	for name, g := range gates {
		t.Run(name, func(t *testing.T) {
			t.Run("everything", g.testEverything)
			t.Run("a baseline", g.testBaseline)
			t.Run("a change", g.testChange)
			t.Run("mistakes", g.testMistakes)
		})
	}
}

// readRecipe returns the first shell script of the documentation.
func readRecipe(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(tree, "docs", "ci.md"))
	require.NoError(t, err)
	_, rest, found := strings.Cut(string(page), "\n```sh\n")
	require.True(t, found)
	recipe, _, found := strings.Cut(rest, "```\n")
	require.True(t, found)
	return recipe
}

// reported returns what the report that has everything says.
func (g gate) reported(t *testing.T, p *project) string {
	t.Helper()
	file := g.report
	if !filepath.IsAbs(file) {
		file = filepath.Join(p.dir, file)
	}
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(data)
}

func (g gate) testEverything(t *testing.T) {
	p := newProject(t, gone)
	p.commit(t)
	found := g.run(t, p, "")
	assert.Equal(t, 1, found.status, found.output)
	assert.Equal(t, []string{finding(7)}, found.findings())

	p.server(t, clean)
	found = g.run(t, p, "")
	assert.Zero(t, found.status, found.output)
	assert.Empty(t, found.findings())

	p.write(t, "below/below.go", "package below\n\n"+broken)
	p.server(t, gone)
	found = g.run(t, p, "")
	assert.Equal(t, 3, found.status, found.output)
	assert.Contains(t, found.output, filepath.Join("below", "below.go")+":3:13: cannot use \"s\"")
	assert.Equal(t, []string{finding(7)}, found.findings())
	if g.report != "" {
		assert.Contains(t, g.reported(t, p), "cannot use")
	}
}

// A finding of the baseline stays known where its line has moved.
func (g gate) testBaseline(t *testing.T) {
	p := newProject(t, gone)
	p.write(t, ".mcperrlint.yaml", "baseline: known.json\n")
	p.commit(t)
	missing := g.run(t, p, "")
	assert.Equal(t, 2, missing.status, missing.output)
	assert.Contains(t, missing.output, "mcperrlint: -baseline: there is no ")

	written := p.lint(t, "baseline", "write", "-config", "off", "-baseline", "known.json")
	require.Zero(t, written.status, written.output)
	known := g.run(t, p, "")
	assert.Zero(t, known.status, known.output)
	p.server(t, late, gone)
	found := g.run(t, p, "")
	assert.Equal(t, 1, found.status)
	assert.Equal(t, []string{finding(7)}, found.findings())
}

func (g gate) testChange(t *testing.T) {
	p := g.change(t, late)
	found := g.run(t, p, "main")
	assert.Equal(t, 1, found.status, found.output)
	assert.Equal(t, []string{finding(9)}, found.findings())
	if g.report != "" {
		all := g.reported(t, p)
		assert.Contains(t, all, "CodeNotFound")
		assert.Contains(t, all, "CodeTimeout")
	}
	again := g.run(t, p, "main")
	assert.Equal(t, []string{finding(9)}, again.findings())

	found = g.run(t, g.change(t, clean), "main")
	assert.Zero(t, found.status, found.output)
	assert.Empty(t, found.findings())
}

func (g gate) testMistakes(t *testing.T) {
	p := newProject(t, gone)
	p.commit(t)
	p.git(t, "remote", "add", "origin", "file://"+filepath.Join(p.dir, "gone"))
	unreachable := g.run(t, p, "main")
	assert.NotContains(t, []int{0, 1, 3}, unreachable.status)
	assert.Contains(t, unreachable.output, "does not appear to be a git repository")
	assert.Empty(t, unreachable.findings())

	p.write(t, ".mcperrlint.yaml", "fail-on: high\n")
	wrong := g.run(t, p, "")
	assert.Equal(t, 2, wrong.status)
	assert.Contains(t, wrong.output, ".mcperrlint.yaml:1:10: ")

	require.NoError(t, os.Remove(filepath.Join(p.dir, ".mcperrlint.yaml")))
	require.NoError(t, os.Remove(filepath.Join(p.dir, "go.mod")))
	none := g.run(t, p, "")
	assert.Equal(t, 2, none.status)
	assert.Contains(t, none.output, "mcperrlint: there is no Go module here: ")
}
