package breaking

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// merits say how well an agent is told by each form. With 0 nobody is told.
var merits = map[failures.Form]int{
	failures.ErrorResult: 6, failures.FailedTask: 6, failures.ProtocolError: 5, failures.Told: 4,
	failures.Null: 3, failures.NoAnswer: 2, failures.Crash: 1, failures.Hidden: 0,
}

// worse reports whether a failure was an error, or told of, and is a success or hidden now.
func worse(was, is *lockfile.Failure) bool {
	category, _ := ofForms(was.Arrives, is.Arrives)
	return category == errorNowSuccess || category == toldNowHidden
}

// ofForms returns the category of a change of the form, or "" if it is the same. all says that it says all: what else has
// changed follows from it.
func ofForms(was, is failures.Form) (category string, all bool) {
	answers := func(f failures.Form) bool { return merits[f] >= merits[failures.Told] }
	switch {
	case was == is:
		return "", false
	case was == failures.UnknownForm:
		return nowKnown, false
	case is == failures.UnknownForm:
		return newlyUnknown, false
	case merits[is] > merits[was] && (answers(is) || was != failures.Hidden):
		return betterTold, false
	case was == failures.Told && is == failures.Hidden:
		return toldNowHidden, true
	case was.IsError() && !is.IsError():
		return errorNowSuccess, true
	case merits[is] == merits[was]:
		return formChanged, false
	case answers(is):
		return errorFlagGone, false
	}
	return answerGone, true
}

// failure compares a pair of failures of a tool.
func (c *comparison) failure(p pair, was, is *lockfile.Tool) []Change {
	switch {
	case p.is == nil && isDeclared(*p.was) && !declares(is, *p.was):
		return []Change{change(declaredGone, p, "%s is no longer declared, and no longer arrives", title(p.was))}
	case p.is == nil && p.was.Fails != "" && p.was.Arrives.IsError():
		return []Change{change(errorGone, p, "%s no longer arrives%s", title(p.was), after(p.was.Text))}
	case p.is == nil:
		return []Change{change(failureGone, p, "%s no longer arrives", title(p.was))}
	case p.was == nil:
		category := c.ofNew(*p.is)
		if category == newDeclared && declares(was, *p.is) {
			category = newFailure // another place where it happens
		}
		return []Change{newChange(category, *p.is)}
	}
	changes, all := formOf(p)
	if all || p.partly {
		return changes
	}
	changes = append(changes, statedOf(p)...)
	changes = append(changes, textsOf(p)...)
	if isDeclared(*p.was) && !isDeclared(*p.is) && !declares(is, *p.was) {
		changes = append(changes, change(declaredGone, p, "%s, the contract no longer declares that", when(p.is)))
	}
	if p.was.Kept && !p.is.Kept {
		changes = append(changes, change(causeLost, p, "%s, the error is no longer in the chain of what is returned", when(p.is)))
	}
	return changes
}

// isDeclared reports whether the contract declares a failure.
func isDeclared(f lockfile.Failure) bool {
	return f.Declared == failures.IsDeclared || f.Declared == failures.NeverProduced
}

// declares reports whether the contract of a tool declares a failure with the code and reason of another one.
func declares(t *lockfile.Tool, of lockfile.Failure) bool {
	return slices.ContainsFunc(t.Failures, func(f lockfile.Failure) bool {
		return isDeclared(f) && f.Code == of.Code && f.Reason == of.Reason
	})
}

// ofNew returns the category of a failure without a counterpart.
func (c *comparison) ofNew(f lockfile.Failure) string {
	switch {
	case f.Arrives == failures.Hidden:
		return newHidden
	case isDeclared(f):
		return newDeclared
	case c.codes && f.Code == "" && (f.Arrives == failures.ErrorResult || f.Arrives == failures.Told):
		return newWithoutCode
	case f.Foreign:
		return newForeign
	}
	return newFailure
}

// formOf compares how a failure arrives.
func formOf(p pair) (changes []Change, all bool) {
	was, is := arrival(p.was), arrival(p.is)
	category, all := ofForms(p.was.Arrives, p.is.Arrives)
	switch {
	case category != "":
		c := change(category, p, "%s, %s; it was %s", when(p.is), answers(p.is.Arrives), article(was))
		c.Was, c.Is = was, is
		return []Change{c}, all
	case p.was.Arrives == failures.ProtocolError && was != is:
		c := change(codeChanged, p, "%s, the answer is %s; it was %s", when(p.is), article(is), article(was))
		c.Was, c.Is = was, is
		return []Change{c}, false
	case !p.was.Unsure && p.is.Unsure:
		return []Change{change(newlyUnknown, p, "%s, something on the way may now change the %s", when(p.is), is)}, false
	case p.was.Unsure && !p.is.Unsure:
		return []Change{change(nowKnown, p, "%s, nothing on the way changes the %s any more", when(p.is), is)}, false
	}
	return nil, false
}

// statedOf compares what the program says of a failure for clients.
func statedOf(p pair) (changes []Change) {
	for _, row := range []struct{ what, category, was, is string }{
		{"code", codeChanged, p.was.Code, p.is.Code},
		{"reason", reasonChanged, p.was.Reason, p.is.Reason},
		{"advice about retries", retryChanged, p.was.Retry, p.is.Retry},
		{"wait before a retry", retryChanged, p.was.Wait, p.is.Wait},
	} {
		if row.was == row.is {
			continue
		}
		category, message := row.category, fmt.Sprintf("the %s is %s; it was %s", row.what, quoted(row.is), quoted(row.was))
		switch {
		case row.was == "":
			category, message = nowStated, fmt.Sprintf("the %s is stated now: %s", row.what, quoted(row.is))
		case row.is == "":
			message = fmt.Sprintf("the %s is gone; it was %s", row.what, quoted(row.was))
		}
		c := change(category, p, "%s, %s", when(p.is), message)
		c.Was, c.Is = row.was, row.is
		changes = append(changes, c)
	}
	return changes
}

// textsOf compares what the agent can read.
func textsOf(p pair) (changes []Change) {
	add := func(category, message string, was, is string) {
		c := change(category, p, "%s, %s", when(p.is), message)
		c.Was, c.Is = was, is
		changes = append(changes, c)
	}
	switch {
	case p.was.Recovery == p.is.Recovery:
	case p.is.Recovery == "":
		add(recoveryGone, "there is no recovery any more; it was "+quoted(p.was.Recovery), p.was.Recovery, "")
	default:
		add(recoveryChanged, "the recovery is now "+quoted(p.is.Recovery), p.was.Recovery, p.is.Recovery)
	}
	switch {
	case !p.was.Foreign && p.is.Foreign:
		add(newForeign, "the text has words now that others wrote: "+quoted(cmp.Or(p.is.Text, "…")), p.was.Text, p.is.Text)
	case p.was.Text == p.is.Text:
	case p.is.Text == "":
		add(textGone, "there is no text any more; it was "+quoted(p.was.Text), p.was.Text, "")
	default:
		add(textChanged, "the text is now "+quoted(p.is.Text), p.was.Text, p.is.Text)
	}
	return changes
}
