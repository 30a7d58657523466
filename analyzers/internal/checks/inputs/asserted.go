package inputs

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Assertions finds type assertions on tool arguments that can panic.
// It provides an *[AssertionsResult].
var Assertions = &analysis.Analyzer{
	Name:       "asserted",
	Doc:        "asserted: find type assertions on arguments that can panic",
	Requires:   []*analysis.Analyzer{program.Analyzer, handlers.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[asks]), new(summary.Fact[holds])},
	Run:        guard.Run(guard.Layer, runAssertions),
	ResultType: reflect.TypeFor[*AssertionsResult](),
}

// AssertionsResult is what was found in one package.
type AssertionsResult struct {
	// Assertions are those of the package itself.
	Assertions []*ssa.TypeAssert
	// Elsewhere are those of other packages on what methods of this one give.
	Elsewhere []Elsewhere
	// Held are assertions on fields that can hold anything, and hold something else.
	Held []Held
}

// Elsewhere is a method of the package that gives the arguments of a call through an
// interface to functions of other packages, which assert them.
type Elsewhere struct {
	Method *ssa.Function
	// Places are the lines of the assertions.
	Places []summary.Place
	// At are the places; those are invalid of which not even the file is known.
	At []token.Pos
}

type assertionFinder struct {
	pass   *analysis.Pass
	home   *summary.Home
	found  *handlers.Result
	result *AssertionsResult
	asked  map[*types.Func][]summary.Place
}

func runAssertions(pass *analysis.Pass) (any, error) {
	f := &assertionFinder{
		pass: pass, found: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		result: new(AssertionsResult), asked: make(map[*types.Func][]summary.Place), home: summary.HomeOf(pass),
	}
	if !syntax.IsModuleAnalysed(pass) {
		return f.result, nil
	}
	functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
	outside := slices.DeleteFunc(slices.Clone(functions), func(fn *ssa.Function) bool { return syntax.InTest(pass.Fset, fn.Pos()) })
	f.held(outside)
	if !f.found.Looked() {
		return f.result, nil
	}
	for _, fn := range functions {
		guard.At(pass, fn.Pos())
		if !f.found.IsLeftOver(fn) {
			f.assertions(fn)
		}
	}
	below := f.below()
	if len(below) > 0 {
		f.answers(outside, below)
	}
	f.export(below)
	return f.result, nil
}

// assertions looks for assertions in a function.
func (f *assertionFinder) assertions(fn *ssa.Function) {
	for assert := range program.Instructions[*ssa.TypeAssert](cond.Live(fn)) {
		if !panics(assert) {
			continue
		}
		if is, method := f.found.Argument(assert.X); is {
			f.result.Assertions = append(f.result.Assertions, assert)
		} else if method != nil && !syntax.InTest(f.pass.Fset, fn.Pos()) {
			f.asked[method] = append(f.asked[method], f.home.At(assert.Pos()))
		}
	}
}

// panics reports whether an assertion can fail, and panics then: it has no second
// value, and no other one of the same value to the same type came before it.
func panics(assert *ssa.TypeAssert) bool {
	return !assert.CommaOk && assert.Pos().IsValid() && !isChecked(assert) && !isCheckedByLoop(assert)
}
