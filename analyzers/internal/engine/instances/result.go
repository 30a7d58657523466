package instances

import (
	"fmt"
	"go/types"
	"path"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// callee returns the function that a call calls.
func (i *Instance) callee(call *ssa.CallCommon, f *frame) Value {
	if call.IsInvoke() {
		receiver := i.eval(call.Value, f)
		if m := i.whole.methodOf(receiver.typ, call.Method); m != nil {
			return Value{fn: m.fn}
		}
		return Value{}
	}
	if fn := call.StaticCallee(); fn != nil {
		if obj := program.ObjectOf(fn); obj != nil && obj.FullName() == "(reflect.Value).Call" {
			return i.eval(call.Args[0], f)
		}
		if _, literal := call.Value.(*ssa.MakeClosure); !literal {
			return Value{fn: i.whole.linked(program.Declaration(fn))}
		}
	}
	return i.eval(call.Value, f)
}

// result returns what a call returns.
func (i *Instance) result(call *ssa.Call, index int, f *frame) Value {
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok {
		if builtin.Name() == "append" {
			return lists{i}.appended(call, f)
		}
		return Value{}
	}
	callee := i.callee(&call.Call, f)
	if callee.fn == nil {
		return Value{}
	}
	if len(callee.fn.Blocks) == 0 {
		return i.ofLibrary(call, callee.fn, index, f)
	}
	inner := i.enter(callee, call, f)
	if inner == nil {
		return Value{}
	}
	return i.returned(inner, call, index)
}

// returned returns what a run of a function returns: one of what it can, which is the same for all results.
func (i *Instance) returned(f *frame, call *ssa.Call, index int) Value {
	returns := i.whole.returnsOf(f.fn)
	if len(returns) == 0 || index >= len(returns[0].Results) {
		return Value{}
	}
	if program.IsList(returns[0].Results[index].Type()) {
		all := listOf{}
		for _, ret := range returns {
			all.add(i.eval(program.Given(ret, index), f).list)
		}
		return all.value()
	}
	n, ok := i.pick(memoKey{call, f}, len(returns))
	if !ok {
		return Value{}
	}
	return i.eval(program.Given(returns[n], index), f)
}

// pick returns which of n the instance takes, and whether there is that one: the same whenever it is asked.
func (i *Instance) pick(key memoKey, n int) (int, bool) {
	taken, ok := i.picked[key]
	if !ok {
		taken = i.trail.branch(n)
		i.picked[key] = taken
	}
	return taken, taken < n
}

// ofLibrary returns what a function without a body makes of what it is given: a text, a list, or what it alone
// knows.
func (i *Instance) ofLibrary(call *ssa.Call, fn *ssa.Function, index int, f *frame) Value {
	obj := program.ObjectOf(fn)
	switch syntax.PathOf(obj) {
	case "":
		return Value{}
	case "reflect":
		if obj.Name() == "ValueOf" {
			return i.eval(call.Call.Args[0], f)
		}
	case "fmt":
		if obj.Name() == "Sprintf" {
			return i.formatted(call, f)
		}
	case "slices", "maps", "sort":
		return i.sameElements(call, f)
	case "strings", "path":
		if obj.FullName() == "strings.Join" {
			return Value{}
		}
		return i.changed(call, obj.Name(), f)
	}
	return Value{call: call, in: f, index: index}
}

// sameElements returns the lists that are handed to a function which returns their elements in another order or form.
func (i *Instance) sameElements(call *ssa.Call, f *frame) Value {
	all := listOf{}
	for _, arg := range call.Call.Args {
		list := i.eval(arg, f)
		if slice, ok := arg.(*ssa.Slice); ok && program.IsList(slice.Type()) && isListOfLists(arg.Type()) {
			for n := range lengthOf(list.list) {
				inner, _ := lists{i}.element(list, n)
				all.add(inner.list)
			}
			continue
		}
		all.add(list.list)
	}
	return all.value()
}

func isListOfLists(t types.Type) bool {
	s, ok := t.Underlying().(*types.Slice)
	return ok && program.IsList(s.Elem())
}

// formatted returns a text that is put together by a format of texts alone.
func (i *Instance) formatted(call *ssa.Call, f *frame) Value {
	format := i.eval(call.Call.Args[0], f)
	if format.kind != isText || len(call.Call.Args) < 2 {
		return Value{}
	}
	given := i.eval(call.Call.Args[1], f)
	var parts []any
	for n := range lengthOf(given.list) {
		part, _ := lists{i}.element(given, n)
		if part.kind != isText {
			return Value{}
		}
		parts = append(parts, part.text)
	}
	text := fmt.Sprintf(format.text, parts...)
	if strings.Contains(text, "%!") {
		return Value{}
	}
	return Value{kind: isText, text: text}
}

// changed returns what a function of package strings or path makes of known texts.
func (i *Instance) changed(call *ssa.Call, name string, f *frame) Value {
	var texts []string
	for _, arg := range call.Call.Args {
		v := i.eval(arg, f)
		parts := []Value{v}
		if v.kind == isList {
			parts = nil
			for n := range lengthOf(v.list) {
				part, _ := lists{i}.element(v, n)
				parts = append(parts, part)
			}
		}
		for _, part := range parts {
			if part.kind != isText {
				return Value{}
			}
			texts = append(texts, part.text)
		}
	}
	if change := changes[name]; change.to != nil && (change.of == len(texts) || change.of < 0) {
		return Value{kind: isText, text: change.to(texts)}
	}
	return Value{}
}

// A change is what a function makes of so many texts, or of any number of them.
type change struct {
	of int
	to func(texts []string) string
}

// changes are functions of packages strings and path, by name.
var changes = map[string]change{
	"ToLower":    {1, func(t []string) string { return strings.ToLower(t[0]) }},
	"ToUpper":    {1, func(t []string) string { return strings.ToUpper(t[0]) }},
	"TrimSpace":  {1, func(t []string) string { return strings.TrimSpace(t[0]) }},
	"TrimPrefix": {2, func(t []string) string { return strings.TrimPrefix(t[0], t[1]) }},
	"TrimSuffix": {2, func(t []string) string { return strings.TrimSuffix(t[0], t[1]) }},
	"ReplaceAll": {3, func(t []string) string { return strings.ReplaceAll(t[0], t[1], t[2]) }},
	"Join":       {-1, func(t []string) string { return path.Join(t...) }},
}
