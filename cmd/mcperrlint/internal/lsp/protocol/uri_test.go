package protocol_test

import (
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

func TestPath(t *testing.T) {
	if runtime.GOOS == "windows" {
		path, isFile := protocol.URI("file:///c%3A/notes/a%20b.go").Path()
		assert.True(t, isFile)
		assert.Equal(t, `C:\notes\a b.go`, path)
		assert.Equal(t, protocol.URI("file:///C:/notes/a%20b.go"), protocol.URIOf(path))
		return
	}
	for uri, want := range map[protocol.URI]string{
		"file:///notes/a.go":              "/notes/a.go",
		"file:///notes/a%20b%23%C3%A9.go": "/notes/a b#é.go",
		"file://localhost/notes/a.go":     "/notes/a.go",
		"file:///notes/../a.go":           "/a.go",
		"FILE:///notes/a.go":              "/notes/a.go",
		"file://other/notes/a.go":         "",
		"file:notes/a.go":                 "",
		"file:///a%00.go":                 "",
		"file:///a%FF.go":                 "",
		"file:///%zz":                     "",
		"untitled:Untitled-1":             "",
		"git:/notes/a.go?x":               "",
		"/notes/a.go":                     "",
		"":                                "",
	} {
		path, isFile := uri.Path()
		assert.Equal(t, want, path, uri)
		assert.Equal(t, want != "", isFile, uri)
	}
}

func TestURIOf(t *testing.T) {
	for _, name := range []string{"a.go", "a b.go", "é.go", "a#b?c%.go", "a;b&c=d.go"} {
		path := filepath.Join(t.TempDir(), name)
		back, isFile := protocol.URIOf(path).Path()
		assert.True(t, isFile)
		assert.Equal(t, path, back)
	}
}

func TestTouches(t *testing.T) {
	span := func(from, to uint32) protocol.Range {
		return protocol.Range{Start: protocol.Position{Character: from}, End: protocol.Position{Character: to}}
	}
	assert.True(t, span(2, 5).Touches(span(5, 5)))
	assert.True(t, span(2, 5).Touches(span(0, 9)))
	assert.False(t, span(2, 5).Touches(span(6, 9)))
	assert.False(t, span(2, 5).Touches(span(0, 1)))
}
