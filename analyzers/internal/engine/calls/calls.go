// Package calls says whom a call can call, and what it passes.
//
//	func export(s Store, o *options) error { return s.Put(o.dir) }
//
// [Calls.Of] answers with the methods Put of the types in sight that implement Store: those of this
// package, of imported packages of the module, exported or not, and of other modules if this package
// puts their values into a Store. The answer is open if something else may be called, too.
//
// A [Site] is a call with what it passes. In
//
//	o := options{dir: dir}
//	open(&o)
//
//	func open(o *options) error { return os.Chdir(o.dir) }
//
// the [Place] of o.dir in open is the field dir of its first parameter, and the [Site] passes dir
// there.
//
// Read calls.go, implementers.go, interfaces.go, converted.go and hidden.go; then callsite.go,
// parameterfield.go, handedfield.go and callback.go.
package calls

import (
	"go/token"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// maxCallees is how many functions a call can call before nothing is said of them.
const maxCallees = 100

// Analyzer provides a *[Calls].
var Analyzer = &analysis.Analyzer{
	Name:       "calls",
	Doc:        "calls: say whom calls call",
	Requires:   []*analysis.Analyzer{program.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[hides])},
	ResultType: reflect.TypeFor[*Calls](),
	Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
		c := &Calls{
			pass: pass, program: pass.ResultOf[program.Analyzer].(*program.Program),
			answers: make(map[methodQuestion]answer), visible: make(map[*types.Package][]*types.TypeName),
		}
		c.conversions = sync.OnceValue(c.findConversions)
		if pass.TypesInfo != nil && len(pass.Files) > 0 && module.Analysed(pass) {
			c.exportHidden()
		}
		return c, nil
	}),
}

// Calls answers for the calls of one package. Rules ask side by side.
type Calls struct {
	pass        *analysis.Pass
	program     *program.Program
	conversions func() map[*types.TypeName][]conversion // what is put into an interface of the package

	mu      sync.Mutex
	answers map[methodQuestion]answer            // what a method of an interface can be
	visible map[*types.Package][]*types.TypeName // the types of imported packages that are seen here
}

// A Callee is a function that a call can call.
type Callee struct {
	Fn  *ssa.Function // nil if another package declares it
	Obj *types.Func   // its declaration, nil for a literal
}

// An answer is a list of callees, and whether it is open.
type answer struct {
	list []Callee
	open bool
}

// Of returns the answers for the package of a pass, which requires [Analyzer].
func Of(pass *analysis.Pass) *Calls { return pass.ResultOf[Analyzer].(*Calls) }

// Own returns those of an answer that the package declares.
func Own(list []Callee, _ bool) (own []*ssa.Function) {
	for _, callee := range list {
		if callee.Fn != nil {
			own = append(own, callee.Fn)
		}
	}
	return own
}

// Split returns those of an answer that the package declares, and those that others do.
func Split(list []Callee, open bool) (own []*ssa.Function, others []*types.Func) {
	for _, callee := range list {
		if callee.Fn == nil {
			others = append(others, callee.Obj)
		}
	}
	return Own(list, open), others
}

// Of returns the functions that a call can call, and whether it can call something else, too. With
// more than there is room for, nothing is known of any. Callers share the list.
func (c *Calls) Of(call ssa.CallInstruction) (list []Callee, open bool) {
	common := call.Common()
	if common.IsInvoke() {
		return c.Behind(common.Value, common.Method, call.Pos())
	}
	if callee := program.Declaration(common.StaticCallee()); callee != nil {
		if !c.program.Own()[callee] {
			return []Callee{{nil, program.ObjectOf(callee)}}, false
		}
		return []Callee{{callee, program.ObjectOf(callee)}}, false
	}
	_, builtin := common.Value.(*ssa.Builtin)
	return nil, !builtin
}

// Behind returns the methods that a call of a method of an interface at a position can call. The value
// in the interface is known to implement the others that the receiver was before.
func (c *Calls) Behind(receiver ssa.Value, method *types.Func, at token.Pos) (list []Callee, open bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	q := methodQuestion{method, interfacesOf(receiver), syntax.InTest(c.pass.Fset, at), c.ownInterface(receiver)}
	known, ok := c.answers[q]
	if !ok {
		known = c.answer(q)
		c.answers[q] = known
	}
	return known.list, known.open
}

// answer answers a question.
func (c *Calls) answer(q methodQuestion) (a answer) {
	implementations := c.implementations(q)
	if len(implementations) > maxCallees {
		return answer{open: true}
	}
	for _, m := range append(implementations, c.converted(q)...) {
		callee := Callee{Obj: m}
		if m.Pkg() == c.pass.Pkg {
			callee.Fn = c.program.Package().Prog.FuncValue(m)
		}
		a.list = append(a.list, callee)
	}
	a.open = len(implementations) == 0
	return a
}
