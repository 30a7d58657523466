package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// A destination is where what a function of another package returned is registered, and as what.
type destination struct {
	at servers.Registration
	as registration.Taking
}

// Destinations are those of what is made by the call at a place.
type destinations map[token.Pos][]destination

// note notes that what a call returns is registered.
func (d destinations) note(made *ssa.Call, at servers.Registration, as registration.Taking) {
	if !slices.ContainsFunc(d[made.Pos()], func(known destination) bool { return known.at.Pos == at.Pos }) {
		d[made.Pos()] = append(d[made.Pos()], destination{at, as})
	}
}
