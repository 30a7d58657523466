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

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/asserted"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// reportFunction reports the assertions of one function: the first, with the others beside it.
func reportFunction(pass *analysis.Pass, set *sdk.Set, group []*ssa.TypeAssert) {
	names := takenIn(pass, group[0].Pos())
	var first report.Finding
	var others []analysis.RelatedInformation
	var fix *analysis.SuggestedFix
	for _, assert := range group {
		at, ok := expression(pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), assert)
		if !ok {
			continue
		}
		one := finding(pass, set, assert, at, names)
		if !first.Pos.IsValid() {
			first, fix = one, one.Fix
			continue
		}
		what, _, _ := strings.Cut(one.Message, ": ")
		others = append(others, analysis.RelatedInformation{Pos: one.Pos, End: one.End, Message: what})
		if fix == nil || one.Fix == nil { // What is left is still told afterwards.
			fix = cmp.Or(fix, one.Fix)
			continue
		}
		fix = report.Together(fix, one.Fix)
	}
	if !first.Pos.IsValid() {
		return
	}
	first.Related, first.Fix = others, fix
	if what, effect, ok := strings.Cut(first.Message, ": "); ok && len(others) > 0 {
		first.Message = what + ", and so are " + strconv.Itoa(len(others)) + " more in this function: " + effect
		if len(others) == 1 {
			first.Message = what + ", and so is one more in this function: " + effect
		}
	}
	report.Report(pass, first)
}

// finding returns what is said of one assertion.
func finding(pass *analysis.Pass, set *sdk.Set, assert *ssa.TypeAssert, at inspector.Cursor, names taken) report.Finding {
	what, kind := subject(set, assert.X), kindOf(assert.AssertedType)
	panics := "the handler panics" + answers.Panic(pass, assert.Parent())
	category := categoryArgument
	if what == whole {
		category = categoryWhole
	}
	if given, then := decoded(assert.AssertedType); given != "" {
		return report.At(at.Node(), category, "takes "+what+" for "+types.TypeString(assert.AssertedType, (*types.Package).Name)+", which JSON never gives: "+panics+
			" whatever the client sends; assert "+given+" with a second value and "+then)
	}
	unfit := "anything else, or nothing, "
	if asserted.IsSent(assert) {
		unfit = "anything else, "
	}
	told := report.At(at.Node(), category, "takes "+what+" for "+kind+" without a check: if the client sends "+unfit+panics+
		"; assert with a second value and answer with an error result")
	told.Fix = guard{pass: pass, set: set, at: at, what: what, text: sentence(what) + " must be " + kind + ".", names: names}.fix()
	return told
}

// expression returns the expression that an assertion is, if it is written as one.
func expression(root inspector.Cursor, assert *ssa.TypeAssert) (inspector.Cursor, bool) {
	cur, ok := root.FindByPos(assert.Pos(), assert.Pos())
	for ok && cur.Node() != nil {
		if expr, is := cur.Node().(*ast.TypeAssertExpr); is && expr.Lparen == assert.Pos() {
			return cur, true
		}
		if _, is := cur.Node().(*ast.File); is {
			break
		}
		cur = cur.Parent()
	}
	return inspector.Cursor{}, false
}

// subject names what is asserted: an argument by its name, where that is constant.
func subject(set *sdk.Set, v ssa.Value) string {
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
	case *ssa.Phi:
		for _, edge := range x.Edges {
			if _, again := edge.(*ssa.Phi); again {
				continue
			}
			if named := subject(set, edge); named != unnamed {
				return named
			}
		}
	case *ssa.UnOp:
		if addr, ok := x.X.(*ssa.FieldAddr); ok && isArguments(set, program.Field(addr.X.Type(), addr.Field)) {
			return whole
		}
	case *ssa.Field:
		if isArguments(set, program.Field(x.X.Type(), x.Field)) {
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
