package argassert

import (
	"cmp"
	"go/ast"
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
	kind := inputs.KindOf(assert.AssertedType).Words()
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
	text := sentence(what) + " must be " + inputs.KindOf(assert.AssertedType).Words() + "."
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
		return subjectOf(set, x.Tuple)
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
	if text, ok := program.ConstantText(key); ok {
		return "argument " + strconv.Quote(text)
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

// decoded returns the type as which JSON gives what is asserted to be of another one, and what to do then, or nothing.
func decoded(t types.Type) (given, then string) {
	switch given = inputs.ComesAs(t); given {
	case "":
	case "float64":
		then = "convert it"
	default:
		then = "convert each element"
	}
	return given, then
}
