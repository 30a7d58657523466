package fates

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/intake"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
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

// export makes known what the exported functions of the package hide, and what they replace.
func (r *Result) export() {
	r.replacing.Export(r.flow.Program.Functions(), func(list []intake.Way) intake.Fact { return &replaces{List: list} })
	for _, fn := range r.flow.Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || !obj.Exported() || obj.Pkg() != r.pass.Pkg || syntax.InTest(r.pass.Fset, fn.Pos()) {
			continue
		}
		r.exportAsks(fn, obj)
		if len(r.known[fn]) == 0 {
			continue
		}
		var fact hides
		for _, f := range capped(slices.Clone(r.known[fn]), maxTold) {
			fact.List = append(fact.List, r.tell(f))
		}
		r.pass.ExportObjectFact(obj, &fact)
	}
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
	var fact hides
	if !r.pass.ImportObjectFact(obj, &fact) {
		return nil
	}
	list := slices.Clone(fact.List)
	for i, f := range list {
		list[i].Place, list[i].home = r.home.Seen(obj, f.Place), r.home
	}
	return list
}
