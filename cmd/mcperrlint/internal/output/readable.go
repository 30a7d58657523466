package output

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// readable returns the report as formats for people have it: no text in it breaks a line, or
// is acted on by terminals or logs. The paths of files are as they are, because files are read
// by them.
func (r *Report) readable() *Report {
	shown := *r
	shown.Findings = each(r.Findings, readableFinding)
	shown.Known = each(r.Known, readableFinding)
	shown.Problems = each(r.Problems, func(p Problem) Problem {
		for _, text := range []*string{&p.Package, &p.Rule, &p.Layer, &p.Message} {
			*text = printable.Text(*text)
		}
		return p
	})
	shown.Packages = each(r.Packages, printable.Text)
	shown.Version = printable.Text(r.Version)
	return &shown
}

func readableFinding(f finding.Finding) finding.Finding {
	for _, text := range []*string{&f.Rule, &f.Category, &f.Message, &f.Help, &f.Sees, &f.Wire, &f.After, &f.URL, &f.Package, &f.Tool} {
		*text = printable.Text(*text)
	}
	f.Related = each(f.Related, func(r finding.Related) finding.Related {
		r.Message, r.Tool = printable.Text(r.Message), printable.Text(r.Tool)
		return r
	})
	f.Fixes = each(f.Fixes, func(fix finding.Fix) finding.Fix {
		fix.Message = printable.Text(fix.Message)
		return fix
	})
	return f
}

// each returns a list with what a function makes of every element.
func each[T any](list []T, f func(T) T) []T {
	made := slices.Clone(list)
	for i, element := range list {
		made[i] = f(element)
	}
	return made
}
