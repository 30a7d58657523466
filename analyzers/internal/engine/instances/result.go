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
	if len(returns) == 0 {
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
		return i.changed(call, obj.FullName(), f)
	}
	return Value{call: call, in: f, index: index}
}

// sameElements returns the lists that are handed to a function which returns their elements in another order or form.
func (i *Instance) sameElements(call *ssa.Call, f *frame) Value {
	all := listOf{}
	for _, arg := range call.Call.Args {
		list := i.eval(arg, f)
		if s, ok := arg.Type().Underlying().(*types.Slice); !ok || !program.IsList(s.Elem()) {
			all.add(list.list)
			continue
		}
		for _, inner := range (lists{i}).elements(list) {
			all.add(inner.list)
		}
	}
	return all.value()
}

// formatted returns a text that is put together by a format of texts alone.
func (i *Instance) formatted(call *ssa.Call, f *frame) Value {
	texts, ok := i.texts(call.Call.Args, f)
	if !ok {
		return Value{}
	}
	var parts []any
	for _, text := range texts[1:] {
		parts = append(parts, text)
	}
	text := fmt.Sprintf(texts[0], parts...)
	if strings.Contains(text, "%!") {
		return Value{}
	}
	return Value{kind: isText, text: text}
}

// texts returns the texts that values and lists are, and whether all of them are known.
func (i *Instance) texts(values []ssa.Value, f *frame) (texts []string, ok bool) {
	for _, value := range values {
		parts := []Value{i.eval(value, f)}
		switch parts[0].kind {
		case isNil:
			continue // no arguments
		case isList:
			parts = lists{i}.elements(parts[0])
		}
		for _, part := range parts {
			if part.kind != isText {
				return nil, false
			}
			texts = append(texts, part.text)
		}
	}
	return texts, true
}

// changed returns what a function of package strings or path makes of known texts.
func (i *Instance) changed(call *ssa.Call, name string, f *frame) Value {
	texts, ok := i.texts(call.Call.Args, f)
	if change := changes[name]; ok && change != nil {
		return Value{kind: isText, text: change(texts)}
	}
	return Value{}
}

// changes are functions of packages strings and path, by their full names: what they make of texts.
var changes = map[string]func(texts []string) string{
	"strings.ToLower":    func(t []string) string { return strings.ToLower(t[0]) },
	"strings.ToUpper":    func(t []string) string { return strings.ToUpper(t[0]) },
	"strings.TrimSpace":  func(t []string) string { return strings.TrimSpace(t[0]) },
	"strings.TrimPrefix": func(t []string) string { return strings.TrimPrefix(t[0], t[1]) },
	"strings.TrimSuffix": func(t []string) string { return strings.TrimSuffix(t[0], t[1]) },
	"strings.ReplaceAll": func(t []string) string { return strings.ReplaceAll(t[0], t[1], t[2]) },
	"path.Join":          func(t []string) string { return path.Join(t...) },
}
