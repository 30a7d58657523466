package silentdefault

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// described is what the description of a tool says.
type described struct {
	name     string
	required map[string]bool // the arguments that must be given
	writes   bool            // it changes something
	readOnly bool            // it says that it does not
	declared []declared      // its arguments
	open     bool            // it can have others that are not known
}

// A declared is an argument in the description of a tool.
type declared struct {
	name string
	pos  token.Pos
}

// tools are the descriptions of the tools of a package, by their names, and the handlers.
type tools struct {
	byName  map[string]described
	byFunc  map[*ssa.Function][]described // where a call is given the tool and the function
	found   *handlers.Result
	callers map[*ssa.Function][]*ssa.Call // the calls of a function to which a request is handed
	handed  map[string]bool               // the tools that functions return which the package does not call
}

// toolsOf reads the descriptions of the tools that a package makes with mcp-go.
func toolsOf(functions []*ssa.Function, found *handlers.Result) tools {
	t := tools{byName: make(map[string]described), byFunc: make(map[*ssa.Function][]described), found: found, callers: make(map[*ssa.Function][]*ssa.Call), handed: make(map[string]bool)}
	called := make(map[*ssa.Function]bool)
	for call := range program.InstructionsOf[*ssa.Call](functions) {
		t.note(call)
		called[call.Call.StaticCallee()] = true
	}
	for call := range program.InstructionsOf[*ssa.Call](functions) {
		if name, options := newTool(call); options != nil && name != "" && !called[call.Parent()] && isReturned(call) {
			t.handed[name] = true
		}
	}
	return t
}

// isReturned reports whether an exported function returns what a call gives.
func isReturned(call *ssa.Call) bool {
	obj := program.ObjectOf(call.Parent())
	return obj != nil && obj.Exported() && slices.ContainsFunc(*call.Referrers(), func(use ssa.Instruction) bool {
		_, ok := use.(*ssa.Return)
		return ok
	})
}

// note looks at a call: whether it hands a request on, describes a tool, or puts a tool and a
// function together.
func (t tools) note(call *ssa.Call) {
	if callee := call.Call.StaticCallee(); callee != nil && requestIn(call) != nil {
		t.callers[callee] = append(t.callers[callee], call)
	}
	if name, options := newTool(call); options != nil && name != "" {
		t.byName[name] = describe(options)
	}
	for _, arg := range call.Call.Args {
		made, _ := program.CallOf(arg)
		if made == nil {
			continue
		}
		if name, options := newTool(made); options != nil {
			for _, handler := range call.Call.Args {
				if fn := program.FunctionOf(handler); fn != nil {
					d := describe(options)
					d.name = name
					t.byFunc[fn] = append(t.byFunc[fn], d)
				}
			}
		}
	}
}

// newTool returns the name and the options of the tool that a call makes, or nil.
func newTool(call *ssa.Call) (name string, options ssa.Value) {
	obj := program.Called(call.Common())
	if obj == nil || !sdk.HasOptions(obj.Pkg()) || obj.Name() != "NewTool" || len(call.Call.Args) != 2 {
		return "", nil
	}
	return program.TextOf(call.Call.Args[0]), call.Call.Args[1]
}

// described returns what is said of the tools that a function handles.
func (t tools) described(h *handlers.Handler) []described {
	if list := t.byFunc[h.Func]; len(list) > 0 {
		return list
	}
	var list []described
	for _, name := range h.Names() {
		d := t.byName[name]
		d.name = name
		list = append(list, d)
	}
	return list
}

// lacks reports whether the description of the one tool that a function handles is known, and has no such argument.
func (t tools) lacks(h *handlers.Handler, name string) bool {
	list := t.described(h)
	return len(list) == 1 && len(list[0].declared) > 0 && !list[0].open &&
		!slices.ContainsFunc(list[0].declared, func(d declared) bool { return d.name == name })
}

// describe reads the options of a tool.
func describe(options ssa.Value) described {
	d := described{required: make(map[string]bool)}
	for _, option := range elements(options) {
		call, ok := option.(*ssa.Call)
		if !ok {
			d.open = true
			continue
		}
		obj := program.Called(call.Common())
		switch {
		case obj == nil || !sdk.HasOptions(obj.Pkg()):
			d.open = true
		case obj.Name() == "WithReadOnlyHintAnnotation":
			flag, ok := call.Call.Args[0].(*ssa.Const)
			d.readOnly = ok && flag.Value != nil && constant.BoolVal(flag.Value)
		case len(call.Call.Args) == 2 && isProperty(obj.Name()):
			name := program.TextOf(call.Call.Args[0])
			d.required[name] = slices.ContainsFunc(elements(call.Call.Args[1]), isRequired)
			if name != "" {
				d.declared = append(d.declared, declared{name, call.Pos()})
			}
		}
	}
	return d
}

// isProperty reports whether an option of a tool declares an argument.
func isProperty(option string) bool {
	switch option {
	case "WithString", "WithNumber", "WithBoolean", "WithArray", "WithObject", "WithInteger", "WithAny":
		return true
	}
	return false
}

// isRequired reports whether an option of an argument says that it must be given.
func isRequired(option ssa.Value) bool {
	call, ok := option.(*ssa.Call)
	if !ok {
		return false
	}
	obj := program.Called(call.Common())
	return obj != nil && sdk.HasOptions(obj.Pkg()) && obj.Name() == "Required"
}

// elements returns the elements of a list literal, as what they were before they were put there.
func elements(list ssa.Value) []ssa.Value {
	found := paths.Elements(list)
	for i, v := range found {
		if changed, ok := v.(*ssa.ChangeType); ok {
			found[i] = changed.X
		}
	}
	return found
}

// requestIn returns the request that a call hands on, or nil.
func requestIn(call *ssa.Call) ssa.Value {
	for _, arg := range call.Call.Args {
		if sdk.IsCall(arg.Type()) {
			return arg
		}
	}
	return nil
}

// isServedHere reports whether a function of the package calls a function with a request that it
// has made: what is in that is what the program has put there.
func (t tools) isServedHere(fn *ssa.Function) bool {
	return slices.ContainsFunc(t.callers[fn], func(call *ssa.Call) bool {
		request := requestIn(call)
		if load, ok := request.(*ssa.UnOp); ok {
			request = load.X
		}
		made, ok := request.(*ssa.Alloc)
		return ok && len(paths.Stores(made)) == 0
	})
}

// of returns what is said of the tool that a function handles, or that which calls it.
func (t tools) of(fn *ssa.Function) described {
	outer := fn
	for outer.Parent() != nil && t.found.Of(outer) == nil {
		outer = outer.Parent()
	}
	h := t.found.Of(outer)
	if h == nil {
		for _, call := range t.callers[outer] {
			if h = t.found.Of(call.Parent()); h != nil {
				break
			}
		}
	}
	var d described
	if outer.Parent() == nil {
		d.writes = words.Writes.MatchString(words.Spaced(outer.Name()))
	}
	if h == nil {
		return d
	}
	for i, known := range t.described(h) {
		d.readOnly = d.readOnly || known.readOnly
		d.writes = d.writes || words.Writes.MatchString(words.Spaced(known.name))
		if i == 0 || len(known.required) < len(d.required) {
			d.required = known.required
		}
	}
	d.writes = d.writes && !d.readOnly
	return d
}
