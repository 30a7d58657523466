package answers

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// maxParts is how many values are looked at that a result or an error is made of.
const maxParts = 200

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
