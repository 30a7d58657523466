package driver_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// Facts flow within the module, also through packages that are not reported on,
// and the pass sees whole types of dependencies.
const server = `
-- go.mod --
module example.test/server

go 1.25.0
-- a/a.go --
package a

// BadOne is bad.
func BadOne() {}
-- b/b.go --
package b

import (
	"io"

	"example.test/server/a"
)

func Use(from io.Reader) { a.BadOne() }
`

func TestFindings(t *testing.T) {
	dir := write(t, server)
	cfg := config(t, dir, badcalls)
	result := sound(t, cfg)
	assert.Equal(t, []string{"example.test/server/a", "example.test/server/b"}, result.Packages)
	assert.Equal(t, []string{filepath.Join(dir, "a", "a.go"), filepath.Join(dir, "b", "b.go")}, result.Files)
	assert.Equal(t, []string{dir}, result.Modules)
	assert.Equal(t, []string{
		"a/a.go:4:6: BadOne is bad",
		"b/b.go:9:30: use of BadOne, bad from example.test/server/a",
	}, messages(dir, result))
	file := filepath.Join(dir, "a", "a.go")
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	at := finding.Range{File: file, Line: 4, Column: 6, EndLine: 4, EndColumn: 12}
	assert.Equal(t, finding.Finding{
		Rule: "badcalls", Category: "declared", Message: "BadOne is bad", URL: "https://example.test/badcalls#declared",
		Package: "example.test/server/a", Range: at,
		Related: []finding.Related{{Message: "declared here", Range: finding.Range{
			File: file, Line: 4, Column: 1, EndLine: 4, EndColumn: 1,
		}}},
		Fixes: []finding.Fix{{Message: "rename it", Edits: []finding.Edit{{
			File: file, Sum: finding.SumOf(content), Start: 34, End: 40, New: []byte("Good"),
		}}}},
	}, result.Findings[0])

	cfg.Patterns = []string{"./b"}
	result = sound(t, cfg)
	assert.Equal(t, []string{"example.test/server/b"}, result.Packages)
	assert.Equal(t, []string{"b/b.go:9:30: use of BadOne, bad from example.test/server/a"}, messages(dir, result))

	cfg.Patterns = []string{"b/b.go"}
	asFile := sound(t, cfg)
	assert.Equal(t, []string{"command-line-arguments"}, asFile.Packages)
	assert.Equal(t, messages(dir, result), messages(dir, asFile))
	cfg.Patterns = []string{"./b"}

	cfg.Jobs = 1
	assert.Equal(t, result.Findings, sound(t, cfg).Findings)
}

func TestVariants(t *testing.T) {
	dir := write(t, server+`
-- a/a_test.go --
package a

import "testing"

func TestA(t *testing.T) { BadOne() }
-- a/outside_test.go --
package a_test

import (
	"testing"

	"example.test/server/a"
	"example.test/server/b"
)

func TestB(t *testing.T) { a.BadOne(); b.Use(nil) }
-- example.test/main.go --
package main

func BadMain() {}

func main() {}
`)
	cfg := config(t, dir, badcalls)
	cfg.Tests = true
	want := []string{
		"a/a.go:4:6: BadOne is bad",
		"a/a_test.go:5:28: use of BadOne, bad from example.test/server/a",
		"a/outside_test.go:10:30: use of BadOne, bad from example.test/server/a",
		"b/b.go:9:30: use of BadOne, bad from example.test/server/a",
		"example.test/main.go:3:6: BadMain is bad",
	}
	for range 2 {
		assert.Equal(t, want, messages(dir, sound(t, cfg)), "what variants have in common is there once")
	}
	cfg.Tests = false
	assert.Equal(t, []string{want[0], want[3], want[4]}, messages(dir, sound(t, cfg)))
}

