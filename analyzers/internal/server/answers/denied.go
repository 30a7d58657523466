package answers

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Denies reports whether the output that is returned says in a field of its own that there was no
// success, as in
//
//	return nil, output{Success: false, Error: err.Error()}, nil
//
// An agent that reads the output cannot take that for one.
func (s Success) Denies() bool {
	return s.Instr != nil && slices.ContainsFunc(program.AllGiven(s.Instr), func(v ssa.Value) bool {
		literal, ok := flow.Query{Kinds: flow.Box | flow.Load}.Start(v).(*ssa.Alloc)
		return ok && !isOfLibrary(literal.Type()) && slices.ContainsFunc(paths.Values(paths.FieldStores(literal, func(*types.Var) bool { return true })), isFalse)
	})
}

// IsFlagged reports whether a result is made of an object that says by a bool or a mark of its own what has become of the call:
//
//	return jsonResult(map[string]any{"deferred": true, "reason": err.Error()})
func (s Success) IsFlagged() bool {
	return s.Instr != nil && flow.Query{Kinds: flow.Making}.Reaches(func(v ssa.Value) bool {
		switch made := v.(type) {
		case *ssa.MakeMap:
			return slices.ContainsFunc(slices.Collect(program.UsesAs[*ssa.MapUpdate](made)), func(entry *ssa.MapUpdate) bool {
				value, ok := flow.Query{Kinds: flow.Box}.Start(entry.Value).(*ssa.Const)
				return ok && program.IsBool(value.Type())
			})
		case *ssa.Alloc:
			return isMarked(made, s.Instr)
		}
		return false
	}, program.AllGiven(s.Instr)...)
}

// isMarked reports whether a struct of the program has a field that holds a constant at a return, and another one elsewhere in
// the function: a bool, a text of one word. A field that is not set holds its zero value.
//
//	return nil, output{Error: err.Error()}, nil // Success: false
//	return nil, output{Success: true, Jobs: jobs}, nil
func isMarked(object *ssa.Alloc, ret *ssa.Return) bool {
	of := program.NamedOf(object.Type())
	if of == nil || isOfLibrary(of) || !program.IsStruct(of) {
		return false
	}
	here, elsewhere := make(map[int]constant.Value), make(map[int][]constant.Value)
	for store := range program.InstructionsOf[*ssa.Store]([]*ssa.Function{ret.Parent()}) {
		addr, ok := store.Addr.(*ssa.FieldAddr)
		if !ok || program.NamedOf(addr.X.Type()) != of {
			continue
		}
		if addr.X == object && store.Block().Dominates(ret.Block()) {
			here[addr.Field] = markOf(store.Val)
		} else if mark := markOf(store.Val); mark != nil {
			elsewhere[addr.Field] = append(elsewhere[addr.Field], mark)
		}
	}
	for field, marks := range elsewhere {
		mark, set := here[field]
		if !set && marks[0].Kind() == constant.Bool {
			mark = constant.MakeBool(false)
		}
		if mark != nil && slices.ContainsFunc(marks, func(other constant.Value) bool {
			return other.Kind() == mark.Kind() && !constant.Compare(other, token.EQL, mark)
		}) {
			return true
		}
	}
	return false
}

// markOf returns a constant that is a bool or a text of one word, or nil.
func markOf(v ssa.Value) constant.Value {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		return nil
	}
	if text, ok := program.ConstantText(c); ok && !strings.ContainsAny(text, " \n") && text != "" || program.IsBool(c.Type()) {
		return c.Value
	}
	return nil
}

// isOfLibrary reports whether a library of the protocol declares a type.
func isOfLibrary(t types.Type) bool {
	named := program.NamedOf(t)
	return named != nil && sdk.Owns(named.Obj().Pkg())
}

// A Denial is where a handler says in a field of its own output that there was no success, and why in another one,
// in a result without the error flag.
type Denial struct {
	Handler *handlers.Handler
	// At are the places, and Field is the name of the field, such as "Success".
	At    []token.Pos
	Field string
}

// Denials returns where the typed tools of a package say so, one for each handler.
func Denials(pass *analysis.Pass) []Denial {
	var list []Denial
	for _, h := range pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers {
		if h.Kind != sdk.TypedTool && h.Kind != sdk.StructuredTool {
			continue
		}
		d := Denial{Handler: h}
		for store := range program.InstructionsOf[*ssa.Store](program.Family(h.Func)) {
			addr, ok := store.Addr.(*ssa.FieldAddr)
			if !ok {
				continue
			}
			field := program.FieldName(addr.X.Type(), addr.Field)
			if field == "IsError" {
				d.At = nil
				break
			}
			if words.Succeeded.MatchString(field) && isFalse(store.Val) && isOutputOf(h, addr.X.Type()) && saysWhy(addr) {
				d.At, d.Field = append(d.At, store.Pos()), field
			}
		}
		if len(d.At) > 0 {
			list = append(list, d)
		}
	}
	return list
}

func isFalse(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Bool && !constant.BoolVal(c.Value)
}

// isOutputOf reports whether a type is that of the output of a handler, or of a pointer to it.
func isOutputOf(h *handlers.Handler, t types.Type) bool {
	named := program.NamedOf(t)
	for out := range h.Func.Signature.Results().Variables() {
		if named != nil && !isOfLibrary(t) && program.NamedOf(out.Type()) == named {
			return true
		}
	}
	return false
}

// saysWhy reports whether a text is written into another field of the same literal.
func saysWhy(of *ssa.FieldAddr) bool {
	for addr := range program.UsesAs[*ssa.FieldAddr](of.X) {
		if addr.Field == of.Field || addr.Block() != of.Block() {
			continue
		}
		if slices.ContainsFunc(paths.Stored(addr), func(v ssa.Value) bool { return program.IsString(v.Type()) }) {
			return true
		}
	}
	return false
}
