// Package takers finds functions whose parameters become handlers: they register them, or wrap them in
// handlers. In
//
//	func add(s *server.MCPServer, tool mcp.Tool, handle server.ToolHandlerFunc) {
//		s.AddTool(tool, handle)
//	}
//
// the third parameter becomes a tool: arguments of add are handlers. Package handlers records what it
// finds ([Reader.Take]), and asks about called functions ([Reader.TakesOf]), which are known from that,
// from a fact, or from settings.
//
// Read takers.go, stated.go, then outward.go, which follows a wrapped handler out of its function.
package takers

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Takes is the fact about a function of the program whose parameters become
// handlers: it registers them, or wraps them in a handler of its own.
type Takes struct {
	Params []Taken
}

// Taken is one such parameter.
type Taken struct {
	Index   int // in calls, where a receiver comes first
	Library string
	Kind    sdk.Kind
	Seam    seams.Effect // how the function treats an error of what it was given; None if it registers it as it is
	Share   seams.Share  // what of such an error it leaves in its answer
	Method  string       // the method of the parameter that is the handler, if it is none itself
	Output  bool         // what the function that it was given returns first becomes the output of a typed tool
	Sole    bool         // the function does nothing but call it, and gives it nothing of the request
	Named   int          // the argument that names the handler, counted from 1; 0 if that is not known, and Nameless
}

// Taking is such a parameter, with what is known of it in the package that is looked at.
type Taking struct {
	Taken
	Result bool // the wrapper hands its result on as it comes, in this package

	By  *ssa.Function        // what calls it, in this package
	Via *ssa.Call            // the call of a wrapper that gets it, if it is not called here
	At  servers.Registration // where it is handed on or registered, in this package, in the end
	// Next is the first such place on the way there.
	Next servers.Registration

	Wrapper *types.Func // what is called to wrap it, while that call is looked at
}

// Nameless is in the place of the argument that names a handler if none does: it has its name from elsewhere.
const Nameless = -1

// Naming returns those of the arguments of a call among which the name of the handler stands: one, or all if it is
// not known which, or none. It tells whether that is sure.
func (t Taken) Naming(args []ssa.Value) (naming []ssa.Value, sure bool) {
	switch {
	case t.Named == 0:
		return args, false
	case t.Named > 0 && t.Named <= len(args):
		return args[t.Named-1 : t.Named], true
	}
	return nil, true
}

// namedBy returns how calls of a function name what it registers at a place.
func namedBy(fn *ssa.Function, at servers.Registration) int {
	switch from := at.NameFrom; {
	case at.Hinted:
		return 0
	case from.Parameter != nil && from.Parameter.Parent() == fn:
		return valueflow.PositionOf(from.Parameter) + 1
	case at.Name != "" || from.Method != nil || from.Computed:
		return Nameless
	}
	return 0
}

// Within returns the same of a parameter from which what was taken comes, at a place of
// the package.
func (t Taking) Within(at servers.Registration) Taking {
	if !t.At.Pos.IsValid() {
		t.At = at
	}
	t.Next = at
	return t
}

// Fits reports whether a function counts where it is given for the parameter. A method to
// which nothing of a request gets can be one of any service.
func (t Taking) Fits(fn *ssa.Function) bool { return !t.Sole || fn.Signature.Recv() == nil }

// AFact marks the type as a fact.
func (*Takes) AFact() {}

// String returns the parameters, such as "takes(1: tool, 2: tool converting)".
func (t *Takes) String() string {
	parts := make([]string, len(t.Params))
	for i, p := range t.Params {
		parts[i] = fmt.Sprintf("%d: %s", p.Index, p.Kind)
		if p.Seam != seams.None {
			parts[i] += " " + p.Seam.String()
		}
		if p.Share != seams.All {
			parts[i] += " " + p.Share.String()
		}
		if p.Method != "" {
			parts[i] += " by " + p.Method
		}
		if p.Sole {
			parts[i] += " alone"
		}
	}
	return "takes(" + strings.Join(parts, ", ") + ")"
}

// A Reader reads which functions have parameters that become handlers.
type Reader struct {
	*valueflow.Scope
	Taken map[*types.Func][]Taking // by functions of the package
}

// NewReader returns a reader that knows only what is stated, and what facts say.
func NewReader(s *valueflow.Scope) *Reader {
	return &Reader{s, make(map[*types.Func][]Taking)}
}

// Take notes that a parameter of a function of the package becomes a handler,
// and reports whether that is new.
func (r *Reader) Take(p *ssa.Parameter, t Taking) bool {
	obj := program.ObjectOf(p.Parent())
	if obj == nil {
		return false
	}
	t.Index = valueflow.PositionOf(p)
	if t.Seam == seams.None {
		t.Named = namedBy(p.Parent(), t.Next)
	}
	known := r.Taken[obj]
	for _, k := range known {
		if k.Index == t.Index && k.Method == t.Method {
			return false
		}
	}
	r.Taken[obj] = append(known, t)
	return true
}

// TakesOf returns what is known about a function of the module. Some drivers
// analyse other modules too, but what is found must not depend on the driver.
func (r *Reader) TakesOf(obj *types.Func) ([]Taking, bool) {
	if obj == nil || obj.Pkg() == nil {
		return nil, false
	}
	if t, ok := r.stated(obj); ok {
		return t, true
	}
	if obj.Pkg() == r.Pass.Pkg {
		t, ok := r.Taken[obj]
		return t, ok
	}
	var fact Takes
	ok := module.Seems(r.Pass, obj.Pkg()) && r.Pass.ImportObjectFact(obj, &fact)
	list := make([]Taking, len(fact.Params))
	for i, t := range fact.Params {
		list[i].Taken = t
	}
	return list, ok
}

// Export makes what is known about functions of the package known to its importers. It is told what the
// seams in a function do with errors.
func (r *Reader) Export(calls func(*ssa.Function) map[*ssa.Call]seams.Effect) {
	for obj, list := range r.Taken {
		var fact Takes
		for _, t := range list {
			if t.Seam != seams.None {
				t.Seam = seams.Combined(t.Seam, r.around(obj, t, calls))
			}
			fact.Params = append(fact.Params, t.Taken)
		}
		r.Pass.ExportObjectFact(obj, &fact)
	}
}
