package silentdefault

import (
	"cmp"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// enumerations reports arguments that are taken for a default unless they are one of some texts, here
// or in a function that gets them: one finding for each place at which they are.
func (c *checker) enumerations(known *defaults.ChoicesResult, checks bool) {
	list := slices.DeleteFunc(slices.Clone(known.Choices), func(choice defaults.Choice) bool { return !c.isChosen(choice) })
	for len(list) > 0 {
		first := list[0]
		isSame := func(other defaults.Choice) bool { return other.Way.Place == first.Way.Place }
		if !(checks || c.isHeld(first)) || !c.described.Allows(first.Known()) {
			report.Report(c.pass, c.chosen(list, isSame, known.Home))
			c.told[first.Text] = true
		}
		list = slices.DeleteFunc(list, isSame)
	}
}

// isChosen reports whether a text is an argument that comes into a handler itself, and not from a
// function that calls the one at hand.
func (c *checker) isChosen(choice defaults.Choice) bool {
	fn := choice.Text.Parent()
	if choice.Param != nil && c.found.Of(choice.Param.Parent()) == nil || syntax.InTest(c.pass.Fset, choice.Pos) {
		return false
	}
	switch x := choice.Text.(type) {
	case *ssa.Slice:
		return false // a part of a text
	case *ssa.Extract:
		if _, key := x.Tuple.(*ssa.Next); key {
			return false // the name of an argument
		}
	}
	return !c.found.IsLeftOver(program.Outermost(fn)) && c.found.IsArgument(choice.Text)
}

// isHeld reports whether the library holds an argument against a schema before it calls the handler.
func (c *checker) isHeld(choice defaults.Choice) bool {
	if choice.Param == nil {
		return false
	}
	h := c.found.Of(choice.Param.Parent())
	library := sdk.Named(h.Library)
	return library != nil && slices.Contains(library.Remedy.Validated, h.Kind)
}

// chosen returns the finding for the first of some choices, with those at the same place related.
func (c *checker) chosen(list []defaults.Choice, isSame func(defaults.Choice) bool, home *summary.Home) report.Finding {
	first := list[0]
	argument := named(cmp.Or(inputs.NameOf(first.Text), inputs.JSONName(first.Text.Type(), first.Field)))
	who, taken := answers.CallerOf(c.pass, first.Text.Parent()), "the default"
	uses := who.Does("use") + " a default"
	if text := first.Taken(); text != "" {
		taken = strconv.Quote(text)
		uses = who.Does("treat") + " it as " + taken
	}
	f := report.Finding{
		Pos: first.Pos, Category: categoryChoice, Strict: true,
		Message: "when " + argument + " is not " + listed(first.Known()) + ", " + uses + " without telling the agent",
		Help:    who.Remedy("list the values of " + argument),
		Sees:    sees(who, "the answer for "+taken), Wire: who.Line().Hides(""),
	}
	if first.Handed {
		f.Message += " (decided in " + report.Within(first.Way.Func) + ")"
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: home.Pos(first.Way.Place), Message: "any other value is taken for " + taken + " here"})
	}
	for _, other := range list[1:] {
		if isSame(other) && other.Pos != first.Pos {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos, Message: "another argument gets there from here"})
		}
	}
	return f
}

// listed lists texts as alternatives, such as `"asc" or "desc"`.
func listed(texts []string) string {
	var list []string
	for _, text := range texts {
		list = append(list, strconv.Quote(text))
	}
	return report.Listed(list, "or", "one of %d others")
}
