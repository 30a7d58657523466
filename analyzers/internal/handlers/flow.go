package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A flow knows how function values move through one package: through variables,
// struct fields, closures, parameters and results. It takes no account of the
// order of statements, so it finds what can be there, not what is there.
type flow struct {
	fields   map[*types.Var][]ssa.Value              // what is stored in a field
	late     map[*types.Var]bool                     // fields that are set through pointers, after the struct was made
	globals  map[*ssa.Global][]ssa.Value             // what is stored in a variable of the package
	entries  map[*ssa.Global][]ssa.Value             // what is put into a map that a variable of the package holds
	closures map[*ssa.Function][]*ssa.MakeClosure    // where a literal is evaluated
	calls    map[*ssa.Function][]ssa.CallInstruction // where a function is called by name
	invokes  map[*types.Func][]ssa.CallInstruction   // where a method of an interface is called
	returns  map[*ssa.Function][]*ssa.Return         // where a function returns
	handed   map[*ssa.Parameter][]ssa.Value          // the servers that a parameter gets where its function is called as a value
	behind   map[*types.Func][]*ssa.Function         // what stands behind a method of an interface that gives functions
}

// resultsOf returns what a function of the package returns, in all its returns.
func (f *flow) resultsOf(fn *ssa.Function) []ssa.Value {
	var all []ssa.Value
	for _, ret := range f.returns[fn] {
		all = append(all, ret.Results...)
	}
	return all
}

func flowOf(p *program.Program) *flow {
	f := &flow{
		fields:   make(map[*types.Var][]ssa.Value),
		late:     make(map[*types.Var]bool),
		globals:  make(map[*ssa.Global][]ssa.Value),
		entries:  make(map[*ssa.Global][]ssa.Value),
		closures: make(map[*ssa.Function][]*ssa.MakeClosure),
		calls:    make(map[*ssa.Function][]ssa.CallInstruction),
		invokes:  make(map[*types.Func][]ssa.CallInstruction),
		returns:  make(map[*ssa.Function][]*ssa.Return),
		handed:   make(map[*ssa.Parameter][]ssa.Value),
		behind:   make(map[*types.Func][]*ssa.Function),
	}
	for _, fn := range p.Functions() {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				f.note(fn, instr)
			}
		}
	}
	for method := range f.invokes {
		if givesFunctions(method.Signature()) {
			f.behind[method] = ImplementingFunctions(p, method)
		}
	}
	return f
}

// givesFunctions reports whether something with a signature returns a function.
func givesFunctions(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if _, ok := v.Type().Underlying().(*types.Signature); ok {
			return true
		}
	}
	return false
}

func (f *flow) note(fn *ssa.Function, instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.Store:
		switch addr := instr.Addr.(type) {
		case *ssa.FieldAddr:
			if field := program.Field(addr.X.Type(), addr.Field); field != nil {
				f.fields[field] = append(f.fields[field], instr.Val)
				f.late[field] = f.late[field] || !isVariable(addr.X)
			}
		case *ssa.Global:
			f.globals[addr] = append(f.globals[addr], instr.Val)
		}
	case *ssa.MapUpdate:
		if load, ok := instr.Map.(*ssa.UnOp); ok {
			if variable, ok := load.X.(*ssa.Global); ok {
				f.entries[variable] = append(f.entries[variable], instr.Value)
			}
		}
	case *ssa.MakeClosure:
		literal := instr.Fn.(*ssa.Function)
		f.closures[literal] = append(f.closures[literal], instr)
	case *ssa.Return:
		f.returns[fn] = append(f.returns[fn], instr)
	case ssa.CallInstruction:
		call := instr.Common()
		if call.IsInvoke() {
			f.invokes[call.Method] = append(f.invokes[call.Method], instr)
		} else if callee := staticCallee(call); callee != nil {
			f.calls[callee] = append(f.calls[callee], instr)
		}
	}
}

// staticCallee returns the function that a call names, as it is declared:
// without type arguments.
func staticCallee(call *ssa.CallCommon) *ssa.Function {
	callee := call.StaticCallee()
	if callee == nil {
		return nil
	}
	if origin := callee.Origin(); origin != nil {
		return origin
	}
	return callee
}

// objectOf returns the declared function or method that f is or, for a method
// value, stands for; nil for literals.
func objectOf(f *ssa.Function) *types.Func {
	obj, _ := f.Object().(*types.Func)
	if obj == nil {
		return nil
	}
	return obj.Origin()
}
