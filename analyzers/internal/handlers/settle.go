package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
)

// opaque returns the servers of which it is not known all that stands before
// their handlers: some of their options come from elsewhere, or code that is not
// known gets them.
func (f *finder) opaque(r *Result) map[*ssa.Call]bool {
	found := make(map[*ssa.Call]bool)
	for _, made := range f.servers.Made {
		if _, all := f.servers.OptionsOf(made); !all {
			found[made] = true
		}
	}
	for _, h := range f.servers.Handed {
		if !module.Seems(f.Pass, h.Func.Pkg()) {
			for _, made := range h.At.Servers {
				found[made] = true
			}
		}
	}
	for _, made := range f.servers.Open {
		found[made] = true
	}
	for _, m := range r.Installed {
		if m.Effect == seams.Transparent || m.Effect == seams.Leaky || len(m.Servers)+len(m.Given) > 0 {
			continue
		}
		for _, made := range f.servers.Made {
			found[made] = true // it can stand before any of them
		}
	}
	return found
}

// settle gives registrations of which no server is known the only one that the
// package makes.
func (f *finder) settle() {
	f.nameRows()
	for _, h := range f.handlers {
		for i := range h.Registered {
			f.settleBundle(&h.Registered[i])
		}
	}
	for i := range f.outside {
		f.settleBundle(&f.outside[i].Registered)
	}
	if len(f.servers.Made) != 1 {
		return
	}
	for _, h := range f.handlers {
		for i := range h.Registered {
			if r := &h.Registered[i]; len(r.Servers) == 0 {
				r.Servers, r.Guessed = f.servers.Made, true
				// Have: a bundle that is registered nowhere. If something calls what is in it, that is.
				r.Adapted = r.Bundled && len(r.Given) == 0 && len(h.Behind) > 0
			}
		}
	}
	for i := range f.outside {
		if len(f.outside[i].Registered.Servers) == 0 {
			f.outside[i].Registered.Servers, f.outside[i].Registered.Guessed = f.servers.Made, true
		}
	}
}

// settleBundle gives a registration by a bundle the server on which that is
// registered, be it with another handler.
func (f *finder) settleBundle(r *servers.Registration) {
	on, ok := f.onward[r.Place()]
	r.Adapted = ok && !f.bare[r.Place()]
	if ok && len(r.Servers)+len(r.Given) == 0 {
		r.Servers, r.Given = on.Servers, on.Given
	}
}
