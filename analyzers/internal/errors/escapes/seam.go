package escapes

import (
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// behind counts the returns of a handler behind a seam.
func (f *finder) behind(s *handlers.Seam, h *handlers.Handler, returns []Return) {
	if f.reported[returns[0].Pos] {
		return // another way to the same handler
	}
	seam := f.seam(s, h.Library, h.Kind)
	for _, r := range returns {
		f.reported[r.Pos] = true
	}
	seam.Handlers += f.uncounted(counted{}, s, h)
}

// seam returns what is known of a seam, one for each function.
func (f *finder) seam(s *handlers.Seam, library string, kind sdk.Kind) *Seam {
	pos, name := s.Place(), ""
	switch {
	case s.Func != nil:
		pos = f.callIn(s)
	case s.Wrapper != nil:
		name = nameOf(s.Wrapper)
		for i := range f.result.Seams {
			if f.result.Seams[i].Name == name {
				return &f.result.Seams[i]
			}
		}
	}
	i, ok := f.seamsAt[pos]
	if !ok {
		i = len(f.result.Seams)
		f.seamsAt[pos] = i
		f.result.Seams = append(f.result.Seams, Seam{
			Pos: pos, Name: name, Library: library, Kind: kind, Effect: f.judge.effect(library, kind, sdk.PlainError),
		})
	}
	return &f.result.Seams[i]
}

// callIn returns the place where the function of a seam calls what it was given.
// Seams of the package are known by that place, whoever hands something over.
func (f *finder) callIn(s *handlers.Seam) token.Pos {
	for _, inner := range f.found.Seams {
		if inner.Func == s.Func && inner.Effect == wrappers.Leaky {
			return inner.Pos
		}
	}
	return s.Pos
}

// reaching finds the seams that call what is in other packages, through an interface or
// a field, and forward its errors. They count if something that fails is known to stand behind
// them.
func (f *finder) reaching() {
	for _, s := range f.found.Seams {
		outer := f.found.Of(s.Func)
		if s.Effect != wrappers.Leaky && s.Effect != wrappers.Transparent || outer == nil || s.Method == nil && s.Field == nil {
			continue
		}
		if !isEscape(f.judge.effect(outer.Library, outer.Kind, sdk.PlainError), outer.Kind) {
			continue
		}
		failing, counted := f.beyond(s), false
		if failing == 0 {
			continue
		}
		for _, way := range f.found.Routes(outer) {
			if !passes(way) || leaky(way) != nil {
				continue
			}
			if way.Known && !counted {
				counted = true
				f.seam(s, outer.Library, outer.Kind).Handlers += failing
			}
			f.offer(way, Entry{
				Name: nameIn(f.pass.Pkg, s.Func), Seam: true, Library: outer.Library, Kind: outer.Kind, Case: LeakySeam,
				Handlers: failing,
			})
		}
	}
}
