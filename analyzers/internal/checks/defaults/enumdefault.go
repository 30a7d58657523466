// Package defaults finds functions that silently take a default for what they are given. In
//
//	since, err := time.Parse(time.DateOnly, q.Since)
//	if err != nil {
//		since = c.start // replaced: a date that does not parse
//	}
//	order := "name"
//	if q.Order == "created" {
//		order = "created_at" // any other text is taken for "name"
//	}
//
// [Replaced] finds the first and [Choices] the second. Both tell importers by which parameters the values come.
//
// Read enumdefault.go, origin.go, text.go (all that is the same text in a function), walk.go (the
// way through it), outcome.go (what is taken for a text) and clause.go (where); then replaced.go, parser.go and
// handed.go.
package defaults

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Choices finds functions that compare a text with the values it may have, and silently use
// a default for all others.
//
//	func (s *Store) List(q Query) []Item { // choices: 1.Order
//		order := "name"
//		if q.Order == "created" {
//			order = "created_at"
//		}
//		return s.query("SELECT … ORDER BY " + order)
//	}
//
// An unknown text must have no other use: a callee could reject it, and a reader of the answer would see
// it. Each function is walked twice, with an unknown text and with a known one. If only the first walk
// leads to an error, or to a result that stands for one, the text is rejected.
//
// The result is a fact for importers, also if a function only passes the text on.
//
// It provides a *[ChoicesResult].
var Choices = &analysis.Analyzer{
	Name:       "enumdefault",
	Doc:        "enumdefault: say where functions take any text for a default",
	Requires:   []*analysis.Analyzer{program.Analyzer, errflow.Analyzer, scenario.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[inputs.Ways[choosing]])},
	Run:        guard.Run(guard.Layer, runChoices),
	ResultType: reflect.TypeFor[*ChoicesResult](),
}

// choosing names what functions do with a text: they take any for a default.
type choosing struct{}

// A Choice is where a function of the package takes any text for a default, or hands it to one that does.
type Choice struct {
	// Text is read there, or has it in a field, and Param is the parameter by which it comes into the
	// function, or nil.
	Text  ssa.Value
	Field *types.Var
	Param *ssa.Parameter
	// Pos is where it is taken for the default, if that is in the package, or the call.
	Pos token.Pos
	// Way tells of the function that does it: the text that is taken for any other one, or nothing, and those
	// that it knows.
	Way inputs.Way
	// Handed tells that this is a function of another package.
	Handed bool
}

// Taken returns the text that stands for any other one, or nothing.
func (c Choice) Taken() string { return c.Way.Words[0] }

// Known returns the texts that the function knows, and that it does not take for the other.
func (c Choice) Known() []string { return c.Way.Words[1:] }

// ChoicesResult is what is known of the functions of a package.
type ChoicesResult struct {
	inputs.Table[choosing]
	// Choices are in the order of the functions.
	Choices []Choice

	program *program.Program
	flow    *errflow.Flow
	own     map[*ssa.Function]bool
	machine *scenario.Machine
	learnt  map[*ssa.Function]bool
	methods map[*types.Func][]inputs.Way
	places  map[summary.Place]token.Pos // in the package
}

func runChoices(pass *analysis.Pass) (any, error) {
	r := &ChoicesResult{
		Table: inputs.TableOf[choosing](pass), program: pass.ResultOf[program.Analyzer].(*program.Program), flow: pass.ResultOf[errflow.Analyzer].(*errflow.Flow),
		learnt: make(map[*ssa.Function]bool), methods: make(map[*types.Func][]inputs.Way), places: make(map[summary.Place]token.Pos),
	}
	if !sdk.IsLookedInto(pass) || syntax.IsForTests(pass) {
		return r, nil
	}
	r.own = r.program.Own()
	r.machine = scenario.Of(pass)
	functions := r.program.Functions()
	for _, fn := range functions {
		guard.At(pass, fn.Pos())
		if fn.Parent() == nil && !syntax.InTest(pass.Fset, fn.Pos()) {
			r.learn(fn)
		}
	}
	r.Export()
	return r, nil
}

// Of returns the choices that the function makes which a call names, or one that stands behind the method of an
// interface. Parameters are counted as the arguments of the call.
func (r *ChoicesResult) Of(call *ssa.Call) []inputs.Way {
	if call.Call.IsInvoke() {
		return r.behind(call)
	}
	if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && r.own[callee] {
		r.learn(program.Outermost(callee))
	}
	return r.Table.Of(call)
}

