package errflow

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/declared"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer provides a *[Flow].
var Analyzer = &analysis.Analyzer{
	Name:       "errflow",
	Doc:        "errflow: find where errors, and the text that agents read, come from",
	Requires:   []*analysis.Analyzer{program.Analyzer, settings.Analyzer, declared.Analyzer},
	FactTypes:  []analysis.Fact{new(cause.Fails), new(cause.HoldsError), new(predicate), new(handling), new(exitsFact), new(hides), new(fills)},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Flow](),
}

// A Flow knows the errors of one package.
type Flow struct {
	// GaveUp are the functions that were too large to be followed to the end.
	GaveUp []*ssa.Function

	crowded map[*ssa.Function]bool // which have too many calls to be asked about one by one

	*valueflow.Scope
	home        *places.Home
	fields      map[*types.Var][]*ssa.Store // what is stored in a field that holds errors
	values      map[*ssa.Function]bool      // what is handed to others, and not only called
	returns     map[*ssa.Function][]*ssa.Return
	summaries   map[*ssa.Function]*cause.Account
	imported    map[types.Object]*cause.Account      // what facts say, nil where they say nothing
	methods     map[methodQuestion][]*types.Func     // what implements a method of an interface
	conversions map[*types.TypeName][]conversion     // what is put into an interface of the package
	visible     map[*types.Package][]*types.TypeName // the types of imported packages that are seen here
	unreached   map[*ssa.Function]map[*ssa.BasicBlock]bool
	unfailing   map[nthResult]bool
	predicates  map[*ssa.Function]*predicate
	handlings   map[*ssa.Function]handling
	exitsOf     map[*ssa.Function][]Exit
	coders      map[string]coder // the functions of package taxonomy that make errors
	declared    *declared.Result // the failures that are variables
	eval        *evaluator
	settled     bool // all functions are known

	literals map[*types.Var]setting        // how literals set fields; nil until somebody asks
	branched *branched                     // of the function that was asked about last
	calls    map[*ssa.Function][]*ssa.Call // by name; nil until somebody asks

	mu    sync.Mutex // rules ask side by side, and eval remembers what it finds
	asked map[*ssa.Function][]*Return
}

func run(pass *analysis.Pass) (any, error) {
	f := &Flow{Scope: &valueflow.Scope{Pass: pass}, home: places.Of(pass)}
	if pass.TypesInfo == nil || len(pass.Files) == 0 || sdk.Owns(pass.Pkg) || !module.Analysed(pass) {
		return f, nil
	}
	f.Set, f.Settings = sdk.Of(pass.Pkg), settings.Of(pass)
	if f.Set.Empty() && !fallible(pass) {
		f.exportHidden()
		return f, nil
	}
	f.Scope = valueflow.NewScope(pass, f.Set, pass.ResultOf[program.Analyzer].(*program.Program))
	f.coders, f.declared = factories(), pass.ResultOf[declared.Analyzer].(*declared.Result)
	f.fill()
	f.eval = newEvaluator(f)
	f.learn()
	f.export()
	f.exportHandlings()
	f.exportExits()
	f.exportHidden()
	return f, nil
}

// fill notes what the evaluation asks for again and again.
func (f *Flow) fill() {
	f.fields = make(map[*types.Var][]*ssa.Store)
	f.values = make(map[*ssa.Function]bool)
	f.returns = make(map[*ssa.Function][]*ssa.Return)
	f.unreached = make(map[*ssa.Function]map[*ssa.BasicBlock]bool)
	f.unfailing = make(map[nthResult]bool)
	f.predicates = make(map[*ssa.Function]*predicate)
	f.handlings = make(map[*ssa.Function]handling)
	f.exitsOf = make(map[*ssa.Function][]Exit)
	f.summaries = make(map[*ssa.Function]*cause.Account)
	f.imported = make(map[types.Object]*cause.Account)
	f.methods = make(map[methodQuestion][]*types.Func)
	f.visible = make(map[*types.Package][]*types.TypeName)
	f.conversions = make(map[*types.TypeName][]conversion)
	inOrder := slices.SortedFunc(slices.Values(f.Program.Functions()), func(a, b *ssa.Function) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for _, fn := range inOrder {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				f.note(fn, instr)
			}
		}
	}
}

func (f *Flow) note(fn *ssa.Function, instr ssa.Instruction) {
	f.noteValues(instr)
	f.noteConversion(instr)
	switch instr := instr.(type) {
	case *ssa.Store:
		f.noteField(instr)
	case *ssa.Return:
		if instr.Block() == fn.Recover && !recovers(fn) {
			return
		}
		f.returns[fn] = append(f.returns[fn], instr)
	}
}

// noteValues notes the functions that an instruction uses as values. What tests hand on of the
// program does not count.
func (f *Flow) noteValues(instr ssa.Instruction) {
	var buffer [8]*ssa.Value
	call, _ := instr.(ssa.CallInstruction)
	for _, operand := range instr.Operands(buffer[:0]) {
		fn, ok := (*operand).(*ssa.Function)
		if !ok || call != nil && operand == &call.Common().Value {
			continue
		}
		declared := program.Declaration(fn)
		if syntax.InTest(f.Pass.Fset, declared.Pos()) || !syntax.InTest(f.Pass.Fset, instr.Parent().Pos()) {
			f.values[declared] = true
		}
	}
}

// Returns returns what leaves a function of the package, return by return, in
// the order of the source. What a deferred function returns after a panic is part
// of every other return, if there is one. The answer belongs to all who ask. There is
// none of packages in which nothing can fail.
func (f *Flow) Returns(fn *ssa.Function) []*Return {
	if f.eval == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.isOverlong(fn) {
		return nil
	}
	if list, ok := f.asked[fn]; ok {
		return list
	}
	f.eval.start(fn)
	var list []*Return
	dead := f.dead(fn)
	for _, instr := range f.returns[fn] {
		if again := instr.Block() == fn.Recover && len(f.returns[fn]) > 1; !dead[instr.Block()] && !again {
			list = append(list, f.eval.returned(fn, instr))
		}
	}
	if f.asked == nil {
		f.asked = make(map[*ssa.Function][]*Return)
	}
	f.asked[fn] = list
	return list
}
