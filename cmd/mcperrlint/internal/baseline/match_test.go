package baseline_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

const one = "package p\n\nfunc f() {\n\tBAD(1)\n}\n"
const two = "package p\n\nfunc f() {\n\tBAD(1)\n\tBAD(2)\n}\n"

func TestMatch(t *testing.T) {
	rows := []struct {
		name     string
		before   map[string]string
		change   func(p project)
		added    []string
		vanished []string
	}{
		{"nothing", map[string]string{"a.go": two}, func(project) {}, nil, nil},
		{"lines above", map[string]string{"a.go": two}, func(p project) {
			p.write("a.go", strings.Replace(two, "func", "// More.\n\nfunc", 1))
		}, nil, nil},
		{"indented", map[string]string{"a.go": two}, func(p project) {
			p.write("a.go", strings.ReplaceAll(two, "\t", "\t\t\t"))
		}, nil, nil},
		{"another order", map[string]string{"a.go": two}, func(p project) {
			p.write("a.go", "package p\n\nfunc f() {\n\tBAD(2)\n\tBAD(1)\n}\n")
		}, nil, nil},
		{"one more", map[string]string{"a.go": one}, func(p project) { p.write("a.go", two) }, []string{"a.go:5"}, nil},
		{"one less", map[string]string{"a.go": two}, func(p project) { p.write("a.go", one) }, nil, []string{"a.go: f is bad (errfactory/new)"}},
		{"an equal one more", map[string]string{"a.go": one}, func(p project) {
			p.write("a.go", one+"\nfunc f() {\n\tBAD(1)\n}\n")
		}, []string{"a.go:8"}, nil},
		{"an equal one less", map[string]string{"a.go": one + one + one}, func(p project) {
			p.write("a.go", one)
		}, nil, []string{"a.go: f is bad (errfactory/new), 2 times"}},
		{"another line", map[string]string{"a.go": one}, func(p project) {
			p.write("a.go", strings.Replace(one, "BAD(1)", "BAD(7)", 1))
		}, []string{"a.go:4"}, []string{"a.go: f is bad (errfactory/new)"}},
		{"another message", map[string]string{"a.go": one}, func(p project) {
			p.write("a.go", strings.Replace(one, "f()", "renamed()", 1))
		}, nil, nil},
		{"another message, and an equal one more", map[string]string{"a.go": one}, func(p project) {
			p.write("a.go", one+"\nfunc g() {\n\tBAD(1)\n}\n")
		}, []string{"a.go:8"}, nil},
		{"file renamed", map[string]string{"a.go": two}, func(p project) { p.move("a.go", "b.go") }, nil, nil},
		{"file moved", map[string]string{"a.go": two}, func(p project) { p.move("a.go", "sub/deep/a.go") }, nil, nil},
		{"file moved and changed", map[string]string{"a.go": two}, func(p project) {
			p.remove("a.go")
			p.write("sub/a.go", "package sub\n\nfunc f() {\n\tif x {\n\t\tBAD(2)\n\t}\n\tBAD(3)\n}\n")
		}, []string{"sub/a.go:7"}, []string{"a.go: f is bad (errfactory/new)"}},
		{"function moved", map[string]string{"a.go": two, "b.go": "package p\n"}, func(p project) {
			p.write("a.go", "package p\n")
			p.write("b.go", two)
		}, nil, nil},
		{"file copied", map[string]string{"a.go": one}, func(p project) { p.write("b.go", one) }, []string{"b.go:4"}, nil},
		{"file moved and copied", map[string]string{"a.go": one}, func(p project) {
			p.move("a.go", "b.go")
			p.write("c.go", one)
		}, []string{"c.go:4"}, nil},
		{"another line moved", map[string]string{"a.go": one}, func(p project) {
			p.remove("a.go")
			p.write("b.go", strings.Replace(one, "f()", "g()", 1))
		}, []string{"b.go:4"}, []string{"a.go: f is bad (errfactory/new)"}},
		{"file gone", map[string]string{"a.go": one, "b.go": two}, func(p project) { p.remove("a.go") }, nil, []string{"a.go: f is bad (errfactory/new)"}},
		{"package gone", map[string]string{"a/a.go": one, "b/b.go": one}, func(p project) { p.remove("a") }, nil, []string{"a/a.go: f is bad (errfactory/new)"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := newProject(t, row.before)
			b := p.baseline()
			row.change(p)
			m := p.match(b)
			assert.ElementsMatch(t, row.added, p.places(m.New))
			assert.ElementsMatch(t, row.vanished, texts(m.Vanished))
			assert.Len(t, p.lint(p.all()...), len(m.New)+len(m.Known))

			again := p.match(m.Prune())
			assert.Equal(t, m.New, again.New, "pruning makes nothing new, and nothing known")
			assert.Empty(t, again.Vanished)
			written := p.match(m.Update())
			assert.Empty(t, written.New)
			assert.Empty(t, written.Vanished)
		})
	}
}

func TestWhichOfSeveralMoved(t *testing.T) {
	p := newProject(t, map[string]string{"a/x.go": one, "b/y.go": one, "c/z.go": one})
	b := p.baseline()
	for _, dir := range []string{"a", "b", "c"} {
		p.remove(dir)
	}
	p.write("d/y.go", one)
	m := p.match(b)
	assert.Empty(t, m.New)
	assert.Equal(t, []string{"a/x.go: f is bad (errfactory/new)", "c/z.go: f is bad (errfactory/new)"}, texts(m.Vanished), "the file with the same name was moved")
	assert.Equal(t, []string{"d/y.go: f is bad (errfactory/new)"}, texts(m.Prune().Entries()), "where the code is now")

	p.remove("d")
	p.write("c/other.go", one)
	m = p.match(b)
	assert.Empty(t, m.New)
	assert.Equal(t, []string{"a/x.go: f is bad (errfactory/new)", "b/y.go: f is bad (errfactory/new)"}, texts(m.Vanished), "a file in the same directory was renamed")
}

func TestOrderIsKept(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": two, "b.go": two})
	b := p.baseline()
	p.write("a.go", strings.Replace(two, "BAD(1)", "BAD(7)", 1))
	p.write("b.go", strings.Replace(two, "BAD(2)", "BAD(8)", 1))
	m := p.match(b, "b.go", "a.go")
	assert.Equal(t, []string{"b.go:5", "a.go:4"}, p.places(m.New))
	assert.Equal(t, []string{"b.go:4", "a.go:5"}, p.places(m.Known))
}
