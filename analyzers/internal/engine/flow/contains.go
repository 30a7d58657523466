package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// Contains reports whether a value may be, or be made from, another.
func Contains(v, part ssa.Value, seen map[ssa.Value]bool) bool {
	if v == part {
		return true
	}
	if v == nil || seen[v] || len(seen) > MaxTraced {
		return false
	}
	seen[v] = true
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return false
	}
	switch v := v.(type) {
	case *ssa.Slice:
		return storedIn(v.X, part, seen)
	case *ssa.Alloc:
		return storedIn(v, part, seen)
	case *ssa.Phi:
		for i, edge := range v.Edges {
			if control.From(v, i) != control.FoundNil && Contains(edge, part, seen) {
				return true
			}
		}
		return false
	}
	for _, operand := range instr.Operands(nil) {
		if *operand != nil && Contains(*operand, part, seen) {
			return true
		}
	}
	return false
}

// storedIn reports whether what is stored in a variable, a field or an element
// of it contains part.
func storedIn(variable, part ssa.Value, seen map[ssa.Value]bool) bool {
	referrers := variable.Referrers()
	if referrers == nil {
		return false
	}
	for _, use := range *referrers {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable && Contains(use.Val, part, seen) {
				return true
			}
		case *ssa.IndexAddr:
			if use.X == variable && storedIn(use, part, seen) {
				return true
			}
		case *ssa.FieldAddr:
			if storedIn(use, part, seen) {
				return true
			}
		case *ssa.MakeInterface:
			if foundAs(use, part, seen) {
				return true
			}
		}
	}
	return false
}

// foundAs reports whether errors.As fills a variable with what it finds in part.
func foundAs(target *ssa.MakeInterface, part ssa.Value, seen map[ssa.Value]bool) bool {
	for _, use := range *target.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok {
			continue
		}
		if obj, _ := program.CalledAs(&call.Call); api.IsFunc(obj, "errors", "As") && Contains(call.Call.Args[0], part, seen) {
			return true
		}
	}
	return false
}
