package cli

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/replay"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A step is what happens at a place on the way from a failure to the agent.
type step struct {
	at   finding.Range // zero for what happens nowhere in the source
	in   string        // the function, or ""
	what string
}

// dropsHere ends the message of a related place in another package where a failure disappears.
const dropsHere = "drops the failure here"

// replayed are the rules, and the categories, about calls that fail, whose findings are told as runs. Others are about
// values, or about what happens where nothing fails.
var replayed = map[string]replay.How{
	"swallowed": replay.Fails, "falsesuccess": replay.Fails, "lostcause": replay.Fails, "nilerror/early": replay.Fails, "nilerror/created": replay.Fails,
	"silentdefault/parsed": replay.Fails, "silentdefault/type": replay.Fails, "silentdefault/empty": replay.Fails,
	"protocolerror": replay.Fails, "upstreamtext": replay.Fails, "leak": replay.Fails, "plainerror": replay.Fails, "resultanderror": replay.Fails,
	"uncheckedstatus": replay.Refuses,
}

// questionsOf returns the failures that lead to a finding: that in another package first, if it disappears there.
func questionsOf(f finding.Finding) []replay.Question {
	how, ok := replayed[f.Rule]
	if !ok {
		how, ok = replayed[f.ID()]
	}
	if !ok || len(pathOf(f)) > 0 {
		return nil
	}
	var list []replay.Question
	for _, r := range f.Related {
		if strings.HasSuffix(r.Message, dropsHere) {
			list = append(list, replay.Question{Place: placeAt(r.Range), How: how})
			how = replay.Hides // in what calls that one
		}
	}
	return append(list, replay.Question{Place: placeAt(f.Range), How: how})
}

// placeAt returns the beginning of a range. Of places in other packages no column is known.
func placeAt(r finding.Range) replay.Place {
	return replay.Place{File: r.File, Line: r.Line, Column: r.Column}
}

// pathOf returns the places on the way of an error that a rule has followed itself: where it comes from, and what
// returns it.
func pathOf(f finding.Finding) []step {
	var list []step
	for _, r := range f.Related {
		switch {
		case len(list) == 0 && !strings.HasPrefix(r.Message, analyzers.OriginPrefix):
		case strings.HasPrefix(r.Message, analyzers.OriginPrefix) && len(list) > 0:
			return list // another error
		case strings.HasPrefix(r.Message, analyzers.OriginPrefix), strings.HasPrefix(r.Message, analyzers.StepPrefix):
			list = append(list, step{at: r.Range, what: strings.TrimPrefix(r.Message, analyzers.OriginPrefix)})
		}
	}
	return list
}

// stepsOf returns how a finding comes about, the failure first. The last one is at its place, unless the run goes on to
// the answer of a handler.
func (a *account) stepsOf(f finding.Finding) []step {
	list := pathOf(f)
	for _, q := range questionsOf(f) {
		for _, s := range a.runs[q.Place].Steps {
			list = append(list, step{
				at: finding.Range{File: s.At.File, Line: s.At.Line, Column: s.At.Column}, in: s.Function, what: s.What,
			})
		}
	}
	if last := len(list) - 1; len(a.runOf(f).Steps) == 0 && (last < 0 || list[last].at != f.Range) {
		list = append(list, step{at: f.Range, what: f.Message})
	}
	return append(list, a.answer(f)...)
}

// runOf returns the run that was told of the place of a finding.
func (a *account) runOf(f finding.Finding) replay.Run { return a.runs[placeAt(f.Range)] }

// answer returns the last step: who answers with it.
func (a *account) answer(f finding.Finding) []step {
	var list []step
	if !a.runOf(f).Answers {
		for _, r := range f.Related {
			if who, ok := strings.CutPrefix(r.Message, analyzers.HandlerPrefix); ok {
				list = append(list, step{at: r.Range, what: who + " answers with what comes of it"})
			}
		}
	}
	what := "the agent gets"
	if f.Tool != "" {
		what = "who calls " + f.Tool + " gets"
	}
	if text := cmp.Or(f.Sees, f.Wire); text == "" {
		return list
	}
	return append(list, step{what: what})
}

// line returns the source of a place, without the space around it, or "".
func (a *account) line(r finding.Range) string {
	content, err := a.result.Read(r.File)
	if err != nil {
		return ""
	}
	lines := bytes.SplitN(content, []byte("\n"), r.Line+1)
	if r.Line < 1 || r.Line > len(lines) {
		return ""
	}
	return strings.TrimSpace(string(lines[r.Line-1]))
}

// isSettled reports whether the settings of the project have a finding, too: at its place, or with others of the rule
// at the first of their places.
func (a *account) isSettled(f finding.Finding) bool {
	return slices.ContainsFunc(a.settled, func(other finding.Finding) bool {
		return other.ID() == f.ID() && (placeAt(other.Range) == placeAt(f.Range) || slices.ContainsFunc(other.Related, func(r finding.Related) bool {
			return placeAt(r.Range) == placeAt(f.Range)
		}))
	})
}

// presetOf says which preset reports a finding.
func (a *account) presetOf(f finding.Finding) string {
	if a.isSettled(f) {
		return "reported as this project is set: preset " + a.set
	}
	return "reported with -preset strict only"
}
