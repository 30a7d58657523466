package requests

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// The services of google.golang.org/api that were made with option.WithAPIKey have a transport which puts the
// key into the query of each request that it is given, so that the error of the request shows it:
//
//	svc, err := customsearch.NewService(ctx, option.WithAPIKey(key))
//	found, err := svc.Cse.List().Q(q).Do()

const (
	services = "google.golang.org/api/"
	options  = services + "option"
)

// asksWithKey reports whether a function asks a service that the package makes with a key in every
// place.
func (r Reader) asksWithKey(name string) bool {
	service, call, ok := strings.Cut(name, ".(*")
	if !ok || !strings.HasPrefix(service, services) || !strings.HasSuffix(call, "Call).Do") && !strings.HasSuffix(call, "Call).Pages") ||
		!syntax.HasImport(r.Pass.Pkg, options) {
		return false
	}
	keyed, known := r.keyed[service]
	if !known {
		keyed = r.isMadeWithKey(service)
		r.keyed[service] = keyed
	}
	return keyed
}

// isMadeWithKey reports whether the package makes a service, and with a key in every place.
func (r Reader) isMadeWithKey(service string) bool {
	made := false
	for fn := range r.Own {
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			if !isCallOf(call, service+".NewService") {
				continue
			}
			if !isGivenKey(call) {
				return false
			}
			made = true
		}
	}
	return made
}

// isGivenKey reports whether a service is made with a key. With a client of the program's own the key is
// not used.
func isGivenKey(call *ssa.Call) bool {
	given := paths.Elements(call.Call.Args[len(call.Call.Args)-1])
	is := func(name string) func(ssa.Value) bool {
		return func(v ssa.Value) bool {
			call, ok := v.(*ssa.Call)
			return ok && isCallOf(call, options+"."+name)
		}
	}
	return slices.ContainsFunc(given, is("WithAPIKey")) && !slices.ContainsFunc(given, is("WithHTTPClient"))
}

// isCallOf reports whether a call is one of a function, by its full name.
func isCallOf(call *ssa.Call, name string) bool {
	obj := program.Called(&call.Call)
	return obj != nil && funcs.FullName(obj) == name
}
