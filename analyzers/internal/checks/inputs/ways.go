package inputs

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// A Way is by what a value comes into a function that does something with it, such as 1.Order in
//
//	func (s *Store) Find(q Query) []Item {
//		sort(items, q.Order)
type Way struct {
	// Param is the index of the parameter, with the receiver as the first one.
	Param int
	// Field is the name of the field of a struct, or empty for the parameter itself.
	Field string
	// Func names the function that does it, and Place is the line.
	Func  string
	Place summary.Place
	// Words are what else there is to say of it.
	Words []string

	at token.Pos // in the package itself
}

// Pos returns where it is done in the package under analysis, or nothing if another one does it.
func (w Way) Pos() token.Pos { return w.at }

// Ways are all by which something comes into a function that does one thing with it. The parameter names that
// thing, and keeps the facts of two analyzers apart.
type Ways[Does any] []Way

// String returns the ways, such as "ways(1.Limit)".
func (list Ways[Does]) String() string {
	return summary.Text("ways", list, func(w Way) string { return strings.TrimSuffix(fmt.Sprintf("%d.%s", w.Param, w.Field), ".") })
}

// Argument returns what a call gives for the parameter, or nil. The receiver of an invoke is no argument.
func (w Way) Argument(call *ssa.Call) ssa.Value {
	if w.Param < 0 || w.Param >= len(call.Call.Args) { // -1 of what comes in otherwise
		return nil
	}
	return call.Call.Args[w.Param]
}

// Given returns the values that a call gives by a way: that of the parameter, or what is stored
// in the field of the struct.
func (w Way) Given(call *ssa.Call) []ssa.Value {
	arg := w.Argument(call)
	if arg != nil && w.Field == "" {
		return []ssa.Value{arg}
	}
	if load, ok := arg.(*ssa.UnOp); ok {
		arg = load.X
	}
	if made, ok := arg.(*ssa.Alloc); ok {
		return paths.StoredIn(made, w.Field)
	}
	return nil
}

// A Table has the ways into the functions of a package.
type Table[Does any] struct {
	// Home tells where the places are.
	Home *summary.Home

	known *summary.Table[Ways[Does]]
	look  *world.Look
}

// TableOf returns an empty table for a package.
func TableOf[Does any](pass *analysis.Pass) Table[Does] {
	home := summary.HomeOf(pass)
	return Table[Does]{home, summary.NewTable(pass, summary.Domain[Ways[Does]]{
		Seen: func(obj types.Object, told Ways[Does]) Ways[Does] {
			return summary.Each(told, func(w *Way) { w.Place, w.at = home.Seen(obj, w.Place), token.NoPos })
		},
	}), world.Of(pass)}
}

// Note notes that something is done at a position with what comes from a source, and what else there is to say.
func (t *Table[Does]) Note(s paths.Source, at token.Pos, words ...string) {
	fn := s.Param.Parent()
	t.Add(fn, Way{Param: slices.Index(fn.Params, s.Param), Field: s.Name(), Func: FuncName(fn), Place: t.Home.At(at), Words: words, at: at})
}

// FuncName returns the name of a function as it stands in ways.
func FuncName(fn *ssa.Function) string {
	if obj := fn.Object(); obj != nil {
		return syntax.ShortName(obj)
	}
	return fn.Name()
}

// Add notes a way into a function.
func (t *Table[Does]) Add(fn *ssa.Function, w Way) {
	list := t.Into(fn)
	known := slices.ContainsFunc(list, func(k Way) bool { return k.Param == w.Param && k.Field == w.Field && k.Place == w.Place })
	if known || len(list) >= budget.Kept {
		return
	}
	t.known.Set(fn, append(list, w))
	if obj := program.ObjectOf(fn); obj != nil && fn.Signature.Recv() != nil {
		t.look.Lose(obj)
	}
}

// Export tells importers of the functions that they can call.
func (t *Table[Does]) Export() { t.known.Export() }

// Into returns the ways into a function of the package.
func (t *Table[Does]) Into(fn *ssa.Function) []Way {
	list, _ := t.known.Own(fn)
	return list
}

// Behind returns the ways into functions that a method of an interface stands for: some of the package, and some of
// others. Parameters are counted as the arguments of the call, without the receiver.
func (t *Table[Does]) Behind(own []*ssa.Function, others []*types.Func) (list []Way) {
	for ways := range t.known.All(own, others) {
		for _, w := range ways {
			if w.Param--; w.Param >= 0 {
				list = append(list, w)
			}
		}
	}
	return list
}

// Of returns the ways into the function that a call names.
func (t *Table[Does]) Of(call *ssa.Call) []Way {
	list, _ := t.known.Of(call.Call.StaticCallee())
	return list
}
