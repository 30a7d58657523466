package driver

import (
	"go/types"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

// released returns a session and two packages of a release. The first imports the
// second, example.test/deep/v2, whose name is deep.
func released(t *testing.T, text string) (s *session, n, deep *node) {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, "a.go")
	s = &session{settings: settings{GOMODCACHE: dir}, overlay: &overlay{content: map[string][]byte{path: []byte(text)}}}
	s.sources = &sources{overlay: s.overlay}
	release := &listedModule{}
	deep = &node{listed: &listed{Name: "deep", Dir: dir, Module: release}, path: "example.test/deep/v2"}
	n = &node{
		listed:  &listed{Name: "a", Dir: dir, Module: release, GoFiles: []string{"a.go"}},
		imports: map[string]*node{deep.path: deep}, deps: []*node{deep},
	}
	n.types, deep.types = types.NewPackage("example.test/a", "a"), types.NewPackage(deep.path, "deep")
	return s, n, deep
}

func TestSketch(t *testing.T) {
	const plain = "package a\n\nimport \"example.test/deep/v2\"\n\n"
	tests := []struct {
		name, text string
		leaves     bool
	}{
		{"a body", plain + "func f() { deep.F() }", true},
		{"the body of a method", plain + "type t struct{}\n\nfunc (t) f() (x struct{ y int }) { _ = deep.V; return }", true},
		{"nothing but effects", "package a\n\nimport _ \"example.test/deep/v2\"\n", true},
		{"another name in a body", "package a\n\nimport d \"example.test/deep/v2\"\n\nfunc f() { d.F() }", true},
		{"another name", "package a\n\nimport d \"example.test/deep/v2\"\n\nvar v d.T", false},
		{"any name", "package a\n\nimport . \"example.test/deep/v2\"\n\nvar v T", false},
		{"a parameter", plain + "func f(deep.T) {}", false},
		{"a constraint", plain + "func f[T interface{ deep.T }]() {}", false},
		{"a result", plain + "func f() struct{ t deep.T } { panic(0) }", false},
		{"a receiver", plain + "func (t[deep.T]) f() {}", false},
		{"a variable", plain + "var v = deep.F()", false},
		{"the body of a literal", plain + "var v = func() int { return deep.F() }()", true},
		{"a table", plain + "var v = map[string]any{\"v\": deep.V}", true},
		{"the type of a table", plain + "var v = []deep.T{{}}", false},
		{"a table whose values are counted", plain + "var v = [...]int{deep.C: 0}", false},
		{"an embedded field", plain + "type t struct{ *deep.T }", false},
		{"a length", plain + "var v [ /* of it */ deep.Len]int", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, n, deep := released(t, test.text)
			s.sketch(n)
			assert.Nil(t, n.leaves, "the overlay changes it")

			s.overlay.content = nil
			s.sources.kept = map[string][]byte{n.abs(n.GoFiles)[0]: []byte(test.text)}
			s.sketch(n)
			assert.Equal(t, map[*node]bool{deep: test.leaves}, n.leaves)
			assert.Len(t, n.insides, 1, "files")
		})
	}
}

// What is no release, or is broken, is never left out, and leaves nothing out.
func TestSketchKeeps(t *testing.T) {
	const text = "package a\n\nimport \"example.test/deep/v2\"\n\nfunc f() { deep.F() }"
	tests := []struct {
		name   string
		change func(n, deep *node)
		want   bool // that there is a sketch
	}{
		{"a local import", func(_, deep *node) { deep.Dir = t.TempDir() }, true},
		{"a broken import", func(_, deep *node) { deep.Error = &listedError{} }, true},
		{"a local package", func(n, _ *node) { n.Dir = t.TempDir() }, false},
		{"a broken package", func(n, _ *node) { n.Error = &listedError{} }, false},
		{"a package with C", func(n, _ *node) { n.CgoFiles = []string{"c.go"} }, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, n, deep := released(t, text)
			s.sources.kept = map[string][]byte{n.abs(n.GoFiles)[0]: []byte(text)}
			s.overlay.content = nil
			test.change(n, deep)
			s.sketch(n)
			assert.False(t, n.leaves[deep])
			assert.Equal(t, test.want, n.leaves != nil)
		})
	}
}
