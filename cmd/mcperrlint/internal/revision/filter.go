package revision

import (
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// Filter divides findings into those that are new and those that are older, in
// the order in which they come.
func (c *Changes) Filter(findings []finding.Finding) (fresh, old []finding.Finding) {
	names := make(map[string]string)
	for _, f := range findings {
		if c.isNew(f, names) {
			fresh = append(fresh, f)
		} else {
			old = append(old, f)
		}
	}
	return fresh, old
}

// isNew reports whether a finding is new. Names of files that were worked out
// are kept in the map.
func (c *Changes) isNew(f finding.Finding, names map[string]string) bool {
	name, known := c.name(f.Range.File, names)
	if !known || c.touches(name, f.Range) {
		return true
	}
	for _, related := range f.Related {
		// An origin outside the repository, such as in the standard library, says nothing about the age of the finding.
		if name, known := c.name(related.Range.File, names); known && c.touches(name, related.Range) {
			return true
		}
	}
	return false
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
