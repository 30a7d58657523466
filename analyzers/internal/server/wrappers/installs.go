package wrappers

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Installs is the fact about a function that installs middleware on its server
// argument.
type Installs struct {
	Params []installed
}

// installed is one piece of such middleware.
type installed struct {
	Index  int // in calls, where a receiver comes first
	Kinds  []sdk.Kind
	Effect Effect
	Share  Share
}

// AFact marks the type as a fact.
func (*Installs) AFact() {}

// String returns the parameters, such as "installs(0: converting)".
func (i *Installs) String() string {
	parts := make([]string, len(i.Params))
	for n, p := range i.Params {
		parts[n] = fmt.Sprintf("%d: %s", p.Index, p.Effect)
	}
	return "installs(" + strings.Join(parts, ", ") + ")"
}

// InstalledElsewhere returns middleware that functions of other packages install
// on servers that they get.
func (r *Middleware) InstalledElsewhere() []Installed {
	var found []Installed
	for _, h := range r.servers.Handed {
		var fact Installs
		if !module.Seems(r.Pass, h.Func.Pkg()) || !r.Pass.ImportObjectFact(h.Func, &fact) {
			continue
		}
		for _, p := range fact.Params {
			if p.Index == h.Index {
				found = append(found, Installed{
					Pos: h.At.Pos, Kinds: p.Kinds, Effect: p.Effect, Share: p.Share,
					Servers: h.At.Servers, Given: h.At.Given,
				})
			}
		}
	}
	return found
}

// ExportInstallers exports functions of the package that install middleware on
// their server argument.
func (r *Middleware) ExportInstallers(all []Installed) {
	facts := make(map[*ssa.Function]*Installs)
	for _, m := range all {
		for _, p := range m.Given {
			fn := p.Parent()
			if facts[fn] == nil {
				facts[fn] = new(Installs)
			}
			facts[fn].Params = append(facts[fn].Params, installed{Index: flow.PositionOf(p), Kinds: m.Kinds, Effect: m.Effect, Share: m.Share})
		}
	}
	for fn, fact := range facts {
		r.Pass.ExportObjectFact(program.ObjectOf(fn), fact)
	}
}
