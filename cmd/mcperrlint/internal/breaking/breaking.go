// Package breaking says what a change of a server does to the agents that call it. Of
//
//	was: delete_note  {"fails": "os.Remove", "arrives": "error result", "code": "internal"}
//	is:  delete_note  {"fails": "os.Remove", "arrives": "success that hides it"}
//
// it makes one [Change]: when os.Remove fails, the answer is a success that hides it. That the code is gone
// follows from it and is not said.
//
// [Compare] first pairs tools, and then the failures of each pair: equal ones, and those that are left by the
// strongest thing that they have in common. A failure whose code has changed is one change, and not one that
// is gone and another one that is new. What has no counterpart is gone or new.
//
// Read category.go, match.go, pair.go, judge.go and policy.go in this order.
package breaking

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// A Change is one difference that an agent may notice.
type Change struct {
	// Category is the name of the category.
	Category string
	// Level is how much it matters.
	Level Level
	// Kind and Tool are those of the tool, prompt or resource. The name is "" if it is not known.
	Kind, Tool string
	// Failure names the failure: what fails, or its text. It is "" for changes of the tool.
	Failure string
	// Message says what is different, without the tool.
	Message string
	// Was and Is are what has changed, if it can be said in a word.
	Was, Is string
	// At is the place in the new program: that of the failure, or of the tool. It has no file if all is gone.
	At failures.Place
	// Accepted is why somebody wants the change, or "".
	Accepted string

	names []string // by which an acceptance can mean the failure
}

// Compare returns what is different, those changes first that matter most.
func Compare(was, is *lockfile.Lock) []Change {
	c := comparison{codes: usesCodes(was) || usesCodes(is)}
	for _, p := range pairTools(was.Tools, is.Tools) {
		c.tool(p)
	}
	slices.SortStableFunc(c.changes, compareChanges)
	return slices.CompactFunc(c.changes, func(a, b Change) bool {
		return a.Category == b.Category && a.Kind == b.Kind && a.Tool == b.Tool && a.Message == b.Message
	})
}

// usesCodes reports whether the program gives any failure a code. One that does not is not told for each
// new failure that it has none.
func usesCodes(l *lockfile.Lock) bool {
	return slices.ContainsFunc(l.Tools, func(t lockfile.Tool) bool {
		return slices.ContainsFunc(t.Failures, func(f lockfile.Failure) bool { return f.Code != "" })
	})
}

// compareChanges orders changes by level, tool, category and what they say.
func compareChanges(a, b Change) int {
	return cmp.Or(
		cmp.Compare(b.Level, a.Level), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Tool, b.Tool), cmp.Compare(a.Category, b.Category),
		cmp.Compare(a.Message, b.Message), cmp.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Column, b.At.Column),
	)
}

// A comparison collects changes.
type comparison struct {
	codes   bool // the program has codes
	changes []Change
}

// A toolPair is a tool as it was and as it is, one of which may be missing.
type toolPair struct{ was, is *lockfile.Tool }

// tool compares a pair.
func (c *comparison) tool(p toolPair) {
	switch {
	case p.is == nil:
		c.gone(p.was)
	case p.was == nil:
		c.fresh(p.is)
	default:
		c.both(p.was, p.is)
	}
}

// gone tells of a tool that is no longer there.
func (c *comparison) gone(was *lockfile.Tool) {
	if was.Name == "" {
		c.at(was, Change{Category: namelessGone, Message: "one " + was.Kind + " whose name is not known is gone, or its name is known now"})
		return
	}
	c.at(was, Change{Category: toolGone, Message: "the " + was.Kind + " is gone"})
}

// fresh tells of a tool that was not there.
func (c *comparison) fresh(is *lockfile.Tool) {
	c.add(is, Change{Category: newTool, Message: "the " + is.Kind + " is new", At: is.At})
	var foreign, uncoded []lockfile.Failure
	for _, f := range is.Failures {
		switch c.ofNew(f) {
		case newHidden:
			c.add(is, newChange(newHidden, f))
		case newForeign:
			foreign = append(foreign, f)
		case newWithoutCode:
			uncoded = append(uncoded, f)
		}
	}
	c.several(is, newForeign, foreign, "have words that others wrote")
	c.several(is, newWithoutCode, uncoded, "have no code")
}

// several tells of some failures of a new tool at once.
func (c *comparison) several(is *lockfile.Tool, category string, list []lockfile.Failure, what string) {
	if len(list) == 0 {
		return
	}
	if len(list) == 1 {
		c.add(is, newChange(category, list[0]))
		return
	}
	var names []string
	for _, f := range list {
		if name := cmp.Or(f.Fails, f.What, quoted(f.Text)); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if left := len(names) - mostNames; left > 1 {
		names = append(names[:mostNames], fmt.Sprintf("%d more", left))
	}
	c.add(is, Change{Category: category, Message: fmt.Sprintf("%d failures of the new %s %s: %s", len(list), is.Kind, what, strings.Join(names, ", "))})
}

// mostNames is how many failures of a new tool are named.
const mostNames = 4

// both compares a tool that is there before and after.
func (c *comparison) both(was, is *lockfile.Tool) {
	switch {
	case was.Name != "" && is.Name == "":
		c.at(was, Change{Category: newlyUnknown, Message: "the name under which it is registered can no longer be found", At: is.At})
	case !was.Unknown && is.Unknown:
		c.add(is, Change{Category: newlyUnknown, Message: "not all of its failures can be followed any more", At: is.At})
	case was.Unknown && !is.Unknown:
		c.add(is, Change{Category: nowKnown, Message: "all of its failures can be followed now", At: is.At})
	}
	for _, p := range pairFailures(was.Failures, is.Failures) {
		for _, change := range c.failure(p, was, is) {
			c.add(is, change)
		}
	}
}

// add adds a change of a tool that is there, which has a place in any case.
func (c *comparison) add(is *lockfile.Tool, change Change) {
	if change.At.File == "" {
		change.At = is.At
	}
	c.at(is, change)
}

// at adds a change of a tool at the place that it has.
func (c *comparison) at(t *lockfile.Tool, change Change) {
	change.Kind, change.Tool, change.Level = t.Kind, t.Name, categories[change.Category].Level
	c.changes = append(c.changes, change)
}
