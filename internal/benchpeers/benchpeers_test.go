package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

const sample = `
-- go.mod --
module example.test/m

go 1.25.0
-- .git/config --
-- low/low.go --
package low

var X = 1
-- middle/middle.go --
package middle

import "example.test/m/low"

var X = low.X
-- large/a.go --
package large

import "example.test/m/middle"

var X = middle.X
-- large/b.go --
package large
-- top/top.go --
package top

import "example.test/m/large"

var X = large.X
-- tool/main.go --
package main

func main() {}
`

// copied returns a copy of the sample.
func copied(t *testing.T) string {
	t.Helper()
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "")
	from, to := t.TempDir(), filepath.Join(t.TempDir(), "copy")
	for _, file := range txtar.Parse([]byte(sample)).Files {
		path := filepath.Join(from, filepath.FromSlash(file.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, file.Data, 0o666))
	}
	require.NoError(t, copyModule(to, from))
	return to
}

func TestCopy(t *testing.T) {
	dir := copied(t)
	assert.FileExists(t, filepath.Join(dir, "low", "low.go"))
	assert.NoDirExists(t, filepath.Join(dir, ".git"))
	require.ErrorContains(t, copyModule(t.TempDir(), t.TempDir()), "is not the directory of a module")
}

func TestEdits(t *testing.T) {
	dir := copied(t)
	edits, err := chooseEdits(t.Context(), dir)
	require.NoError(t, err)
	var names []string
	for _, e := range edits {
		names = append(names, e.name)
	}
	assert.Equal(t, []string{
		"root edited: example.test/m/low, of 23 bytes, from which 3 packages are built",
		"smallest leaf edited: example.test/m/tool, of 29 bytes, from which 0 packages are built",
		"largest leaf edited: example.test/m/top, of 60 bytes, from which 0 packages are built",
		"largest package edited: example.test/m/large, of 78 bytes, from which 1 packages are built",
	}, names)
	for number := range 2 {
		require.NoError(t, edits[0].make(number))
	}
	data, err := os.ReadFile(filepath.Join(dir, "low", "low.go"))
	require.NoError(t, err)
	assert.Equal(t, "package low\n\nvar X = 1\n\n\nvar benchpeers1 = 1\n", string(data))
}

func TestRenew(t *testing.T) {
	program := filepath.Join(t.TempDir(), "program")
	require.NoError(t, os.WriteFile(program, []byte("program"), 0o666))
	b := &bench{dir: t.TempDir(), tools: []tool{{args: []string{"load", "-load"}}, {args: []string{program, "-cache"}}}}
	renewed := unknown(b.tools[1])
	for _, want := range []string{"-contractshape.words=1", "-contractshape.words=2"} {
		require.NoError(t, b.changeSetting(b.tools[0]))
		require.NoError(t, b.changeSetting(renewed))
		assert.Equal(t, []string{program, want, "-cache"}, renewed.args)
	}
	assert.Equal(t, []string{program, "-cache"}, b.tools[1].args)
	require.NoError(t, b.changeVetTool(b.vetTool()))
	data, err := os.ReadFile(b.vetProgram())
	require.NoError(t, err)
	assert.Equal(t, "program3", string(data))
}

func TestLess(t *testing.T) {
	short, long := cost{user: time.Second, wall: 3 * time.Second}, cost{user: 2 * time.Second, wall: time.Second}
	assert.Equal(t, short, less(cost{}, short))
	assert.Equal(t, short, less(long, short))
	assert.Equal(t, short, less(short, long))
}

func TestMean(t *testing.T) {
	all := []cost{{user: 2, system: 4, wall: 6, memory: 7}, {user: 4, system: 8, wall: 10, memory: 6}}
	assert.Equal(t, cost{user: 3, system: 6, wall: 8, memory: 7}, mean(all))
	assert.EqualValues(t, 9, mean(all).cpu())
}

func TestMeasure(t *testing.T) {
	status := func(code string) error {
		_, err := measure(t.Context(), tool{name: "shell", args: []string{"sh", "-c", "exit " + code}}, t.TempDir())
		return err
	}
	require.NoError(t, status("0"))
	require.NoError(t, status("1"))
	require.ErrorContains(t, status("2"), "shell: exit status 2")
}
