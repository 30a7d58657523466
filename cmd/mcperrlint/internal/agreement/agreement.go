// Package agreement compares what tools can fail with to what their contracts declare. Of a tool that answers with
// the code forbidden, and whose contract has entries for gone and shipped, of which nothing produces shipped, it says
//
//	notes/read.go:30:9: read_note can fail with forbidden, which notes.readFailures does not declare (os.Open)
//	notes/read.go:12:6: read_note never fails with shipped, which notes.readFailures declares: no error has that reason
//
// What fails and what is declared, it takes from package failures, whose answers are those of the rules
// undeclaredcode and contractuse.
package agreement

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// A Report is what was found. Its JSON is what contract check -format json prints.
type Report struct {
	Version int `json:"version"`
	// Undeclared are the failures that tools have and their contracts do not declare.
	Undeclared []Difference `json:"undeclared"`
	// NeverProduced are the failures that contracts declare and none of their tools has.
	NeverProduced []Difference `json:"neverProduced"`
	// Untold are the contracts with entries of which nothing in sight has a failure, where not all failures are known.
	Untold []Untold `json:"untold"`
	// Without are the tools that have no contract.
	Without []string `json:"without"`
	// Tools is how many tools, prompts and resources there are.
	Tools int `json:"tools"`
}

// A Difference is one between tools and their contract.
type Difference struct {
	Contract string   `json:"contract"`
	Tools    []string `json:"tools"`
	Code     string   `json:"code"`
	Reason   string   `json:"reason"`
	// What fails and what the agent reads then. Of an entry it is what the contract says.
	What string         `json:"what"`
	Text string         `json:"text"`
	At   failures.Place `json:"at"`
}

// Untold says why nobody can tell whether something produces entries of a contract.
type Untold struct {
	Contract string   `json:"contract"`
	Tools    []string `json:"tools"`
	Reasons  []string `json:"reasons"`
	Why      []string `json:"why"`
}

// Of compares tools with their contracts.
func Of(tools []failures.Tool) Report {
	r := Report{Version: 1, Undeclared: []Difference{}, NeverProduced: []Difference{}, Untold: []Untold{}, Without: []string{}, Tools: len(tools)}
	made := producedBy(tools)
	for _, t := range tools {
		if t.Contract == "" {
			r.Without = append(r.Without, called(t))
			continue
		}
		var untold []string
		for _, f := range t.Failures {
			switch {
			case f.Lacks():
				r.Undeclared = with(r.Undeclared, differenceOf(t, f))
			case f.At.File != "" || made[entry{keyOf(t), f.Reason}]:
			case f.Declared == failures.NeverProduced:
				f.At = t.At
				r.NeverProduced = with(r.NeverProduced, differenceOf(t, f))
			case f.Declared == failures.IsDeclared && len(t.Unknown) > 0:
				untold = append(untold, f.Reason)
			}
		}
		if len(untold) > 0 {
			r.Untold = append(r.Untold, Untold{t.Contract, []string{called(t)}, untold, t.Unknown})
		}
	}
	r.NeverProduced = slices.DeleteFunc(r.NeverProduced, r.isUntold)
	slices.SortStableFunc(r.Undeclared, compare)
	slices.SortStableFunc(r.NeverProduced, compare)
	return r
}

// An entry is one of a contract, by its reason.
type entry struct{ contract, reason string }

// producedBy returns the entries that some tool of their contract produces.
func producedBy(tools []failures.Tool) map[entry]bool {
	made := make(map[entry]bool)
	for _, t := range tools {
		for _, f := range t.Failures {
			if f.At.File != "" {
				made[entry{keyOf(t), f.Reason}] = true
			}
		}
	}
	return made
}

// keyOf tells contracts apart: one without a name is that of a handler.
func keyOf(t failures.Tool) string {
	if t.Contract == failures.Unnamed {
		return fmt.Sprintf("%s:%d:%d", t.At.File, t.At.Line, t.At.Column)
	}
	return t.Contract
}

// isUntold reports whether another tool of the contract of an entry may produce it.
func (r *Report) isUntold(d Difference) bool {
	return d.Contract != failures.Unnamed && slices.ContainsFunc(r.Untold, func(u Untold) bool { return u.Contract == d.Contract && slices.Contains(u.Reasons, d.Reason) })
}

func differenceOf(t failures.Tool, f failures.Failure) Difference {
	return Difference{Contract: t.Contract, Tools: []string{called(t)}, Code: f.Code, Reason: f.Reason, What: f.What, Text: f.Text, At: f.At}
}

// with adds a difference to a list. What is one for several tools is told once.
func with(list []Difference, d Difference) []Difference {
	for i, known := range list {
		same := known.Contract == d.Contract && known.Code == d.Code && known.Reason == d.Reason
		if same && (known.At == d.At || d.Contract != failures.Unnamed && known.What == d.What && known.Text == d.Text) {
			if !slices.Contains(known.Tools, d.Tools[0]) {
				list[i].Tools = append(known.Tools, d.Tools[0])
			}
			return list
		}
	}
	return append(list, d)
}

// called returns the name of a tool, or that of its handler.
func called(t failures.Tool) string { return cmp.Or(t.Name, "("+t.Function+")") }

func compare(a, b Difference) int {
	return cmp.Or(strings.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Column, b.At.Column),
		strings.Compare(a.Reason, b.Reason), strings.Compare(a.Code, b.Code), slices.Compare(a.Tools, b.Tools))
}
