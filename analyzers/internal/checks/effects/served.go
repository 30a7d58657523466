package effects

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// served is told of a package whose handlers write to standard output, or that
// imports such packages, directly or not: importers may know only of those that they
// name. What transport they are served on is known where the server is.
type served []Deed

// String returns what writes, such as "served(fmt.Println)".
func (list served) String() string {
	return summary.Text("served", list, func(d Deed) string { return d.Name })
}

// served returns the functions of the package that a library calls on a server.
func (r *Result) served() []*ssa.Function {
	var list []*ssa.Function
	for _, h := range r.faults.found.Handlers {
		if h.Kind != sdk.ClientRequest {
			list = append(list, h.Func)
		}
	}
	set := sdk.Of(r.pass.Pkg)
	for _, fn := range r.program.Functions() {
		if m, ok := set.Handler(fn.Signature); ok && m.Kind == sdk.MethodHandler {
			list = append(list, fn)
		}
	}
	return slices.DeleteFunc(list, r.inTest)
}

func (r *Result) inTest(fn *ssa.Function) bool { return syntax.InTest(r.pass.Fset, fn.Pos()) }

// exportServed makes known what the handlers of the package, and of those below, write.
func (r *Result) exportServed() {
	told := served(r.below())
	if len(r.Transports()) == 0 { // else the package itself knows the transport
		list := r.Written()
		for _, d := range list[:min(len(list), budget.Kept)] {
			d.When = nil // it is done by what a client calls
			told = with(told, r.tell(d))
		}
	}
	if len(told) > 0 {
		summary.ExportPackage(r.pass, told)
	}
}

// below returns what the handlers of the packages of the module write that this package
// imports, directly or not.
func (r *Result) below() []Deed {
	var list []Deed
	for imported, told := range summary.Below[served](r.pass) {
		for _, t := range told {
			t.Place = r.home.Seen(summary.ObjectIn(imported), t.Place)
			list = with(list, t)
		}
	}
	slices.SortFunc(list, func(a, b Deed) int { return strings.Compare(a.Func+string(a.Place), b.Func+string(b.Place)) })
	return list
}

// Elsewhere returns what the handlers of other packages of the module write, those
// that this package imports, directly or not. The deeds have no instruction.
func (r *Result) Elsewhere() []Deed {
	list := r.below()
	for i := range list {
		list[i].home = r.home
	}
	return list
}

// Transports returns the instructions of the package, outside of its tests, that
// serve the protocol on standard output, or make what does.
func (r *Result) Transports() []ssa.Instruction {
	if r.program == nil {
		return nil
	}
	set := sdk.Of(r.pass.Pkg)
	var list []ssa.Instruction
	for instr := range program.InstructionsOf[ssa.Instruction](r.functions) {
		if isTransport(set, instr) && !connects(set, instr) {
			list = append(list, instr)
		}
	}
	return list
}

func isTransport(set *sdk.Set, instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Alloc:
		named := program.NamedOf(instr.Type())
		if named == nil {
			return false
		}
		_, _, ok := set.Transport(named.Obj())
		return ok
	case ssa.CallInstruction:
		obj, before := program.CalledAs(instr.Common())
		if obj == nil {
			return false
		}
		_, row, ok := set.Transport(obj)
		if !ok || row.Writer == sdk.None {
			return ok
		}
		args := instr.Common().Args[before:]
		return row.Writer < len(args) && canBeOutput(args[row.Writer])
	}
	return false
}

// connects reports whether a client takes a transport, and nothing else uses it: no
// server answers on it.
func connects(set *sdk.Set, transport ssa.Instruction) bool {
	made, ok := transport.(ssa.Value)
	if !ok {
		return false
	}
	connected := false
	for _, use := range uses(made) {
		call, ok := use.(ssa.CallInstruction)
		if !ok {
			return false
		}
		if _, connected = set.Connect(program.Called(call.Common())); !connected {
			return false
		}
	}
	return connected
}
