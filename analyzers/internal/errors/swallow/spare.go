package swallow

import (
	"go/types"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// spares are the parameters, as bits, that a function can do without: it asks whether they are nil, and makes nothing of
// them but texts and numbers.
//
//	func project(dir string, notes *Notes) Project { // spares(1)
//		p := Project{Dir: dir}
//		if notes != nil {
//			p.Description = notes.Of(dir)
//		}
//		return p
//	}
type spares uint32

// String lists the parameters, such as "spares(1)".
func (s spares) String() string {
	var list []int
	for i := range maxResults {
		if results(s).has(i) {
			list = append(list, i)
		}
	}
	return summary.Text("spares", list, strconv.Itoa)
}

// spared finds the parameters that a function can do without.
func (r *Result) spared(fn *ssa.Function) (s spares) {
	for i, p := range fn.Params {
		if r.isSpare(p) {
			s |= spares(result(i))
		}
	}
	return s
}

// tellSpares tells importers what a function can do without.
func (r *Result) tellSpares(fn *ssa.Function, s spares) (spares, bool) {
	return s, s != 0 && !syntax.InTest(r.pass.Fset, fn.Pos())
}

// areSpare reports whether nothing but texts and numbers is missing without some values, and whoever gets them asks whether
// there are any; or nothing but fields of objects that JSON leaves out.
func (r *Result) areSpare(values []ssa.Value) bool {
	return areOmitted(values) || flow.All(slices.Values(values), r.isSpare)
}

func (r *Result) isSpare(v ssa.Value) bool {
	if !program.IsPointer(v.Type()) && !types.IsInterface(v.Type()) || program.IsError(v.Type()) {
		return false
	}
	used := false
	for of, use := range (flow.Query{Kinds: flow.Phi}).Uses(v) {
		if used = true; !r.isSpared(of, use) {
			return false
		}
	}
	return used
}

// isSpared reports whether a use of a value asks whether there is one, hands it to somebody who does, or makes a text or a
// number of it where there is one.
func (r *Result) isSpared(v ssa.Value, use ssa.Instruction) bool {
	if cond.IsNilTest(use) {
		return true
	}
	found := cond.At(use.Block(), v) == cond.FoundSet
	switch use := use.(type) {
	case *ssa.FieldAddr:
		return found && !slices.ContainsFunc(program.UsesOf(use), func(of ssa.Instruction) bool {
			read, ok := of.(*ssa.UnOp)
			return !ok || !isBasic(read.Type())
		})
	case *ssa.Call:
		given, _ := r.spares.Of(use.Call.StaticCallee())
		i := slices.Index(use.Call.Args, v)
		return results(given).has(i) || found && use.Call.Signature().Recv() != nil && areBasic([]ssa.Value{use})
	}
	return false
}

func isBasic(t types.Type) bool {
	_, ok := t.Underlying().(*types.Basic)
	return ok
}

// areOmitted reports whether some values only get into fields that JSON leaves out where nothing is in them: what an agent reads
// has no such field then, beside others that do not depend on it. A list is none of these: without it, there are no items.
//
//	info := Workspace{Name: ws.Name}
//	if meta, err := load(ws.Dir); err == nil {
//		info.Owner = meta.Owner // `json:"owner,omitempty"`
//	}
func areOmitted(values []ssa.Value) bool {
	some := false
	q := parts
	q.Kinds |= flow.Phi | flow.Extract | flow.Convert
	for v, use := range q.Uses(values...) {
		switch use := use.(type) {
		case *ssa.If, *ssa.BinOp, *ssa.DebugRef:
			continue
		case *ssa.Store:
			if use.Val == v && isOmitted(use.Addr) {
				some = true
				continue
			}
		}
		return false
	}
	return some
}

// isOmitted reports whether JSON leaves a field out where it is empty, which is a text or one object, and not all of its struct.
func isOmitted(addr ssa.Value) bool {
	field, ok := addr.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	object := program.StructOf(field.X.Type())
	if t := object.Field(field.Field).Type(); !program.IsString(t) && !program.IsPointer(t) && !program.IsStruct(t) || !omits(object.Tag(field.Field)) {
		return false
	}
	for i := range object.NumFields() {
		if !omits(object.Tag(i)) {
			return true
		}
	}
	return false
}

// omits reports whether a tag tells JSON to leave a field out where it is empty.
func omits(tag string) bool {
	_, options, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	return strings.Contains(options, "omitempty") || strings.Contains(options, "omitzero")
}
