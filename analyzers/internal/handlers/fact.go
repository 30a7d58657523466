package handlers

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// takes is the fact about a function of the program whose parameters become
// handlers: it registers them, or wraps them in a handler of its own.
type takes struct {
	Params []taken
}

// taken is one such parameter.
type taken struct {
	Index   int // in calls, where a receiver comes first
	Library string
	Kind    sdk.Kind
	Seam    seams.Effect // how the function treats an error of what it was given; None if it registers it as it is
	Share   seams.Share  // what of such an error it leaves in its answer
	Method  string       // the method of the parameter that is the handler, if it is none itself
	Output  bool         // what the function that it was given returns first becomes the output of a typed tool
	Sole    bool         // the function does nothing but call it, and gives it nothing of the request

	result bool // the wrapper hands its result on as it comes, in this package
	named  int  // the argument that names the handler, if that is known; never the first

	by  *ssa.Function        // what calls it, in this package
	via *ssa.Call            // the call of a wrapper that gets it, if it is not called here
	at  servers.Registration // where it is handed on or registered, in this package, in the end

	wrapper *types.Func // what is called to wrap it, while that call is looked at
}

// within returns the same of a parameter from which what was taken comes, at a place of
// the package.
func (t taken) within(at servers.Registration) taken {
	if !t.at.Pos.IsValid() {
		t.at = at
	}
	return t
}

// fits reports whether a function counts where it is given for the parameter. A method to
// which nothing of a request gets can be one of any service.
func (t taken) fits(fn *ssa.Function) bool { return !t.Sole || fn.Signature.Recv() == nil }

// AFact marks the type as a fact.
func (*takes) AFact() {}

// String returns the parameters, such as "takes(1: tool, 2: tool converting)".
func (t *takes) String() string {
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

// handles is the fact about a function that its own package knows to be a
// handler.
type handles struct{}

// AFact marks the type as a fact.
func (*handles) AFact() {}

// String returns "handles".
func (*handles) String() string { return "handles" }

// take notes that a parameter of a function of the package becomes a handler,
// and reports whether that is new.
func (f *finder) take(p *ssa.Parameter, t taken) bool {
	obj := program.ObjectOf(p.Parent())
	if obj == nil {
		return false
	}
	t.Index = valueflow.PositionOf(p)
	known := f.taken[obj]
	for _, k := range known.Params {
		if k.Index == t.Index && k.Method == t.Method {
			return false
		}
	}
	known.Params = append(known.Params, t)
	f.taken[obj] = known
	return true
}

// export makes what is known about functions of the package known to its
// importers.
func (f *finder) export() {
	for obj, t := range f.taken {
		fact := takes{Params: slices.Clone(t.Params)}
		for i, p := range fact.Params {
			if p.Seam != seams.None {
				fact.Params[i].Seam = seams.Combined(p.Seam, f.around(obj, p))
			}
		}
		f.Pass.ExportObjectFact(obj, &fact)
	}
	for fn := range f.handlers {
		if obj := program.ObjectOf(fn); obj != nil && obj.Exported() {
			f.Pass.ExportObjectFact(obj, new(handles))
		}
	}
}

// takesOf returns what is known about a function of the module. Some drivers
// analyse other modules too, but what is found must not depend on the driver.
func (f *finder) takesOf(obj *types.Func) (takes, bool) {
	if obj == nil || obj.Pkg() == nil {
		return takes{}, false
	}
	if t, ok := f.stated(obj); ok {
		return t, true
	}
	if obj.Pkg() == f.Pass.Pkg {
		t, ok := f.taken[obj]
		return t, ok
	}
	var t takes
	ok := module.Seems(f.Pass, obj.Pkg()) && f.Pass.ImportObjectFact(obj, &t)
	t.Params = slices.Clone(t.Params)
	for i := range t.Params {
		t.Params[i].by, t.Params[i].via, t.Params[i].at = nil, nil, servers.Registration{} // drivers that keep facts in memory leave it as it was in the other package
	}
	return t, ok
}
