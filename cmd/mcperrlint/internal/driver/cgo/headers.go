package cgo

import (
	"go/ast"
	"path/filepath"
	"slices"
	"strings"
)

// headers finds the headers of a package.
type headers struct {
	*Package
	dirs    []string // in which they are looked for
	defines map[string]string
}

func newHeaders(p *Package) *headers {
	h := &headers{Package: p, defines: make(map[string]string)}
	for i := 0; i < len(p.Flags); i++ {
		flag := p.Flags[i]
		for _, name := range []string{"-I", "-D", "-U", "-iquote", "-isystem"} {
			value, ok := strings.CutPrefix(flag, name)
			if !ok {
				continue
			}
			if value == "" && i+1 < len(p.Flags) {
				i++
				value = p.Flags[i]
			}
			h.take(name, value)
			break
		}
	}
	return h
}

// take notes a flag.
func (h *headers) take(name, value string) {
	switch name {
	case "-D":
		macro, text, given := strings.Cut(value, "=")
		if !given {
			text = "1"
		}
		h.defines[macro] = text
	case "-U":
		delete(h.defines, value)
	default:
		if !filepath.IsAbs(value) {
			value = filepath.Join(h.Dir, value)
		}
		h.dirs = append(h.dirs, value)
	}
}

// open reads a header.
func (h *headers) open(from, name string, angled bool) (string, string, bool) {
	for _, path := range h.places(from, name, angled) {
		if text, err := h.Read(path); err == nil {
			return path, string(text), true
		}
	}
	return "", "", false
}

// LargestHeader is how long a header can be: one of Vulkan has 1.3 MB. Longer ones are sources,
// such as a generated parser, which are included as well.
const LargestHeader = 2 << 20

// places returns the paths under which a header can be found, as far as they are below the
// root.
func (h *headers) places(from, name string, angled bool) []string {
	name = filepath.FromSlash(name)
	dirs := append([]string{h.Dir}, h.dirs...) // the go command hands over -I .
	if !angled && from != "" {
		dirs = append([]string{filepath.Dir(from)}, dirs...)
	}
	var all []string
	for _, dir := range dirs {
		path := filepath.Join(dir, name)
		if rel, err := filepath.Rel(h.Root, path); err == nil && filepath.IsLocal(rel) {
			all = append(all, path)
		}
	}
	return all
}

// Headers returns the headers that Go files of the package can include, and those that these
// can: whatever the conditions say under which they do. What [Package.Declarations] says
// depends on no other files.
func (p *Package) Headers(files []*ast.File) []string {
	h := newHeaders(p)
	seen := make(map[string]bool)
	var visit func(from, text string)
	visit = func(from, text string) {
		for line := range strings.Lines(text) {
			name, angled, ok := included(line)
			if !ok || len(seen) > mostHeaders {
				continue
			}
			for _, path := range h.places(from, name, angled) {
				if seen[path] {
					continue
				}
				if text, err := h.Read(path); err == nil {
					seen[path] = true
					visit(path, string(text))
				}
			}
		}
	}
	for _, file := range files {
		visit("", preamble(file))
	}
	all := Names(seen)
	slices.Sort(all)
	return all
}

// mostHeaders is how many headers are looked for.
const mostHeaders = 10_000

// included returns the name in an #include, if the line is one.
func included(line string) (name string, angled, ok bool) {
	line, ok = strings.CutPrefix(strings.TrimSpace(line), "#")
	if !ok {
		return "", false, false
	}
	line = strings.TrimSpace(line)
	for _, word := range []string{"include_next", "include", "import"} {
		rest, found := strings.CutPrefix(line, word)
		if rest = strings.TrimSpace(rest); !found || rest == "" {
			continue
		}
		closing := map[byte]string{'"': `"`, '<': ">"}[rest[0]]
		if closing == "" {
			continue
		}
		if name, _, found := strings.Cut(rest[1:], closing); found {
			return name, rest[0] == '<', true
		}
	}
	return "", false, false
}