func TestBuildSettings(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/server

go 1.25.0
-- a.go --
package server

import "os"

var Process *os.Process
-- bad_windows.go --
package server

import "syscall"

var Handle syscall.Handle

func BadWindows() {}
-- tagged.go --
//go:build special

package server

func BadTagged() {}
-- wide_arm.go --
package server

import "math/big"

var Word big.Word
`)
	cfg := config(t, dir, badcalls)
	assert.Empty(t, messages(dir, sound(t, cfg)))
	cfg.BuildFlags = []string{"-tags=special"}
	assert.Equal(t, []string{"tagged.go:5:6: BadTagged is bad"}, messages(dir, sound(t, cfg)))
	cfg.BuildFlags, cfg.Env = nil, append(cfg.Env, "GOFLAGS=-mod=readonly -tags=special")
	assert.Equal(t, []string{"tagged.go:5:6: BadTagged is bad"}, messages(dir, sound(t, cfg)))
	cfg.Env = moduleEnv("GOOS=windows", "GOARCH=386")
	assert.Equal(t, []string{"bad_windows.go:7:6: BadWindows is bad"}, messages(dir, sound(t, cfg)))

	cfg.Env = moduleEnv("GOARCH=arm")
	cfg.Analyzers = append(cfg.Analyzers[:0:0], uses)
	assert.True(t, slices.ContainsFunc(messages(dir, sound(t, cfg)), func(m string) bool {
		return m == "wide_arm.go:5:14: type math/big.Word uint underlying uint size 4"
	}))
}

func TestOverlay(t *testing.T) {
	dir := write(t, server)
	cfg := config(t, dir, badcalls)
	cfg.Overlay = map[string][]byte{
		filepath.Join(dir, "a", "a.go"):   []byte("package a\n\nfunc BadOther() {}\n"),
		filepath.Join(dir, "b", "b.go"):   []byte("package b\n\nimport \"example.test/server/new\"\n\nvar X = new.BadNew()\n"),
		filepath.Join(dir, "new", "n.go"): []byte("package new\n\nfunc BadNew() int { return 1 }\n"),
	}
	want := []string{
		"a/a.go:3:6: BadOther is bad",
		"b/b.go:5:13: use of BadNew, bad from example.test/server/new",
		"new/n.go:3:6: BadNew is bad",
	}
	assert.Equal(t, want, messages(dir, sound(t, cfg)))
	assert.Equal(t, loaded(t, cfg), lines(sound(t, cfg)))

	// The flag of the go command says the same, and goes together with it.
	other := write(t, "-- other.go --\npackage a\n\nfunc BadOther() {}\n-- gone.json --\n"+
		`{"Replace": {"a/a.go": "`+filepath.ToSlash(filepath.Join(dir, "other.go"))+`", "b/b.go": ""}}`+"\n-- c.go --\npackage b\n")
	require.NoError(t, os.Rename(filepath.Join(other, "other.go"), filepath.Join(dir, "other.go")))
	cfg.BuildFlags = []string{"-overlay", filepath.Join(other, "gone.json")}
	cfg.Overlay = map[string][]byte{filepath.Join(dir, "b", "c.go"): []byte("package b\n\nfunc BadC() {}\n")}
	cfg.Patterns = []string{"./a", "./b"}
	assert.Equal(t, []string{"a/a.go:3:6: BadOther is bad", "b/c.go:3:6: BadC is bad"}, messages(dir, sound(t, cfg)))
	cfg.Overlay, cfg.Patterns = nil, []string{"./a"}
	assert.Equal(t, want[:1], messages(dir, sound(t, cfg)))
}

// No package is compiled for what a run needs.
func TestNothingIsCompiled(t *testing.T) {
	dir := write(t, server)
	cfg := config(t, dir, badcalls)
	cfg.Tests = true
	gocache := t.TempDir()
	cfg.Env = append(cfg.Env, "GOCACHE="+gocache)
	sound(t, cfg)
	require.NoError(t, filepath.WalkDir(gocache, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		assert.NotContains(t, string(data[:min(len(data), 8)]), "!<arch>", "an object file")
		return err
	}))
}
