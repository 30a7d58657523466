package wrappers

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Installs is told of a function that installs middleware on its server argument.
type Installs []installed

// installed is one piece of such middleware.
type installed struct {
	Index  int // in calls, where a receiver comes first
	Kinds  []sdk.Kind
	Effect Effect
	Share  Share
}

// String returns the parameters, such as "installs(0: converting)".
func (list Installs) String() string {
	return summary.Text("installs", list, func(p installed) string { return fmt.Sprintf("%d: %s", p.Index, p.Effect) })
}

// InstalledElsewhere returns middleware that functions of other packages install
// on servers that they get.
func (r *Middleware) InstalledElsewhere() []Installed {
	var found []Installed
	for _, h := range r.servers.Handed {
		told, _ := r.installs.Told(h.Func)
		for _, p := range told {
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
	for _, m := range all {
		for _, p := range m.Given {
			known, _ := r.installs.Own(p.Parent())
			r.installs.Set(p.Parent(), append(known, installed{Index: flow.PositionOf(p), Kinds: m.Kinds, Effect: m.Effect, Share: m.Share}))
		}
	}
	r.installs.Export()
}
