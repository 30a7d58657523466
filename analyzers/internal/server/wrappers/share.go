package wrappers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Share says how much of an error a seam keeps in its own answer.
type Share int

// The shares, from the largest to the smallest.
const (
	// All means the error itself or its text, or unknown.
	All Share = iota
	// Coded means an error with a code, which may show the text.
	Coded
	// Classified means an error with a code, with text only from errors that
	// had a code before.
	Classified
	// Nothing means that nothing remains.
	Nothing
)

// String returns the share in lower case.
func (s Share) String() string {
	return [...]string{"all", "coded", "classified", "nothing"}[s]
}

// Shares says what a function leaves in its results of each parameter, counting the receiver.
type Shares []Share

// String returns the shares, such as "shares(all, classified)".
func (s Shares) String() string {
	return summary.Text("shares", s, Share.String)
}

// A Reader finds out what functions of a package do with errors.
type Reader struct {
	*flow.Scope
	Shares *summary.Table[Shares] // of those that are given errors
	wraps  *summary.Table[Wraps]
}

// NewReader returns a reader that knows what functions of the package keep of errors.
func NewReader(s *flow.Scope) *Reader {
	r := &Reader{Scope: s, wraps: summary.NewTable(s.Pass, summary.Domain[Wraps]{})}
	r.Shares = summary.NewTable(s.Pass, summary.Domain[Shares]{Transfer: r.sharesOf, Equal: slices.Equal[Shares], Cut: toldShares})
	takers := slices.DeleteFunc(slices.Clone(r.Program.Functions()), func(fn *ssa.Function) bool { return !takesError(fn) })
	r.Shares.Settle(summary.Components(takers, summary.Callees))
	return r
}

// toldShares returns the shares of a function if it makes coded errors of what it is given.
func toldShares(_ *ssa.Function, s Shares) (Shares, bool) { return s, slices.Max(s) > All }

// ShareOf returns what remains of the error of a call in the results of fn.
func (r *Reader) ShareOf(fn *ssa.Function, call *ssa.Call, effect Effect) Share {
	failures := FailuresOf(call)
	if len(failures) == 0 {
		return All
	}
	share := r.left(fn, failures)
	if share == Nothing && effect != Converting {
		return All // it could not be followed
	}
	return share
}

// left says what of some errors is left in what fn returns.
func (r *Reader) left(fn *ssa.Function, failures []ssa.Value) Share {
	share := Nothing
	coded := make(map[ssa.Value]bool)
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if s := r.coding(call, failures); s != Nothing {
			share = min(share, s)
			coded[call] = true
		}
	}
	for _, ret := range r.Index.Returns[fn] {
		for _, result := range program.AllGiven(ret) {
			if ContainsAny(result, failures, coded) {
				return All
			}
		}
	}
	return share
}

// coding says what of some errors is left in a coded error that a call makes out
// of them. It is nothing if the call makes none.
func (r *Reader) coding(call *ssa.Call, failures []ssa.Value) Share {
	obj, _ := program.CalledAs(&call.Call)
	if obj == nil {
		return Nothing
	}
	share := Nothing
	for i, arg := range call.Call.Args {
		if ContainsAny(arg, failures, nil) {
			share = min(share, r.shareOfArgument(call, obj, i, failures))
		}
	}
	if share == All {
		return Nothing
	}
	return share
}

// shareOfArgument says what of an argument with some errors in it is left in the
// coded error that a call makes. It is all if that makes none.
func (r *Reader) shareOfArgument(call *ssa.Call, obj *types.Func, index int, failures []ssa.Value) Share {
	switch {
	case syntax.IsFunc(obj, syntax.Taxonomy, "Classify"), syntax.IsFunc(obj, syntax.Taxonomy, "ClassifyContext"), isOfBoundary(obj, "Failed"):
		return Classified
	case !makesCoded(obj):
		if t, ok := r.Settings.Taxonomy(obj); ok && t.Hides {
			return Classified
		} else if ok {
			return Coded
		}
		return r.shareOfParam(call.Call.StaticCallee(), index)
	case ContainsAny(call.Call.Args[index], failures, hiding(call.Parent())):
		return Coded
	}
	return Classified
}

// makesCoded reports whether a function of package taxonomy or package contract
// makes a coded error out of a message and options.
func makesCoded(obj *types.Func) bool {
	if path := syntax.PathOf(obj); !syntax.IsTaxonomy(path) && path != syntax.Contract {
		return false
	}
	results := obj.Signature().Results()
	if results.Len() != 1 {
		return false
	}
	p, ok := types.Unalias(results.At(0).Type()).(*types.Pointer)
	return ok && syntax.IsNamed(p.Elem(), syntax.Taxonomy, "Error")
}

// hiding returns the options of coded errors in a function that keep what they
// are given from the agent.
func hiding(fn *ssa.Function) map[ssa.Value]bool {
	found := make(map[ssa.Value]bool)
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		obj, _ := program.CalledAs(&call.Call)
		found[call] = slices.ContainsFunc([]string{"Cause", "Detail", "Extra"}, func(name string) bool {
			return syntax.IsFunc(obj, syntax.Taxonomy, name)
		})
	}
	return found
}

// ContainsAny reports whether a value may be, or be made from, one of parts,
// without going through a value in out.
func ContainsAny(v ssa.Value, parts []ssa.Value, out map[ssa.Value]bool) bool {
	q := flow.Query{Kinds: flow.Making, Skip: func(e flow.Edge) bool { return out[e.To] || flow.IsNilEdge(e) }}
	return q.Reaches(func(v ssa.Value) bool { return slices.Contains(parts, v) }, v)
}

// shareOfParam says what of a parameter is left in what a function returns.
func (r *Reader) shareOfParam(fn *ssa.Function, index int) Share {
	if known, _ := r.Shares.Of(fn); index < len(known) {
		return known[index]
	}
	return All
}

// takesError reports whether a parameter of a function is an error.
func takesError(fn *ssa.Function) bool {
	return slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool { return program.IsError(p.Type()) })
}

// sharesOf says what of each parameter is left. Parameters that are no errors
// are of no interest, and neither is a function that leaves nothing: it may be
// one that only looks at the error.
func (r *Reader) sharesOf(fn *ssa.Function) Shares {
	list := make(Shares, len(fn.Params))
	for i, p := range fn.Params {
		if program.IsError(p.Type()) {
			list[i] = r.left(fn, []ssa.Value{p})
		}
		if list[i] == Nothing {
			list[i] = All
		}
	}
	return list
}
