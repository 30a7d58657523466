package answers

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// maxParts is how many values are looked at that a result or an error is made of.
const maxParts = 200

// alike reports whether a result and an error that are returned together say the same, and whether
// the result is marked as an error: here, or in the function of the package that has decided it.
//
//	return a.update(ctx, in) // and update returns failed(err), nil, err
func (a *asker) alike(o Outcome, ret *ssa.Return) (same bool, flag cause.Flag) {
	if len(o.Via) > 0 {
		if made := a.decidedAt(ret, o.Decided(), 0); made != nil {
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

// maxCalls is how many functions deep the return is looked for that has decided.
const maxCalls = 4

// decidedAt returns the return at a place in the functions of which one return hands on all that
// they give, or nil.
func (a *asker) decidedAt(ret *ssa.Return, at token.Pos, depth int) *returns.Return {
	if ret == nil || depth > maxCalls || !isOfOneCall(ret) {
		return nil
	}
	call, _ := program.CallOf(program.Given(ret, len(ret.Results)-1))
	if call == nil || call.Call.StaticCallee() == nil {
		return nil
	}
	for _, inner := range a.flow.Returns(program.Declaration(call.Call.StaticCallee())) {
		if inner.Pos() == at {
			return inner
		}
		if found := a.decidedAt(inner.Instr, at, depth+1); found != nil {
			return found
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
	of := make(parts)
	of.add(program.Given(ret, 0))
	failed := make(parts)
	failed.add(program.Given(ret, len(ret.Results)-1))
	for part := range failed {
		if text, ok := part.(string); ok && text != "" && of[text] {
			return true
		}
		if v, ok := part.(ssa.Value); ok && program.IsError(v.Type()) && of[v] {
			return true
		}
	}
	return false
}

// parts are the values that something is made of, and the texts among them that are constant.
type parts map[any]bool

func (p parts) add(v ssa.Value) {
	if v == nil || p[v] || len(p) > maxParts {
		return
	}
	if c, ok := v.(*ssa.Const); ok {
		if c.Value != nil && c.Value.Kind() == constant.String {
			p[constant.StringVal(c.Value)] = true
		}
		return
	}
	p[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		for _, arg := range v.Call.Args {
			p.add(arg)
		}
		if v.Call.IsInvoke() {
			p.add(v.Call.Value)
		}
	case *ssa.Alloc:
		p.addStored(v)
	case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Slice, *ssa.UnOp, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.BinOp, *ssa.Convert:
		for _, operand := range v.(ssa.Instruction).Operands(nil) {
			p.add(*operand)
		}
	}
}

// addStored adds what is put into a variable, and into its fields and elements.
func (p parts) addStored(address ssa.Value) {
	for _, use := range *address.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == address {
				p.add(use.Val)
			}
		case *ssa.FieldAddr:
			p.addStored(use)
		case *ssa.IndexAddr:
			p.addStored(use)
		}
	}
}
