package silentdefault

import (
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// reportTaken reports the arguments that one function takes for missing ones: those instead of
// which it goes on with what the agent could have asked for, and the others.
func (c *checker) reportTaken(list []taken, writes bool) {
	var requests, empty []taken
	for _, t := range list {
		if t.isRequest() {
			requests = append(requests, t)
		} else {
			empty = append(empty, t)
		}
	}
	c.reportAs(categoryType, requests, writes)
	c.reportAs(categoryEmpty, empty, writes)
}

// isRequest reports whether the zero value of an argument is what an agent could have asked for:
// false, 0, or no list where none need be given. An empty text, and an empty list where one must
// be given, are mostly refused by whoever is asked next.
//
//	visible, _ := args["visible"].(bool) // hides it
func (t taken) isRequest() bool {
	basic, ok := t.value.Type().Underlying().(*types.Basic)
	if !ok {
		return !t.required
	}
	return basic.Info()&types.IsString == 0
}

// reportAs reports the arguments in one category, with those first of which that is worst.
func (c *checker) reportAs(category string, list []taken, writes bool) {
	if len(list) == 0 {
		return
	}
	slices.SortStableFunc(list, func(a, b taken) int { return b.weight(writes) - a.weight(writes) })
	first := list[0]
	var worst []taken
	var related []analysis.RelatedInformation
	for _, t := range list {
		if t.weight(writes) == first.weight(writes) {
			worst = append(worst, t)
		}
		if t.at != first.at {
			related = append(related, analysis.RelatedInformation{Pos: t.at.Pos(), Message: report.Code(t.name) + " likewise"})
		}
	}
	f := c.zeroed(category, worst)
	f.Related = related
	report.Report(c.pass, f)
}

// zeroed returns the finding for arguments in whose place a function goes on with zero values.
func (c *checker) zeroed(category string, list []taken) report.Finding {
	var names []string
	for _, t := range list {
		if !slices.Contains(names, t.name) {
			names = append(names, t.name)
		}
	}
	who := answers.CallerOf(c.pass, list[0].at.Parent())
	unfit, kind := "of the wrong type", inputs.KindOf(list[0].value.Type()).Words()
	if !slices.ContainsFunc(list, func(t taken) bool { return inputs.KindOf(t.value.Type()).Words() != kind }) {
		unfit = "not " + kind
	}
	say := "say what is wrong with " + quoted(names)
	switch first := list[0]; {
	case first.required && !slices.ContainsFunc(list, func(t taken) bool { return !t.decoded }):
		unfit, say = "missing", "say what is missing"
	case first.required:
		unfit, say = "missing or "+unfit, "say what is missing"
	}
	message := "when " + report.Codes(names, "or") + " is " + unfit + ", " + who.Does("use") + " " + zeroOf(list)
	if list[0].required {
		message += " instead, though the tool requires " + them(names)
	} else {
		message += " without telling the agent"
	}
	return report.Finding{
		Pos: list[0].at.Pos(), Category: category, Strict: true,
		Message: message, Help: who.Remedy(say), Sees: sees(who, "the answer for "+zeroOf(list)), Wire: who.Line().Hides(""),
	}
}

// zeroOf names the value that stands for arguments: that of their type, or the default of the function, if they have one.
func zeroOf(list []taken) string {
	first := list[0].inWords()
	switch {
	case !slices.ContainsFunc(list, func(t taken) bool { return t.inWords() != first }):
		return first
	case slices.ContainsFunc(list, func(t taken) bool { return t.instead != "" }):
		return "defaults"
	}
	return "zero values"
}

func (t taken) inWords() string {
	if t.instead != "" {
		return strconv.Quote(t.instead)
	}
	return syntax.ZeroInWords(t.value.Type())
}
