package catalogue

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// relative returns the catalogue with paths as people see them, with slashes on every system, and without
// what JSON should not have: lists that are nil, and forms that are empty.
func (c Catalogue) relative() Catalogue {
	c.Tools = each(c.Tools, func(t failures.Tool) failures.Tool {
		t.At, t.Registered, t.Unknown = c.inDir(t.At), each(t.Registered, c.inDir), each(t.Unknown, same)
		t.Failures = each(t.Failures, func(f failures.Failure) failures.Failure {
			f.At, f.Arrives.As = c.inDir(f.At), cmp.Or(f.Arrives.As, failures.UnknownForm)
			f.Way = each(f.Way, func(s failures.Step) failures.Step {
				s.At = c.inDir(s.At)
				return s
			})
			return f
		})
		return t
	})
	c.Problems = each(c.Problems, func(p Problem) Problem {
		p.At = c.inDir(p.At)
		return p
	})
	return c
}

// readable returns the catalogue as formats for people have it: no text in it breaks a line, or is acted on
// by terminals or logs. The paths of files are as they are, because links are made of them, and so is the wire.
func (c Catalogue) readable() Catalogue {
	c = c.relative()
	c.Tools = each(c.Tools, readableTool)
	c.Problems = each(c.Problems, func(p Problem) Problem {
		p.Package, p.Message = printable.Text(p.Package), printable.Text(p.Message)
		return p
	})
	c.Version = printable.Text(c.Version)
	return c
}

func readableTool(t failures.Tool) failures.Tool {
	for _, text := range []*string{&t.Name, &t.Kind, &t.Library, &t.Package, &t.Function, &t.Contract} {
		*text = printable.Text(*text)
	}
	t.Unknown = each(t.Unknown, printable.Text)
	t.Failures = each(t.Failures, func(f failures.Failure) failures.Failure {
		for _, text := range []*string{&f.What, &f.Function, &f.When, &f.Text, &f.Code, &f.Reason, &f.Recovery, &f.Retry, &f.Wait} {
			*text = printable.Text(*text)
		}
		f.Arrives.As = failures.Form(printable.Text(string(f.Arrives.As)))
		f.Declared = failures.Declared(printable.Text(string(f.Declared)))
		f.Way = each(f.Way, func(s failures.Step) failures.Step {
			s.Function, s.What = printable.Text(s.Function), printable.Text(s.What)
			return s
		})
		return f
	})
	return t
}

// each returns a list with what a function makes of every element. It is never nil.
func each[T any](list []T, f func(T) T) []T {
	made := make([]T, len(list))
	for i, element := range list {
		made[i] = f(element)
	}
	return made
}

func same(text string) string { return text }

// inDir returns a place with a path relative to the directory of the user, if it is below that.
func (c Catalogue) inDir(at failures.Place) failures.Place {
	at.File, _ = below(c.Dir, at.File)
	return at
}

// below returns the path of a file relative to a directory, with slashes, if it is below that.
func below(dir, file string) (rel string, yes bool) {
	if dir == "" || file == "" || !filepath.IsAbs(file) {
		return filepath.ToSlash(file), file != "" && filepath.IsLocal(file)
	}
	if rel, err := filepath.Rel(dir, file); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel), true
	}
	return filepath.ToSlash(file), false
}

// lineText returns the file and the line of a place, in plain characters, or "" if there is none.
func lineText(at failures.Place) string {
	switch {
	case at.File == "":
		return ""
	case at.Line == 0:
		return printable.Text(at.File)
	}
	return printable.Text(at.File + ":" + strconv.Itoa(at.Line))
}

// called returns the name of a tool, or that of its function in parentheses.
func called(t failures.Tool) string { return cmp.Or(t.Name, "("+t.Function+")") }

// byWeight returns failures with those first that an agent cannot see, and in their order otherwise.
func byWeight(list []failures.Failure) []failures.Failure {
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, func(a, b failures.Failure) int { return weight(a) - weight(b) })
	return sorted
}
