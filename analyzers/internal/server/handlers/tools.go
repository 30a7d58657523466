package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Tools has the tools of servers that a package creates.
type Tools struct {
	// Names are the constant names of registered tools, sorted.
	Names []string
	// All reports that the list is complete: the package creates the servers,
	// registers every tool under a constant name, and passes no server to code
	// that could register more.
	All bool
}

// toolSites are the names of the tools that are registered at each place, "" for
// those that are not known.
type toolSites map[token.Pos]string

// note notes a registration of a value. It leaves out parameters, for then it is
// the caller that registers, and lists that are written out, for then the
// fields of their elements are registrations of their own.
func (t toolSites) note(v ssa.Value, at servers.Registration, kind sdk.Kind, from []flow.Source) {
	passedOn := len(from) > 0 && !slices.ContainsFunc(from, func(s flow.Source) bool { return s.Parameter == nil })
	if kind.IsTool() && !passedOn && !flow.IsWrittenOut(v) && t[at.Pos] == "" {
		t[at.Pos] = at.Name
	}
}

// of returns the tools of the servers of the package.
func (t toolSites) of(made *servers.Reader) Tools {
	tools := Tools{All: len(made.Made) > 0 && !made.HandsOut()}
	for _, name := range t {
		if name == "" {
			tools.All = false
		} else if !slices.Contains(tools.Names, name) {
			tools.Names = append(tools.Names, name)
		}
	}
	slices.Sort(tools.Names)
	return tools
}
