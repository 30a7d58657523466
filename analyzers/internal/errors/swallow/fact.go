package swallow

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// hides says which failures the results of a function hide.
type hides []Fate

// maxTold is how many fates of a function other packages are told of.
const maxTold = 6

// String returns the fates, such as "hides(dropped os.Open 0: nil)".
func (h hides) String() string {
	parts := make([]string, len(h))
	for i, t := range h {
		parts[i] = t.Kind.String() + " " + t.Source
		for index := range maxResults {
			if t.Results.has(index) {
				parts[i] += " " + strconv.Itoa(index)
			}
			if t.Results.fills(index) {
				parts[i] += " parameter " + strconv.Itoa(index)
			}
		}
		if t.What != "" {
			parts[i] += ": " + t.What
		}
	}
	return "hides(" + strings.Join(parts, ", ") + ")"
}

// export makes known what the functions of the package hide, and which ask outside.
func (r *Result) export() {
	functions := slices.DeleteFunc(slices.Clone(r.flow.Scope().Program.Functions()), func(fn *ssa.Function) bool { return syntax.InTest(r.pass.Fset, fn.Pos()) })
	summary.ExportFunctions(r.pass, slices.Values(functions), func(fn *ssa.Function) (told hides, ok bool) {
		for _, f := range capped(slices.Clone(r.known[fn]), maxTold) {
			told = append(told, r.tell(f))
		}
		return told, len(told) > 0
	})
	summary.ExportFunctions(r.pass, slices.Values(functions), func(fn *ssa.Function) (told asks, ok bool) { return told, r.isTelling(fn) })
}

// tell returns a fate as other packages are told of it.
func (r *Result) tell(f Fate) Fate {
	if f.Func == "" {
		f.Func, f.Place = r.pass.Pkg.Name()+"."+program.Outermost(f.Instr.Parent()).Name(), r.home.At(f.at)
		if obj := program.Outermost(f.Instr.Parent()).Object(); obj != nil {
			f.Func = syntax.ShortName(obj)
		}
	}
	f.local = local{}
	return f
}

// toldOf returns what the package of a function says of what it hides.
func (r *Result) toldOf(obj *types.Func) []Fate {
	told, _ := summary.Of[hides](r.pass, obj)
	list := slices.Clone(told)
	for i, f := range list {
		list[i].Place, list[i].home = r.home.Seen(obj, f.Place), r.home
	}
	return list
}

// isTelling reports whether importers have to be told that a function asks outside: its errors do not show it.
func (r *Result) isTelling(fn *ssa.Function) bool {
	params := fn.Signature.Params()
	if !r.asking[fn] || params.Len() == 0 || !funcs.IsContext(params.At(0).Type()) || !hasError(fn) {
		return false
	}
	return !slices.ContainsFunc(r.flow.Returns(fn), func(ret *returns.Return) bool { return slices.ContainsFunc(ret.Errors, isFromOutside) })
}

// isFromOutside reports whether a failure is one of something outside of the process, or wraps one.
func isFromOutside(x cause.Failure) bool {
	return x.Class == cause.Infrastructure || slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class == cause.Infrastructure })
}
