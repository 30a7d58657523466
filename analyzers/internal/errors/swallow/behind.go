package swallow

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// An asked is a result of a method of an interface.
type asked struct {
	Method string // such as "example.test/engine.Store.List"; empty for none
	Result int
}

// isOpen reports whether only the package of an interface of the module, if any, has types in sight that
// implement it: whoever imports that knows those, and others stand behind it, too.
func (r *Result) isOpen(call *ssa.Call) bool {
	method := call.Call.Method
	if pkg := method.Pkg(); pkg != r.pass.Pkg && !syntax.InModule(r.pass, pkg) {
		return false
	}
	list, _ := r.flow.Scope().Calls.Behind(nil, method, call.Pos())
	return !slices.ContainsFunc(list, func(c calls.Callee) bool { return c.Obj.Pkg() != method.Pkg() })
}

// behind notes which results are made of what a method of an interface gives behind which others stand:
//
//	func (e *Engine) Names(ctx context.Context) ([]string, error) { return e.store.List(ctx) }
//
// The package that puts something into the interface knows what becomes of failures there.
func (l *look) behind(call *ssa.Call) {
	name := calls.MethodName(call.Call.Method)
	if name == "" {
		return
	}
	for i := range call.Call.Signature().Results().Len() {
		given := calls.ResultsOf(call, i)
		if program.IsError(call.Call.Signature().Results().At(i).Type()) || l.isAsked(given) {
			continue
		}
		l.note(Fate{Kind: Behind, Source: fallible.SourceOf(call), local: local{Instr: call, at: call.Pos()}, Asked: asked{name, i}, Results: l.leaving(startsOf(given))})
	}
}

// opens says which results of methods of interfaces handlers of a package answer with, and of the packages
// that it imports.
type opens []open

// open is one of them, with those who answer with it.
type open struct {
	Asked asked
	Kind  sdk.Kind
	Names []string
	Count int
}

// String returns the methods, such as "opens(example.test/engine.Store.List 0)".
func (list opens) String() string {
	return summary.Text("opens", list, func(one open) string { return fmt.Sprintf("%s %d", one.Asked.Method, one.Asked.Result) })
}

// A joining holds what handlers answer with against what is put into interfaces.
type joining struct {
	*Result
	found *reaching
	open  map[asked]*open
}

// join notes the fates of what the package puts into interfaces of which handlers answer with what the
// methods give, and tells importers which those are.
func (r *Result) join(found *reaching) {
	j := &joining{r, found, make(map[asked]*open)}
	j.below()
	j.own()
	if len(j.open) == 0 {
		return
	}
	for _, fn := range r.flow.Scope().Program.Functions() {
		if syntax.InTest(r.pass.Fset, fn.Pos()) || r.found.IsLeftOver(fn) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			switch instr := instr.(type) {
			case *ssa.MakeInterface:
				j.boxed(instr)
			case *ssa.ChangeInterface:
				j.changed(instr, instr.X)
			case *ssa.ChangeType:
				j.changed(instr, instr.X)
			case *ssa.Call:
				for result := range instr.Call.Signature().Results().Variables() {
					j.given(instr, result.Type())
				}
			}
		}
	}
	j.export()
}

// below adds what the handlers of imported packages answer with.
func (j *joining) below() {
	for _, list := range summary.Below[opens](j.pass) {
		for _, o := range list {
			j.add(o)
		}
	}
}

// own adds what the handlers of the package answer with.
func (j *joining) own() {
	j.found.list = slices.DeleteFunc(j.found.list, func(r Reach) bool {
		if r.Fate.Kind == Behind {
			j.add(open{Asked: r.Asked, Kind: r.Kind, Names: r.Names, Count: r.Count})
		}
		return r.Fate.Kind == Behind
	})
}

func (j *joining) add(o open) {
	known := j.open[o.Asked]
	if known == nil {
		known = &open{Asked: o.Asked, Kind: o.Kind}
		j.open[o.Asked] = known
	}
	known.Count = max(known.Count, o.Count)
	for _, name := range o.Names {
		if !slices.Contains(known.Names, name) {
			known.Names = append(known.Names, name)
		}
	}
}

