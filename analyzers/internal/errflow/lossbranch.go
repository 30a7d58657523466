package errflow

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// lost returns the errors that are lost if something that is made does not keep
// them: those that are known where it is made, and are what its branch is about. What is never
// set, as what the call passes excludes all errors of the function, cannot be lost.
func (f *Flow) lost(l leaf) []liveError {
	live := f.liveAt(l.block)
	if len(live) == 0 {
		return nil
	}
	b := f.branchesIn(l.block.Parent())
	return slices.DeleteFunc(live, func(e liveError) bool { return !b.are(e, l) || len(f.eval.errors(e.value)) == 0 })
}

// branches are the loops and the conditions of a function as its source has them:
// the flow of control knows more of a branch than those who read it mean by it.
type branches struct {
	loops []*ast.BlockStmt
	tests map[token.Pos]ast.Node // the statements that branch, by the places of their conditions in SSA form
}

// A branched is what has been found out about the branches of a function.
type branched struct {
	fn      *ssa.Function
	lessons map[*ssa.BasicBlock][]lesson
	syntax  *branches // nil if nobody has asked
}

// branchedIn returns what has been found out about the branches of a function, which is kept
// until somebody asks about another one: who asks for one branch asks for all of its function.
func (f *Flow) branchedIn(fn *ssa.Function) *branched {
	if f.branched == nil || f.branched.fn != fn {
		f.branched = &branched{fn: fn, lessons: make(map[*ssa.BasicBlock][]lesson)}
	}
	return f.branched
}

// branchesIn returns the loops and the conditions of a function.
func (f *Flow) branchesIn(fn *ssa.Function) branches {
	of := f.branchedIn(fn)
	if of.syntax == nil {
		found := branchesIn(fn)
		of.syntax = &found
	}
	return *of.syntax
}

func branchesIn(fn *ssa.Function) branches {
	b := branches{tests: make(map[token.Pos]ast.Node)}
	if fn.Syntax() == nil {
		return b
	}
	ast.Inspect(fn.Syntax(), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt:
			b.loops = append(b.loops, n.Body)
		case *ast.RangeStmt:
			b.loops = append(b.loops, n.Body)
		case *ast.IfStmt:
			b.note(n, n.Cond)
		case *ast.SwitchStmt:
			for _, clause := range n.Body.List {
				for _, cond := range clause.(*ast.CaseClause).List {
					b.note(n, cond)
				}
			}
		}
		return true
	})
	return b
}

// note notes the conditions of which an expression consists.
func (b branches) note(stmt ast.Node, cond ast.Expr) {
	ast.Inspect(cond, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			b.tests[n.OpPos] = stmt
		case *ast.CallExpr:
			b.tests[n.Lparen] = stmt
		case *ast.FuncLit:
			return false
		}
		return true
	})
}

// are reports whether the branch in which something is made is one of an error: no
// loop around the test of the error was left since, and after the statement with
// the test no condition came that is about something else. In a loop, that can
// be whether to try again.
func (b branches) are(e liveError, l leaf) bool {
	pos := l.madeAt()
	repeated := false
	for _, body := range b.loops {
		if within(body, e.test) && !within(body, pos) {
			return false
		}
		repeated = repeated || within(body, e.test)
	}
	stmt, ok := b.tests[e.test]
	return !ok || repeated || within(stmt, pos) || !b.leadElsewhere(stmt, e, l)
}

func within(n ast.Node, pos token.Pos) bool { return n.Pos() <= pos && pos < n.End() }

// leadElsewhere reports whether a condition that is about something else than an error
// decides, after the statement with its test, about what is made. Where several
// ways meet, it does only in its own statement.
func (b branches) leadElsewhere(stmt ast.Node, e liveError, l leaf) bool {
	for i, block := 0, l.block; block != nil && block != e.since && e.since.Dominates(block) && i < maxDominators; i, block = i+1, block.Idom() {
		ways := branchesTo(block)
		for _, w := range ways {
			own, ok := b.tests[w.cond.Pos()]
			if !within(stmt, w.cond.Pos()) && !e.isAbout(w.cond) && (len(ways) == 1 || ok && within(own, l.madeAt())) {
				return true
			}
		}
	}
	return false
}

// isAbout reports whether a condition asks for the error, or for what came with it.
func (e liveError) isAbout(cond ssa.Value) bool {
	return e.isIn(cond) || slices.ContainsFunc(append(learned(cond, true), learned(cond, false)...), func(l lesson) bool {
		return sameError(l.err, e.value)
	})
}
