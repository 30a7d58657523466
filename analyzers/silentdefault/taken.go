package silentdefault

import (
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
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
	f := report.Finding{Pos: first.at.Pos(), Category: category, Strict: true}
	var worst []taken
	for _, t := range list {
		if t.weight(writes) == first.weight(writes) {
			worst = append(worst, t)
		}
		if t.at != first.at {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: t.at.Pos(), Message: "takes the argument " + strconv.Quote(t.name) + " in the same way"})
		}
	}
	f.Message = messageOf(category, worst)
	report.Report(c.pass, f)
}

// messageOf says what a function goes on with instead of arguments.
func messageOf(category string, list []taken) string {
	var names []string
	for _, t := range list {
		if !slices.Contains(names, t.name) {
			names = append(names, t.name)
		}
	}
	is, has, declares, them := "is", "has", "it", "it"
	if len(names) > 1 {
		is, has, declares, them = "are", "have", "them", "them"
	}
	message, advice := "goes on with "+zeroOf(list)+" where "+quoted(names)+" ", "what is wrong with "+them
	if list[0].required {
		message += is + " missing or " + has + " another type, though the tool declares " + declares + " as required"
		advice = "what is missing"
	} else {
		message += has + " another type"
	}
	if category == categoryType {
		message += ": the agent has not asked for that"
	}
	return message + "; return an error that says " + advice
}

// zeroOf names the value that stands for arguments: that of their type, if they have one.
func zeroOf(list []taken) string {
	zero := syntax.ZeroInWords(list[0].value.Type())
	if slices.ContainsFunc(list, func(t taken) bool { return syntax.ZeroInWords(t.value.Type()) != zero }) {
		return "zero values"
	}
	return zero
}
