// Package flow computes dataflow in a package: what a value can come from, and
// where it goes.
//
// An [Index] records once what the package stores, calls, returns and encloses. A
// [Trace] follows a value backwards through it. For
//
//	run := s.handle
//	if dry {
//		run = preview
//	}
//	server.AddTool(tool, run)
//
// a trace of run finds the method handle and the function preview; for a parameter,
// it finds the arguments of callers. A [Keeper] follows a value forwards, and reports
// whether it leaves the package. [Scope.Members] are the elements of a list.
//
// The graph has the single steps, within a function and its literals: [Back] yields what a value is made of, and [On]
// what is made of it. In
//
//	msg := fmt.Sprintf("cannot read: %v", err)
//	result.Content = append(result.Content, text(msg))
//
// an edge of kind [Argument] leads from err to msg, and one of kind [Store] from what append returns to result. A
// [Query] says which kinds are followed, so that [IsMadeOf] is one of its questions; [Query.Start] and [Query.Ends]
// say where a value comes from in the end. With the index of a package, a query leads into its other functions.
//
// The analysis is flow-insensitive: what it finds may be there.
//
// Read graph.go, query.go and across.go, which leads into other functions; scope.go and index.go, which the others use;
// then trace.go with listed.go and instance.go, and constants.go; then what builds on them: targets.go, variables.go,
// channels.go, logged.go and kept.go.
package flow

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// An Index records how values move through a package: through variables, struct
// fields, closures, parameters and results. It is flow-insensitive.
type Index struct {
	Fields  map[*types.Var][]ssa.Value      // what is stored in a field
	late    map[*types.Var]bool             // fields that are set through pointers, after the struct was made
	Globals map[*ssa.Global][]ssa.Value     // what is stored in a variable of the package
	entries map[*ssa.Global][]ssa.Value     // what is put into a map that a variable of the package holds
	Calls   *calls.Calls                    // whom the calls of the package call
	Returns map[*ssa.Function][]*ssa.Return // where a function returns
	Handed  map[*ssa.Parameter][]ssa.Value  // the servers that a parameter gets where its function is called as a value
	values  map[*ssa.Function]bool          // functions that are used otherwise than called by name, by the program
}

// Analyzer provides a func() *Index: the index of a package, built once and on demand.
var Analyzer = &analysis.Analyzer{
	Name:     "flow",
	Doc:      "flow: say what values can come from, and where they go",
	Requires: []*analysis.Analyzer{program.Analyzer, calls.Analyzer},
	Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
		return sync.OnceValue(func() *Index { return indexOf(pass.ResultOf[program.Analyzer].(*program.Program), calls.Of(pass)) }), nil
	}),
	ResultType: reflect.TypeFor[func() *Index](),
}

// IndexOf returns the index of a pass that requires [Analyzer].
func IndexOf(pass *analysis.Pass) *Index { return pass.ResultOf[Analyzer].(func() *Index)() }

// IsOnlyCalled reports whether the package uses a function in no other way than to call it by name. What tests
// do with functions of the program does not count.
func (f *Index) IsOnlyCalled(fn *ssa.Function) bool { return !f.values[fn] }

// IsUnset reports whether a value is read from a field of a struct of the package that nothing ever sets.
func (f *Index) IsUnset(v ssa.Value) bool {
	field, of := paths.FieldRead(v), v.Parent()
	return field != nil && !field.Exported() && of.Pkg != nil && field.Pkg() == of.Pkg.Pkg && len(f.Fields[field.Origin()]) == 0
}

// ResultsOf returns the values that a function of the package returns, in all
// its returns.
func (f *Index) ResultsOf(fn *ssa.Function) []ssa.Value {
	var all []ssa.Value
	for _, ret := range f.Returns[fn] {
		all = append(all, ret.Results...)
	}
	return all
}

// indexOf returns the index of a package.
func indexOf(p *program.Program, c *calls.Calls) *Index {
	f := &Index{
		Fields:  make(map[*types.Var][]ssa.Value),
		late:    make(map[*types.Var]bool),
		Globals: make(map[*ssa.Global][]ssa.Value),
		entries: make(map[*ssa.Global][]ssa.Value),
		Calls:   c,
		Returns: make(map[*ssa.Function][]*ssa.Return),
		values:  make(map[*ssa.Function]bool),
	}
	for instr := range program.InstructionsOf[ssa.Instruction](p.Functions()) {
		f.note(instr)
	}
	return f
}

// givesFunctions reports whether something with a signature returns a function.
func givesFunctions(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if program.IsFunction(v.Type()) {
			return true
		}
	}
	return false
}

func (f *Index) note(instr ssa.Instruction) {
	f.noteValues(instr)
	switch instr := instr.(type) {
	case *ssa.Store:
		switch addr := instr.Addr.(type) {
		case *ssa.FieldAddr:
			if field := paths.FieldOf(addr); field != nil {
				f.Fields[field] = append(f.Fields[field], instr.Val)
				f.late[field] = f.late[field] || !isVariable(addr.X)
			}
		case *ssa.Global:
			f.Globals[addr] = append(f.Globals[addr], instr.Val)
		}
	case *ssa.MapUpdate:
		if load, ok := instr.Map.(*ssa.UnOp); ok {
			if variable, ok := load.X.(*ssa.Global); ok {
				f.entries[variable] = append(f.entries[variable], instr.Value)
			}
		}
	case *ssa.Return:
		f.Returns[instr.Parent()] = append(f.Returns[instr.Parent()], instr)
	}
}

// noteValues notes the functions that an instruction uses otherwise than to call them by name.
func (f *Index) noteValues(instr ssa.Instruction) {
	var called *ssa.Value
	if call, ok := instr.(ssa.CallInstruction); ok && call.Common().StaticCallee() != nil {
		called = &call.Common().Value
	}
	var buffer [8]*ssa.Value
	for _, operand := range instr.Operands(buffer[:0]) {
		fn, ok := (*operand).(*ssa.Function)
		if !ok || operand == called {
			continue
		}
		declared, files := program.Declaration(fn), instr.Parent().Prog.Fset
		if syntax.InTest(files, declared.Pos()) || !syntax.InTest(files, instr.Parent().Pos()) {
			f.values[declared] = true
		}
	}
}
