package servers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// RegistrationAt returns the registration made by a call; naming are the arguments that may contain
// the name.
func (r *Reader) RegistrationAt(call ssa.CallInstruction, naming []ssa.Value) Registration {
	args := call.Common().Args
	return Registration{Pos: call.Pos(), Name: r.names.First(naming), NameFrom: r.names.Asked(naming), Servers: r.Servers(args), Given: r.Given(args), In: program.Outermost(call.Parent()), Infers: r.infersInput(args)}
}

// Given returns the parameters of exported functions that servers among the values
// may come from. Their callers are unknown here.
func (r *Reader) Given(values []ssa.Value) []*ssa.Parameter {
	var found []*ssa.Parameter
	for _, v := range values {
		if !r.IsServer(v.Type()) {
			continue
		}
		for _, s := range r.Index.Sources(v) {
			if s.Parameter == nil || slices.Contains(found, s.Parameter) {
				continue
			}
			if obj := program.ObjectOf(s.Parameter.Parent()); obj != nil && obj.Exported() {
				found = append(found, s.Parameter)
			}
		}
	}
	return found
}

// Asked is the interface method that returns the name, if it is not constant, or nil.
func (r Registration) Asked() *types.Func { return r.NameFrom.Method }

// A Registration is a place where a handler is registered.
type Registration struct {
	Pos  token.Pos
	Name string

	Servers  []*ssa.Call      // what makes the server, where that is known
	Given    []*ssa.Parameter // the parameters of exported functions that can be the server
	Guessed  bool             // the server is the only one that the package makes
	Bundled  bool             // it is put into a bundle there, which is registered elsewhere
	Hinted   bool             // the name, if any, is the first text that was handed over there, which can be something else
	Infers   bool             // the schema of what the tool takes is none that the program states
	Adapted  bool             // an adapter of the package takes the handler out of its bundle, and registers another one
	NameFrom Source           // where the name comes from
	Behind   bool             // a seam in front of the handler is registered, under the name that this one has
	Unsure   bool             // what is registered can be something around the handler that nobody knows
	In       *ssa.Function    // the declared function in which the place is
	Inner    token.Pos        // where a function of the package registers in the end what it is given here
}

// Place returns the position where the library, or another package, gets the handler: Pos,
// or one inside the called function of the package.
func (r Registration) Place() token.Pos {
	if r.Inner.IsValid() {
		return r.Inner
	}
	return r.Pos
}

// infersInput reports whether the tool among what a registration is given states no schema of its
// arguments. What the library infers from a map says nothing of what is in it:
//
//	mcp.AddTool(server, &mcp.Tool{Name: "find"}, find) // func find(..., in map[string]any)
func (r *Reader) infersInput(args []ssa.Value) bool {
	for _, arg := range args {
		tool, ok := arg.(*ssa.Alloc)
		if !ok {
			continue
		}
		has, states := false, false
		if fields, ok := tool.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct); ok {
			for field := range fields.Fields() {
				_, is := r.Set.InputSchema(field)
				has = has || is
			}
		}
		for addr := range program.UsesAs[*ssa.FieldAddr](tool) {
			_, is := r.Set.InputSchema(paths.FieldOf(addr))
			states = states || is
		}
		if has {
			return !states
		}
	}
	return false
}
