package swallow

import (
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// hides says which failures the results of a function hide.
type hides []Fate

// String returns the fates, such as "hides(dropped os.Open 0: nil)".
func (h hides) String() string {
	return summary.Text("hides", h, func(t Fate) string {
		word := t.Kind.String() + " " + t.Source
		for index := range maxResults {
			if t.Results.has(index) {
				word += " " + strconv.Itoa(index)
			}
			if t.Results.fills(index) {
				word += " parameter " + strconv.Itoa(index)
			}
		}
		if t.What != "" {
			word += ": " + t.What
		}
		return word
	})
}

// export makes known what the functions of the package hide, and which ask outside.
func (r *Result) export() {
	r.known.Export()
	r.calls.Settle()
	r.spares.Export()
}

// equals reports whether the same is known of all failures, in the same order.
func (h hides) equals(other hides) bool { return slices.EqualFunc(h, other, Fate.equals) }

// tell returns what other packages are told of a function.
func (r *Result) tell(fn *ssa.Function, known hides) (told hides, ok bool) {
	if syntax.InTest(r.pass.Fset, fn.Pos()) {
		return nil, false
	}
	for _, f := range capped(slices.Clone(known), budget.Told) {
		told = append(told, r.told(f))
		if f.Kind != Behind {
			r.lose(fn)
		}
	}
	return told, len(told) > 0
}

// lose tells the program that something gets lost in a method.
func (r *Result) lose(fn *ssa.Function) {
	if obj := program.ObjectOf(fn); obj != nil && fn.Signature.Recv() != nil {
		world.Of(r.pass).Lose(obj)
	}
}

// told returns a fate as other packages are told of it.
func (r *Result) told(f Fate) Fate {
	if f.Func == "" {
		f.Func, f.Place = r.pass.Pkg.Name()+"."+program.Outermost(f.Instr.Parent()).Name(), r.home.At(f.at)
		if obj := program.Outermost(f.Instr.Parent()).Object(); obj != nil {
			f.Func = syntax.ShortName(obj)
		}
	}
	f.local = local{}
	return f
}

// seen returns what the package of a function tells of it, with places as seen from here.
func (r *Result) seen(obj types.Object, told hides) hides {
	return summary.Each(told, func(f *Fate) { f.Place, f.home = r.home.Seen(obj, f.Place), r.home })
}
