// Package summary orders the analysis of functions that call each other, so that results
// depend only on the program.
//
// Knowledge about a function depends on its callees. So functions are analysed callees
// first, and strongly connected components together:
//
//	func even(n int) error { if n == 0 { return nil }; return odd(n - 1) }
//	func odd(n int) error  { if n == 0 { return errOdd }; return even(n - 1) }
//
// In the first round even is analysed while nothing is known of odd; in the second,
// both are known; in the third, nothing new comes up. Results of earlier rounds are
// dropped, so the answer does not depend on which of the two was asked first.
//
// A [Domain] says what is known of a function, and a [Table] has it for the functions of a package. Importers learn of it
// by a [Fact], which the table writes and reads:
//
//	serving := summary.NewTable(pass, summary.Domain[serves]{Transfer: r.serves, Equal: same, Cut: r.told})
//	serving.Settle(summary.Components(functions, summary.Callees))
//	serving.Export()
//	does, _ := serving.Of(call.StaticCallee())
//
// What is found in another way is set, and the domain is empty then. That goes for variables and methods of interfaces
// as well, which have no body:
//
//	names := summary.NewTable(pass, summary.Domain[Stated]{})
//	names.Set(readTool, Stated{[]string{"read_note"}}) // func Read() mcp.Tool { return mcp.NewTool("read_note") }
//	names.SetObject(writeTool, Stated{…})              // var Write = mcp.NewTool("write_note")
//	names.Export()
//	stated, ok := names.Told(obj) // in an importer
//
// What is told of a package as a whole needs no table: [ExportPackage], [OfPackage], and [Below] for all that the
// package imports.
//
// Facts name positions in words ([Place]): a pass has positions of its own files only, and cached facts must mean
// the same wherever the module lies, and whatever importers have loaded.
//
// Read summary.go, table.go and fact.go; then positions.go with told.go, and order.go.
package summary

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Component is a strongly connected component of the call graph.
type Component struct {
	// Functions are its functions, in an order that does not depend on positions.
	Functions []*ssa.Function
	// Recursive reports that they call each other, or that the only one calls
	// itself.
	Recursive bool
}

// Components returns the strongly connected components, callees first. Needed
// functions outside the list are ignored.
func Components(functions []*ssa.Function, needs func(*ssa.Function) []*ssa.Function) []Component {
	list := byName(functions)
	s := &search{needs: needs, index: make(map[*ssa.Function]int), low: make(map[*ssa.Function]int), open: make(map[*ssa.Function]bool), known: make(map[*ssa.Function]bool)}
	for _, fn := range list {
		s.known[fn] = true
	}
	for _, fn := range list {
		if s.index[fn] == 0 {
			s.visit(fn)
		}
	}
	return s.found
}

// Callees returns the functions that a function calls by name.
func Callees(fn *ssa.Function) (list []*ssa.Function) {
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		if callee := program.Declaration(call.Common().StaticCallee()); callee != nil {
			list = append(list, callee)
		}
	}
	return list
}

// byName returns functions in the order of their names.
func byName(functions []*ssa.Function) []*ssa.Function {
	type named struct {
		fn   *ssa.Function
		name string
	}
	list := make([]named, len(functions))
	for i, fn := range functions {
		list[i] = named{fn, fn.RelString(fn.Package().Pkg)}
	}
	slices.SortStableFunc(list, func(a, b named) int {
		return cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.fn.Pos(), b.fn.Pos()))
	})
	sorted := make([]*ssa.Function, len(list))
	for i, n := range list {
		sorted[i] = n.fn
	}
	return sorted
}

// A search is Tarjan's search for strongly connected components.
type search struct {
	needs func(*ssa.Function) []*ssa.Function
	known map[*ssa.Function]bool
	index map[*ssa.Function]int
	low   map[*ssa.Function]int
	open  map[*ssa.Function]bool
	stack []*ssa.Function
	found []Component
}

func (s *search) visit(fn *ssa.Function) {
	s.index[fn] = len(s.index) + 1
	s.low[fn] = s.index[fn]
	s.stack, s.open[fn] = append(s.stack, fn), true
	itself := false
	for _, next := range s.needs(fn) {
		itself = itself || next == fn
		switch {
		case !s.known[next]:
		case s.index[next] == 0:
			s.visit(next)
			s.low[fn] = min(s.low[fn], s.low[next])
		case s.open[next]:
			s.low[fn] = min(s.low[fn], s.index[next])
		}
	}
	if s.low[fn] != s.index[fn] {
		return
	}
	first := slices.Index(s.stack, fn)
	group := slices.Clone(s.stack[first:])
	s.stack = s.stack[:first]
	for _, member := range group {
		s.open[member] = false
	}
	slices.Reverse(group) // what was met last needs the fewest of the others
	s.found = append(s.found, Component{group, itself || len(group) > 1})
}

// settle looks at the functions of a component in rounds, to a fixpoint, and reports whether it was reached. If
// not, the results are incomplete. In programs written by hand the largest component has a dozen functions.
func (c Component) settle(look func(*ssa.Function) (changed bool)) bool {
	if !c.Recursive {
		look(c.Functions[0])
		return true
	}
	order := slices.Clone(c.Functions)
	for round := range budget.Kept {
		if (round+1)*len(order) > budget.Parts {
			return false
		}
		changed := false
		for _, fn := range order {
			changed = look(fn) || changed
		}
		if !changed {
			return true
		}
		slices.Reverse(order) // what one learns from the other comes in either order
	}
	return false
}
