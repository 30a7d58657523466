package output

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// from returns the path of a file relative to a directory, if it is below it.
func from(dir, file string) (rel string, below bool) {
	if file == "" || dir == "" {
		return file, false
	}
	if rel, err := filepath.Rel(dir, file); err == nil && filepath.IsLocal(rel) {
		return rel, true
	}
	return file, false
}

// shown returns the path of a file as people see it.
func (r *Report) shown(file string) string {
	rel, _ := from(r.Dir, file)
	return rel
}

// inDir returns the path of a file as people see it, with slashes on every
// system.
func (r *Report) inDir(file string) string { return filepath.ToSlash(r.shown(file)) }

// inRoot returns the path of a file in the repository, with slashes.
func (r *Report) inRoot(file string) string {
	rel, _ := from(r.Root, file)
	return filepath.ToSlash(rel)
}

// at returns a place as compilers write it, with slashes, in plain characters.
func (r *Report) at(at finding.Range) string {
	return printable.Text(fmt.Sprintf("%s:%d:%d", r.inDir(at.File), at.Line, at.Column))
}

// line returns the file and the line of a place, with slashes, in plain characters.
func (r *Report) line(at finding.Range) string {
	return printable.Text(fmt.Sprintf("%s:%d", r.inDir(at.File), at.Line))
}

// said returns what a //line directive says of a place, in parentheses and with a space before
// it, or nothing if none does.
func (r *Report) said(at finding.Range) string {
	if at.Said == (finding.Said{}) {
		return ""
	}
	return fmt.Sprintf(" (//line says %s:%d)", printable.Text(r.inDir(at.Said.File)), at.Said.Line)
}

// saying returns a message with what a //line directive says of its place in front of it, for
// formats that have no other way to tell that.
func (r *Report) saying(at finding.Range, message string) string {
	return strings.TrimPrefix(r.said(at)+" "+message, " ")
}

// fileURL returns the address of a file.
func fileURL(file string) string {
	path := filepath.ToSlash(file)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // as in file:///C:/dir
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}

// directoryURL returns the address of a directory, which ends with a slash.
func directoryURL(dir string) string { return strings.TrimSuffix(fileURL(dir), "/") + "/" }

// relativeURL returns the address of a file in relation to that of a directory.
func relativeURL(path string) string {
	return (&url.URL{Path: filepath.ToSlash(path)}).String()
}
