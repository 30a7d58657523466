package targets_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// tree makes files, which are empty but for go.work.
func tree(t *testing.T, work string, names ...string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for _, name := range names {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, nil, 0o666))
	}
	if work != "" {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "go.work"), []byte(work), 0o666))
	}
	return dir
}

func noEnv(string) string { return "" }

func TestResolve(t *testing.T) {
	dir := tree(t, "", "go.mod", "cmd/main.go", "cmd/other.go", "internal/store/store.go", "README.md")
	rows := []struct {
		words, patterns, files []string
		err                    string
	}{
		{},
		{words: []string{"./...", "."}, patterns: []string{"./...", "."}},
		{words: []string{"internal/store", "cmd", "internal/store"}, patterns: []string{"./internal/store", "./cmd"}},
		{words: []string{"internal/..."}, patterns: []string{"./internal/..."}},
		{words: []string{"internal/"}, patterns: []string{"./internal/"}},
		{words: []string{"net/http", "example.test/x/...", "all"}, patterns: []string{"net/http", "example.test/x/...", "all"}},
		{words: []string{"./nowhere", "nowhere.go", ""}, patterns: []string{"./nowhere", "nowhere.go", ""}},
		{words: []string{"cmd/main.go", "./cmd/other.go"}, patterns: []string{"./cmd"}, files: []string{"cmd/main.go", "cmd/other.go"}},
		{words: []string{filepath.Join(dir, "internal", "store", "store.go")}, patterns: []string{"./internal/store"}, files: []string{"internal/store/store.go"}},
		{words: []string{"README.md"}, err: "README.md: this is a file; packages are named by their directories, or by their Go files"},
		{words: []string{"cmd/main.go/..."}, err: "cmd/main.go/...: this is a file"},
		{words: []string{"cmd/main.go", "./..."}, err: "cmd/main.go is a file, and ./... is not: name packages or files, not both"},
	}
	for _, row := range rows {
		list, err := targets.Resolve(dir, row.words, noEnv)
		if row.err != "" {
			require.ErrorContains(t, err, filepath.FromSlash(row.err), "%q", row.words)
			continue
		}
		require.NoError(t, err)
		assert.Equal(t, row.patterns, list.Patterns, "%q", row.words)
		var files []string
		for _, file := range list.Files {
			rel, err := filepath.Rel(dir, file)
			require.NoError(t, err)
			files = append(files, filepath.ToSlash(rel))
		}
		assert.Equal(t, row.files, files, "%q", row.words)
	}
}

func TestWorkspace(t *testing.T) {
	dir := tree(t, "go 1.25.0\n\nuse (\n\t./a\n\t./services/b\n\t./services/c\n)\n",
		"a/go.mod", "a/sub/a.go", "services/b/go.mod", "services/c/go.mod", "services/c/deep/c.go", "other/go.mod")
	all := []string{"./a/...", "./services/b/...", "./services/c/..."}
	rows := []struct {
		in              string
		words, patterns []string
	}{
		{".", nil, all},
		{".", []string{"./..."}, all},
		{".", []string{dir + "/..."}, all},
		{".", []string{"services/..."}, all[1:]},
		{".", []string{"a/...", "./services/c"}, []string{"./a/...", "./services/c"}},
		{".", []string{"other/..."}, []string{"./other/..."}},
		{"a", nil, []string{"./..."}},
		{"a/sub", []string{"../..."}, []string{"../..."}},
		{"services", nil, []string{"./b/...", "./c/..."}},
	}
	for _, row := range rows {
		list, err := targets.Resolve(filepath.Join(dir, filepath.FromSlash(row.in)), row.words, noEnv)
		require.NoError(t, err)
		assert.Equal(t, row.patterns, list.Patterns, "%s %q", row.in, row.words)
	}

	off, err := targets.Resolve(dir, nil, func(string) string { return "off" })
	require.NoError(t, err)
	assert.Empty(t, off.Patterns)
	named, err := targets.Resolve(t.TempDir(), []string{dir + "/..."}, func(string) string { return filepath.Join(dir, "go.work") })
	require.NoError(t, err)
	assert.Len(t, named.Patterns, 3)
}

// The root can be a module of the workspace, and a module can lie outside of the root.
func TestWorkspaceOfItsRoot(t *testing.T) {
	dir := tree(t, "", "work/go.mod", "work/tools/go.mod", "shared/go.mod")
	work := filepath.Join(dir, "work")
	require.NoError(t, os.WriteFile(filepath.Join(work, "go.work"), []byte("go 1.25.0\nuse .\nuse ./tools\nuse ../shared\n"), 0o666))
	list, err := targets.Resolve(work, nil, noEnv)
	require.NoError(t, err)
	assert.Equal(t, []string{"./...", "./tools/...", "../shared/..."}, list.Patterns)

	require.NoError(t, os.WriteFile(filepath.Join(work, "go.work"), []byte("use no such thing\n"), 0o666))
	list, err = targets.Resolve(work, nil, noEnv)
	require.NoError(t, err)
	assert.Empty(t, list.Patterns)
}

func TestModules(t *testing.T) {
	dir := tree(t, "", "server/go.mod", "server/inner/go.mod", "tools/gen/go.mod", "vendor/x/go.mod", "testdata/go.mod", ".git/go.mod", "1/2/3/4/5/6/go.mod", "1/2/3/4/5/go.mod")
	assert.Equal(t, []string{"1/2/3/4/5", "server", "tools/gen"}, targets.Modules(dir))
	assert.Empty(t, targets.Modules(filepath.Join(dir, "server", "inner")))
	assert.Equal(t, filepath.Join(dir, "server"), targets.ModuleOf(filepath.Join(dir, "server", "nowhere", "x.go")))
	assert.Empty(t, targets.ModuleOf(filepath.Dir(dir)))
}

// A module of a workspace is looked at with the others, and one that is not in it by itself.
func TestRoot(t *testing.T) {
	dir := tree(t, "go 1.25.0\n\nuse ./a\n", "a/go.mod", "a/sub/a.go", "b/go.mod")
	file := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
	assert.Equal(t, dir, targets.Root(file("a/sub/a.go"), noEnv))
	assert.Equal(t, dir, targets.Root(file("a/new.go"), noEnv))
	assert.Equal(t, file("b"), targets.Root(file("b/b.go"), noEnv))
	assert.Empty(t, targets.Root(file("c.go"), noEnv))
	assert.Equal(t, file("a"), targets.Root(file("a/sub/a.go"), func(string) string { return "off" }))
}
