package inputs

import (
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
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
		named := inputIn(pass, h)
		if named == nil {
			continue
		}
		if byInput[named] == nil {
			order = append(order, named)
		}
		r := newUnreads(p, map[*types.Named]*handlers.Handler{named: h})
		r.by(h.Func, make(map[*ssa.Function]bool))
		byInput[named] = append(byInput[named], r)
	}
	if len(order) == 0 || isShown(p) {
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

// by notes what a function does with an input, with the functions of the package that it calls. What it puts
// elsewhere others can read.
func (r *unreads) by(fn *ssa.Function, seen map[*ssa.Function]bool) {
	if seen[fn] {
		return
	}
	seen[fn] = true
	for _, fn := range program.Family(fn) {
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			r.note(instr)
			for into, v := range paths.Puts(instr) {
				if _, local := into.(*ssa.Alloc); !local {
					r.leaves(v)
				}
			}
			if call, ok := instr.(ssa.CallInstruction); ok {
				if callee := program.Declaration(call.Common().StaticCallee()); r.program.Own()[callee] {
					r.by(callee, seen)
				}
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

// inputIn returns the type of the input of a typed tool, if it is a struct that the module declares,
// or nil. What hands requests on is not asked.
func inputIn(pass *analysis.Pass, h *handlers.Handler) *types.Named {
	if named := typedInput(h); named != nil && !h.Wraps && syntax.InModule(pass, named.Obj().Pkg()) {
		return named
	}
	return nil
}

// isShown reports whether tools of the package have metadata.
func isShown(p *program.Program) bool {
	for addr := range program.InstructionsOf[*ssa.FieldAddr](p.Functions()) {
		if isMetadata(addr) {
			return true
		}
	}
	return false
}
