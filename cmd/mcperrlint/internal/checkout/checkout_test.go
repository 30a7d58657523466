package checkout_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// A tree is a directory beside another one that is none of its business.
type tree struct {
	t            *testing.T
	dir, outside string
}

func newTree(t *testing.T) tree {
	t.Helper()
	base := t.TempDir()
	tr := tree{t, filepath.Join(base, "tree"), filepath.Join(base, "outside")}
	for _, dir := range []string{filepath.Join(tr.dir, "sub"), tr.outside} {
		require.NoError(t, os.MkdirAll(dir, 0o777))
		require.NoError(t, os.WriteFile(filepath.Join(dir, "known"), []byte("old"), 0o666))
	}
	return tr
}

func (tr tree) link(name, target string) {
	tr.t.Helper()
	require.NoError(tr.t, os.Symlink(target, filepath.Join(tr.dir, name)))
}

func (tr tree) file(name string) checkout.File {
	return checkout.File{Path: filepath.Join(tr.dir, name), Tree: tr.dir}
}

// untouched checks that what is outside is as it was.
func (tr tree) untouched() {
	tr.t.Helper()
	entries, err := os.ReadDir(tr.outside)
	require.NoError(tr.t, err)
	require.Len(tr.t, entries, 1)
	data, err := os.ReadFile(filepath.Join(tr.outside, "known"))
	require.NoError(tr.t, err)
	assert.Equal(tr.t, "old", string(data))
}

func TestOutside(t *testing.T) {
	for name, row := range map[string]struct {
		file string
		link [2]string // its name and what it points to
		want string
	}{
		"dots":                   {"../outside/known", [2]string{}, ""},
		"dots to what is new":    {"../outside/more/new", [2]string{}, ""},
		"a link":                 {"link", [2]string{"link", "../outside/known"}, ": a symbolic link leads there"},
		"a directory":            {"link/known", [2]string{"link", "../outside"}, ": a symbolic link leads there"},
		"a new file":             {"link/new", [2]string{"link", "../outside"}, ": a symbolic link leads there"},
		"a new directory":        {"link/more/new", [2]string{"link", "../outside"}, ": a symbolic link leads there"},
		"a link to nothing":      {"link", [2]string{"link", "../outside/new"}, ": a symbolic link leads there"},
		"a directory to be made": {"link/new", [2]string{"link", "../outside/more"}, ": a symbolic link leads there"},
		"a link far up":          {"link/tree/../outside/known", [2]string{"link", ".."}, ": a symbolic link leads there"},
		"the directory above it": {"..", [2]string{}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			tr := newTree(t)
			if row.link[0] != "" {
				tr.link(row.link[0], row.link[1])
			}
			f := tr.file(row.file)
			want := f.Path + ": the file is outside of " + tr.dir + row.want
			require.EqualError(t, f.Check(), "open "+want)
			_, err := f.Read()
			require.EqualError(t, err, "read "+want)
			require.ErrorIs(t, err, checkout.ErrOutside)
			require.EqualError(t, f.Write([]byte("new")), "write "+want)
			require.EqualError(t, f.Create([]byte("new")), "write "+want)
			tr.untouched()
		})
	}
}

// What is an absolute link or leads out and in again still is inside.
func TestInside(t *testing.T) {
	tr := newTree(t)
	tr.link("absolute", filepath.Join(tr.dir, "sub"))
	tr.link("around", "../tree/sub")
	tr.link("file", "sub/known")
	tr.link("nothing", "around/made/new")
	for i, name := range []string{"sub/known", "absolute/known", "around/known", "file", "sub/../sub/known"} {
		f := tr.file(name)
		require.NoError(t, f.Check())
		require.NoError(t, f.Write([]byte{byte('0' + i)}), name)
		data, err := f.Read()
		require.NoError(t, err)
		assert.Equal(t, []byte{byte('0' + i)}, data)
	}
	info, err := os.Lstat(filepath.Join(tr.dir, "file"))
	require.NoError(t, err)
	assert.Equal(t, fs.ModeSymlink, info.Mode().Type(), "the link stays a link")

	require.NoError(t, tr.file("nothing").Create([]byte("new")))
	assert.FileExists(t, filepath.Join(tr.dir, "sub", "made", "new"))
	require.NoError(t, tr.file("around/more/new").Create([]byte("new")))
	assert.FileExists(t, filepath.Join(tr.dir, "sub", "more", "new"))
	require.ErrorIs(t, tr.file("sub/more/new").Create(nil), fs.ErrExist)
	require.ErrorIs(t, tr.file("sub/known").Create(nil), fs.ErrExist)
	tr.untouched()
}

