package docs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A server that imports the runtime packages compiles our module and the standard library, and asks for nothing else:
// go.mod has one requirement, and go needs no other module to list what is compiled.
func TestServersNeedNoOtherModule(t *testing.T) {
	here, err := filepath.Abs(root)
	require.NoError(t, err)
	dir := t.TempDir()
	const module = "github.com/mcperrlint/mcperrlint"
	packages := []string{"taxonomy", "taxonomy/class", "taxonomy/render", "taxonomy/compat", "contract", "bridge"}
	source := "package main\n\nimport (\n"
	for _, p := range packages {
		source += "\t_ \"" + module + "/" + p + "\"\n"
	}
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	write("main.go", source+")\n\nfunc main() {}\n")
	mod := "module example.test/server\n\ngo 1.25.0\n\nrequire " + module + " v0.0.0\n\nreplace " + module + " => " + here + "\n"
	write("go.mod", mod)

	list := exec.Command("go", "list", "-mod=readonly", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".")
	list.Dir = dir
	list.Env = append(os.Environ(), "GOWORK=off", "GOPROXY=off", "GOFLAGS=", "GOMODCACHE="+t.TempDir())
	text, err := list.CombinedOutput()
	require.NoError(t, err, string(text))
	found := make(map[string]bool)
	for path := range strings.FieldsSeq(string(text)) {
		found[path] = true
	}
	assert.Equal(t, map[string]bool{"example.test/server": true, module: true}, found)
	after, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	require.NoError(t, err)
	assert.Equal(t, mod, string(after))
}
