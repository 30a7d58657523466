// Package inputs finds what handlers do to the arguments of an agent that it cannot know: read none of them,
// drop those of another type, panic over them. In
//
//	limit := req.GetArguments()["limit"].(float64) // panics where the agent sends "5"
//	return search(in.Name)[:int(limit)], nil       // panics over -1
//
// [Assertions] finds the first and [Cuts] the second; [Types] finds arguments that are silently dropped, and
// [UnreadOf] and [Shares] those that tools declare and do not read. A [Table] has what functions do with what comes in by
// their parameters, for callers in this package and in others.
//
// Read inputs.go, shared.go and named.go; asserted.go, checked.go, loop.go, held.go and
// assertedfact.go; ways.go, cuts.go and negative.go; then argtypes.go, drop.go (one assertion), aside.go (where a
// function goes on without the argument), judged.go (what it says of it later), readings.go (other reads),
// helper.go (functions that drop for others), never.go (assertions that never hold), server.go and typesfact.go; then
// description.go and declared.go (what tools say of their arguments), and decoded.go (fields that a library fills).
package inputs

import (
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// An Unread are the arguments in the input of a tool that nobody reads.
type Unread struct {
	Handler *handlers.Handler
	// Fields declare them, and Names are their names as the agent knows them.
	Fields []*types.Var
	Names  []string
}

// UnreadOf returns the arguments of the typed tools of a package that nobody reads, in the order of the tools.
//
//	type args struct {
//		Name  string `json:"name"`
//		Exact bool   `json:"exact"` // unread: the agent may ask for it, and gets what it would get without
//	}
//
//	func find(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		return nil, search(in.Name), nil
//	}
//
// A field counts as read if any function of the package reads it. All fields do if a value of the
// type leaves the package: in an interface, as another type, or in a call of a function elsewhere.
// In a package whose tools have metadata nothing is known, because a host can show them in an
// application that reads the input itself.
func UnreadOf(p *program.Program, found *handlers.Result) []Unread {
	if isShown(p) {
		return nil
	}
	inputs := make(map[*types.Named]*handlers.Handler)
	var order []*types.Named
	for _, h := range found.Handlers {
		named := inputOf(h)
		if named == nil || named.Obj().Pkg() != p.Package().Pkg {
			continue
		}
		for _, named := range withNested(named) {
			if inputs[named] == nil {
				inputs[named], order = h, append(order, named)
			}
		}
	}
	r := newUnreads(p, inputs)
	for instr := range program.InstructionsOf[ssa.Instruction](p.Functions()) {
		r.note(instr)
	}
	var list []Unread
	for _, named := range order {
		if u := r.unreadIn(named); len(u.Fields) > 0 && !r.whole[named] {
			list = append(list, u)
		}
	}
	return list
}

// inputOf returns the type of the input of a typed tool, if it is a declared struct without type parameters,
// or nil. A literal that a tool calls for its results counts as a handler too, and need not take anything.
func inputOf(h *handlers.Handler) *types.Named {
	params := h.Func.Signature.Params()
	if h.Kind != sdk.TypedTool && h.Kind != sdk.StructuredTool || params.Len() == 0 {
		return nil
	}
	if named := structOf(params.At(params.Len() - 1).Type()); named != nil && named.TypeArgs().Len() == 0 {
		return named
	}
	return nil
}

// withNested returns an input and the structs of the same package that are in its fields, also in lists.
func withNested(input *types.Named) (list []*types.Named) {
	if input == nil {
		return nil
	}
	list = []*types.Named{input}
	for i := 0; i < len(list) && len(list) < budget.Kept; i++ {
		for field := range list[i].Underlying().(*types.Struct).Fields() {
			if nested := structOf(itemOf(field.Type())); nested != nil && nested.Obj().Pkg() == input.Obj().Pkg() && nested.TypeArgs().Len() == 0 && !slices.Contains(list, nested) {
				list = append(list, nested)
			}
		}
	}
	return list
}

// structOf returns the declared struct that a type is, or to which it points, or nil.
func structOf(t types.Type) *types.Named {
	named := program.NamedOf(t)
	if named == nil {
		return nil
	}
	if _, ok := named.Underlying().(*types.Struct); !ok {
		return nil
	}
	return named
}

// unreads looks for what reads inputs.
type unreads struct {
	program *program.Program
	inputs  map[*types.Named]*handlers.Handler
	read    map[*types.Var]bool
	whole   map[*types.Named]bool // which leave the sight of the package as a whole
}

func newUnreads(p *program.Program, inputs map[*types.Named]*handlers.Handler) *unreads {
	return &unreads{program: p, inputs: inputs, read: make(map[*types.Var]bool), whole: make(map[*types.Named]bool)}
}

func (r *unreads) note(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.FieldAddr:
		if isRead(instr) {
			r.field(instr.X.Type(), instr.Field)
		}
	case *ssa.Field:
		if len(program.UsesOf(instr)) > 0 {
			r.field(instr.X.Type(), instr.Field)
		}
	case *ssa.MakeInterface, *ssa.ChangeType, *ssa.Convert, *ssa.BinOp:
		r.leaves(*instr.Operands(nil)[0])
	case ssa.CallInstruction:
		if callee := instr.Common().StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
			return
		}
		if _, builtin := instr.Common().Value.(*ssa.Builtin); builtin {
			return // len(in.Lines) says nothing of the fields
		}
		for _, arg := range instr.Common().Args {
			r.leaves(arg)
		}
	}
}

// isShown reports whether tools of the package have metadata in their description.
func isShown(p *program.Program) bool {
	for addr := range program.InstructionsOf[*ssa.FieldAddr](p.Functions()) {
		if named := structOf(addr.X.Type()); named != nil && sdk.Owns(named.Obj().Pkg()) && named.Obj().Name() == "Tool" && paths.FieldOf(addr).Name() == "Meta" {
			return true
		}
	}
	return false
}

func (r *unreads) field(t types.Type, index int) {
	if named := structOf(t); named != nil && r.inputs[named] != nil {
		r.read[program.Field(t, index)] = true
	}
}

// leaves notes that a struct leaves the sight of the package, or a list of some, with all that is in it.
func (r *unreads) leaves(v ssa.Value) {
	for _, named := range withNested(structOf(itemOf(v.Type()))) {
		if r.inputs[named] != nil {
			r.whole[named] = true
		}
	}
}

// itemOf returns the type of the items of a list, or the type itself.
func itemOf(t types.Type) types.Type {
	if items, ok := t.Underlying().(*types.Slice); ok {
		return items.Elem()
	}
	return t
}

// isRead reports whether anything is done with the address of a field but to set it, or to load
// it for nothing, as in _ = in.Exact.
func isRead(addr *ssa.FieldAddr) bool {
	for _, use := range (flow.Query{Kinds: flow.Load}).Uses(addr) {
		if store, ok := use.(*ssa.Store); !ok || store.Addr != addr {
			return true
		}
	}
	return false
}

// unreadIn returns the fields of an input that nobody reads and an agent can set.
func (r unreads) unreadIn(named *types.Named) Unread {
	fields := named.Underlying().(*types.Struct)
	u := Unread{Handler: r.inputs[named]}
	for i := range fields.NumFields() {
		field := fields.Field(i)
		name, _, _ := strings.Cut(reflect.StructTag(fields.Tag(i)).Get("json"), ",")
		if field.Embedded() || !field.Exported() || name == "" || name == "-" || r.read[field] {
			continue
		}
		u.Fields, u.Names = append(u.Fields, field), append(u.Names, name)
	}
	return u
}
