package silentdefault

import (
	"go/constant"
	"go/types"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// described is what the description of a tool says.
type described struct {
	required map[string]bool // the arguments that must be given
	writes   bool            // it changes something
	readOnly bool            // it says that it does not
}

// tools are the descriptions of the tools of a package, by their names, and the handlers.
type tools struct {
	byName  map[string]described
	found   *handlers.Result
	callers map[*ssa.Function][]*ssa.Call // the calls of a function to which a request is handed
}

// toolsOf reads the descriptions of the tools that a package makes with mcp-go.
func toolsOf(functions []*ssa.Function, found *handlers.Result) tools {
	t := tools{byName: make(map[string]described), found: found, callers: make(map[*ssa.Function][]*ssa.Call)}
	for _, fn := range functions {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				call, ok := instr.(*ssa.Call)
				if !ok {
					continue
				}
				if callee := call.Call.StaticCallee(); callee != nil && requestIn(call) != nil {
					t.callers[callee] = append(t.callers[callee], call)
				}
				if obj := program.Called(call.Common()); obj != nil && isMCPGo(obj.Pkg()) && obj.Name() == "NewTool" && len(call.Call.Args) == 2 {
					if name := textOf(call.Call.Args[0]); name != "" {
						t.byName[name] = describe(call.Call.Args[1])
					}
				}
			}
		}
	}
	return t
}

// describe reads the options of a tool.
func describe(options ssa.Value) described {
	d := described{required: make(map[string]bool)}
	for _, option := range elements(options) {
		call, ok := option.(*ssa.Call)
		if !ok {
			continue
		}
		obj := program.Called(call.Common())
		switch {
		case obj == nil || !isMCPGo(obj.Pkg()):
		case obj.Name() == "WithReadOnlyHintAnnotation":
			flag, ok := call.Call.Args[0].(*ssa.Const)
			d.readOnly = ok && flag.Value != nil && constant.BoolVal(flag.Value)
		case len(call.Call.Args) == 2 && slices.ContainsFunc(elements(call.Call.Args[1]), isRequired):
			d.required[textOf(call.Call.Args[0])] = true
		}
	}
	return d
}

// isRequired reports whether an option of an argument says that it must be given.
func isRequired(option ssa.Value) bool {
	call, ok := option.(*ssa.Call)
	if !ok {
		return false
	}
	obj := program.Called(call.Common())
	return obj != nil && isMCPGo(obj.Pkg()) && obj.Name() == "Required"
}

// elements returns the elements of a list literal.
func elements(list ssa.Value) []ssa.Value {
	slice, ok := list.(*ssa.Slice)
	if !ok || slice.X.Referrers() == nil {
		return nil
	}
	var found []ssa.Value
	for _, use := range *slice.X.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, use := range *element.Referrers() {
			if store, ok := use.(*ssa.Store); ok && store.Addr == element {
				value := store.Val
				if changed, ok := value.(*ssa.ChangeType); ok {
					value = changed.X
				}
				found = append(found, value)
			}
		}
	}
	return found
}

// requestIn returns the request that a call hands on, or nil.
func requestIn(call *ssa.Call) ssa.Value {
	for _, arg := range call.Call.Args {
		if isRequest(arg.Type()) {
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
		return ok && !slices.ContainsFunc(*made.Referrers(), func(use ssa.Instruction) bool {
			store, ok := use.(*ssa.Store)
			return ok && store.Addr == made
		})
	})
}

// of returns what is said of the tool that a function handles, or that which calls it.
func (t tools) of(fn *ssa.Function) described {
	outer := fn
	for outer.Parent() != nil && t.handler(outer) == nil {
		outer = outer.Parent()
	}
	h := t.handler(outer)
	if h == nil {
		for _, call := range t.callers[outer] {
			if h = t.handler(call.Parent()); h != nil {
				break
			}
		}
	}
	var d described
	if outer.Parent() == nil {
		d.writes = writes.MatchString(spaced(outer.Name()))
	}
	if h == nil {
		return d
	}
	for i, at := range h.Registered {
		known := t.byName[at.Name]
		d.readOnly = d.readOnly || known.readOnly
		d.writes = d.writes || writes.MatchString(spaced(at.Name))
		if i == 0 || len(known.required) < len(d.required) {
			d.required = known.required
		}
	}
	d.writes = d.writes && !d.readOnly
	return d
}

func (t tools) handler(fn *ssa.Function) *handlers.Handler {
	for _, h := range t.found.Handlers {
		if h.Func == fn {
			return h
		}
	}
	return nil
}

// writes matches the names of tools that change something.
var writes = regexp.MustCompile(`(^|_)(create|update|delete|remove|write|set|add|insert|edit|modify|patch|put|send|post|apply|replace|move|rename|merge|close|assign|upload|deploy|start|stop|restart|cancel|scale|drop|save|publish|commit|push|mutate|complete|place|book|pay)(_|$)`)

// spaced writes a name in lower case with underscores between the words.
func spaced(name string) string {
	return strings.ToLower(strings.ReplaceAll(humps.ReplaceAllString(name, "${1}_$2"), "-", "_"))
}

var humps = regexp.MustCompile(`([a-z0-9])([A-Z])`)

func isMCPGo(pkg *types.Package) bool {
	return pkg != nil && pkg.Path() == "github.com/mark3labs/mcp-go/mcp"
}

// isRequest reports whether a type is that of the request with which a tool is called.
func isRequest(t types.Type) bool {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	if !ok {
		return false
	}
	name := named.Obj().Name()
	return name == "CallToolRequest" || name == "ServerRequest" && sdk.Owns(named.Obj().Pkg())
}