// What git has is no business of ours, by whatever name.
func TestGit(t *testing.T) {
	tr := newTree(t)
	require.NoError(t, os.MkdirAll(filepath.Join(tr.dir, ".git", "hooks"), 0o777))
	tr.link("link", ".git/hooks")
	for _, name := range []string{".git/hooks/pre-commit", "link/pre-commit", ".Git/x", "sub/.git/config"} {
		f := tr.file(name)
		want := "write " + f.Path + ": the file is outside: what is in .git belongs to git"
		require.EqualError(t, f.Write(nil), want)
		require.EqualError(t, f.Create(nil), want)
		require.ErrorIs(t, f.Check(), checkout.ErrOutside)
	}
	require.NoError(t, tr.file(".github/x").Create(nil))
	require.NoError(t, tr.file(".gitlab-ci.yml").Create(nil))
}

func TestTreeThroughALink(t *testing.T) {
	tr := newTree(t)
	tr.link("../another", "tree")
	another := filepath.Join(filepath.Dir(tr.dir), "another")
	for _, f := range []checkout.File{
		{Path: filepath.Join(another, "sub", "known"), Tree: tr.dir},
		{Path: filepath.Join(tr.dir, "sub", "known"), Tree: another},
	} {
		require.NoError(t, f.Write([]byte("new")))
	}
	t.Chdir(tr.dir)
	require.NoError(t, checkout.File{Path: filepath.Join("sub", "known"), Tree: "."}.Write([]byte("newer")))
	require.ErrorIs(t, checkout.File{Path: filepath.Join("..", "outside", "known"), Tree: "."}.Write(nil), checkout.ErrOutside)
	tr.untouched()
}

func TestNamed(t *testing.T) {
	tr := newTree(t)
	f := checkout.Named(filepath.Join(tr.dir, "..", "outside", "known"))
	require.NoError(t, f.Check())
	data, err := f.Read()
	require.NoError(t, err)
	assert.Equal(t, "old", string(data))
	require.NoError(t, f.Write([]byte("new")))
}

func TestFails(t *testing.T) {
	tr := newTree(t)
	tr.link("circle", "circle")
	_, err := tr.file("missing").Read()
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = tr.file("sub").Read()
	require.EqualError(t, err, "read "+filepath.Join(tr.dir, "sub")+": this is no regular file")
	require.Error(t, tr.file("circle").Write(nil))
	missing := filepath.Join(tr.dir, "missing")
	require.ErrorIs(t, checkout.File{Path: filepath.Join(missing, "x"), Tree: missing}.Write(nil), fs.ErrNotExist)
	tr.untouched()
}

// What has no end, or too much of it, is not read.
func TestRead(t *testing.T) {
	tr := newTree(t)
	sparse, err := os.Create(filepath.Join(tr.dir, "sparse"))
	require.NoError(t, err)
	require.NoError(t, sparse.Truncate(6<<30))
	require.NoError(t, sparse.Close())
	for name, want := range map[string]string{
		"sparse": "the file has 6442450944 bytes; files of more than 33554432 bytes are not read",
		"sub":    "this is no regular file",
	} {
		for _, f := range []checkout.File{tr.file(name), checkout.Named(filepath.Join(tr.dir, name))} {
			_, err := f.Read()
			require.EqualError(t, err, "read "+f.Path+": "+want)
		}
	}
	_, err = tr.file("sparse").Read()
	require.ErrorIs(t, err, checkout.ErrTooLarge)
	f := tr.file("sub/known")
	for limit, fits := range map[int64]bool{2: false, 3: true, 0: true} {
		f.Limit = limit
		data, err := f.Read()
		assert.Equal(t, fits, err == nil, "%d %v", limit, err)
		assert.Equal(t, fits, string(data) == "old")
	}
}

// reading finds what reads files by other means.
var reading = regexp.MustCompile(`os\.(ReadFile|Open)\(|ParseFile\(([^,]*,){2} nil,`)

// Nothing else reads files of the checkout.
func TestNothingElseReads(t *testing.T) {
	others := []string{
		"../cli/unitconfig.go",     // what the go command has written
		"../driver/programsum.go",  // the program itself
		"../driver/cache/cache.go", // the beginning of an entry
	}
	require.NoError(t, filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == "checkout" || d.Name() == "atomicfile"):
			return filepath.SkipDir
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || slices.Contains(others, filepath.ToSlash(path)):
			return nil
		}
		text, err := os.ReadFile(path)
		assert.Empty(t, reading.FindAllString(string(text), -1), path)
		return err
	}))
}
