package handlers

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Settling finds the servers of registrations that do not say on which they are.
type settling struct {
	catalogue *catalogue
	foreign   *foreigners
	bundles   *registration.Bundles
	servers   *servers.Reader
}

// settle gives registrations in bundles the server on which the bundle is registered, and those of which no
// server is known the only one that the package makes.
func (s *settling) settle() {
	for _, h := range s.catalogue.handlers {
		for i := range h.Registered {
			s.bundles.Settle(&h.Registered[i])
		}
	}
	for i := range s.foreign.list {
		s.bundles.Settle(&s.foreign.list[i].Registered)
	}
	if len(s.servers.Made) == 1 {
		s.guess()
	}
}

// guess gives registrations of which no server is known all that the package makes.
func (s *settling) guess() {
	for _, h := range s.catalogue.handlers {
		for i := range h.Registered {
			if at := &h.Registered[i]; len(at.Servers) == 0 {
				at.Servers, at.Guessed = s.servers.Made, true
				// The bundle is registered nowhere. What calls the handler in it decides.
				at.Adapted = at.Bundled && len(at.Given) == 0 && len(h.Behind) > 0
			}
		}
	}
	for i := range s.foreign.list {
		if at := &s.foreign.list[i].Registered; len(at.Servers) == 0 {
			at.Servers, at.Guessed = s.servers.Made, true
		}
	}
}
