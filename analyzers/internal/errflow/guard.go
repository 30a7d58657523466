package errflow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// IsGuard reports whether a return is one that no run takes, as far as the package shows: it asks
// for a field of a struct that is nil, and every literal of the struct in the package sets the
// field. In
//
//	func newTools(c *client) *tools { return &tools{client: c} }
//	func (t *tools) read(…) (…, error) { if t.client == nil { return nil, errors.New("no client") } … }
//
// the second line is a habit.
func (f *Flow) IsGuard(ret *ssa.Return) bool {
	if f.Evaluator == nil || ret == nil {
		return false
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	for from, side := range program.PassedTo(ret.Block()) {
		v, whenNil := program.NilTest(from)
		if v == nil || side != whenNil {
			continue
		}
		if field := readField(v); field != nil && f.isAlwaysSet(field) {
			return true
		}
	}
	return false
}

// readField returns the field of a struct of which a value was read, or nil.
func readField(v ssa.Value) *types.Var {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	addr, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return nil
	}
	return program.Field(addr.X.Type(), addr.Field)
}

// isAlwaysSet reports whether every literal of the struct with a field, of which the package has
// some, sets the field to something else than nil.
func (f *Flow) isAlwaysSet(field *types.Var) bool {
	if f.literals == nil {
		f.literals = f.findLiterals()
	}
	of := f.literals[field]
	return of.all > 0 && of.set == of.all && !of.cleared
}

// A setting says how many literals there are of the struct of a field, how many of them set it,
// and whether it is set to nil anywhere.
type setting struct {
	all, set int
	cleared  bool
}

// findLiterals looks at all literals of structs in the package.
func (f *Flow) findLiterals() map[*types.Var]setting {
	found := make(map[*types.Var]setting)
	for _, fn := range f.Program.Functions() {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				switch instr := instr.(type) {
				case *ssa.Alloc:
					f.noteLiteral(found, instr)
				case *ssa.Store:
					if addr, ok := instr.Addr.(*ssa.FieldAddr); ok && program.IsNil(instr.Val) {
						if field := program.Field(addr.X.Type(), addr.Field); field != nil {
							s := found[field]
							s.cleared = true
							found[field] = s
						}
					}
				}
			}
		}
	}
	return found
}

// noteLiteral counts the fields of a struct that is made, and those of them that are set.
func (f *Flow) noteLiteral(found map[*types.Var]setting, made *ssa.Alloc) {
	of := program.StructOf(made.Type())
	if of == nil || made.Comment != "complit" {
		return
	}
	stored := make(map[int]bool)
	for _, use := range program.UsesOf(made) {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		for _, set := range program.UsesOf(addr) {
			if store, ok := set.(*ssa.Store); ok && store.Addr == addr && !program.IsNil(store.Val) {
				stored[addr.Field] = true
			}
		}
	}
	for i := range of.NumFields() {
		field := of.Field(i).Origin()
		s := found[field]
		s.all++
		if stored[i] {
			s.set++
		}
		found[field] = s
	}
}
