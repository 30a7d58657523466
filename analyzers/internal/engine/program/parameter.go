package program

import "golang.org/x/tools/go/ssa"

// ParameterOf returns the parameter that a value is, or nil. A captured parameter lives in a
// variable. If nothing else is stored there, reads of the variable, also in literals, are the
// parameter.
func ParameterOf(v ssa.Value) *ssa.Parameter {
	if p, ok := v.(*ssa.Parameter); ok {
		return p
	}
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return nil
	}
	variable, ok := outermost(load.X).(*ssa.Alloc)
	if !ok {
		return nil
	}
	return keptIn(variable)
}

// outermost returns the variable that a variable of a literal is in the function around all
// literals; any other value is itself.
func outermost(v ssa.Value) ssa.Value {
	free, ok := v.(*ssa.FreeVar)
	if !ok {
		return v
	}
	if list := OutermostVariables(free); len(list) > 0 {
		return list[0]
	}
	return nil
}

// keptIn returns the parameter that is put into a variable when its function is entered, if
// nothing else ever is.
func keptIn(variable *ssa.Alloc) *ssa.Parameter {
	for _, instr := range variable.Parent().Blocks[0].Instrs {
		switch instr := instr.(type) {
		case *ssa.Alloc:
			continue
		case *ssa.Store:
			p, ok := instr.Val.(*ssa.Parameter)
			switch {
			case !ok:
				return nil
			case instr.Addr != variable:
				continue
			case onlyRead(variable, instr):
				return p
			}
		}
		return nil
	}
	return nil
}

// onlyRead reports whether nothing is put into a variable, or into a part of it, but what
// one instruction stores, also by literals that share it.
func onlyRead(variable ssa.Value, but *ssa.Store) bool {
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use != but {
				return false
			}
		case *ssa.FieldAddr:
			if !onlyRead(use, but) {
				return false
			}
		case *ssa.MakeClosure:
			if free := Captured(use, variable); free != nil && !onlyRead(free, but) {
				return false
			}
		case *ssa.UnOp:
		default:
			return false // its address goes elsewhere
		}
	}
	return true
}
