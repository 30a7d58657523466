package sdk

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Set holds the SDKs that a package can see. Its methods accept nil objects and
// types, of which they know nothing. The nil Set is empty.
type Set struct {
	pkg      *types.Package
	views    []*view
	handlers matcher
	effects  map[effectKey]Effect

	registrars  index[Registrar]
	fields      index[Field]
	builders    index[Builder]
	results     index[Result]
	texts       index[Text]
	roles       map[types.Object]Role
	errorTypes  index[ErrorType]
	errorValues index[ErrorValue]
	installers  index[Installer]
	wrappers    index[Wrapper]
	transports  index[Transport]
	clientCalls index[ClientCall]
	accesses    index[Access]
	arguments   index[Arguments]
	servers     index[Name]
	connects    index[Name]
	serves      index[Name]
	inMemory    index[Name]
	clientLogs  index[Name]
	toClient    index[Name]
	present     index[Name]
	serverOnly  index[Name]
	inputs      index[Name]
}

// Of returns the SDKs that the package can see: those of which it, or what it
// imports, directly or not, imports a package.
func Of(pkg *types.Package) *Set {
	views := seen(pkg)
	if len(views) == 0 {
		return new(Set)
	}
	return &Set{
		pkg:         pkg,
		views:       views,
		handlers:    newMatcher(views),
		effects:     effects(views),
		registrars:  indexOf(views, func(s *SDK) []Registrar { return s.Registrars }),
		fields:      indexOf(views, func(s *SDK) []Field { return s.Fields }),
		builders:    indexOf(views, func(s *SDK) []Builder { return s.Builders }),
		results:     indexOf(views, func(s *SDK) []Result { return s.Results }),
		texts:       indexOf(views, func(s *SDK) []Text { return s.Texts }),
		roles:       roles(views),
		errorTypes:  indexOf(views, func(s *SDK) []ErrorType { return s.ErrorTypes }),
		errorValues: indexOf(views, func(s *SDK) []ErrorValue { return s.ErrorValues }),
		installers:  indexOf(views, func(s *SDK) []Installer { return s.Installers }),
		wrappers:    indexOf(views, func(s *SDK) []Wrapper { return s.Wrappers }),
		transports:  indexOf(views, func(s *SDK) []Transport { return s.Transports }),
		clientCalls: indexOf(views, func(s *SDK) []ClientCall { return s.ClientCalls }),
		accesses:    indexOf(views, func(s *SDK) []Access { return s.Accesses }),
		arguments:   indexOf(views, func(s *SDK) []Arguments { return s.Arguments }),
		servers:     indexOf(views, func(s *SDK) []Name { return s.Servers }),
		connects:    indexOf(views, func(s *SDK) []Name { return s.Connects }),
		serves:      indexOf(views, func(s *SDK) []Name { return s.Serves }),
		inMemory:    indexOf(views, func(s *SDK) []Name { return s.InMemory }),
		clientLogs:  indexOf(views, func(s *SDK) []Name { return s.ClientLogs }),
		toClient:    indexOf(views, func(s *SDK) []Name { return s.ToClient }),
		present:     indexOf(views, func(s *SDK) []Name { return s.Present }),
		serverOnly:  indexOf(views, func(s *SDK) []Name { return s.ServerOnly }),
		inputs:      indexOf(views, func(s *SDK) []Name { return s.InputSchemas }),
	}
}

// place is where the tables speak of a package.
type place struct {
	sdk   *SDK
	short string
}

// places holds every package of every SDK by its import path.
var places = func() map[string]place {
	m := make(map[string]place)
	for _, s := range all {
		for short, path := range s.Packages {
			m[path] = place{s, short}
		}
	}
	return m
}()

// IsLookedInto reports whether anything is asked of a package: it has source and types, is part of what the user has
// analysed, and is none of an SDK.
func IsLookedInto(pass *analysis.Pass) bool {
	return pass.TypesInfo != nil && len(pass.Files) > 0 && !Owns(pass.Pkg) && syntax.IsModuleAnalysed(pass)
}

// Owns reports whether the package is one of an SDK in the tables.
func Owns(pkg *types.Package) bool {
	if pkg == nil {
		return false
	}
	_, ok := places[pkg.Path()]
	return ok
}

// HasModule reports whether a module with the given path has a package of an SDK, and is there for the
// protocol alone.
func HasModule(path string) bool {
	for imported, at := range places {
		if (imported == path || strings.HasPrefix(imported, path+"/")) && !slices.Contains(at.sdk.Beside, at.short) {
			return true
		}
	}
	return false
}

// Sees reports whether the package is one of an SDK, or imports one, directly or not.
func Sees(pkg *types.Package) bool { return len(seen(pkg)) > 0 }

// seen walks the imports of the package, and returns the SDKs among them in the
// order of All.
func seen(pkg *types.Package) []*view {
	found := make(map[*SDK]*view)
	visited := make(map[*types.Package]bool)
	context := imported(pkg, "context")
	var walk func(*types.Package)
	walk = func(pkg *types.Package) {
		if pkg == nil || visited[pkg] {
			return
		}
		visited[pkg] = true
		if at, ok := places[pkg.Path()]; ok {
			if found[at.sdk] == nil {
				found[at.sdk] = &view{sdk: at.sdk, packages: make(map[string]*types.Package), context: context}
			}
			found[at.sdk].packages[at.short] = pkg
		}
		for _, imported := range pkg.Imports() {
			walk(imported)
		}
	}
	walk(pkg)
	var views []*view
	for _, s := range all {
		if v := found[s]; v != nil {
			views = append(views, v)
		}
	}
	return views
}

// entry is a row together with the SDK that it belongs to.
type entry[R row] struct {
	sdk *SDK
	row R
}

// index finds rows by the objects that they name.
type index[R row] map[types.Object]entry[R]

// indexOf resolves the rows of one table of every SDK. The first row that
// applies counts.
func indexOf[R row](views []*view, table func(*SDK) []R) index[R] {
	ix := make(index[R])
	for _, v := range views {
		for _, r := range table(v.sdk) {
			obj := v.object(r.declaration())
			if obj == nil || !v.applies(r.versions()) {
				continue
			}
			obj = key(obj)
			if _, known := ix[obj]; !known {
				ix[obj] = entry[R]{v.sdk, r}
			}
		}
	}
	return ix
}

// of returns the row for an object, which may be nil.
func (ix index[R]) of(obj types.Object) (*SDK, R, bool) {
	e, ok := ix[key(obj)]
	return e.sdk, e.row, ok
}

// names returns the SDK whose table has a row for an object.
func (ix index[R]) names(obj types.Object) (*SDK, bool) {
	sdk, _, ok := ix.of(obj)
	return sdk, ok
}
