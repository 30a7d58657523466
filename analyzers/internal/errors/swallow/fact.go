package swallow

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/implementers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// hides is the fact about a function that says which failures its results hide.
type hides struct{ List []Fate }

// maxTold is how many fates of a function other packages are told of.
const maxTold = 6

// AFact marks the type as a fact.
func (*hides) AFact() {}

// String returns the fates, such as "hides(dropped os.Open 0: nil)".
func (h *hides) String() string {
	parts := make([]string, len(h.List))
	for i, t := range h.List {
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

// export makes known what the exported functions of the package hide.
func (r *Result) export() {
	var hidden unsees
	for _, fn := range r.flow.Scope().Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || !obj.Exported() || obj.Pkg() != r.pass.Pkg || syntax.InTest(r.pass.Fset, fn.Pos()) {
			continue
		}
		name, isUnseen := implementers.Unseen(obj)
		m := unseen{Func: name, Asks: r.isTelling(fn)}
		for _, f := range capped(slices.Clone(r.known[fn]), maxTold) {
			m.List = append(m.List, r.tell(f))
		}
		switch {
		case !m.Asks && len(m.List) == 0:
		case isUnseen:
			hidden.List = append(hidden.List, m)
		default:
			r.exportSeen(obj, m)
		}
	}
	if len(hidden.List) > 0 {
		r.pass.ExportPackageFact(&hidden)
	}
}

// exportSeen makes known what importers can ask about a function itself.
func (r *Result) exportSeen(obj *types.Func, m unseen) {
	if m.Asks {
		r.pass.ExportObjectFact(obj, new(asks))
	}
	if len(m.List) > 0 {
		r.pass.ExportObjectFact(obj, &hides{m.List})
	}
}

// unsees is the fact about a package with methods of types that importers do not see, and can call through
// interfaces.
type unsees struct{ List []unseen }

// unseen is such a method with what others would be told of it.
type unseen struct {
	Func string
	List []Fate
	Asks bool
}

// AFact marks the type as a fact.
func (*unsees) AFact() {}

// String returns the methods, such as "unsees(*memory.Names)".
func (u *unsees) String() string {
	names := make([]string, len(u.List))
	for i, m := range u.List {
		names[i] = m.Func
	}
	return "unsees(" + strings.Join(names, ", ") + ")"
}

// unseenOf returns what the package of a method says of it that is one of a type which this one does not see.
func (r *Result) unseenOf(obj *types.Func) (m unseen) {
	var fact unsees
	name, isUnseen := implementers.Unseen(obj)
	if !isUnseen || !r.pass.ImportPackageFact(obj.Pkg(), &fact) {
		return m
	}
	if i := slices.IndexFunc(fact.List, func(m unseen) bool { return m.Func == name }); i >= 0 {
		return fact.List[i]
	}
	return m
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
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == r.pass.Pkg || !module.Seems(r.pass, obj.Pkg()) {
		return nil
	}
	list := r.unseenOf(obj).List
	if fact := new(hides); list == nil && r.pass.ImportObjectFact(obj, fact) {
		list = fact.List
	}
	list = slices.Clone(list)
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
