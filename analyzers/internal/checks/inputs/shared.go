package inputs

import (
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Share is a type of input that tools of a package have in common, or that another package
// declares, with what each handler reads of it.
//
//	type policy struct {
//		Name string `json:"name"`
//		SVM  string `json:"svm_name"`
//	}
//
//	func update(ctx context.Context, req *mcp.CallToolRequest, in policy) …  // reads both
//	func remove(ctx context.Context, req *mcp.CallToolRequest, in policy) …  // reads the name only
type Share struct {
	// Elsewhere tells that another package declares the type.
	Elsewhere bool
	Handlers  []*Part
}

// A Part is what one handler reads.
type Part struct {
	Handler *handlers.Handler
	// Unread are the names of the arguments that it does not read, and Read of those that it does.
	Unread, Read []string
}

// Shares returns the inputs of the typed tools of a package of which all handlers are known to keep
// them in the package, in the order of the tools.
func Shares(pass *analysis.Pass, p *program.Program, found *handlers.Result) []Share {
	byInput := make(map[*types.Named][]*unreads)
	var order []*types.Named
	for _, h := range found.Handlers {
		named := inputOf(h)
		if named == nil || h.Wraps || !syntax.InModule(pass, named.Obj().Pkg()) {
			continue // what hands requests on is not asked
		}
		if byInput[named] == nil {
			order = append(order, named)
		}
		r := newUnreads(p, map[*types.Named]*handlers.Handler{named: h})
		for fn := range program.Reach(r.callees, program.Family(h.Func)...) {
			r.by(fn)
		}
		byInput[named] = append(byInput[named], r)
	}
	if isShown(p) {
		return nil
	}
	var list []Share
	for _, named := range order {
		if s, ok := shareOf(named, byInput[named]); ok {
			s.Elsewhere = named.Obj().Pkg() != pass.Pkg
			list = append(list, s)
		}
	}
	return list
}

// callees returns the functions that a function calls, with their literals.
func (r *unreads) callees(fn *ssa.Function) (list []*ssa.Function) {
	for _, callee := range summary.Callees(fn) {
		list = append(list, program.Family(callee)...)
	}
	return list
}

// by notes what a function does with an input. What it puts elsewhere others can read.
func (r *unreads) by(fn *ssa.Function) {
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		r.note(instr)
		for into, v := range paths.Puts(instr) {
			if _, local := into.(*ssa.Alloc); !local {
				r.leaves(v)
			}
		}
	}
}

// shareOf puts together what handlers read of one type of input.
func shareOf(named *types.Named, list []*unreads) (s Share, known bool) {
	for _, r := range list {
		if r.whole[named] || len(r.read) == 0 {
			return s, false
		}
		all, unread := unreads{}.unreadIn(named), r.unreadIn(named)
		part := &Part{Handler: r.inputs[named], Unread: unread.Names}
		for i, field := range all.Fields {
			if r.read[field] {
				part.Read = append(part.Read, all.Names[i])
			}
		}
		s.Handlers = append(s.Handlers, part)
	}
	return s, true
}
