package origins

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
)

// isSecret reports whether the text that a function returns is one that tells of internals: of
// the variables of the environment only those do that hold credentials, as far as their names
// tell.
func isSecret(what string, s calls.Site) bool {
	if what != content.OfVariable {
		return true
	}
	name, ok := constantText(s.Arg(0))
	return ok && libs.Credentials.MatchString(name) && !libs.NoCredentials.MatchString(name)
}

// byText returns what is known of text that functions of the standard library
// make, and whether they are known.
func (e Texts) byText(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	full := libs.FullName(obj)
	switch w, ok := libs.Printers[full]; {
	case ok && index == 0:
		return cause.Outcome{Readable: cause.ShownBy(e.written(w, s))}, true
	case libs.Containers[full]:
		return cause.Outcome{Readable: e.collected(s.Arg(0))}, true
	}
	if what, ok := libs.Secrets[full]; ok && index == 0 && isSecret(what, s) {
		return cause.Outcome{Readable: cause.Readable{Text: []cause.Origin{{Class: cause.Sensitive, Name: what, Pos: s.Pos, Here: s.Pos}}}}, true
	}
	if wholes[full] && index == 0 {
		return cause.Outcome{Readable: e.read(s.Arg(0), s.Pos)}, true
	}
	if masks(full, s) {
		return cause.Outcome{Readable: e.shown(s.Arg(0)).Masked()}, true
	}
	if libs.Transparent[obj.Pkg().Path()] && obj.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "Contains") {
		var o cause.Outcome
		for _, arg := range s.Args {
			o.Readable.Add(e.shown(arg))
		}
		return o, true
	}
	return cause.Outcome{}, false
}

// written returns what a call of a function of the tables writes.
func (e Texts) written(w libs.Writer, s calls.Site) []cause.Ingredient {
	var in []cause.Ingredient
	for _, i := range w.Text {
		in = append(in, e.shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if w.Format > 0 {
		in = append(in, e.formatted(s.Arg(w.Format-1), s.Arg(w.Format), s.Pos)...)
	}
	if w.Rest > 0 {
		in = append(in, e.shown(s.Arg(w.Rest-1)).Ingredients(cause.Shown)...)
		for _, operand := range e.Listed(s.Arg(w.Rest - 1)) {
			in = append(in, e.garbled(operand, s.Pos)...)
		}
	}
	return in
}

// collected returns what was written into a builder or a buffer.
func (e Texts) collected(container ssa.Value) cause.Readable {
	if container == nil {
		return cause.Readable{}
	}
	var s cause.Readable
	for _, use := range e.Makers().usesOf(container) {
		if made, ok := use.(*ssa.MakeInterface); ok {
			for _, use := range *made.Referrers() {
				switch use := use.(type) {
				case *ssa.Call:
					s.Add(e.filledBy(use, made))
				case *ssa.Store:
					s.Add(libs.Complaints(use))
				}
			}
		}
		if call, ok := use.(*ssa.Call); ok {
			s.Add(e.filledBy(call, container))
		}
	}
	return s
}
