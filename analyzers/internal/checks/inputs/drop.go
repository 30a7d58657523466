package inputs

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Kind is a type of JSON.
type Kind string

// The kinds.
const (
	Text    Kind = "text"
	Number  Kind = "number"
	Boolean Kind = "boolean"
	List    Kind = "list"
	Object  Kind = "object"
)

// Words returns the kind with an article: "a string", "an object".
func (k Kind) Words() string {
	switch k {
	case "":
		return "of the expected type"
	case Text:
		return "a string"
	case Object:
		return "an object"
	}
	return "a " + string(k)
}

// Mistaken returns what agents most often give in its place: "5" for 5, one text for a list.
func (k Kind) Mistaken() string {
	if k == Text {
		return "a number"
	}
	return "a string"
}

// KindOf returns the type of JSON of which values of a type come, or "".
func KindOf(t types.Type) Kind {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case t.Info()&types.IsString != 0:
			return Text
		case t.Info()&types.IsBoolean != 0:
			return Boolean
		case t.Info()&types.IsNumeric != 0:
			return Number
		}
	case *types.Slice:
		return List
	case *types.Map:
		return Object
	}
	return ""
}

// A reading is an assertion of an argument to a type, of which the function asks whether it held.
//
//	v, ok := args["limit"].(float64)
type reading struct {
	assert *ssa.TypeAssert
	args   ssa.Value // the map
	key    ssa.Value
	kind   Kind
	ok     ssa.Value       // nil if nobody asks
	jump   *ssa.BasicBlock // ends in the branch on ok
	value  ssa.Value       // v
}

// readingOf returns an assertion as the reading of an argument. One of which nobody asks whether it
// held is that of the category type.
func readingOf(instr ssa.Instruction) (r reading, ok bool) {
	assert, ok := instr.(*ssa.TypeAssert)
	if !ok || !assert.CommaOk {
		return r, false
	}
	lookup, sent := lookupOf(assert.X)
	kind := KindOf(assert.AssertedType)
	if lookup == nil || kind == "" {
		return r, false
	}
	r = reading{assert: assert, args: lookup.X, key: lookup.Index, kind: kind}
	r.value, r.ok = program.Part(assert, 0), program.Part(assert, 1)
	asks := r.ok != nil
	if asks {
		r.jump = cond.OnlyOn(r.ok)
	}
	if r.value == nil || asks && r.jump == nil {
		return r, false
	}
	return r, asks || sent
}

// given is what is known where the assertion holds, or does not, and gives a value.
func (r reading) given(holds bool, value scenario.Value) map[ssa.Value]scenario.Value {
	given := map[ssa.Value]scenario.Value{r.value: value}
	if r.ok != nil {
		given[r.ok] = scenario.Bool(holds)
	}
	return given
}

// lookupOf returns the reading of a map that gives a value, and whether the function asks the map
// whether it has it.
func lookupOf(v ssa.Value) (lookup *ssa.Lookup, asked bool) {
	if lookup, ok := paths.PartOf[*ssa.Lookup](v, 0); ok {
		return lookup, true
	}
	lookup, _ = v.(*ssa.Lookup)
	return lookup, false
}

// drops returns the arguments that the package drops.
func (f *typeFinder) drops() []Drop {
	served := f.library() != nil
	var list []Drop
	for _, fn := range f.own {
		for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
			if d, ok := f.dropAt(instr); ok && served {
				list = append(list, d)
			}
		}
		if d, ok := f.replaced(fn); ok && served {
			list = append(list, d)
		}
	}
	if served {
		list = append(list, f.elsewhere()...)
	}
	return list
}

// library returns that of the handlers of the package if it holds arguments against the schema only if it is told
// to, or nil.
func (f *typeFinder) library() (library *sdk.SDK) {
	for _, h := range f.found.Handlers {
		if library = sdk.Named(h.Library); library == nil || library.Remedy.Validation == "" {
			return nil
		}
	}
	return library
}

// dropAt returns the argument that is dropped where an assertion does not hold.
func (f *typeFinder) dropAt(instr ssa.Instruction) (d Drop, ok bool) {
	r, ok := readingOf(instr)
	if !ok || !isOfJSON(r.assert.AssertedType) || !isSent(r.args) || f.isReadOtherwise(r) || !f.goesOn(r) || Without(f.machine, r.value, r.given(false, scenario.Zero(r.value.Type()))).IsRefused() || isOnlyChecked(r) {
		return d, false
	}
	if p, ok := r.key.(*ssa.Parameter); ok {
		return f.helped(f.dropped(r), p, r)
	}
	d = f.dropped(r)
	name := program.TextOf(r.key)
	if name == "" || !f.found.IsArgument(r.args) {
		return d, false
	}
	d.Names, d.Handlers, d.Nested = []string{name}, f.handlersOf(instr.Parent()), f.isNested(r.args)
	return d, len(d.Handlers) > 0
}

