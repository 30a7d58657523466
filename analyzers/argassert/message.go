package argassert

import (
	"cmp"
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// reportFunction reports the assertions of one function: the first, with the others beside it.
func reportFunction(pass *analysis.Pass, set *sdk.Set, group []*ssa.TypeAssert) {
	names := takenIn(pass, group[0].Pos())
	var first report.Finding
	var others []analysis.RelatedInformation
	var fix *analysis.SuggestedFix
	for _, assert := range group {
		at, ok := syntax.ExpressionAt(pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), assert.Pos())
		if !ok {
			continue
		}
		one := finding(pass, set, assert, at, len(group)-1)
		one.Fix = fixOf(pass, set, assert, at, names)
		if !first.Pos.IsValid() {
			first, fix = one, one.Fix
			continue
		}
		others = append(others, analysis.RelatedInformation{Pos: one.Pos, End: one.End, Message: "here, too"})
		if fix == nil || one.Fix == nil { // What is left is still told afterwards.
			fix = cmp.Or(fix, one.Fix)
			continue
		}
		fix = report.Together(fix, one.Fix)
	}
	if first.Pos.IsValid() {
		first.Related, first.Fix = others, fix
		report.Report(pass, first)
	}
}

// finding returns what is said of one assertion, of which there are more in the function.
func finding(pass *analysis.Pass, set *sdk.Set, assert *ssa.TypeAssert, at inspector.Cursor, more int) report.Finding {
	what, who := subject(set, assert.X), answers.CallerOf(pass, assert.Parent())
	category := categoryArgument
	if what == whole {
		category = categoryWhole
	}
	asked := types.TypeString(assert.AssertedType, (*types.Package).Name)
	f := report.At(at.Node(), category, report.Source(pass, at.Node().(ast.Expr), "an assertion")+" panics in "+who.String()+unless(what, assert))
	f.Help = "use `v, ok :=` and " + who.Failure() + " if it is not ok"
	panicked := "interface conversion: interface {} is nil, not " + runtimeName(asked)
	if given, then := decoded(assert.AssertedType); given != "" {
		f.Message = report.Source(pass, at.Node().(ast.Expr), "an assertion") + " always panics in " + who.String() + ", because JSON gives " + report.Code(given)
		f.Help = "assert " + report.Code(given) + " with `v, ok :=` and " + then
		panicked = "interface conversion: interface {} is " + runtimeName(given) + ", not " + runtimeName(asked)
	}
	f.Sees, f.Wire = who.SeesPanic(panicked), who.WirePanic(panicked)
	f.Message += report.Likewise(more) + who.Outcome()
	return f
}

// runtimeName returns a type as the Go runtime writes it.
func runtimeName(t string) string { return strings.ReplaceAll(t, "]any", "]interface {}") }

// unless says when an assertion panics: " unless the agent sends `name` as a string". What is left out is no matter where
// the code asks whether it is there.
func unless(what string, assert *ssa.TypeAssert) string {
	kind := kindOf(assert.AssertedType)
	if inputs.IsSent(assert) {
		return " when " + sent(what, "anything but "+kind)
	}
	return " unless " + sent(what, kind)
}

// sent says what the agent must send: "the agent sends `name` as a string".
func sent(what, kind string) string {
	if name, ok := strings.CutPrefix(what, "argument "); ok {
		name, _ = strconv.Unquote(name)
		return "the agent sends " + report.Code(name) + " as " + kind
	}
	if what == whole {
		return "the arguments are " + kind
	}
	return "the agent sends " + kind + " there"
}

// fixOf returns the fix of an assertion, or nil.
func fixOf(pass *analysis.Pass, set *sdk.Set, assert *ssa.TypeAssert, at inspector.Cursor, names taken) *analysis.SuggestedFix {
	if given, _ := decoded(assert.AssertedType); given != "" {
		return nil
	}
	what := subject(set, assert.X)
	text := sentence(what) + " must be " + kindOf(assert.AssertedType) + "."
	return guard{pass: pass, set: set, at: at, what: what, text: text, names: names}.fix()
}

// subject names what is asserted: an argument by its name, where that is constant.
func subject(set *sdk.Set, v ssa.Value) string {
	for v := range (flow.Query{Kinds: flow.Phi}).Ends(v) {
		if named := subjectOf(set, v); named != unnamed {
			return named
		}
	}
	return unnamed
}

// subjectOf names one value that is asserted.
func subjectOf(set *sdk.Set, v ssa.Value) string {
	if isArguments(set, paths.FieldRead(v)) {
		return whole
	}
	switch x := v.(type) {
	case *ssa.Lookup:
		return argument(x.Index)
	case *ssa.Extract:
		if lookup, ok := x.Tuple.(*ssa.Lookup); ok {
			return argument(lookup.Index)
		}
	case *ssa.Call:
		for _, arg := range x.Call.Args {
			if named := argument(arg); named != unnamed {
				return named
			}
		}
		if isRead(set, program.Called(&x.Call)) {
			return whole
		}
	}
	return unnamed
}

const (
	whole   = "the value of the arguments"
	unnamed = "a part of the arguments"
)

// argument names the argument with a key.
func argument(key ssa.Value) string {
	if c, ok := key.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return "argument " + strconv.Quote(constant.StringVal(c.Value))
	}
	return unnamed
}

func isRead(set *sdk.Set, f *types.Func) bool {
	_, _, ok := set.ArgumentAccess(f)
	return ok
}

func isArguments(set *sdk.Set, field *types.Var) bool {
	_, _, ok := set.Arguments(field)
	return ok
}

// sentence returns what an agent is told of: the name of the argument, without quotes.
func sentence(what string) string {
	if name, ok := strings.CutPrefix(what, "argument "); ok {
		name, _ = strconv.Unquote(name)
		return "The argument " + name
	}
	return strings.ToUpper(what[:1]) + what[1:]
}

// decoded returns the type that JSON gives in the place of one that it never gives, and
// what to do with it. It is empty for all other types.
func decoded(t types.Type) (given, then string) {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		if t.Info()&types.IsNumeric != 0 && t.Kind() != types.Float64 {
			return "float64", "convert it"
		}
	case *types.Slice:
		if !program.IsAny(t.Elem()) {
			return "[]any", "convert each element"
		}
	case *types.Map:
		if !program.IsAny(t.Elem()) || !types.Identical(t.Key(), types.Typ[types.String]) {
			return "map[string]any", "convert each element"
		}
	}
	return "", ""
}

const (
	aString  = "a string"
	aNumber  = "a number"
	aBoolean = "a boolean"
	aList    = "a list"
	anObject = "an object"
)

// kindOf says what a value of a type is in JSON, with an article.
func kindOf(t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return aString
		case u.Info()&types.IsNumeric != 0:
			return aNumber
		case u.Info()&types.IsBoolean != 0:
			return aBoolean
		}
	case *types.Slice:
		return aList
	case *types.Map:
		return anObject
	}
	return "of another type"
}
