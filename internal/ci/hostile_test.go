//go:build integration

package ci

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A change lays the directory of the module out as a repository, from which git would fetch
// with a program of the change.
func TestHostileDirectory(t *testing.T) {
	a, l := readAction(t), readPipeline(t)
	for name, perform := range map[string]func(p *project) done{
		"GitHub": func(p *project) done {
			return a.perform(t, p, runner(), map[string]string{"working-directory": "server"}, "GITHUB_BASE_REF=main").done
		},
		"GitLab": func(p *project) done {
			return l.perform(t, p, "MCPERRLINT_DIRECTORY=server", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main")
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := checkout{"change", nil}.change(t, late)
			mark := filepath.Join(t.TempDir(), "mark")
			p.layOut(t, "server", "[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = touch "+mark+"\n[protocol \"ext\"]\n\tallow = always\n[remote \"origin\"]\n\turl = ext::touch "+mark+"\n")
			p.write(t, "server/go.mod", "module example.test/server/below\n\ngo 1.25.0\n")
			p.write(t, "server/server.go", "package below\n")
			p.commit(t)
			ran := perform(p)
			assert.NoFileExists(t, mark, ran.output)
			assert.Equal(t, 2, ran.status, ran.output)
			assert.Contains(t, ran.output, "/server has the files of a git repository (HEAD, objects, refs), but is not the checkout")

			fallen := &project{dir: filepath.Join(p.dir, "server"), env: p.env}
			fallen.run(t, nil, "git", "fetch", "origin")
			assert.FileExists(t, mark, "git itself falls for it")
		})
	}
}

// layOut writes the files of a repository into a directory.
func (p *project) layOut(t *testing.T, dir, config string) {
	t.Helper()
	inner := &project{dir: filepath.Join(p.dir, dir), env: p.env}
	inner.write(t, "config", config)
	inner.git(t, "init", "-q", "-b", "main")
	inner.commit(t)
	for _, name := range []string{"HEAD", "objects", "refs", "index"} {
		require.NoError(t, os.Rename(filepath.Join(inner.dir, ".git", name), filepath.Join(inner.dir, name)))
	}
	require.NoError(t, os.RemoveAll(filepath.Join(inner.dir, ".git")))
}

// A change brings files where the job keeps the program and its results.
func TestHostileCache(t *testing.T) {
	l := readPipeline(t)
	p := newProject(t, clean)
	p.write(t, ".gitignore", ".mcperrlint/\ngl-code-quality-report.json\n")
	p.commit(t)
	first := l.perform(t, p)
	require.Zero(t, first.status, first.output)
	kept, err := filepath.Glob(filepath.Join(p.dir, ".mcperrlint", "v*", "mcperrlint"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	store, aside := filepath.Join(home, "gitlab"), filepath.Join(home, "aside")
	require.NoError(t, os.Rename(store, aside)) // as in a project without a cache
	t.Cleanup(func() { assert.NoError(t, errors.Join(os.RemoveAll(store), os.Rename(aside, store))) })

	name, err := filepath.Rel(p.dir, kept[0])
	require.NoError(t, err)
	p.write(t, name, "#!/bin/sh\necho taken over\n")
	require.NoError(t, os.Chmod(kept[0], 0o777))
	p.git(t, "add", "-f", name)
	p.commit(t)
	ran := l.perform(t, p)
	assert.NotContains(t, ran.output, "taken over")
	assert.Equal(t, 2, ran.status, ran.output)
	assert.Contains(t, ran.output, "mcperrlint: the repository has .mcperrlint, where this job keeps the program and its results")
}
