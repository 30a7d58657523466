package driver_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// errorsOf returns what is wrong, with paths relative to a directory.
func errorsOf(dir string, result *driver.Result) map[string][]string {
	all := make(map[string][]string)
	for _, b := range result.Broken {
		for _, e := range b.Errors {
			text := strings.ReplaceAll(filepath.ToSlash(e.Error()), filepath.ToSlash(dir)+"/", "")
			all[b.Package] = append(all[b.Package], text)
		}
	}
	return all
}

func TestBroken(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/m

go 1.25.0
-- fine/fine.go --
package fine

func BadFine() {}
-- types/types.go --
package types

import "os"

var X int = "text"

func F() { return 1 }
-- above/above.go --
package above

import "example.test/m/types"

func BadAbove() { types.F() }
-- syntax/syntax.go --
package syntax

func BadSyntax( {}
-- missing/missing.go --
package missing

import "example.test/elsewhere"

var X = elsewhere.X
-- consequences/consequences.go --
package consequences

import "example.test/elsewhere/v5"

var X = elsewhere.X

var Y int = "text"
-- nowhere/nowhere.go --
package nowhere

import "example.test/m/none"

var X = none.X
-- cycle/one/one.go --
package one

import "example.test/m/cycle/two"

var X = two.X
-- cycle/two/two.go --
package two

import "example.test/m/cycle/one"

var X = one.X
-- mixed/a.go --
package a
-- mixed/b.go --
package b
`)
	cfg := config(t, dir, badcalls)
	cfg.Tests = true
	result := run(t, cfg)
	assert.Equal(t, []string{"fine/fine.go:3:6: BadFine is bad"}, messages(dir, result))
	assert.Equal(t, []string{"example.test/m/above", "example.test/m/cycle/two"}, result.Skipped)
	assert.Empty(t, result.Failed)
	got := errorsOf(dir, result)
	assert.Equal(t, []string{
		`types/types.go:3:8: "os" imported and not used`,
		`types/types.go:5:13: cannot use "text" (untyped string constant) as int value in variable declaration`,
		"types/types.go:7:19: too many return values have (number) want ()",
	}, got["example.test/m/types"])
	assert.Equal(t, []string{
		"syntax/syntax.go:3:17: expected ')', found '{'",
	}, got["example.test/m/syntax"][:1])
	assert.Contains(t, got["example.test/m/missing"][0], "missing/missing.go:3:8: could not import example.test/elsewhere (")
	require.Len(t, got["example.test/m/consequences"], 1)
	assert.Contains(t, got["example.test/m/consequences"][0], "consequences/consequences.go:3:8: could not import example.test/elsewhere/v5 (")
	assert.Contains(t, got["example.test/m/nowhere"][0], "nowhere/nowhere.go:3:8: could not import example.test/m/none (")
	assert.Contains(t, got["example.test/m/cycle/one"][0], "import cycle not allowed")
	assert.Contains(t, got["example.test/m/mixed"][0], "found packages a (a.go) and b (b.go) in")
	for path, list := range got {
		for _, line := range list {
			assert.NotContains(t, line, "\n", path)
		}
	}
}

func TestBrokenDependency(t *testing.T) {
	dir := write(t, app+`
-- lib/wrong.go --
package lib

var Wrong Missing
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/fine/fine.go --
package fine

func BadFine() {}
`)
	cfg := config(t, filepath.Join(dir, "app"), badcalls)
	for range 2 {
		result := run(t, cfg)
		assert.Equal(t, map[string][]string{"example.test/lib": {"lib/wrong.go:3:11: undefined: Missing"}}, errorsOf(dir, result))
		assert.Equal(t, []string{"example.test/app"}, result.Skipped)
		assert.Equal(t, []string{"app/fine/fine.go:3:6: BadFine is bad"}, messages(dir, result))
	}
}

func TestFailed(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/m

go 1.25.0
-- a/a.go --
package a

func Fail() {}
-- a/a_test.go --
package a
-- b/b.go --
package b

import _ "example.test/m/a"
-- c/c.go --
package c

func FailBelow() {}
-- d/d.go --
package d

func BadFine() {}
`)
	cfg := config(t, dir, badcalls, failing)
	cfg.Tests = true
	result := run(t, cfg)
	var failed []string
	for _, f := range result.Failed {
		failed = append(failed, f.Error())
	}
	assert.Equal(t, []string{
		"example.test/m/a: failing: Fail is declared",
		"example.test/m/c: helper: FailBelow is declared",
	}, failed, "what could not run because of these is not repeated")
	assert.Equal(t, []string{"d/d.go:3:6: BadFine is bad"}, messages(dir, result))
	assert.Empty(t, result.Broken)
}

