package inputs

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Description is what a tool of mcp-go says of its arguments:
//
//	mcp.NewTool("review", mcp.WithString("path", mcp.Required()))
type Description struct {
	Name     string
	Required map[string]bool // the arguments that must be given
	Writes   bool            // the tool changes something, by its name, and does not say that it only reads
	Declared []Declared

	readOnly bool
	open     bool // it can have other arguments, which are not known
}

// A Declared is an argument in the description of a tool.
type Declared struct {
	Name string
	Kind Kind // "" for any
	Pos  token.Pos
}

// Descriptions are those of the tools of a package.
type Descriptions struct {
	byName  map[string]Description
	byFunc  map[*ssa.Function][]Description // where a call is given the tool and the function
	callers map[*ssa.Function][]*ssa.Call   // the calls of a function to which a request is handed
	found   *handlers.Result
	own     map[*ssa.Function]bool
	allowed [][]string // the enumerations of the schemas
}

// DescriptionsOf reads the descriptions that a package writes out.
func DescriptionsOf(p *program.Program, found *handlers.Result) Descriptions {
	d := Descriptions{byName: make(map[string]Description), byFunc: make(map[*ssa.Function][]Description), callers: make(map[*ssa.Function][]*ssa.Call), found: found, own: p.Own()}
	for instr := range program.InstructionsOf[ssa.Instruction](p.Functions()) {
		if call, ok := instr.(*ssa.Call); ok {
			d.note(call)
		}
		if texts := enumerationAt(instr); len(texts) > 0 {
			d.allowed = append(d.allowed, texts)
		}
	}
	return d
}

// note looks at a call: whether it hands a request on, describes a tool, or puts a tool and a function together.
func (d Descriptions) note(call *ssa.Call) {
	if callee := call.Call.StaticCallee(); callee != nil && requestIn(call) != nil {
		d.callers[callee] = append(d.callers[callee], call)
	}
	if described, ok := describe(call); ok && described.Name != "" {
		d.byName[described.Name] = described
	}
	for _, arg := range call.Call.Args {
		made, _ := program.CallOf(arg)
		if made == nil {
			continue
		}
		described, ok := describe(made)
		for _, handler := range call.Call.Args {
			if fn := program.FunctionOf(handler); ok && fn != nil {
				d.byFunc[fn] = append(d.byFunc[fn], described)
			}
		}
	}
}

// describe reads the options of the tool that a call makes.
func describe(call *ssa.Call) (d Description, ok bool) {
	obj := program.Called(call.Common())
	if obj == nil || !sdk.HasOptions(obj.Pkg()) || obj.Name() != "NewTool" || len(call.Call.Args) != 2 {
		return d, false
	}
	d.Name, d.Required = program.TextOf(call.Call.Args[0]), make(map[string]bool)
	for _, v := range options(call.Call.Args[1]) {
		option, name := optionOf(v)
		switch {
		case name == "":
			d.open = true
		case name == "WithReadOnlyHintAnnotation":
			flag, ok := option.Call.Args[0].(*ssa.Const)
			d.readOnly = ok && constant.BoolVal(flag.Value)
		case len(option.Call.Args) == 2 && isProperty(name):
			d.declare(program.TextOf(option.Call.Args[0]), option)
		}
	}
	d.Writes = words.Writes.MatchString(words.Spaced(d.Name)) && !d.readOnly
	return d, true
}

// declare notes the argument that an option declares.
func (d *Description) declare(name string, option *ssa.Call) {
	d.Required[name] = slices.ContainsFunc(options(option.Call.Args[1]), func(v ssa.Value) bool {
		_, called := optionOf(v)
		return called == "Required"
	})
	if name != "" {
		_, as := optionOf(option)
		d.Declared = append(d.Declared, Declared{name, properties[as], option.Pos()})
	}
}

// options returns the elements of a list of options, as what they were before they were put there.
func options(list ssa.Value) []ssa.Value {
	found := paths.Elements(list)
	for i, v := range found {
		found[i] = flow.Query{Kinds: flow.Convert}.Start(v)
	}
	return found
}

// optionOf returns the call of mcp-go that makes an option, and the name of what it calls, or nothing.
func optionOf(v ssa.Value) (call *ssa.Call, name string) {
	call, _ = v.(*ssa.Call)
	if call == nil {
		return nil, ""
	}
	if obj := program.Called(call.Common()); obj != nil && sdk.HasOptions(obj.Pkg()) {
		return call, obj.Name()
	}
	return nil, ""
}

// properties are the options of a tool that declare an argument, with its kind.
var properties = map[string]Kind{
	"WithString": Text, "WithNumber": Number, "WithInteger": Number, "WithBoolean": Boolean, "WithArray": List, "WithObject": Object, "WithAny": "",
}

// isProperty reports whether an option of a tool declares an argument.
func isProperty(option string) bool {
	_, ok := properties[option]
	return ok
}

// requestIn returns the request that a call hands on, or nil.
func requestIn(call *ssa.Call) ssa.Value {
	i := slices.IndexFunc(call.Call.Args, func(arg ssa.Value) bool { return sdk.IsCall(arg.Type()) })
	if i < 0 {
		return nil
	}
	return call.Call.Args[i]
}

// described returns what is said of the tools that a function handles.
func (d Descriptions) described(h *handlers.Handler) []Description {
	if list := d.byFunc[h.Func]; len(list) > 0 {
		return list
	}
	var list []Description
	for _, name := range h.Names() {
		known := d.byName[name]
		known.Name = name
		list = append(list, known)
	}
	return list
}

// Lacks reports whether the description of the one tool that a function handles is known, and has no such argument.
func (d Descriptions) Lacks(h *handlers.Handler, name string) bool {
	list := d.described(h)
	return len(list) == 1 && len(list[0].Declared) > 0 && !list[0].open &&
		!slices.ContainsFunc(list[0].Declared, func(d Declared) bool { return d.Name == name })
}

// KindOf returns the kind that the description of the one tool that a function handles gives an argument, or "".
func (d Descriptions) KindOf(h *handlers.Handler, name string) Kind {
	list := d.described(h)
	if len(list) != 1 {
		return ""
	}
	for _, declared := range list[0].Declared {
		if declared.Name == name {
			return declared.Kind
		}
	}
	return ""
}

// Of returns what is said of the tool that a function handles, or that which calls it. Of several tools those arguments are
// required that all of them require.
func (d Descriptions) Of(fn *ssa.Function) Description {
	var of Description
	h, outer := d.found.Around(fn), program.Outermost(fn)
	if h == nil || h.Func == outer { // not a literal in a function that registers it
		of.Writes = words.Writes.MatchString(words.Spaced(outer.Name()))
	}
	for _, call := range d.callers[outer] {
		if h == nil {
			h = d.found.Of(call.Parent())
		}
	}
	if h == nil {
		return of
	}
	for i, known := range d.described(h) {
		of.readOnly = of.readOnly || known.readOnly
		of.Writes = of.Writes || words.Writes.MatchString(words.Spaced(known.Name))
		if i == 0 || len(known.Required) < len(of.Required) {
			of.Required = known.Required
		}
	}
	of.Writes = of.Writes && !of.readOnly
	return of
}

// IsServedHere reports whether a function of the package calls a function with a request that it has made: what is in that
// is what the program has put there.
func (d Descriptions) IsServedHere(fn *ssa.Function) bool {
	return slices.ContainsFunc(d.callers[fn], func(call *ssa.Call) bool {
		request := flow.Query{Kinds: flow.Load}.Start(requestIn(call))
		made, ok := request.(*ssa.Alloc)
		return ok && len(paths.Stores(made)) == 0
	})
}
