package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The names that directories of modules can have, and what would come of them
// without quotes.
var oddNames = []string{
	".", "module", "a/b_c-1.2+3@4", "my module", "it's", `say "hi"`, "$(touch pwned)", "`touch pwned`", "a;touch pwned", "a&&touch pwned",
	"a|touch pwned", "a>pwned", "$HOME", "a: b", "a #b", "./- a", "[a]", "{a}", "*", "~", "!x", "&x", "%x", "@x", "a\\nb", "größe", "模块", "./-rf", "'", "''a''", "#",
	"null", "true", "1", "a:", "a,b", "{{x}}", "${x}",
}

// script runs a script in a directory with the module, where each command is one
// that says what it was given, and returns what they said.
func script(t *testing.T, dir, text string) string {
	t.Helper()
	root, bin := t.TempDir(), t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, dir), 0o777))
	require.NoError(t, os.WriteFile(filepath.Join(root, dir, "annotations.txt"), []byte("annotated\n"), 0o666))
	require.NoError(t, os.WriteFile(filepath.Join(bin, "mcperrlint"), []byte("#!/bin/sh\nfor word; do printf '<%s>\\n' \"$word\"; done\n"), 0o777))
	before := names(t, root)
	cmd := exec.Command("sh", "-c", text)
	cmd.Dir, cmd.Env = root, append(os.Environ(), "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Equal(t, before, names(t, root), "nothing else was run")
	return string(out)
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

func TestOddNames(t *testing.T) {
	for _, name := range oddNames {
		t.Run(name, func(t *testing.T) {
			dir, given, below := moduleDir(name), "<-C>\n<"+name+">\n", name+"/"
			if name == "." {
				given, below = "", ""
			}
			text, err := preCommitText(dir)
			require.NoError(t, err)
			var hook struct {
				Repos []struct{ Hooks []struct{ Entry string } }
			}
			require.NoError(t, yaml.Unmarshal([]byte(text), &hook))
			assert.Equal(t, given, script(t, name, hook.Repos[0].Hooks[0].Entry))

			text, err = workflowText(dir)
			require.NoError(t, err)
			var workflow struct {
				Jobs map[string]struct {
					Steps []struct {
						Run  string
						With map[string]string
					}
				}
			}
			require.NoError(t, yaml.Unmarshal([]byte(text), &workflow))
			steps := workflow.Jobs["mcperrlint"].Steps
			require.Len(t, steps, 4)
			assert.Equal(t, below+"go.mod", steps[1].With["go-version-file"])
			assert.Equal(t, given+"<-format>\n<text,github=annotations.txt>\nannotated\n", script(t, name, steps[3].Run))

			text, err = pipelineText(dir)
			if strings.ContainsAny(name, `$*?[]{}\`) {
				require.Error(t, err, "GitLab takes it for a pattern")
				return
			}
			require.NoError(t, err)
			var pipeline struct {
				Job struct {
					Script    []string
					Artifacts struct{ Reports map[string]string }
				} `yaml:"mcperrlint"`
			}
			require.NoError(t, yaml.Unmarshal([]byte(text), &pipeline))
			require.Len(t, pipeline.Job.Script, 3)
			assert.Equal(t, below+"gl-code-quality-report.json", pipeline.Job.Artifacts.Reports["codequality"])
			assert.Equal(t, given+"<-format>\n<text,gitlab=gl-code-quality-report.json>\n", script(t, name, pipeline.Job.Script[2]))
		})
	}
}

// What no quotes make text of is refused, and the error shows none of it.
func TestNamesThatCannotBeQuoted(t *testing.T) {
	for name, shown := range map[string]string{
		"a\nb": `"a\nb"`, "a\rb": `"a\rb"`, "a\tb": `"a\tb"`, "a\x1b[2Jb": `"a\x1b[2Jb"`, "a\x7fb": `"a\u007fb"`, "a\xffb": `"a\xffb"`, "a\u0085b": `"a\u0085b"`,
		"a\u2028b": `"a\u2028b"`, "a\u202eb": `"a\u202eb"`, "a\u200bb": `"a\u200bb"`, "a\u00a0b": `"a\u00a0b"`, "\ufeffa": `"\ufeffa"`, "${{ github.token }}": `"${{ github.token }}"`,
	} {
		want := "init: the name of the directory " + strings.ReplaceAll(shown, `\u007f`, `\x7f`) + " cannot be quoted in what builds the project: write that by hand"
		for _, text := range []func(moduleDir) (string, error){preCommitText, workflowText, pipelineText} {
			_, err := text(moduleDir(name))
			assert.EqualError(t, err, want)
		}
	}
}
