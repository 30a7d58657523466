package handlers

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// installs is the fact about a function that installs middleware on a server which
// it is given.
type installs struct {
	Params []installed
}

// installed is one piece of such middleware.
type installed struct {
	Index  int // in calls, where a receiver comes first
	Kinds  []sdk.Kind
	Effect seams.Effect
	Share  seams.Share
}

// AFact marks the type as a fact.
func (*installs) AFact() {}

// String returns the parameters, such as "installs(0: converting)".
func (i *installs) String() string {
	parts := make([]string, len(i.Params))
	for n, p := range i.Params {
		parts[n] = fmt.Sprintf("%d: %s", p.Index, p.Effect)
	}
	return "installs(" + strings.Join(parts, ", ") + ")"
}

// installedElsewhere returns the middleware that functions of other packages put
// on the servers which they are handed.
func (f *finder) installedElsewhere() []Installed {
	var found []Installed
	for _, h := range f.servers.Handed {
		var fact installs
		if !module.Seems(f.Pass, h.Func.Pkg()) || !f.Pass.ImportObjectFact(h.Func, &fact) {
			continue
		}
		for _, p := range fact.Params {
			if p.Index == h.Index {
				found = append(found, Installed{
					Pos: h.At.Pos, Kinds: p.Kinds, Effect: p.Effect, Share: p.Share,
					servers: h.At.Servers, given: h.At.Given,
				})
			}
		}
	}
	return found
}

// exportInstallers makes known which functions of the package install middleware
// on a server that they are given.
func (f *finder) exportInstallers(r *Result) {
	facts := make(map[*ssa.Function]*installs)
	for _, m := range slices.Concat(r.Installed, r.elsewhere) {
		for _, p := range m.given {
			fn := p.Parent()
			if facts[fn] == nil {
				facts[fn] = new(installs)
			}
			facts[fn].Params = append(facts[fn].Params, installed{Index: valueflow.PositionOf(p), Kinds: m.Kinds, Effect: m.Effect, Share: m.Share})
		}
	}
	for fn, fact := range facts {
		f.Pass.ExportObjectFact(program.ObjectOf(fn), fact)
	}
}
