package contracts

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "contracts",
	Doc:        "contracts: find contracts and the handlers that are bound to them",
	Requires:   []*analysis.Analyzer{inspect.Analyzer, program.Analyzer, calls.Analyzer, flow.Analyzer, handlers.Analyzer, errvars.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[declares]), new(summary.Fact[bound])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// Result is what was found in one package, in the order of the source.
type Result struct {
	// Contracts are the contracts that the package states.
	Contracts []*Contract
	// Bindings are the handlers of the package whose contract is known.
	Bindings []*Binding
	// Foreign are handlers of other packages that get their contract here.
	Foreign []Foreign
	// Calls are the calls of methods of contracts.
	Calls []*Call
	// Unknown are the directives that name no contract.
	Unknown []Directive

	finder *finder // nil if there is nothing
}

func run(pass *analysis.Pass) (any, error) {
	if !sdk.IsLookedInto(pass) || !concerned(pass) {
		return &Result{}, nil
	}
	f := newFinder(pass)
	f.findContracts()
	f.findCalls()
	f.bind()
	f.export()
	f.result.finder = f
	return f.result, nil
}

// concerned reports whether a package can have to do with contracts: it, or a
// package of its module that it imports, imports the package of that name.
func concerned(pass *analysis.Pass) bool {
	return syntax.HasImport(pass.Pkg, syntax.Contract) || slices.ContainsFunc(pass.Pkg.Imports(), func(imported *types.Package) bool {
		return syntax.InModule(pass, imported) && syntax.HasImport(imported, syntax.Contract)
	})
}

// A finder looks through one package.
type finder struct {
	pass     *analysis.Pass
	root     inspector.Cursor
	program  *program.Program
	handlers *handlers.Result
	reader   *reader
	tracer   *tracer
	known    known
	byVar    map[*types.Var]*Contract
	byPlace  map[token.Pos]*Contract // by the place at which the program makes the value
	syntax   map[ast.Node]*ssa.Function
	handler  map[*ssa.Function]*handlers.Handler // nil for what other packages may call as a handler
	result   *Result
}

func newFinder(pass *analysis.Pass) *finder {
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	f := &finder{
		pass: pass, root: root, reader: newReader(pass, root),
		program:  pass.ResultOf[program.Analyzer].(*program.Program),
		handlers: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		known:    newKnown(pass),
		byVar:    make(map[*types.Var]*Contract),
		byPlace:  make(map[token.Pos]*Contract),
		syntax:   make(map[ast.Node]*ssa.Function),
		handler:  make(map[*ssa.Function]*handlers.Handler),
		result:   &Result{},
	}
	f.reader.foreign = f.known.contract
	f.tracer = &tracer{flow.IndexOf(pass)}
	for _, fn := range f.program.Functions() {
		f.syntax[f.program.Syntax(fn)] = fn
	}
	for _, held := range f.handlers.Held {
		f.handler[held.Func] = nil
	}
	for _, h := range f.handlers.Handlers {
		f.handler[h.Func] = h
	}
	return f
}

// findContracts notes the contracts of the package.
func (f *finder) findContracts() {
	stated := make(map[ast.Expr]*Contract)
	for _, c := range f.reader.read(f.root) {
		stated[c.Node] = &c
		f.byPlace[placeOf(c.Node)] = &c
		f.result.Contracts = append(f.result.Contracts, &c)
	}
	scope := f.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		v, ok := scope.Lookup(name).(*types.Var)
		if !ok || !isContract(v.Type()) {
			continue
		}
		initial := f.reader.vars.Initial[v]
		c := stated[within(f.pass.TypesInfo, initial)]
		if c == nil {
			c = &Contract{}
		}
		c.Var = v
		if initial != nil {
			var complete bool
			c.Entries, complete = f.reader.list(initial, nil)
			c.Final = complete && !f.reader.vars.Changed[v]
		}
		f.byVar[v] = c
	}
}

// placeOf returns the place of the instruction that makes the value of a literal
// or of a call of append.
func placeOf(node ast.Expr) token.Pos {
	switch n := ast.Unparen(node).(type) {
	case *ast.CompositeLit:
		return n.Lbrace
	case *ast.CallExpr:
		if len(n.Args) == 1 {
			if literal, ok := ast.Unparen(n.Args[0]).(*ast.CompositeLit); ok {
				return literal.Lbrace // a conversion
			}
		}
		return n.Lparen
	}
	return token.NoPos
}

// ofVariable returns the contract that a package-level variable holds, or nil.
func (f *finder) ofVariable(v *types.Var) *Contract {
	if c := f.byVar[v]; c != nil {
		return c
	}
	return f.known.contract(v)
}

// export makes the contracts in exported variables, and those of exported
// handlers, known to importers.
func (f *finder) export() {
	for _, b := range f.result.Bindings {
		if b.Contract.Var != nil {
			f.known.bound.Set(b.Func, bound{Contract: fullName(b.Contract.Var)})
		}
	}
	f.known.bound.Export()
	for v, c := range f.byVar {
		f.known.declared.SetObject(v, factOf(c))
	}
	f.known.declared.Export()
}
