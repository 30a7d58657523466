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
// A driver that sees the whole program adds what packages tell that are not in sight: see package world.
//
// Read calls.go, values.go, implementers.go, interfaces.go, converted.go and hidden.go; then wires.go and beyond.go for what
// the whole program knows; then visible.go,
// implementations.go and typekey.go for the types that others see; then callsite.go, parameterfield.go,
// handedfield.go and callback.go.
package calls

import (
	"go/token"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

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
			answers: make(map[methodQuestion]answer), types: make(map[*types.Package][]*types.TypeName),
			has: make(map[[2]types.Type]bool), far: make(map[[2]string]*types.Func),
		}
		c.conversions, c.callers = sync.OnceValue(c.findConversions), sync.OnceValue(c.findCallers)
		if pass.TypesInfo != nil && len(pass.Files) > 0 && syntax.IsModuleAnalysed(pass) {
			c.exportHidden()
			if look := world.Of(pass); look != nil {
				look.Tell(c.wires())
			}
		}
		return c, nil
	}),
}

// Calls answers for the calls of one package. Rules ask side by side.
type Calls struct {
	pass        *analysis.Pass
	program     *program.Program
	conversions func() map[*types.TypeName][]conversion        // what is put into an interface of the package
	callers     func() map[*ssa.Function][]ssa.CallInstruction // where a function is called by name

	mu      sync.Mutex
	answers map[methodQuestion]answer            // what a method of an interface can be
	types   map[*types.Package][]*types.TypeName // the types of packages that are seen here
	has     map[[2]types.Type]bool               // whether pointers to a type implement an interface
	far     map[[2]string]*types.Func            // the methods of types that only the program knows, by package and name
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
	far  []*types.Func // that only the program knows, where others are in sight
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

// Of returns the functions that a call can call, and whether it can call something else, too. The types in
// sight that implement an interface count as all there are, as a package that imports this one is asked
// again. With more than [budget.Callees] functions nothing is known of any. Callers share the list.
func (c *Calls) Of(call ssa.CallInstruction) (list []Callee, open bool) {
	common := call.Common()
	if common.IsInvoke() {
		return c.Behind(common.Value, common.Method, call.Pos())
	}
	if callee := program.Declaration(common.StaticCallee()); callee != nil {
		return []Callee{c.callee(callee)}, false
	}
	if _, builtin := common.Value.(*ssa.Builtin); builtin {
		return nil, false
	}
	return c.dynamic(common.Value, call.Pos())
}

// dynamic returns what a function value can be that is called at a position.
func (c *Calls) dynamic(v ssa.Value, at token.Pos) (list []Callee, open bool) {
	value := ValueOf(v, func(*ssa.UnOp) ([]ssa.Value, bool) { return nil, false })
	open = value.Open || len(value.Params) > 0
	for _, fn := range value.Functions {
		list = append(list, c.callee(fn))
	}
	for _, closure := range value.Bound {
		fn, receiver := closure.Fn.(*ssa.Function), closure.Bindings[0]
		if obj := program.ObjectOf(fn); obj != nil && types.IsInterface(receiver.Type()) {
			behind, more := c.Behind(receiver, obj, at)
			list, open = append(list, behind...), open || more
		} else {
			list = append(list, c.callee(program.Declaration(fn)))
		}
	}
	if len(list) > budget.Callees {
		return nil, true
	}
	return list, open
}

// callee returns a function as one that is called.
func (c *Calls) callee(fn *ssa.Function) Callee {
	if !c.program.Own()[fn] {
		return Callee{nil, program.ObjectOf(fn)}
	}
	return Callee{fn, program.ObjectOf(fn)}
}

// Behind returns the methods that a call of a method of an interface at a position can call. The value
// in the interface is known to implement the others that the receiver was before.
func (c *Calls) Behind(receiver ssa.Value, method *types.Func, at token.Pos) (list []Callee, open bool) {
	a := c.behind(receiver, method, at)
	return a.list, a.open
}

func (c *Calls) behind(receiver ssa.Value, method *types.Func, at token.Pos) answer {
	c.mu.Lock()
	defer c.mu.Unlock()
	q := methodQuestion{method, interfacesOf(receiver), syntax.InTest(c.pass.Fset, at), c.ownInterface(receiver), askedAs(receiver, method)}
	known, ok := c.answers[q]
	if !ok {
		known = c.answer(q)
		c.answers[q] = known
	}
	return known
}

// Beyond returns the methods that a call can call, too, as far as only the program knows them: where others are in sight, what
// can be said of an error goes by those, so that it is the same under all drivers.
func (c *Calls) Beyond(call ssa.CallInstruction) []*types.Func {
	common := call.Common()
	if !common.IsInvoke() {
		return nil
	}
	return c.behind(common.Value, common.Method, call.Pos()).far
}

// answer answers a question.
func (c *Calls) answer(q methodQuestion) (a answer) {
	implementations := c.implementations(q)
	if len(implementations) > budget.Callees {
		return answer{open: true}
	}
	far, open := c.beyond(q)
	if len(far) > budget.Callees {
		far, open = nil, false
	}
	if len(implementations) == 0 {
		a.open, implementations, far = open, far, nil
	}
	a.far = far
	for _, m := range append(implementations, c.converted(q)...) {
		callee := Callee{Obj: m}
		if m.Pkg() == c.pass.Pkg {
			callee.Fn = c.program.Package().Prog.FuncValue(m)
		}
		a.list = append(a.list, callee)
	}
	a.open = a.open || len(implementations) == 0
	return a
}

// Callers returns the calls of the package that name a function, with or without type arguments, in the
// order of the source.
func (c *Calls) Callers(fn *ssa.Function) []ssa.CallInstruction { return c.callers()[fn] }

// Ascend visits a function and those that lead to it by calls that wait, the nearest first, and none beyond where
// visit says that it is enough.
func (c *Calls) Ascend(fn *ssa.Function, visit func(*ssa.Function) (enough bool)) {
	seen := map[*ssa.Function]bool{fn: true}
	for todo := []*ssa.Function{fn}; len(todo) > 0 && len(seen) < budget.Visits; todo = todo[1:] {
		if visit(todo[0]) {
			continue
		}
		for _, call := range c.Waiting(program.Outermost(todo[0])) {
			if by := call.Parent(); !seen[by] {
				seen[by], todo = true, append(todo, by)
			}
		}
	}
}

// Waiting returns those of the callers that wait for the results.
func (c *Calls) Waiting(fn *ssa.Function) (list []*ssa.Call) {
	for _, site := range c.Callers(fn) {
		if call, ok := site.(*ssa.Call); ok {
			list = append(list, call)
		}
	}
	return list
}

func (c *Calls) findCallers() map[*ssa.Function][]ssa.CallInstruction {
	all := make(map[*ssa.Function][]ssa.CallInstruction)
	for call := range program.InstructionsOf[ssa.CallInstruction](c.program.Functions()) {
		if callee := program.Callee(call.Common()); callee != nil {
			all[callee] = append(all[callee], call)
		}
	}
	return all
}
