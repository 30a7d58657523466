package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Foreign is a function of another package that this one registers or wraps.
// Facts do not flow back to its own package.
type Foreign struct {
	Func       *types.Func
	Library    string
	Kind       sdk.Kind
	Found      How
	Registered servers.Registration
	// Known reports that its own package knows that it is a handler.
	Known bool
	// Seam is its wrapper, if there is one.
	Seam *Seam
}

// Names returns the name under which the function is registered, if known.
func (f Foreign) Names() []string {
	if f.Registered.Name == "" {
		return nil
	}
	return []string{f.Registered.Name}
}

// Handler returns the function as a handler of this package, without the function
// itself.
func (f Foreign) Handler() *Handler {
	h := &Handler{Library: f.Library, Kind: f.Kind, Registered: []servers.Registration{f.Registered}}
	if f.Seam != nil {
		h.Behind = []*Seam{f.Seam}
	}
	return h
}

// The foreigners are the functions of other packages that this one registers, as far as they have been
// found.
type foreigners struct {
	*flow.Scope
	takers *registration.Registrars
	told   *summary.Table[handles]
	list   []Foreign
}

// among notes the functions of other packages that a value can be which is handed to
// a registrar or a wrapper. What callers of the function around that give to it counts
// where they do.
func (f *foreigners) among(v ssa.Value, around *ssa.Function, at servers.Registration, as registration.Taking, found How) {
	from := f.Index.SourcesWithin(v, around)
	if !slices.ContainsFunc(from, f.isForeign) {
		return
	}
	if around == nil && f.isCounted(from, at.In, as.Within(at)) {
		from = f.Index.SourcesWithin(v, at.In)
	}
	for _, s := range from {
		if f.isForeign(s) {
			f.note(s.Function, at, as, found)
		}
	}
}

// isForeign reports whether a function of another package is the source of a value.
func (f *foreigners) isForeign(s flow.Source) bool {
	return s.Function != nil && !f.Own[s.Function]
}

// isCounted reports whether what callers of a function give to it counts where they do:
// all its parameters among the sources of a value are known to be taken at the same place.
func (f *foreigners) isCounted(from []flow.Source, in *ssa.Function, as registration.Taking) bool {
	t, _ := f.takers.TakesOf(program.ObjectOf(in))
	return !slices.ContainsFunc(from, func(s flow.Source) bool {
		return s.Parameter != nil && s.Parameter.Parent() == in && !slices.ContainsFunc(t, func(known registration.Taking) bool {
			return known.Index == flow.PositionOf(s.Parameter) && known.At.Pos == as.At.Pos
		})
	})
}

// note notes a function of another package.
func (f *foreigners) note(fn *ssa.Function, at servers.Registration, as registration.Taking, found How) {
	obj := program.ObjectOf(fn)
	if pkg := syntax.PackageOf(obj); pkg == nil || pkg == f.Pass.Pkg {
		return
	}
	for _, known := range f.list {
		if known.Func == obj && known.Registered.Pos == at.Pos {
			return
		}
	}
	if at.Inner = as.At.Pos; len(at.Servers)+len(at.Given) == 0 {
		at.Servers, at.Given = as.At.Servers, as.At.Given
	}
	if at.Name == "" {
		at.Name = as.At.Name
	}
	_, known := f.told.Told(obj)
	outside := Foreign{Func: obj, Library: as.Library, Kind: as.Kind, Found: found, Registered: at, Known: known}
	if as.Seam != wrappers.None {
		outside.Seam = &Seam{Func: as.By, Pos: at.Pos, Effect: as.Seam, Share: as.Share, inner: at.Inner}
	}
	f.list = append(f.list, outside)
}
