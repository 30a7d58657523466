package contracts

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A Call is a call of a method of a contract, or a place where such a method is
// handed on as a value.
type Call struct {
	// Node is the call, nil if the method is handed on.
	Node *ast.CallExpr
	// Pos is the place by which errflow knows the call.
	Pos token.Pos
	// In is the function that calls.
	In *ssa.Function
	// Method is "Fail", "Recovery" or "Fill".
	Method string
	// Contract is the contract, nil if it is not known.
	Contract *Contract
	// Reasons are the reasons that are passed, if these are known to be all.
	Reasons []string
	// Known tells that the reasons are known.
	Known bool
}

// findCalls notes the calls of methods of contracts.
func (f *finder) findCalls() {
	nodes := make(map[token.Pos]*ast.CallExpr)
	for cur := range f.root.Preorder((*ast.CallExpr)(nil)) {
		call := cur.Node().(*ast.CallExpr)
		nodes[call.Lparen] = call
	}
	for instr := range program.InstructionsOf[ssa.Instruction](f.program.Functions()) {
		if c := f.callOf(instr); c != nil {
			c.In, c.Pos, c.Node = instr.Parent(), instr.Pos(), nodes[instr.Pos()]
			f.result.Calls = append(f.result.Calls, c)
		}
	}
}

// callOf returns the call of a method of a contract that an instruction is, or
// nil.
func (f *finder) callOf(instr ssa.Instruction) *Call {
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		common := instr.Common()
		method := methodOf(common.StaticCallee())
		if method == "" {
			return nil
		}
		args := common.Args
		if closure, ok := common.Value.(*ssa.MakeClosure); ok {
			args = append(closure.Bindings[:1:1], args...) // a method value
		}
		c := &Call{Method: method, Contract: f.contract(args[0])}
		if method != "Fill" {
			c.Reasons, c.Known = f.tracer.texts(args[1])
		}
		return c
	case *ssa.MakeClosure:
		if method := methodOf(instr.Fn.(*ssa.Function)); method != "" && method != "Fill" && handedOn(instr) {
			return &Call{Method: method, Contract: f.contract(instr.Bindings[0])}
		}
	}
	return nil
}

// methodOf returns the name of the method of a contract that a function is, or "".
func methodOf(fn *ssa.Function) string {
	if fn == nil {
		return ""
	}
	obj, ok := fn.Object().(*types.Func)
	if !ok || obj.Signature().Recv() == nil || !isContract(obj.Signature().Recv().Type()) {
		return ""
	}
	switch obj.Name() {
	case "Fail", "Recovery", "Fill":
		return obj.Name()
	}
	return ""
}

// handedOn reports whether a function value does more than being called here.
func handedOn(closure *ssa.MakeClosure) bool {
	for _, use := range *closure.Referrers() {
		if call, ok := use.(ssa.CallInstruction); !ok || call.Common().Value != closure {
			return true
		}
	}
	return false
}

// contract returns the one contract that a value can be, or nil.
func (f *finder) contract(v ssa.Value) *Contract {
	var found *Contract
	for o := range f.tracer.origins(v) {
		c := f.stated(o)
		if c == nil || found != nil && c != found {
			return nil
		}
		found = c
	}
	return found
}

// stated returns the contract that a value is, if the source says so.
func (f *finder) stated(v ssa.Value) *Contract {
	switch v := v.(type) {
	case *ssa.Global:
		if obj, ok := v.Object().(*types.Var); ok {
			return f.ofVariable(obj)
		}
	case *ssa.Slice:
		if array, ok := v.X.(*ssa.Alloc); ok {
			return f.byPlace[array.Pos()]
		}
	case *ssa.Call:
		if callee := v.Call.StaticCallee(); callee != nil {
			if obj, ok := callee.Object().(*types.Func); ok && isMust(obj) {
				return f.contract(v.Call.Args[0])
			}
		}
		return f.byPlace[v.Pos()]
	}
	return nil
}

func isContract(t types.Type) bool { return t != nil && syntax.IsNamed(t, syntax.Contract, "Contract") }
