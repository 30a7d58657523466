//go:build integration

package ci

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/require"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

// A pipeline is what ci/gitlab.yml says.
type pipeline struct {
	Variables map[string]string
	Job       struct {
		Image struct {
			Name   string
			Docker struct{ User string }
		}
		Variables map[string]string
		Cache     struct{ Paths []string }
		Script    []string
		Artifacts struct {
			Reports struct{ Codequality string }
		}
	} `yaml:"mcperrlint"`
}

func readPipeline(t *testing.T) pipeline {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(tree, "ci", "gitlab.yml"))
	require.NoError(t, err)
	return parsePipeline(t, data)
}

func parsePipeline(t *testing.T, text []byte) pipeline {
	t.Helper()
	var l pipeline
	require.NoError(t, yaml.Unmarshal(text, &l))
	return l
}

// variables returns those of the file and the job, as the runner sets them in a project.
func (l pipeline) variables(p *project) []string {
	given := []string{"CI=true", "GITLAB_CI=true", "CI_PROJECT_DIR=" + p.dir, "CI_PIPELINE_SOURCE=push"}
	for _, set := range []map[string]string{l.Variables, l.Job.Variables} {
		for name, value := range set {
			given = append(given, name+"="+strings.ReplaceAll(value, "$CI_PROJECT_DIR", p.dir))
		}
	}
	return given
}

// perform carries out the job. The variables of a project go before those of the
// file. Files that are cached come from the run before, beside those that are committed.
func (l pipeline) perform(t *testing.T, p *project, variables ...string) done {
	t.Helper()
	require.Len(t, l.Job.Cache.Paths, 1)
	store, cached := filepath.Join(home, "gitlab"), filepath.Join(p.dir, l.Job.Cache.Paths[0])
	require.NoError(t, os.MkdirAll(store, 0o777))
	require.NoError(t, os.RemoveAll(cached))
	require.NoError(t, os.CopyFS(cached, os.DirFS(store)))
	p.run(t, nil, "git", "checkout", "HEAD", "--", l.Job.Cache.Paths[0]) // if it is committed
	ran := p.script(t, slices.Concat(l.variables(p), published(t), variables), strings.Join(l.Job.Script, "\n"))
	require.NoError(t, os.RemoveAll(store))
	require.NoError(t, os.CopyFS(store, os.DirFS(cached)))
	return ran
}

// published returns what makes the go command find the tree as the newest version of
// the module. What is downloaded and built is kept for all tests.
func published(t *testing.T) []string {
	t.Helper()
	proxy := filepath.Join(home, "proxy")
	if _, err := os.Stat(proxy); err != nil {
		publish(t, filepath.Join(proxy, "github.com", "mcperrlint", "mcperrlint", "@v"))
	}
	known := goEnv(t)
	return []string{
		"GOMODCACHE=" + filepath.Join(home, "modules"), "GOCACHE=" + known["GOCACHE"],
		fmt.Sprintf("GOPROXY=file://%s,file://%s/cache/download,%s", proxy, known["GOMODCACHE"], known["GOPROXY"]),
	}
}

// publish writes the files of a module proxy.
func publish(t *testing.T, dir string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(dir, 0o777))
	const version = "v0.1.0"
	mod, err := os.ReadFile(filepath.Join(tree, "go.mod"))
	require.NoError(t, err)
	for name, text := range map[string]string{
		"list": version + "\n", version + ".info": `{"Version": "` + version + `"}`, version + ".mod": string(mod),
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	file, err := os.Create(filepath.Join(dir, version+".zip"))
	require.NoError(t, err)
	require.NoError(t, zip.CreateFromDir(file, module.Version{Path: "github.com/mcperrlint/mcperrlint", Version: version}, tree))
	require.NoError(t, file.Close())
}
