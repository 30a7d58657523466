package answers

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// alike reports whether a result and an error that are returned together say the same, and whether
// the result is marked as an error: here, or in the function of the package that has decided it.
//
//	return a.update(ctx, in) // and update returns failed(err), nil, err
func (a *asker) alike(o Outcome, ret *ssa.Return) (same bool, flag cause.Flag) {
	if len(o.Via) > 0 {
		if made := a.decidedAt(ret, o.Decided()); made != nil {
			return saysTheSame(made.Instr), flagOf(made.Results)
		}
		return false, cause.FlagUnknown
	}
	return saysTheSame(ret), flagOf(o.Results)
}

func flagOf(results []returns.Result) cause.Flag {
	if len(results) == 0 {
		return cause.FlagUnknown
	}
	return results[0].Flag
}

// decidedAt returns the return at a place in the functions of which a return hands on all that
// they give, or nil.
func (a *asker) decidedAt(ret *ssa.Return, at token.Pos) *returns.Return {
	helper := whole(ret)
	if helper == nil {
		return nil
	}
	for fn := range a.handing(helper) {
		for _, inner := range a.flow.Returns(fn) {
			if inner.Pos() == at {
				return inner
			}
		}
	}
	return nil
}

// saysTheSame reports whether a result and an error that are returned together are made of one
// error, or of one text, as in
//
//	return failed("no name"), nil, errors.New("no name")
func saysTheSame(ret *ssa.Return) bool {
	if ret == nil {
		return false
	}
	q := flow.Query{Kinds: flow.Making}
	texts, errs := make(map[string]bool), make(map[ssa.Value]bool)
	for v := range q.Back(program.Given(ret, 0)) {
		texts[program.TextOf(v)] = true
		errs[v] = program.IsError(v.Type()) && !program.IsNil(v)
	}
	return q.Reaches(func(v ssa.Value) bool {
		text := program.TextOf(v)
		return errs[v] || text != "" && texts[text]
	}, program.Given(ret, len(ret.Results)-1))
}
