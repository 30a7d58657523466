package servers

import (
	"go/token"
	"go/types"
	"slices"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Rows reads names in tables, where they stand beside functions, be it as keys:
//
//	var tools = []tool{{name: "read_note", handle: read}, {name: "write_note", handle: write}}
//
//	var handlers = map[string]server.ToolHandlerFunc{"read_note": read, "write_note": write}
//
// and in calls that hand over both to a function literal:
//
//	add("read_note", read)
type Rows struct {
	Names
	held func() map[*ssa.Function][]holder // what holds each function of the package
}

// A holder holds a function: a field of a struct, or an entry of a map.
type holder struct {
	field *ssa.FieldAddr
	entry *ssa.MapUpdate
}

// A Row is a place where a function stands beside a name.
type Row struct {
	Pos  token.Pos
	Name string
}

// NewRows returns a reader of the names in the tables of a package.
func NewRows(names *Names) *Rows {
	r := &Rows{Names: *names}
	r.held = sync.OnceValue(r.holders)
	return r
}

// NamesOf returns the constant names that a function has where they come from somewhere, such as "read_note"
// for read and the field name.
func (r *Rows) NamesOf(fn *ssa.Function, from Source) []string {
	var names []string
	add := func(name string) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if from.Parameter != nil {
		for _, name := range r.inCalls(fn, from.Parameter) {
			add(name)
		}
	}
	if from.Field == nil && from.Keys == nil {
		return names
	}
	for _, h := range r.held()[fn] {
		switch {
		case h.field != nil && from.Field != nil:
			add(r.beside(h.field, from.Field))
		case h.entry != nil && from.Keys != nil && types.Identical(h.entry.Map.Type(), from.Keys):
			add(r.Of(h.entry.Key))
		}
	}
	return names
}

// Beside returns the constant names that stand beside a function in the structs of which a field holds it, be it
// in a description that is a struct itself.
func (r *Rows) Beside(fn *ssa.Function, field *types.Var) []Row {
	var rows []Row
	for _, h := range r.held()[fn] {
		if h.field == nil || paths.FieldOf(h.field) != field {
			continue
		}
		if name := r.Names.Beside(h.field.X); name != "" {
			rows = append(rows, Row{h.field.Pos(), name})
		}
	}
	return rows
}

// inCalls returns the names that calls give for a parameter which hand over a function beside it.
func (r *Rows) inCalls(fn *ssa.Function, p *ssa.Parameter) []string {
	var names []string
	for _, call := range r.Calls.Callers(p.Parent()) {
		args := call.Common().Args
		if index := flow.PositionOf(p); index < len(args) && slices.ContainsFunc(args, func(arg ssa.Value) bool { return r.canBe(arg, fn) }) {
			names = append(names, r.Of(args[index]))
		}
	}
	return names
}

// canBe reports whether a value can be a function.
func (r *Rows) canBe(v ssa.Value, fn *ssa.Function) bool {
	return program.IsFunction(v.Type()) &&
		slices.ContainsFunc(r.Index.Sources(v), func(s flow.Source) bool { return s.Function == fn })
}

// holders returns what the package puts each of its functions into.
func (r *Rows) holders() map[*ssa.Function][]holder {
	found := make(map[*ssa.Function][]holder)
	add := func(v ssa.Value, in holder) {
		for _, s := range r.Index.Sources(v) {
			if s.Function != nil {
				found[s.Function] = append(found[s.Function], in)
			}
		}
	}
	for instr := range r.Instructions() {
		for into, v := range paths.Puts(instr) {
			field, _ := into.(*ssa.FieldAddr)
			entry, _ := instr.(*ssa.MapUpdate)
			if (field != nil || entry != nil) && program.IsFunction(v.Type()) {
				add(v, holder{field: field, entry: entry})
			}
		}
	}
	return found
}

// beside returns the constant name in a field of the struct in which a handler stands.
func (r *Rows) beside(handler *ssa.FieldAddr, field *types.Var) string {
	stores := paths.FieldStores(handler.X, func(other *types.Var) bool { return other == field })
	return r.First(paths.Values(stores))
}
