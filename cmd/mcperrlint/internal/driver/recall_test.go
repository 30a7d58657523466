package driver

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// A file set that has grown too much is made anew, and everything that refers to it.
func TestRecallIsRenewed(t *testing.T) {
	l := newListing(t, manyFiles)
	r := NewResident(l.cfg)
	defer r.Close()
	edit := func(text string) {
		t.Helper()
		_, err := r.Run(t.Context(), map[string][]byte{filepath.Join(l.dir, "a", "a.go"): []byte(text)})
		require.NoError(t, err)
	}
	edit("package a\n\nimport \"unicode/utf8\"\n\nvar A = utf8.RuneError\n")
	fset := r.known.fset
	edit("package a\n\nimport \"unicode/utf8\"\n\nvar A = utf8.MaxRune\n")
	assert.Same(t, fset, r.known.fset)
	require.NotEmpty(t, r.known.types)
	r.known.mostParsed = 0
	edit("package a\n\nimport \"unicode/utf8\"\n\nvar A = utf8.UTFMax\n")
	assert.NotSame(t, fset, r.known.fset)
}

// A file that cannot have changed is not read again.
func TestRecallReadsOnce(t *testing.T) {
	l := newListing(t, manyFiles)
	path := l.path("a/a.go")
	k := newRecall().files
	age := func() {
		t.Helper()
		past := time.Now().Add(-time.Hour)
		require.NoError(t, os.Chtimes(path, past, past))
	}
	read := func() *byte {
		t.Helper()
		data, _, err := k.read(checkout.Named(path))
		require.NoError(t, err)
		return &data[0]
	}
	first := read()
	assert.NotSame(t, first, read(), "it was written just now, and may be again without a trace")
	age()
	first = read()
	assert.Same(t, first, read())
	l.write("a/a.go", "package b\n\nimport \"unicode/utf8\"\n\nfunc A() int { return utf8.RuneCountInString(\"a\") }\n")
	assert.NotSame(t, first, read())
	age()
	second := read()
	k.prune()
	assert.Same(t, second, read())
	k.prune()
	k.prune()
	assert.Empty(t, k.byPath)
	assert.Zero(t, k.size)
}
