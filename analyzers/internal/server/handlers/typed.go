package handlers

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Typed functions are handlers because of their type.
type typed struct {
	*flow.Scope
	catalogue *catalogue
	clients   registration.Clients
}

// find finds the functions whose type is that of a handler. Clients of other
// servers have functions of that type, too: those that call a tool count only if
// they are registered.
func (t *typed) find() {
	for fn := range t.Functions() {
		if m, ok := t.Set.Handler(fn.Signature); ok && !m.Loose && !wrappers.IsKind(m.Kind) && !t.clients.CallsTools(fn) {
			t.catalogue.handler(fn, m.SDK.Name, m.Kind).Found |= ByType
		}
	}
}