// boxed looks at a value that is put into an interface.
func (j *joining) boxed(box *ssa.MakeInterface) {
	at := placeOf(box)
	for _, method := range methodsOf(box.Type()) {
		if selection := types.NewMethodSet(box.X.Type()).Lookup(method.Pkg(), method.Name()); selection != nil {
			j.stands(method, selection.Obj().(*types.Func).Origin(), at)
		}
	}
}

// changed looks at what a call gives that becomes another interface.
func (j *joining) changed(into, from ssa.Value) {
	if call, _ := program.CallOf(from); call != nil {
		j.given(call, into.Type())
	}
}

// given looks at an interface that a function of the module returns: its package is taken to return a
// value of a type of its own.
func (j *joining) given(call *ssa.Call, iface types.Type) {
	obj := program.Called(call.Common())
	if pkg := syntax.PackageOf(obj); call.Call.IsInvoke() || pkg == j.pass.Pkg || !syntax.InModule(j.pass, pkg) {
		return
	}
	for _, method := range methodsOf(iface) {
		list, _ := j.flow.Scope().Calls.Behind(nil, method, call.Pos())
		for _, c := range list {
			if c.Obj.Pkg() == obj.Pkg() {
				j.stands(method, c.Obj, call.Pos())
			}
		}
	}
}

// stands notes the fates of a method that stands behind one of an interface, if another package has it
// than that of the interface. Where no tool is known by its name, a place that only wires says nothing.
func (j *joining) stands(method, behind *types.Func, at token.Pos) {
	name := calls.MethodName(method)
	if behind.Pkg() == method.Pkg() {
		return
	}
	for i := range maxResults {
		o := j.open[asked{name, i}]
		if o == nil || len(o.Names) == 0 {
			continue
		}
		for _, f := range j.fatesOf(behind, at) {
			if f.Kind == Behind || !f.Results.has(i) {
				continue
			}
			f.Results = 1
			j.found.joined(f, o)
		}
	}
}

// fatesOf returns the fates of a method of the package, or of one that it imports.
func (j *joining) fatesOf(m *types.Func, at token.Pos) []Fate {
	if m.Pkg() == j.pass.Pkg {
		return slices.Clone(j.Of(j.flow.Scope().Program.Package().Prog.FuncValue(m)))
	}
	told, _ := j.known.Told(m)
	list := slices.Clone(told)
	for i := range list {
		list[i].at = at
	}
	return list
}

// joined notes a fate for all handlers that answer with a result of a method.
func (c *reaching) joined(f Fate, o *open) {
	if c.at(f) == nil {
		c.list = append(c.list, Reach{Fate: f, Kind: o.Kind, Count: o.Count, Names: slices.Clone(o.Names), by: []*handlers.Handler{{Kind: o.Kind}}})
	}
}

// export tells importers what handlers answer with.
func (j *joining) export() {
	var list opens
	for _, o := range j.open {
		list = append(list, *o)
	}
	slices.SortFunc(list, func(a, b open) int {
		if c := strings.Compare(a.Asked.Method, b.Asked.Method); c != 0 {
			return c
		}
		return a.Asked.Result - b.Asked.Result
	})
	summary.ExportPackage(j.pass, list[:min(len(list), budget.Parts)])
}

// methodsOf returns the methods of an interface with a name.
func methodsOf(t types.Type) (list []*types.Func) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	if iface, ok := named.Underlying().(*types.Interface); ok {
		list = slices.AppendSeq(list, iface.Methods())
	}
	return list
}

// placeOf returns the place of the call or the variable that gives what is put into an interface, or else
// of what is done with it.
func placeOf(box *ssa.MakeInterface) token.Pos {
	at := box.X.Pos()
	if x, ok := box.X.(*ssa.Extract); ok {
		at = x.Tuple.Pos()
	}
	for _, use := range *box.Referrers() {
		if !at.IsValid() {
			at = use.Pos()
		}
	}
	return at
}
