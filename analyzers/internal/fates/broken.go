package fates

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// broken notes what a loop has collected when a failure ends it:
//
//	for token != "" {
//		more, err := c.list(ctx, token)
//		if err != nil {
//			break
//		}
//		all, token = append(all, more.Items...), more.Next
//	}
//
// A cursor that leaves the function, too, says that there is more.
func (m *making) broken() {
	if m.repeats() || !isLoop(m.f.block) {
		return
	}
	after := make(map[*ssa.BasicBlock]bool)
	for _, exit := range m.b.exits {
		m.signed(exit)
		for _, block := range control.Reached(exit.to, m.next) {
			after[block] = true
		}
	}
	for phi := range program.Instructions[*ssa.Phi](m.b.test.Parent().Blocks) {
		if phi.Block().Dominates(m.f.block) && control.LeadsTo(m.f.block, phi.Block()) {
			m.carried(phi, after)
		}
	}
}

// signed looks at what is another value where a failure ends the loop than where there is nothing more.
func (m *making) signed(exit edge) {
	index := slices.Index(exit.to.Preds, exit.from)
	for phi := range program.Instructions[*ssa.Phi]([]*ssa.BasicBlock{exit.to}) {
		for _, with := range phi.Edges {
			if with != phi.Edges[index] && m.isSign(with, phi.Edges[index]) {
				m.signs = append(m.signs, phi)
			}
		}
	}
}

// carried looks at what a loop carries from one time to the next.
func (m *making) carried(phi *ssa.Phi, after map[*ssa.BasicBlock]bool) {
	for _, edge := range phi.Edges {
		switch {
		case edge == phi || !m.derived[edge]:
		case adds(edge, phi):
			m.starts, m.inLoop = append(m.starts, start{value: phi, within: after}), true
		case !program.IsBool(phi.Type()):
			m.cursors = append(m.cursors, start{value: phi, within: after})
		}
	}
}

// isContinued reports whether a cursor leaves the function.
func (m *making) isContinued(l *look) bool {
	return slices.ContainsFunc(m.cursors, func(s start) bool { return l.leaving([]start{s}) != 0 })
}
