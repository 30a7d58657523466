package swallow

import (
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
		gathers, moves := m.round(v)
		switch {
		case program.IsConst(v) || program.IsBool(v.Type()):
		case gathers:
			fate.Results |= result(i)
		case moves:
			return // a returned cursor tells that there is more
		case fate.Results == 0 && m.isFilledLater(v):
			fate.Kind, fate.Results = Lacking, result(i)
		}
	}
	if ret.Pos().IsValid() {
		fate.at = ret.Pos()
	}
	if !d.isAsked(given) {
		d.note(fate)
	}
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
	if len(m.starts) > 0 || m.told() || m.calls.IsAttempt(m.f) {
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
