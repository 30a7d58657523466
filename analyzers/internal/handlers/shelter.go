package handlers

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A Shelter counts the handlers of the tools of a server.
type Shelter struct {
	// Tools counts all that are known.
	Tools int
	// Bare counts those that recover from no panic, and behind nothing that does.
	// Middleware does not count here.
	Bare int
}

func (s Shelter) and(other Shelter) Shelter {
	return Shelter{s.Tools + other.Tools, s.Bare + other.Bare}
}

// shelters is the fact about a function that registers tools on a server which it is
// given, or returns bundles of them or their handlers.
type shelters struct {
	Params []sheltered
}

// sheltered are the tools that are registered on one parameter.
type sheltered struct {
	Index int // in calls, where a receiver comes first, or returnedTools
	Shelter
}

// returnedTools stands in the place of a parameter for what is returned.
const returnedTools = -1

// AFact marks the type as a fact.
func (*shelters) AFact() {}

// String returns the counts, such as "shelters(1: 2 of 3)".
func (s *shelters) String() string {
	parts := make([]string, len(s.Params))
	for i, p := range s.Params {
		parts[i] = fmt.Sprintf("%d: %d of %d", p.Index, p.Tools-p.Bare, p.Tools)
	}
	return "shelters(" + strings.Join(parts, ", ") + ")"
}

// A site is where tools are registered: on a server that the package makes, on a
// parameter, or nowhere yet, because a function returns them.
type site struct {
	made     *ssa.Call
	given    *ssa.Parameter
	returned types.Object
}

// Sheltering is how many tools every site has, and how they are sheltered.
type sheltering map[site]Shelter

// export makes known how the tools are sheltered that functions of the package
// register on servers which they are given, or return.
func (s sheltering) export(pass *analysis.Pass) {
	facts := make(map[types.Object]*shelters)
	for at, n := range s {
		obj, index := at.returned, returnedTools
		if at.given != nil {
			fn := program.ObjectOf(at.given.Parent())
			if fn == nil {
				continue
			}
			obj, index = fn, valueflow.PositionOf(at.given)
		}
		if obj == nil {
			continue
		}
		if facts[obj] == nil {
			facts[obj] = new(shelters)
		}
		facts[obj].Params = append(facts[obj].Params, sheltered{index, n})
	}
	for obj, fact := range facts {
		slices.SortFunc(fact.Params, func(a, b sheltered) int { return a.Index - b.Index })
		pass.ExportObjectFact(obj, fact)
	}
}
