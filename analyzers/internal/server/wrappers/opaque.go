package wrappers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Opaque returns servers with unknown middleware: some of their options come
// from elsewhere, or unknown code gets them.
func (r *Middleware) Opaque(installed []Installed) map[*ssa.Call]bool {
	found := make(map[*ssa.Call]bool)
	for _, made := range r.servers.Made {
		if _, all := r.servers.OptionsOf(made); !all {
			found[made] = true
		}
	}
	for _, h := range r.servers.Handed {
		if !syntax.InModule(r.Pass, h.Func.Pkg()) {
			for _, made := range h.At.Servers {
				found[made] = true
			}
		}
	}
	for _, made := range r.servers.Open {
		found[made] = true
	}
	for _, m := range installed {
		if m.Effect == Transparent || m.Effect == Leaky || len(m.Servers)+len(m.Given) > 0 {
			continue
		}
		for _, made := range r.servers.Made {
			found[made] = true // it can stand before any of them
		}
	}
	return found
}
