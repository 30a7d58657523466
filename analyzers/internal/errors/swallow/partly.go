package swallow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// partly notes what a return gives on a branch on which a failure is known, if it is what there is already:
// the pages before the one that has failed, or a struct without the part that the call should have given.
//
//	page, err := c.page(ctx, token)
//	if err != nil {
//		return all, nil
//	}
//	all = append(all, page...)
func (d drop) partly(fate Fate, ret *ssa.Return) {
	given := program.AllGiven(ret)
	if d.tells(ret) {
		return
	}
	m := &making{drop: d, derived: derivedFrom(d.f.Given)}
	fate.Instr, fate.Results = ret, 0
	for i, v := range given {
		switch {
		case i >= maxResults || program.IsConst(v) || program.IsBool(v.Type()):
		case m.isGathered(v):
			fate.Results |= 1 << i
		case m.carries(v):
			return // a returned cursor tells that there is more
		case fate.Results == 0 && m.isFilledLater(v):
			fate.Kind, fate.Results = Lacking, 1<<i
		}
	}
	if ret.Pos().IsValid() {
		fate.at = ret.Pos()
	}
	if !d.isAsked(given) {
		d.note(fate)
	}
}

// isGathered reports whether a loop has put into a list what the call gave in earlier rounds.
func (m *making) isGathered(v ssa.Value) bool {
	phi, ok := m.roundOf(v)
	return ok && slices.ContainsFunc(phi.Edges, func(edge ssa.Value) bool { return edge != phi && m.derived[edge] && adds(edge, phi) })
}

// carries reports whether a loop takes a value from one round to the next that the call gave.
func (m *making) carries(v ssa.Value) bool {
	phi, ok := m.roundOf(v)
	return ok && slices.ContainsFunc(phi.Edges, func(edge ssa.Value) bool { return edge != phi && m.derived[edge] })
}

// roundOf returns a value that a loop around the call takes from one round to the next.
func (m *making) roundOf(v ssa.Value) (phi *ssa.Phi, ok bool) {
	phi, ok = v.(*ssa.Phi)
	return phi, ok && phi.Block().Dominates(m.f.Block) && program.LeadsTo(m.f.Block, phi.Block())
}

// isFilledLater reports whether what the call gives is put into what a value is or points to, if nothing has failed.
func (m *making) isFilledLater(v ssa.Value) bool {
	base, _ := paths.Base(v)
	if base == nil || len(m.b.Good.Preds) != 1 {
		return false
	}
	for store := range program.Instructions[*ssa.Store](program.Dominated(m.b.Good)) {
		if into, _ := paths.Base(store.Addr); into == base && m.derived[store.Val] {
			return true
		}
	}
	return false
}

// lacks notes what is made without a part after a branch on which something has failed.
func (m *making) lacks(fate Fate) {
	if len(m.lacking) == 0 || len(m.starts) > 0 || m.told() || m.calls.IsAttempt(m.f) {
		return
	}
	m.lacksIn(fate, m.lacking)
}

// lacksIn notes that a part is missing in some values, which leave the function, or a literal through what it
// shares with the function around it.
func (l *look) lacksIn(fate Fate, starts []start) {
	fate.Kind, fate.Results, fate.free = Lacking, l.leaving(starts), l.sharedOf(valuesOf(starts))
	l.note(fate)
}
