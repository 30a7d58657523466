package panicboundary

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// assertions looks for what a service has answered, and is taken for what nobody has checked
// that it is: one finding for each function, at the first.
//
//	name := answer["user"].(map[string]any)["name"].(string)
func (c *checker) assertions(functions []*ssa.Function) {
	for _, fn := range functions {
		var found []*ssa.TypeAssert
		for assertion := range program.Instructions[*ssa.TypeAssert](cond.Live(fn)) {
			if !assertion.CommaOk && !c.found.IsArgument(assertion.X) && (isPartOfDecoded(nil, assertion.X) || c.isPartOfAnswer(assertion)) && !isAsked(assertion) {
				found = append(found, assertion)
			}
		}
		if len(found) > 0 {
			c.report(found[0].Pos(), c.otherForm(found))
		}
	}
}

// otherForm says what happens where a service answers in another form.
func (c *checker) otherForm(assertions []*ssa.TypeAssert) telling {
	first := assertions[0]
	who := answers.CallerOf(c.pass, first.Parent())
	t := telling{
		category: categoryAssertion,
		message:  c.source(first.Pos(), "an assertion") + " panics in " + who.String() + " when the decoded data has another type there" + who.Outcome(),
		help:     "use the form with two results, or decode into a struct",
		sees:     who.SeesPanic("interface conversion: …"), wire: who.WirePanic("interface conversion: …"),
	}
	for _, other := range assertions[1:] {
		t.related = append(t.related, analysis.RelatedInformation{Pos: other.Pos(), Message: "this assertion, too"})
	}
	return t
}

// isPartOfAnswer reports whether an assertion to a type of JSON is one of an element of what the client of a service has
// returned: secret.Data["keys"].([]any).
func (c *checker) isPartOfAnswer(assertion *ssa.TypeAssert) bool {
	if !flow.IsElement(flow.Query{Kinds: flow.Extract | flow.Load}.Start(assertion.X)) || inputs.KindOf(assertion.AssertedType) == "" {
		return false
	}
	return flow.Query{Kinds: flow.Same | flow.Parts | flow.Store}.Reaches(func(v ssa.Value) bool {
		call, ok := v.(*ssa.Call)
		if !ok {
			return false
		}
		obj := program.Called(call.Common())
		return obj != nil && obj.Pkg() != nil && returnsError(obj) && !syntax.InModule(c.pass, obj.Pkg()) && !sdk.Owns(obj.Pkg()) && funcs.ClassOf(obj) == cause.Infrastructure
	}, assertion.X)
}

// isPartOfDecoded reports whether a value is a part of what its function has decoded or, with the index of the package,
// another one that returned it.
func isPartOfDecoded(index *flow.Index, v ssa.Value) bool {
	q := flow.Query{Kinds: flow.Same | flow.Parts | flow.Store | flow.Return, Index: index}
	return q.Reaches(isDecodedInto, v)
}

// isDecodedInto reports whether something is decoded into a variable that the function has not encoded itself.
func isDecodedInto(v ssa.Value) bool {
	if _, variable := v.(*ssa.Alloc); !variable {
		return false
	}
	for _, use := range (flow.Query{Kinds: flow.Box}).Uses(v) {
		if call, ok := use.(*ssa.Call); ok {
			obj := program.Called(call.Common())
			if obj != nil && (obj.Name() == "Unmarshal" || obj.Name() == "Decode") && !isOwn(call) {
				return true
			}
		}
	}
	return false
}

// isOwn reports whether a call decodes what the function has encoded itself, or got in a text or a
// result that the program has made.
func isOwn(call *ssa.Call) bool {
	q := flow.Query{Kinds: flow.Extract | flow.Convert | flow.Load | flow.Argument}
	return q.Reaches(func(v ssa.Value) bool {
		if made, ok := v.(*ssa.Call); ok {
			obj := program.Called(made.Common())
			return obj != nil && strings.HasPrefix(obj.Name(), "Marshal")
		}
		field := paths.FieldOf(v)
		return field != nil && sdk.Owns(field.Pkg())
	}, call.Call.Args...)
}

// isAsked reports whether something in the function asks of what type a value is, or whether it
// is nil, also where it is read from its map another time.
func isAsked(assertion *ssa.TypeAssert) bool {
	return slices.ContainsFunc(sameReads(assertion.X), func(v ssa.Value) bool {
		return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
			switch use := use.(type) {
			case *ssa.TypeAssert:
				return use != assertion && use.CommaOk
			case *ssa.BinOp:
				return true
			}
			return false
		})
	})
}
