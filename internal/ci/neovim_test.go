//go:build integration

package ci

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Neovim shows findings in a text that is not saved, and applies a fix, with the settings of the page for Neovim from 0.7 on.
func TestNeovim(t *testing.T) {
	if _, err := exec.LookPath("nvim"); err != nil {
		t.Skip("Neovim is not installed: THE LANGUAGE SERVER IS NOT TESTED WITH IT; install it, as with apt-get install neovim")
	}
	t.Parallel()
	page, err := os.ReadFile(filepath.Join(tree, "docs", "editors.md"))
	require.NoError(t, err)
	_, recipe, found := strings.Cut(string(page), "from 0.7:\n\n```lua\n")
	require.True(t, found)
	recipe, _, _ = strings.Cut(recipe, "```\n")

	file, err := program()
	require.NoError(t, err)
	p := &project{dir: t.TempDir(), env: environment(t)}
	require.NoError(t, os.CopyFS(p.dir, os.DirFS(filepath.Join(tree, "cmd", "mcperrlint", "testdata", "server"))))
	p.write(t, "init.lua", recipe)
	for _, name := range []string{"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"} {
		p.env = append(p.env, name+"="+t.TempDir())
	}
	p.env = append(p.env, "PATH="+filepath.Dir(file)+string(filepath.ListSeparator)+os.Getenv("PATH"))
	said := p.run(t, nil, "nvim", "--headless", "-n", "-u", "init.lua", "-c", "luafile "+filepath.Join(tree, "internal", "ci", "testdata", "neovim.lua"))
	require.Zero(t, said.status, said.output)
	for _, want := range []string{
		"finding 15 2 mcperrlint when `os.Remove` fails, delete returns the error as a success: isError is false\nhelp: ",
		"hover **warning** `falsesuccess/derived` in `delete`\n",
		"lens delete · 1 failure → told in success · 1 finding\n",
		"action Call NewToolResultError\naction Suppress falsesuccess/derived here",
		"line \t\treturn mcp.NewToolResultError(\"cannot delete: \" + err.Error()), nil\n",
		"modified true\n",
	} {
		assert.Contains(t, said.output, want)
	}
	saved, err := os.ReadFile(filepath.Join(p.dir, "server.go"))
	require.NoError(t, err)
	assert.Contains(t, string(saved), `NewToolResultText("cannot delete: "`)
}
