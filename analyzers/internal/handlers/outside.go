package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/visible"
)

// Foreign is a function of another package that this package registers, or
// hands to a wrapper. Facts do not flow back to its own package.
type Foreign struct {
	Func       *types.Func
	Library    string
	Kind       sdk.Kind
	Found      How
	Registered servers.Registration
	// Known tells that the package that declares it knows that it is a handler.
	Known bool
	// Share is what the wrapper to which it is handed leaves of its errors.
	Share seams.Share
	// Seam is that wrapper, if there is one.
	Seam *Seam

	wrapper *types.Func // what is called to wrap it, here or in another package
}

// Handler returns the function as a handler that the package registers, without the
// function itself.
func (f Foreign) Handler() *Handler {
	h := &Handler{Library: f.Library, Kind: f.Kind, Registered: []servers.Registration{f.Registered}}
	if f.Seam != nil {
		h.Behind = []*Seam{f.Seam}
	}
	return h
}

// Answers reports whether it is told somewhere that a method of another package is a
// handler: where it is declared, or where this package hands it over.
func (r *Result) Answers(method *types.Func) bool {
	return slices.ContainsFunc(r.Foreign, func(f Foreign) bool { return f.Func == method }) ||
		r.finder.Pass.ImportObjectFact(method, new(handles))
}

// Held is a function of the package that is stored in a struct field, where
// another package can find it and call it as a handler.
type Held struct {
	Field *types.Var
	Func  *ssa.Function
}

// foreigners notes the functions of other packages that a value can be which is handed to
// a registrar or a wrapper. What callers of the function around that give to it counts
// where they do.
func (f *finder) foreigners(v ssa.Value, around *ssa.Function, at servers.Registration, as takers.Taking, found How) {
	from := f.Index.SourcesWithin(v, around)
	if !slices.ContainsFunc(from, f.isForeign) {
		return
	}
	if around == nil && f.isCounted(from, at.In, as.Within(at)) {
		from = f.Index.SourcesWithin(v, at.In)
	}
	for _, s := range from {
		if f.isForeign(s) {
			f.foreign(s.Function, at, as, found)
		}
	}
}

func (f *finder) isForeign(s valueflow.Source) bool { return s.Function != nil && !f.Own[s.Function] }

// isCounted reports whether what callers of a function give to it counts where they do:
// all its parameters among the sources of a value are known to be taken at the same place.
func (f *finder) isCounted(from []valueflow.Source, in *ssa.Function, as takers.Taking) bool {
	t, _ := f.takers.TakesOf(program.ObjectOf(in))
	return !slices.ContainsFunc(from, func(s valueflow.Source) bool {
		return s.Parameter != nil && s.Parameter.Parent() == in && !slices.ContainsFunc(t, func(known takers.Taking) bool {
			return known.Index == valueflow.PositionOf(s.Parameter) && known.At.Pos == as.At.Pos
		})
	})
}

// foreign notes a function of another package.
func (f *finder) foreign(fn *ssa.Function, at servers.Registration, as takers.Taking, found How) {
	obj := program.ObjectOf(fn)
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == f.Pass.Pkg || !as.Fits(fn) {
		return
	}
	for _, known := range f.outside {
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
	known := module.Seems(f.Pass, obj.Pkg()) && f.Pass.ImportObjectFact(obj, new(handles))
	outside := Foreign{Func: obj, Library: as.Library, Kind: as.Kind, Found: found, Registered: at, Known: known, Share: as.Share, wrapper: as.Wrapper}
	if as.Seam != seams.None {
		outside.Seam = &Seam{Func: as.By, Pos: at.Pos, Effect: as.Seam, Share: as.Share, Sole: as.Sole, inner: at.Inner}
	}
	f.outside = append(f.outside, outside)
}

// holds is the fact about a package that declares a struct with a field in which
// handlers fit. Importers may not see the struct.
type holds struct{}

// AFact marks the type as a fact.
func (*holds) AFact() {}

// String returns "holds".
func (*holds) String() string { return "holds" }

// feeds reports whether a package that knows no library can still hold handlers:
// it, or a package of its module that it imports, declares a struct with a field
// in which they fit.
func feeds(pass *analysis.Pass) bool {
	if declaresHolder(pass.Pkg) {
		pass.ExportPackageFact(new(holds))
		return true
	}
	return slices.ContainsFunc(pass.Pkg.Imports(), func(imported *types.Package) bool {
		return module.Seems(pass, imported) && pass.ImportPackageFact(imported, new(holds))
	})
}

func declaresHolder(pkg *types.Package) bool {
	for _, declared := range visible.AllTypes(pkg) {
		s, ok := declared.Type().Underlying().(*types.Struct)
		if !ok {
			continue
		}
		for field := range s.Fields() {
			if holdsHandlers(field) {
				return true
			}
		}
	}
	return false
}

// holdsHandlers reports whether the functions that a field holds can play the
// part of a handler: they return something and an error.
func holdsHandlers(field *types.Var) bool {
	signature, ok := field.Type().Underlying().(*types.Signature)
	if !ok {
		return false
	}
	n := signature.Results().Len()
	return n >= 2 && program.IsError(signature.Results().At(n-1).Type())
}

// held returns the functions of the package that fields hold, if they can play
// the part of a handler.
func (f *finder) held() []Held {
	var found []Held
	for field, values := range f.Index.Fields {
		if !holdsHandlers(field) {
			continue
		}
		for _, v := range values {
			for _, s := range f.Index.Sources(v) {
				if s.Function != nil && f.Own[s.Function] {
					found = append(found, Held{Field: field, Func: s.Function})
				}
			}
		}
	}
	return found
}
