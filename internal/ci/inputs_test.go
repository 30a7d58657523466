//go:build integration

package ci

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What a script contains is fixed: whatever others can choose comes as a variable.
func TestScriptsOfTheActionAreFixed(t *testing.T) {
	a := readAction(t)
	assert.Equal(t, "composite", a.Runs.Using)
	scripts := 0
	for _, s := range a.Runs.Steps {
		if s.Run == "" {
			continue
		}
		scripts++
		assert.NotContains(t, s.Run, "${{", s.Name)
		assert.NotContains(t, s.Run, "eval", s.Name)
		assert.Equal(t, "bash", s.Shell, s.Name)
	}
	assert.Equal(t, 3, scripts)
}

// The page names the inputs and variables that there are, with their defaults.
func TestInputsAreDocumented(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(tree, "docs", "ci.md"))
	require.NoError(t, err)
	documented := make(map[string]string)
	for _, row := range regexp.MustCompile("(?m)^\\| `(.*?)` \\| .* \\|(?: `(.*?)`)? \\|$").FindAllStringSubmatch(string(page), -1) {
		documented[row[1]] = row[2]
	}
	known := make(map[string]string)
	for name, input := range readAction(t).Inputs {
		known[name] = input.Default
		assert.NotEmpty(t, input.Description, name)
	}
	for name, value := range readPipeline(t).Variables {
		known[name] = value
	}
	assert.Equal(t, known, documented)
}

// Wrong inputs are told before anything is looked at.
func TestWrongInputsOfTheAction(t *testing.T) {
	a := readAction(t)
	p := newProject(t, gone)
	require.Contains(t, a.perform(t, p, runner(), nil).output, "::warning")
	for name, test := range map[string]struct {
		with map[string]string
		want string
	}{
		"a truth":        {map[string]string{"only-new": "yes"}, "^::error title=mcperrlint::input only-new: want true or false, not 'yes'\n$"},
		"several lines":  {map[string]string{"sarif": "a\n::add-mask::b"}, "^::error title=mcperrlint::input sarif: want true or false, not 'a ::add-mask::b'\n$"},
		"no truth":       {map[string]string{"annotations": ""}, "^::error title=mcperrlint::input annotations: want true or false, not ''\n$"},
		"no cache":       {map[string]string{"cache": "off"}, "^::error title=mcperrlint::input cache: want true or false, not 'off'\n$"},
		"no directory":   {map[string]string{"working-directory": "missing"}, "(?m)^::error title=mcperrlint::input working-directory: there is no directory 'missing'$"},
		"a flag":         {map[string]string{"args": "-formt=json"}, "(?m)^mcperrlint: unknown flag -formt; did you mean -format\\?$"},
		"a package":      {map[string]string{"packages": "./missing"}, "(?m)^mcperrlint: ./missing: there is no such file or directory$"},
		"no pattern (*)": {map[string]string{"packages": "./*"}, `(?m)^mcperrlint: \./\*: `},
	} {
		t.Run(name, func(t *testing.T) {
			failed := a.perform(t, p, runner(), test.with)
			assert.Equal(t, 2, failed.status, failed.output)
			assert.Regexp(t, test.want, failed.output)
			assert.NotContains(t, failed.output, "::warning", "it is of an earlier run")
			assert.NotContains(t, failed.used, upload)
		})
	}
	t.Run("no go command", func(t *testing.T) {
		failed := a.perform(t, p, runner(), nil, "PATH="+t.TempDir())
		assert.Equal(t, 2, failed.status)
		assert.Equal(t, "::error title=mcperrlint::there is no go command; put a step with actions/setup-go before this one\n", failed.output)
	})
	t.Run("a go command that can fetch no other", func(t *testing.T) {
		bin := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(bin, "go"), []byte("#!/bin/sh\necho\n"), 0o777)) // as go env GOTOOLCHAIN of Go 1.20
		failed := a.perform(t, p, runner(), nil, "PATH="+bin+":"+os.Getenv("PATH"))
		assert.Equal(t, 2, failed.status)
		assert.Equal(t, "::error title=mcperrlint::the go command is older than 1.21 and cannot fetch a newer toolchain; set go-version of actions/setup-go\n", failed.output)
	})
	t.Run("no network", func(t *testing.T) {
		failed := a.perform(t, p, t.TempDir(), nil, "GOPROXY=off", "GOMODCACHE="+t.TempDir())
		assert.Equal(t, 1, failed.status)
		assert.Contains(t, failed.output, "module lookup disabled by GOPROXY=off")
		assert.NotContains(t, failed.outputs, "lint.status")
	})
}

func TestWrongVariablesOfTheTemplate(t *testing.T) {
	l := readPipeline(t)
	p := newProject(t, gone)
	p.commit(t)
	for variable, want := range map[string]string{
		"MCPERRLINT_ONLY_NEW=yes":       "mcperrlint: MCPERRLINT_ONLY_NEW: want true or false, not 'yes'\n",
		"MCPERRLINT_DIRECTORY=missing":  "mcperrlint: MCPERRLINT_DIRECTORY: there is no directory 'missing'\n",
		"MCPERRLINT_VERSION=v9.9.9":     "mcperrlint: MCPERRLINT_VERSION: there is no version 'v9.9.9' of the program, or the module proxy cannot be reached\n",
		"GOPROXY=off":                   "module lookup disabled by GOPROXY=off\nmcperrlint: MCPERRLINT_VERSION: there is no version 'latest' of the program, or the module proxy cannot be reached\n",
		"MCPERRLINT_ARGS=-formt json":   "mcperrlint: unknown flag -formt; did you mean -format?\n",
		"MCPERRLINT_PACKAGES=./*":       "mcperrlint: ./*: there is no such file or directory\n",
		"MCPERRLINT_PACKAGES=./missing": "mcperrlint: ./missing: there is no such file or directory\n",
	} {
		t.Run(variable, func(t *testing.T) {
			failed := l.perform(t, p, variable)
			assert.Equal(t, 2, failed.status, failed.output)
			assert.True(t, strings.HasSuffix(failed.output, want), failed.output)
			assert.NoFileExists(t, filepath.Join(p.dir, l.Job.Artifacts.Reports.Codequality))
		})
	}
}

// hostile is what somebody may choose who wants a script to run something else. It
// makes a file where the script runs.
const hostile = "x$(touch hostile)`touch hostile`';touch hostile;'\";touch hostile;\""

// Nothing of what others choose is carried out.
func TestHostileInputs(t *testing.T) {
	a, l := readAction(t), readPipeline(t)
	p := newProject(t, gone)
	p.commit(t)
	for name, input := range a.Inputs {
		failed := a.perform(t, p, runner(), map[string]string{name: input.Default + hostile})
		assert.NotZero(t, failed.status, name)
	}
	failed := a.perform(t, p, runner(), nil, "GITHUB_BASE_REF="+hostile, "GITHUB_HEAD_REF="+hostile)
	assert.Equal(t, 2, failed.status, failed.output)
	for name, value := range l.Variables {
		failed := l.perform(t, p, name+"="+value+hostile)
		assert.NotZero(t, failed.status, name)
	}
	other := l.perform(t, p, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME="+hostile)
	assert.Equal(t, 2, other.status, other.output)
	assert.NoFileExists(t, filepath.Join(p.dir, "hostile"))
}
