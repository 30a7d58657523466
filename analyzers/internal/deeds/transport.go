package deeds

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// stdio is how programs name the transport on standard input and output.
const stdio = "stdio"

// others are how they name the other ones.
var others = []string{"http", "https", "sse", "streamable", "streamable-http", "streamable_http", "streamablehttp"}

// away returns the blocks of a function that control gets to only if the program has
// found that it is not to serve on standard output: it has compared the name of the
// transport.
func away(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if len(fn.Blocks) == 0 {
		return nil
	}
	near := []*ssa.BasicBlock{fn.Blocks[0]}
	for i := 0; i < len(near); i++ {
		for _, next := range onStdio(near[i]) {
			if !slices.Contains(near, next) {
				near = append(near, next)
			}
		}
	}
	if len(near) == len(fn.Blocks) {
		return nil
	}
	list := make(map[*ssa.BasicBlock]bool)
	for _, block := range fn.Blocks {
		list[block] = !slices.Contains(near, block)
	}
	return list
}

// onStdio returns the blocks that follow a block in a server on standard output.
func onStdio(block *ssa.BasicBlock) []*ssa.BasicBlock {
	whenTrue, known := asks(program.Condition(block), 0)
	switch {
	case !known:
		return block.Succs
	case whenTrue:
		return block.Succs[1:]
	}
	return block.Succs[:1]
}

// maxAsked bounds how far a condition is followed.
const maxAsked = 5

// asks reports whether a condition tells that the transport is another one than
// standard output, and if so, whether it does that by being true.
func asks(condition ssa.Value, depth int) (whenTrue, known bool) {
	if depth > maxAsked {
		return false, false
	}
	switch x := condition.(type) {
	case *ssa.BinOp:
		if x.Op == token.EQL || x.Op == token.NEQ {
			whenTrue, known = names(x.X, x.Y)
			return whenTrue != (x.Op == token.NEQ), known
		}
	case *ssa.UnOp:
		if x.Op == token.NOT {
			whenTrue, known = asks(x.X, depth+1)
			return !whenTrue, known
		}
		if variable, ok := x.X.(*ssa.Global); ok && x.Op == token.MUL {
			return asksBefore(variable, depth)
		}
	case *ssa.Call:
		if obj := program.Called(&x.Call); obj != nil && obj.FullName() == "strings.EqualFold" {
			return names(x.Call.Args[0], x.Call.Args[1])
		}
	}
	return false, false
}

// asksBefore is asks for what the package has stored in a variable.
func asksBefore(variable *ssa.Global, depth int) (whenTrue, known bool) {
	for _, member := range variable.Pkg.Members {
		fn, ok := member.(*ssa.Function)
		if !ok {
			continue
		}
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				if store, ok := instr.(*ssa.Store); ok && store.Addr == variable {
					if whenTrue, known = asks(store.Val, depth+1); known {
						return whenTrue, true
					}
				}
			}
		}
	}
	return false, false
}

// names reports whether one of two values is the name of a transport, and whether it
// is that of another one than standard output.
func names(a, b ssa.Value) (other, known bool) {
	for _, v := range []ssa.Value{a, b} {
		text, ok := program.ConstantText(v)
		if !ok {
			continue
		}
		name := strings.ToLower(text)
		if other = slices.Contains(others, name); other || name == stdio {
			return other, true
		}
	}
	return false, false
}
