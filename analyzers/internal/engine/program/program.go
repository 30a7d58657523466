// Package program builds the package in SSA form, once for all rules and only on demand: most packages of a
// server have nothing to do with MCP. It answers what can be read off the program itself: which blocks can be
// reached from one and which dominate it, and what a parameter, a literal or a captured variable is. In
//
//	row, err := find(id)
//	if err != nil {
//		return row, err
//	}
//	return render(row), nil
//
// the block with the call of find dominates both returns ([Dominators]). What the branch at its end proves about
// values is in package cond.
//
// Read program.go with loops.go, which prepares what is built; then branch.go and ways.go for control flow, parameter.go
// and capture.go for variables, callee.go, declaration.go and methodvalue.go for functions, given.go and uses.go for
// values. The other files have one small question each.
package program

import (
	"go/ast"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
)

// Analyzer provides a *[Program].
//
// It replaces the pass buildssa, which builds every package and requires
// control-flow facts: with facts, drivers load all dependencies from source.
var Analyzer = &analysis.Analyzer{
	Name:       "program",
	Doc:        "program: give access to the package in SSA form",
	Run:        guard.Run(guard.Layer, run),
	Requires:   []*analysis.Analyzer{inspect.Analyzer},
	ResultType: reflect.TypeFor[*Program](),
}

// Program is one package in SSA form, built on demand.
type Program struct {
	build func() *built
}

type built struct {
	source    *source
	pkg       *ssa.Package
	functions []*ssa.Function
	own       map[*ssa.Function]bool
}

func run(pass *analysis.Pass) (any, error) {
	return &Program{build: sync.OnceValue(func() *built { return build(pass) })}, nil
}

// Package returns the package.
func (p *Program) Package() *ssa.Package { return p.build().pkg }

// Functions returns the functions in the source of the package, in order:
// declarations, variable initialization, and literals in both.
func (p *Program) Functions() []*ssa.Function { return p.build().functions }

// Own returns the same functions as a set.
func (p *Program) Own() map[*ssa.Function]bool { return p.build().own }

// IsCut reports whether a literal was built only in part, because it has too many elements.
func (p *Program) IsCut() bool { return p.build().source.cut }

// Syntax returns the syntax of a function in the files of the package. The function itself
// may have a copy.
func (p *Program) Syntax(f *ssa.Function) ast.Node { return p.build().source.original(f.Syntax()) }

func build(pass *analysis.Pass) *built {
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	prog := ssa.NewProgram(pass.Fset, 0)
	prog.SetNoReturn(neverReturns)
	for _, imported := range pass.Pkg.Imports() {
		prog.CreatePackage(imported, nil, nil, true)
	}
	b := &built{source: newSource(root, pass.Files, pass.TypesInfo), own: make(map[*ssa.Function]bool)}
	b.pkg = prog.CreatePackage(pass.Pkg, b.source.files, b.source.info, false)
	b.pkg.Build()
	b.functions = Family(b.pkg.Func("init"))
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if f, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
					b.functions = append(b.functions, Family(prog.FuncValue(f))...)
				}
			}
		}
	}
	for _, f := range b.functions {
		callMethods(f)
		b.own[f] = true
	}
	return b
}

// neverReturns knows the functions of the standard library after which nothing
// follows.
func neverReturns(f *types.Func) bool {
	if f.Pkg() == nil {
		return false
	}
	switch f.Pkg().Path() {
	case "os", "runtime", "syscall", "log":
	default:
		return false // every call of a program is asked about: names cost
	}
	switch f.FullName() {
	case "os.Exit", "runtime.Goexit", "syscall.Exit",
		"log.Fatal", "log.Fatalf", "log.Fatalln", "log.Panic", "log.Panicf", "log.Panicln",
		"(*log.Logger).Fatal", "(*log.Logger).Fatalf", "(*log.Logger).Fatalln",
		"(*log.Logger).Panic", "(*log.Logger).Panicf", "(*log.Logger).Panicln":
		return true
	}
	return false
}

// Family returns a function and its literals, in source order.
func Family(fn *ssa.Function) []*ssa.Function {
	if fn == nil {
		return nil
	}
	list := []*ssa.Function{fn}
	for _, literal := range fn.AnonFuncs {
		list = append(list, Family(literal)...)
	}
	return list
}

// Outermost returns the outermost function around a literal.
func Outermost(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}
