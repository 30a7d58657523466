package revision

import (
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// Filter divides findings into those that are new and those that are older, in
// the order in which they come. What is new of a finding can be another place than
// its own: a related one, or where a tool is registered that shares its handler with
// others. Then it is told there.
func (c *Changes) Filter(findings []finding.Finding) (fresh, old []finding.Finding) {
	names := make(map[string]string)
	for _, f := range findings {
		if told, isNew := c.toldNew(f, names); isNew {
			fresh = append(fresh, told)
		} else {
			old = append(old, f)
		}
	}
	return fresh, old
}

// toldNew returns a finding as it is told of what has changed, and whether anything has.
// Names of files that were worked out are kept in the map.
func (c *Changes) toldNew(f finding.Finding, names map[string]string) (told finding.Finding, isNew bool) {
	if _, known := c.name(f.Range.File, names); !known || c.hasNew(f.Range, names) {
		return f, true
	}
	for _, r := range f.Others() {
		if c.hasNew(r.Range, names) {
			return f.ToldAt(r), true
		}
	}
	if len(f.Tools) > 1 { // the name of the only one can change for other reasons
		for _, t := range f.Tools {
			if c.hasNew(t.At, names) {
				return f.ToldFor(t), true
			}
		}
	}
	for _, r := range f.Related {
		if c.hasNew(r.Range, names) {
			return f.ToldAt(r), true
		}
	}
	return f, false
}

// hasNew reports whether a place has changed. One outside the repository, such as an origin
// in the standard library, says nothing about the age of a finding.
func (c *Changes) hasNew(place finding.Range, names map[string]string) bool {
	name, known := c.name(place.File, names)
	return known && c.touches(name, place)
}

// name returns the name by which git knows a file, and whether git could.
func (c *Changes) name(file string, names map[string]string) (name string, known bool) {
	name, found := names[file]
	if !found {
		name = c.nameOf(file)
		names[file] = name
	}
	return name, name != ""
}

// nameOf returns the path of a Go file below the root with slashes, or nothing
// if it is somewhere else.
func (c *Changes) nameOf(file string) string {
	if filepath.Ext(file) != ".go" {
		return ""
	}
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	rel, err := filepath.Rel(c.root, file)
	if err != nil || !filepath.IsLocal(rel) {
		return ""
	}
	return c.key(filepath.ToSlash(rel))
}

// touches reports whether a place has changed.
func (c *Changes) touches(name string, r finding.Range) bool {
	for _, folder := range c.folders {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	return c.files[name].touches(r.Line, r.EndLine)
}