// behind returns the choices of the functions that a method of an interface stands for.
func (r *ChoicesResult) behind(call *ssa.Call) []inputs.Way {
	method := call.Call.Method
	if list, known := r.methods[method]; known || !takesTexts(method) {
		return list
	}
	own, others := calls.Split(r.flow.Scope().Calls.Of(call))
	for _, fn := range own {
		r.learn(fn)
	}
	r.methods[method] = r.Behind(own, append(others, r.flow.Scope().Calls.Beyond(call)...))
	return r.methods[method]
}

// takesTexts reports whether a method of an interface of the module is given a text or a struct.
func takesTexts(method *types.Func) bool {
	return slices.ContainsFunc(slices.Collect(method.Signature().Params().Variables()), func(p *types.Var) bool {
		return program.IsString(p.Type()) || program.StructOf(p.Type()) != nil
	})
}

// learn notes what a function and its literals choose, after those that they call.
func (r *ChoicesResult) learn(fn *ssa.Function) {
	if r.learnt[fn] {
		return
	}
	r.learnt[fn] = true
	seen := make(map[origin]bool)
	for _, fn := range program.Family(fn) {
		if program.Overlong(fn) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			for _, o := range r.textsAt(instr) {
				if !seen[o] {
					seen[o] = true
					r.judge(o)
				}
			}
		}
	}
}

// textsAt returns where the texts come from that an instruction compares, or hands to a function that does.
func (r *ChoicesResult) textsAt(instr ssa.Instruction) []origin {
	switch instr := instr.(type) {
	case *ssa.BinOp:
		if text, v, _ := compared(instr); text != "" {
			return []origin{originOf(v)}
		}
	case *ssa.Call:
		if text, v := folded(instr); text != "" {
			return []origin{originOf(v)}
		}
		var list []origin
		for _, w := range r.Of(instr) {
			list = append(list, givenBy(instr, w)...)
		}
		return list
	}
	return nil
}

// givenBy returns where the texts come from that a call gives by a way.
func givenBy(call *ssa.Call, w inputs.Way) []origin {
	var list []origin
	for _, v := range w.Given(call) {
		if _, constant := v.(*ssa.Const); !constant {
			list = append(list, originOf(v))
		}
	}
	arg := w.Argument(call)
	if len(list) > 0 || w.Field == "" || arg == nil {
		return list
	}
	field, promoted := fieldIn(arg.Type(), w.Field)
	s := paths.WholeOf(arg)
	if s.Field != nil || field == nil {
		return nil
	}
	return []origin{{base: s.Variable(), field: field, deep: promoted}}
}

// judge notes what is done with a text, if nothing else is done with another one.
func (r *ChoicesResult) judge(o origin) {
	t := r.textOf(o)
	if len(t.tests) == 0 && len(t.handed) == 0 {
		return
	}
	out, ok := t.outcome()
	if !ok {
		return
	}
	param, _ := o.base.(*ssa.Parameter)
	if len(out.known) > 0 {
		c := Choice{Text: t.sample(), Field: o.field, Param: param, Pos: r.clause(out.at)}
		c.Way = inputs.Way{Func: inputs.FuncName(out.at.Parent()), Place: r.Home.At(c.Pos), Words: append([]string{out.taken}, out.known...)}
		r.places[c.Way.Place] = c.Pos
		r.note(o, c)
	}
	for _, h := range t.handed {
		c := Choice{Text: t.sample(), Field: o.field, Param: param, Pos: h.call.Pos(), Way: h.way, Handed: true}
		if here, ok := r.places[h.way.Place]; ok {
			c.Pos, c.Handed = here, false
		}
		r.note(o, c)
	}
}

// note notes a choice for the package, and for those who call the function.
func (r *ChoicesResult) note(o origin, c Choice) {
	if !slices.ContainsFunc(r.Choices, func(known Choice) bool { return known.Text == c.Text && known.Pos == c.Pos }) {
		r.Choices = append(r.Choices, c)
	}
	if c.Param == nil || o.deep && !isPromoted(c.Param.Type(), o.field) {
		return
	}
	w := c.Way
	w.Param, w.Field = slices.Index(c.Param.Parent().Params, c.Param), paths.Source{Field: o.field}.Name()
	r.Add(c.Param.Parent(), w)
}
