package errflow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/losses"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/returns"
)

// maxAsked is how many calls a function may have whose failures are asked for one by one. Each
// question looks anew at what the function does with errors; nobody writes more by hand.
const maxAsked = 600

// Failures returns what the error with the given index among the results of a call can be,
// empty if it is always nil, or if the function around the call has too many.
func (f *Flow) Failures(call *ssa.Call, index int) []cause.Failure {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	if f.isCrowded(call.Parent()) {
		return nil
	}
	f.Evaluator.Start(call.Parent())
	if f.IsOverlong(call.Parent()) || f.NeverFails(call, index) {
		return nil
	}
	return f.Evaluator.Calls().ResultOf(calls.At(call), index).Failures
}

// isCrowded reports whether a function has more calls than are asked about one by one.
func (f *Flow) isCrowded(fn *ssa.Function) bool {
	if crowded, known := f.crowded[fn]; known {
		return crowded
	}
	calls := 0
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if _, ok := instr.(*ssa.Call); ok {
				calls++
			}
		}
	}
	if f.crowded == nil {
		f.crowded = make(map[*ssa.Function]bool)
	}
	f.crowded[fn] = calls > maxAsked
	return f.crowded[fn]
}

// Elsewhere returns what leaves a function of another package of the module, all
// its returns together, as a call of it at a place gives it. The return has no
// instruction.
func (f *Flow) Elsewhere(obj *types.Func, pos token.Pos) *returns.Return {
	f.Mu.Lock()
	defer f.Mu.Unlock()
	r := &returns.Return{}
	known := f.FactOf(obj)
	if known == nil {
		return r
	}
	results := obj.Signature().Results()
	for i := range known.Results {
		o := f.Evaluator.Calls().Substituted(known.Results[i], nil, obj, calls.Site{Pos: pos})
		if i == results.Len()-1 && program.CanBeError(results.At(i).Type()) {
			r.Errors = o.Failures
		} else if len(o.Readable.Rendered)+len(o.Readable.Text) > 0 {
			r.Results = append(r.Results, returns.Result{Flag: o.Flag, Data: o.Data, Rendered: o.Readable.Rendered, Text: o.Readable.Text})
		}
	}
	return r
}

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

// Imported returns the methods with which types of packages of the module that this one
// imports implement a method of an interface that is called at a place. [Flow.Elsewhere]
// knows all of them, also those whose types are not visible here.
func (f *Flow) Imported(method *types.Func, at token.Pos) []*types.Func {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	return slices.DeleteFunc(slices.Clone(f.Implementations(method, at)), func(m *types.Func) bool { return m.Pkg() == f.Pass.Pkg })
}

// Texts returns the constant texts of which a value of a function of the package is made.
func (f *Flow) Texts(v ssa.Value) []string {
	if f.Evaluator == nil || v.Parent() == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	f.Evaluator.Start(v.Parent())
	if f.IsOverlong(v.Parent()) {
		return nil
	}
	return losses.TextsIn(f.Tracer, v)
}
