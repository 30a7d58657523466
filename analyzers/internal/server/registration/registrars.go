// Package registration says how functions of a package get to be handlers of a server, and which only
// look like it. In
//
//	func add(s *server.MCPServer, tool mcp.Tool, handle server.ToolHandlerFunc) { s.AddTool(tool, handle) }
//
//	add(s, readNote, read)
//
// add is a registrar, so read is a handler ([Registrars]). Handlers are also registered with their
// descriptions in structs of a library ([Bundles]), kept in fields of the program's own structs ([HeldIn],
// [OfferedIn]), and implement interfaces of the program ([Methods]). A function that calls tools of other
// servers is a client ([Clients]), and one to which nothing refers is dead ([Unreferenced]), whatever its type.
//
// Read registrars.go with stated.go and outward.go, which follows a wrapped handler out of its function;
// bundles.go, bundlecontents.go, bundleoffers.go; fields.go and
// offered.go; toolmethods.go, clients.go and unreferenced.go.
package registration

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Takes is told of a function whose parameters become handlers: it
// registers them, or wraps them.
type Takes struct {
	Params []Taken
}

// Taken is such a parameter.
type Taken struct {
	Index   int // in calls, where a receiver comes first
	Library string
	Kind    sdk.Kind
	Seam    wrappers.Effect // how the function treats an error of what it was given; None if it registers it as it is
	Share   wrappers.Share  // what of such an error it leaves in its answer
	Method  string          // the method of the parameter that is the handler, if it is none itself
	Output  bool            // what the function that it was given returns first becomes the output of a typed tool
	Named   int             // the argument that names the handler, counted from 1; 0 if that is not known, and Nameless
}

// Taking is such a parameter, with details known only in this package.
type Taking struct {
	Taken
	Result bool // the wrapper hands its result on as it comes, in this package

	By  *ssa.Function        // what calls it, in this package
	Via *ssa.Call            // the call of a wrapper that gets it, if it is not called here
	At  servers.Registration // where it is handed on or registered, in this package, in the end
	// Next is the first registration on the way there.
	Next servers.Registration
}

// Nameless replaces the index of the naming argument if there is none: the name comes from elsewhere.
const Nameless = -1

// RegisteredBy returns the registration that a call makes of the parameter. Its name may be any argument, if it is
// not known which of them names the handler.
func (t Taken) RegisteredBy(made *servers.Reader, call ssa.CallInstruction) servers.Registration {
	args := call.Common().Args
	var naming []ssa.Value
	switch {
	case t.Named == 0:
		naming = args
	case t.Named > 0 && t.Named <= len(args):
		naming = args[t.Named-1 : t.Named]
	}
	at := made.RegistrationAt(call, naming)
	at.Hinted = t.Named == 0
	return at
}

// namedBy returns how calls of a function name what it registers at a place.
func namedBy(fn *ssa.Function, at servers.Registration) int {
	switch from := at.NameFrom; {
	case at.Hinted:
		return 0
	case from.Parameter != nil && from.Parameter.Parent() == fn:
		return flow.PositionOf(from.Parameter) + 1
	case at.Name != "" || from.Method != nil || from.Computed:
		return Nameless
	}
	return 0
}

// Within moves the taking to the parameter that the value came from, at a place of the
// package.
func (t Taking) Within(at servers.Registration) Taking {
	if !t.At.Pos.IsValid() {
		t.At = at
	}
	t.Next = at
	return t
}

// String returns the parameters, such as "takes(1: tool, 2: tool converting)".
func (t Takes) String() string {
	return summary.Text("takes", t.Params, func(p Taken) string {
		word := fmt.Sprintf("%d: %s", p.Index, p.Kind)
		if p.Seam != wrappers.None {
			word += " " + p.Seam.String()
		}
		if p.Share != wrappers.All {
			word += " " + p.Share.String()
		}
		if p.Method != "" {
			word += " by " + p.Method
		}
		return word
	})
}

// Registrars finds functions whose parameters become handlers: they register them, or wrap them in
// handlers. In
//
//	func add(s *server.MCPServer, tool mcp.Tool, handle server.ToolHandlerFunc) {
//		s.AddTool(tool, handle)
//	}
//
// the third parameter becomes a tool: arguments of add are handlers. Package handlers records what it
// finds ([Registrars.Take]), and asks about called functions ([Registrars.TakesOf]), which are known from that,
// from a fact, or from settings.
type Registrars struct {
	*flow.Scope
	Taken map[*types.Func][]Taking // by functions of the package
	told  *summary.Table[Takes]
}

// NewRegistrars returns a reader that knows only settings and facts.
func NewRegistrars(s *flow.Scope) *Registrars {
	return &Registrars{s, make(map[*types.Func][]Taking), summary.NewTable(s.Pass, summary.Domain[Takes]{})}
}

// Take records that a parameter of a function of the package becomes a handler,
// and reports whether that is new.
func (r *Registrars) Take(p *ssa.Parameter, t Taking) bool {
	obj := program.ObjectOf(p.Parent())
	if obj == nil {
		return false
	}
	t.Index = flow.PositionOf(p)
	if t.Seam == wrappers.None {
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
// also analyse other modules, but findings must not depend on the driver.
func (r *Registrars) TakesOf(obj *types.Func) ([]Taking, bool) {
	if syntax.PackageOf(obj) == nil {
		return nil, false
	}
	if t, ok := r.stated(obj); ok {
		return t, true
	}
	if obj.Pkg() == r.Pass.Pkg {
		t, ok := r.Taken[obj]
		return t, ok
	}
	told, ok := r.told.Told(obj)
	list := make([]Taking, len(told.Params))
	for i, t := range told.Params {
		list[i].Taken = t
	}
	return list, ok
}

// Export exports what is known about functions of the package. The argument says what the seams of a
// function do with errors.
func (r *Registrars) Export(calls func(*ssa.Function) map[*ssa.Call]wrappers.Effect) {
	for obj, list := range r.Taken {
		var told Takes
		for _, t := range list {
			if t.Seam != wrappers.None {
				t.Seam = wrappers.Combined(t.Seam, r.around(obj, t, calls))
			}
			told.Params = append(told.Params, t.Taken)
		}
		r.told.SetObject(obj, told)
	}
	r.told.Export()
}