func (f *typeFinder) dropped(r reading) Drop {
	return Drop{Kind: r.kind, Place: f.home.At(r.assert.Pos()), at: r.assert.Pos()}
}

// isNested reports whether a map is a part of the arguments: what another map or a list has given, here or
// for all who call the function.
func (f *typeFinder) isNested(v ssa.Value) bool { return f.everywhere(v, flow.IsElement) }

// everywhere reports whether a value is read from what is asked for, here or by each call in the package of a
// function that it keeps for itself.
func (f *typeFinder) everywhere(v ssa.Value, asked func(ssa.Value) bool) bool {
	q := flow.Query{Kinds: flow.Same&^flow.Phi | flow.Enter, Index: f.index, Skip: func(e flow.Edge) bool {
		obj := program.ObjectOf(e.To.Parent())
		return e.Kind == flow.Enter && (obj == nil || obj.Exported())
	}}
	return flow.All(q.Ends(v), asked)
}

// isSent reports whether a map is one that the library decoded, and not the program from a text, of
// which the schema says nothing.
func isSent(v ssa.Value) bool {
	switch x := (flow.Query{Kinds: flow.Same | flow.Element}).Start(v).(type) {
	case *ssa.Parameter:
		return !types.IsInterface(x.Type())
	case *ssa.Alloc:
		return len(paths.Stored(x)) > 0
	}
	return true
}

// isOnlyChecked reports whether a function that gives nothing but an error, or what is wrong in words, looks at an
// argument, and puts it nowhere: it is read for the work in another one.
func isOnlyChecked(r reading) bool {
	fn := r.assert.Parent()
	results := fn.Signature.Results()
	if results.Len() != 1 || !program.IsError(results.At(0).Type()) && !words.Validates.MatchString(fn.Name()) {
		return false
	}
	return !slices.ContainsFunc(*r.value.Referrers(), func(use ssa.Instruction) bool {
		switch use.(type) {
		case *ssa.Store, *ssa.Phi, *ssa.MapUpdate, *ssa.Convert:
			return true
		}
		return false
	})
}

// handlersOf returns the entries of the tools that call a function, its own if nobody in the
// package calls it, and none if only middleware and the like do.
func (f *typeFinder) handlersOf(fn *ssa.Function) []string {
	var names []string
	others := false
	f.index.Calls.Ascend(fn, func(by *ssa.Function) bool {
		h := f.found.Around(by)
		if h == nil {
			return false
		}
		if isWork(h) {
			names = append(names, f.entries(h)...)
		} else {
			others = true
		}
		return true
	})
	if len(names) == 0 && !others {
		names = []string{f.entry(fn, report.Within(syntax.ShortName(program.Outermost(fn).Object())))}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// isWork reports whether a handler does the work of a tool, and does not hand the request on.
func isWork(h *handlers.Handler) bool {
	return !h.Wraps && (h.Kind == sdk.Tool || h.Kind == sdk.TaskTool || h.Kind == sdk.TypedTool || h.Kind == sdk.StructuredTool)
}

// entries returns an entry for each tool that a handler serves.
func (f *typeFinder) entries(h *handlers.Handler) []string {
	list := []string{f.entry(h.Func, report.SubjectOf(h).First())}
	for i, name := range h.Names() {
		list = append(list[:i], f.entry(h.Func, name))
	}
	return list
}

// entry returns what stands for a tool: what tells the function from all others, a blank, and how a message names it.
func (f *typeFinder) entry(fn *ssa.Function, tool string) string {
	return idOf(f.pass, f.home, fn) + " " + tool
}

// idOf tells a function of the package from all others.
func idOf(pass *analysis.Pass, home *summary.Home, fn *ssa.Function) string {
	return pass.Pkg.Path() + ":" + string(home.At(fn.Pos()))
}

// IsBy reports whether a handler of the package is one of those that drop the argument.
func (d Drop) IsBy(pass *analysis.Pass, h *handlers.Handler) bool {
	id := idOf(pass, summary.HomeOf(pass), h.Func)
	return slices.ContainsFunc(d.Handlers, func(entry string) bool { return strings.HasPrefix(entry, id+" ") })
}

// DroppedByAll reports whether only handlers of the package drop the argument, of all of which something holds.
func (d Drop) DroppedByAll(pass *analysis.Pass, list []*handlers.Handler, holds func(*handlers.Handler) bool) bool {
	home, by := summary.HomeOf(pass), make(map[string]bool)
	for _, h := range list {
		by[idOf(pass, home, h.Func)] = holds(h)
	}
	for _, entry := range d.Handlers {
		if id, _, _ := strings.Cut(entry, " "); !by[id] {
			return false
		}
	}
	return len(d.Handlers) > 0
}
