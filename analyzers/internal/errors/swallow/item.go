package swallow

import (
	"go/token"
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
)

// items notes where a function leaves out what has an error of its own, as those do that are made
// at the same time by several literals:
//
//	for _, a := range answers {
//		if a.err != nil {
//			continue
//		}
//		all = append(all, a.item)
//	}
func (l *look) items() {
	seen := make(map[place]bool)
	for addr := range program.Instructions[*ssa.FieldAddr](cond.Live(l.fn)) {
		at := place{addr.X, addr.Field}
		if field := paths.FieldOf(addr); seen[at] || field == nil || !program.IsError(field.Type()) || !isItself(addr.X) {
			continue
		}
		seen[at] = true
		f := fallible.Call{Block: addr.Block(), Errs: readAt(at), Given: besides(at)}
		if len(f.Given) == 0 || slices.ContainsFunc(f.Errs, func(err ssa.Value) bool { return !flow.OnlyLogged(err, nil) }) || isToldOf(l.fn, at) {
			continue
		}
		if f.Source = l.sourceOf(at); f.Source != "" {
			l.leftOut(f)
		}
	}
}

// leftOut notes that items are left out which have an error.
func (l *look) leftOut(f fallible.Call) {
	for _, d := range l.dropsOf(f) {
		if isQuiet(d.b) && len(d.b.Exits) > 0 {
			d.goesOn(d.fateOf(Dropped))
		}
	}
}

// A place is a field of one struct.
type place struct {
	of    ssa.Value
	field int
}

// isItself reports whether an address leads to a struct that the function got as an item of several, and not
// to one that others have as well.
func isItself(of ssa.Value) bool {
	return held.Reaches(func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.IndexAddr, *ssa.Next, *ssa.Select:
			return true
		case *ssa.UnOp:
			return v.Op == token.ARROW
		}
		return false
	}, of)
}

// held is the query for what a variable holds as a whole.
var held = flow.Query{Kinds: flow.Load | flow.Store | flow.Extract, Skip: func(e flow.Edge) bool { return e.Kind == flow.Store && !e.SetsVariable() }}

// readAt returns what a function reads from a field, and besides returns what else it uses of the struct.
func readAt(at place) (list []ssa.Value) {
	for addr := range program.UsesAs[*ssa.FieldAddr](at.of) {
		if addr.Field == at.field {
			list = slices.AppendSeq(list, loadsOf(addr))
		}
	}
	return list
}

func besides(at place) (list []ssa.Value) {
	for addr := range program.UsesAs[*ssa.FieldAddr](at.of) {
		if addr.Field != at.field {
			list = append(list, addr)
		}
	}
	return slices.AppendSeq(list, loadsOf(at.of))
}

func loadsOf(addr ssa.Value) iter.Seq[ssa.Value] {
	return func(yield func(ssa.Value) bool) {
		for load := range program.UsesAs[*ssa.UnOp](addr) {
			if !yield(load) {
				return
			}
		}
	}
}

// isToldOf reports whether the function, or a literal in it, does more with the error in such a field than
// to look whether there is one: an earlier loop can have told of all.
func isToldOf(fn *ssa.Function, at place) bool {
	field := program.Field(at.of.Type(), at.field)
	for _, fn := range program.Family(program.Outermost(fn)) {
		for addr := range program.Instructions[*ssa.FieldAddr](fn.Blocks) {
			if paths.FieldOf(addr) == field && slices.ContainsFunc(readAt(place{addr.X, addr.Field}), func(v ssa.Value) bool { return !flow.OnlyLogged(v, nil) }) {
				return true
			}
		}
	}
	return false
}

// sourceOf names a function whose error the package puts into such a field, and that can fail for what lies
// outside of the process.
func (r *Result) sourceOf(at place) string {
	for _, v := range r.flow.Scope().Index.Fields[program.Field(at.of.Type(), at.field)] {
		call, _ := program.CallOf(v)
		if call == nil {
			continue
		}
		if f, ok := fallible.Of(call); ok && r.calls.Fails(f) {
			return f.Source
		}
	}
	return ""
}
