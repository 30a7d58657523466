// Package paths answers questions about places in memory: are two values one, to which variable or
// parameter does an address belong, what is stored there, and what of it a return yields.
//
//	if _, ok := args["id"].(string); !ok { return refuse() }
//	id := args["id"].(string)      // Same: both read args["id"]
//
//	if err := rows.Err(); err != nil { … rows.Err() … }   // SameError: Err only says what rows knows
//
//	report.jobs[0].name = name     // Holder and Root of the address: report
//	limit := query.Limit           // SourceOf: the field Limit of the parameter query
//	depth := query.Page.Depth      // WayTo: the fields Page and Depth of the parameter query
//	log.SetOutput(os.Stdout)       // ReadFrom: the variable os.Stdout
//	result := Result{IsError: yes} // FieldStores of result: yes, in IsError
//
//	func read() (err error) {
//		defer func() { … err = fmt.Errorf("read: %v", r) … }()
//		return parse()             // ResultOf: what parse returns, and the literal that changes it
//	}
//
// What is compared is how a value is read, and not when: a store between two reads is not looked for. A call
// counts as a read if it changes nothing, so that pop(args) is another value each time. What is stored at an
// address is what the function stores there anywhere, in the order of its instructions.
//
// Read paths.go, base.go, read.go, source.go, stores.go, defers.go, empty.go and boxed.go.
package paths

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Same reports whether two values are read in the same way from the same place: a variable, a field, an
// element, a key of a map, what is asserted of one of these, or what a function that changes nothing
// makes of them.
func Same(a, b ssa.Value) bool { return same(a, b, reads, 0) }

// SameError reports whether two values are one error: the same value, read from
// the same variable or field, or returned by a method that only says what it knows,
// such as Err of a result. What two calls return beside other results are two errors.
func SameError(a, b ssa.Value) bool { return same(a, b, asks, 0) }

// SameParameter reports whether two values are the same parameter.
func SameParameter(a, b ssa.Value) bool {
	p := program.ParameterOf(a)
	return p != nil && p == program.ParameterOf(b)
}

// An asking says which calls give the same value.
type asking bool

const (
	reads asking = false // those of a function that changes nothing
	asks  asking = true  // those of a method without parameters, if that is all they give
)

func same(a, b ssa.Value, how asking, depth int) bool {
	if a == b {
		return true
	}
	if depth > budget.Kept {
		return false
	}
	if SameParameter(a, b) {
		return true
	}
	switch a := a.(type) {
	case *ssa.Const:
		b, ok := b.(*ssa.Const)
		if ok && how == reads && a.Value == nil && b.Value == nil {
			return types.Identical(a.Type(), b.Type())
		}
		return ok && a.Value != nil && b.Value != nil && a.Value.Kind() == b.Value.Kind() && constant.Compare(a.Value, token.EQL, b.Value)
	case *ssa.Call:
		b, ok := b.(*ssa.Call)
		return ok && how.alike(a, b, depth+1)
	case *ssa.Extract:
		b, ok := b.(*ssa.Extract)
		return ok && a.Index == b.Index && sameTuple(a.Tuple, b.Tuple, how, depth+1)
	}
	return sameRead(a, b, how, depth+1)
}

// sameTuple compares what gives several values.
func sameTuple(a, b ssa.Value, how asking, depth int) bool {
	if _, isCall := a.(*ssa.Call); isCall && how == asks {
		return false
	}
	return same(a, b, how, depth)
}

// sameRead compares what is read from one value.
func sameRead(a, b ssa.Value, how asking, depth int) bool {
	switch a := a.(type) {
	case *ssa.Lookup:
		b, ok := b.(*ssa.Lookup)
		return ok && same(a.X, b.X, how, depth) && same(a.Index, b.Index, how, depth)
	case *ssa.TypeAssert:
		b, ok := b.(*ssa.TypeAssert)
		return ok && types.Identical(a.AssertedType, b.AssertedType) && same(a.X, b.X, how, depth)
	case *ssa.UnOp:
		b, ok := b.(*ssa.UnOp)
		return ok && a.Op == b.Op && same(a.X, b.X, how, depth)
	case *ssa.BinOp:
		b, ok := b.(*ssa.BinOp)
		return ok && a.Op == b.Op && same(a.X, b.X, how, depth) && same(a.Y, b.Y, how, depth)
	case *ssa.Convert:
		b, ok := b.(*ssa.Convert)
		return ok && types.Identical(a.Type(), b.Type()) && same(a.X, b.X, how, depth)
	case *ssa.FieldAddr:
		b, ok := b.(*ssa.FieldAddr)
		return ok && a.Field == b.Field && same(a.X, b.X, how, depth)
	case *ssa.Field:
		b, ok := b.(*ssa.Field)
		return ok && a.Field == b.Field && same(a.X, b.X, how, depth)
	case *ssa.IndexAddr:
		b, ok := b.(*ssa.IndexAddr)
		return ok && same(a.X, b.X, how, depth) && same(a.Index, b.Index, how, depth)
	}
	return false
}

// alike reports whether two calls give the same value.
func (how asking) alike(a, b *ssa.Call, depth int) bool {
	fn, obj := a.Call.StaticCallee(), program.Called(&a.Call)
	switch how {
	case asks:
		if obj == nil || obj != program.Called(&b.Call) || obj.Signature().Recv() == nil || obj.Signature().Params().Len() > 0 {
			return false
		}
	case reads:
		if program.IsBuiltin(a, "len") && program.IsBuiltin(b, "len") {
			return same(a.Call.Args[0], b.Call.Args[0], how, depth)
		}
		if fn == nil || fn != b.Call.StaticCallee() {
			return false
		}
	}
	return slices.EqualFunc(program.Arguments(&a.Call), program.Arguments(&b.Call), func(v, w ssa.Value) bool { return same(v, w, how, depth) }) &&
		(how == asks || onlyReads(fn, make(map[*ssa.Function]bool)))
}

// onlyReads reports whether a function changes nothing that others see, as far as its body tells: one of a
// library, without a body here, is taken at its word. Seen are those that were looked at.
func onlyReads(fn *ssa.Function, seen map[*ssa.Function]bool) bool {
	if seen[fn] {
		return true
	}
	seen[fn] = true
	if len(seen) > budget.Callees {
		return false
	}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		switch instr := instr.(type) {
		case *ssa.Send, *ssa.Go, *ssa.Defer, *ssa.Select:
			return false
		case *ssa.MapUpdate:
			if _, made := instr.Map.(*ssa.MakeMap); !made {
				return false
			}
		case *ssa.Store:
			if _, local := Holder(instr.Addr).(*ssa.Alloc); !local {
				return false
			}
		case *ssa.Call:
			if !isRead(&instr.Call, seen) {
				return false
			}
		}
	}
	return true
}

// isRead reports whether a call changes nothing.
func isRead(call *ssa.CallCommon, seen map[*ssa.Function]bool) bool {
	if builtin, ok := call.Value.(*ssa.Builtin); ok {
		return !slices.Contains([]string{"clear", "close", "copy", "delete", "panic", "print", "println"}, builtin.Name())
	}
	fn := call.StaticCallee()
	return fn != nil && onlyReads(fn, seen)
}