func TestNoResult(t *testing.T) {
	outside := write(t, "-- a.go --\npackage a\n")
	cfg := config(t, outside, badcalls)
	cfg.Env = moduleEnv("GOFLAGS=-mod=mod -modfile=none.mod")
	_, err := driver.Run(t.Context(), cfg)
	require.EqualError(t, err, "go list: cannot find main module, but -modfile was set.; -modfile cannot be used to set the module root directory.")

	cfg = config(t, write(t, server), badcalls)
	cfg.BuildFlags = []string{"-no-such-flag"}
	_, err = driver.Run(t.Context(), cfg)
	require.ErrorContains(t, err, "no-such-flag")

	cfg = config(t, cfg.Dir, badcalls)
	t.Setenv("PATH", t.TempDir())
	_, err = driver.Run(t.Context(), cfg)
	require.ErrorContains(t, err, "the go command is needed to list packages")
}

// What the go command says of each of many modules is not told of every one.
func TestManyRemarks(t *testing.T) {
	requirements := ""
	for n := range 9 {
		requirements += fmt.Sprintf("\nrequire example.test/m%d v1.0.0\n", n)
	}
	dir := write(t, "-- go.mod --\nmodule example.test/app\n\ngo 1.25\n"+requirements+"-- app.go --\npackage app\n-- vendor/modules.txt --\n")
	cfg := config(t, dir, badcalls)
	cfg.Env = moduleEnv("GOFLAGS=")
	_, err := driver.Run(t.Context(), cfg)
	require.Error(t, err)
	const not = "is explicitly required in go.mod, but not marked as explicit in vendor/modules.txt; "
	assert.Equal(t, "go list: inconsistent vendoring in "+dir+": example.test/m0@v1.0.0: "+not+"example.test/m1@v1.0.0: "+not+
		"and 7 more; To ignore the vendor directory, use -mod=readonly or -mod=mod.; To sync the vendor directory, run: go mod vendor", err.Error())
}

// A pattern that names nothing is broken like a package.
func TestNothingMatches(t *testing.T) {
	dir := write(t, server+"-- empty/readme.txt --\n")
	cfg := config(t, dir, badcalls)
	cfg.Patterns = []string{"./empty/..."}
	result := sound(t, cfg)
	assert.Empty(t, result.Packages)
	assert.Equal(t, []string{`go list: warning: "./empty/..." matched no packages`}, result.Notes)

	for pattern, want := range map[string]string{
		"./none/...": "no such file or directory", "./none": "directory not found", "./empty": "no Go files in",
	} {
		cfg.Patterns = []string{pattern, "./a"}
		result = run(t, cfg)
		require.Len(t, result.Broken, 1)
		require.Len(t, result.Broken[0].Errors, 1)
		assert.Contains(t, result.Broken[0].Errors[0].Error(), want)
		assert.Len(t, result.Findings, 1)
	}

	cfg = config(t, write(t, "-- a.go --\npackage a\n"), badcalls)
	result = run(t, cfg)
	require.Len(t, result.Broken, 1)
	assert.Contains(t, result.Broken[0].Errors[0].Error(), "does not contain main module")
}

func TestProgress(t *testing.T) {
	cfg := config(t, write(t, server), badcalls)
	var phases []driver.Phase
	var last driver.Progress
	cfg.Progress = func(p driver.Progress) {
		if p.Phase != last.Phase {
			phases = append(phases, p.Phase)
			assert.Zero(t, p.Done)
			assert.Equal(t, last.Total, last.Done, "%v is finished", last.Phase)
		} else {
			assert.Equal(t, last.Done+1, p.Done)
		}
		last = p
	}
	sound(t, cfg)
	assert.Equal(t, []driver.Phase{driver.PhaseList, driver.PhaseLoad, driver.PhaseAnalyse}, phases)
}
