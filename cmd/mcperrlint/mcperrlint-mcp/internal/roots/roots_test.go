package roots_test

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
)

// checkout makes a module with links that lead out of it, beside a directory that is nobody's business.
func checkout(t testing.TB) (dir, outside string) {
	t.Helper()
	base, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	dir, outside = filepath.Join(base, "notes"), filepath.Join(base, "secrets")
	for _, d := range []string{filepath.Join(dir, "server", "store"), outside} {
		require.NoError(t, os.MkdirAll(d, 0o777))
	}
	for _, file := range []string{"notes/go.mod", "notes/main.go", "notes/server/server.go", "notes/README.md", "secrets/go.mod", "secrets/secret.go"} {
		require.NoError(t, os.WriteFile(filepath.Join(base, file), []byte("module example.test/x\n"), 0o666))
	}
	require.NoError(t, os.Symlink("../secrets", filepath.Join(dir, "out")))
	require.NoError(t, os.Symlink("../secrets/secret.go", filepath.Join(dir, "out.go")))
	require.NoError(t, os.Symlink("server", filepath.Join(dir, "in")))
	return dir, outside
}

func TestTarget(t *testing.T) {
	dir, outside := checkout(t)
	set := roots.Of(dir)
	for word, want := range map[string]string{
		"./...": "./...", "...": "./...", ".": ".", "server": "./server", "./server/": "./server", "server/...": "./server/...", "in": "./server",
		"main.go": "./main.go", "server/../main.go": "./main.go", filepath.Join(dir, "server"): "./server",
	} {
		target, err := set.Target("", []string{word})
		require.NoError(t, err, word)
		assert.Equal(t, roots.Target{Dir: dir, Patterns: []string{want}}, target, word)
	}
	for word, want := range map[string]string{
		"..": `outside the roots: ".." is outside the roots.`, "../secrets/...": `outside the roots: "../secrets/..." is outside the roots.`,
		"out": `outside the roots: "out" is outside the roots.`, "out/...": `outside the roots: "out" is outside the roots.`, "out.go": `outside the roots: "out.go" is outside the roots.`,
		outside: `outside the roots: "` + outside + `" is outside the roots.`, "../nothing": `outside the roots: "../nothing" is outside the roots.`,
		"nothing": `no such file or directory: There is no "nothing".`, "net/http": `no such file or directory: There is no "net/http".`,
		"-overlay=x": `not a path: "-overlay=x" is no path.`, "": `not a path: "" is no pattern: three dots stand at the end, as in ./server/...`,
		"a\x00b": `not a path: "a\x00b" is no path.`, "x@latest": `not a path: "x@latest" is no path.`, "./.../server": `not a path: "./.../server" is no pattern: three dots stand at the end, as in ./server/...`,
		"README.md": `not a path: "README.md" is neither a directory nor a Go file.`, "main.go/...": `not a path: "main.go/..." is neither a directory nor a Go file.`,
		strings.Repeat("a", 2000): `not a path: "` + strings.Repeat("a", 120) + `…" is no path.`,
	} {
		_, err := set.Target("", []string{word})
		if strings.HasPrefix(word, "../secrets") {
			want = `outside the roots: "../secrets" is outside the roots.`
		}
		assert.EqualError(t, err, want)
	}
}

func TestTargetDirectory(t *testing.T) {
	dir, outside := checkout(t)
	target, err := roots.Of(dir).Target("server", nil)
	require.NoError(t, err)
	assert.Equal(t, roots.Target{Dir: filepath.Join(dir, "server"), Patterns: []string{"./..."}}, target)
	target, err = roots.Of(dir).Target("server", []string{"../main.go"})
	require.NoError(t, err)
	assert.Equal(t, []string{"../main.go"}, target.Patterns)

	_, err = roots.Of(dir).Target("out", nil)
	require.ErrorIs(t, err, roots.ErrOutside)
	_, err = roots.Of(dir).Target("main.go", nil)
	require.ErrorIs(t, err, roots.ErrName)
	_, err = roots.Of().Target("", nil)
	require.ErrorIs(t, err, roots.ErrNone)
	_, err = roots.Of(filepath.Join(dir, "server")).Target("", nil)
	require.EqualError(t, err, "outside the roots: The module of "+filepath.Join(dir, "server")+" begins at "+dir+", which is outside the roots.")
	_, err = roots.Of(filepath.Dir(dir)).Target("", nil)
	require.EqualError(t, err, "no go.mod: There is no go.mod around "+filepath.Dir(dir)+". There are modules in notes, secrets.")
	_, err = roots.Of(dir).Target("", make([]string, 101))
	require.EqualError(t, err, "not a path: There are 101 names, and at most 100 at once.")
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(dir), "go.work"), nil, 0o666))
	_, err = roots.Of(filepath.Dir(outside)).Target("", nil)
	require.NoError(t, err, "the root of a workspace needs no module")
}

func TestPlace(t *testing.T) {
	dir, _ := checkout(t)
	for place, want := range map[string]string{"main.go:12": "./main.go:12", "server/server.go:1:3": "./server/server.go:1:3"} {
		target, err := roots.Of(dir).Place("", place)
		require.NoError(t, err)
		assert.Equal(t, []string{want}, target.Patterns)
	}
	for _, place := range []string{"main.go", "main.go:", "main.go:x", "README.md:1", "main.go:1:2:3", "main.go:99999999999"} {
		_, err := roots.Of(dir).Place("", place)
		require.ErrorIs(t, err, roots.ErrName, place)
	}
	_, err := roots.Of(dir).Place("", "out.go:1")
	require.ErrorIs(t, err, roots.ErrOutside)
}

func TestRootsOfAClient(t *testing.T) {
	dir, outside := checkout(t)
	uri := func(path string) string { return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String() }
	spaced := filepath.Join(dir, "a b")
	require.NoError(t, os.Mkdir(spaced, 0o777))
	set := roots.FromURIs([]string{uri(dir), uri(spaced), uri(filepath.Join(dir, "main.go")), uri(filepath.Join(dir, "nothing")), "https://example.test/x", "file://elsewhere/x", "%", uri(dir)})
	assert.Equal(t, roots.Set{dir, spaced}, set)
	assert.Equal(t, roots.Set{outside}, roots.FromURIs([]string{uri(filepath.Join(dir, "out"))}), "a root can be a link: the client names it")
	assert.Equal(t, roots.Set{spaced}, roots.Of(outside, spaced).Within(roots.Of(dir)))
	assert.Equal(t, roots.Of(dir), roots.Start(filepath.Join(dir, "server")))
	assert.Equal(t, roots.Of(filepath.Dir(dir)), roots.Start(filepath.Dir(dir)))
}

// Whatever an agent names, the command gets a local pattern that is inside, and no flag.
func FuzzTarget(f *testing.F) {
	dir, _ := checkout(f)
	for _, word := range []string{"./...", "..", "out/../..", "in/../../secrets", "-x", "server/...", "\x00", "...", "//", "./main.go"} {
		f.Add(word)
	}
	set := roots.Of(dir)
	f.Fuzz(func(t *testing.T, word string) {
		target, err := set.Target("", []string{word})
		if err != nil {
			var wrong *roots.Error
			require.ErrorAs(t, err, &wrong)
			return
		}
		base := strings.TrimSuffix(target.Patterns[0], "/...")
		require.True(t, base == "." || strings.HasPrefix(base, "./"), base)
		real, err := filepath.EvalSymlinks(filepath.Join(dir, filepath.FromSlash(base)))
		require.NoError(t, err)
		require.True(t, set.Has(real), real)
	})
}
