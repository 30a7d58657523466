package breaking

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// change returns a change of a pair of failures.
func change(category string, p pair, message string, args ...any) Change {
	c := Change{Category: category, Message: fmt.Sprintf(message, args...)}
	for _, f := range []*lockfile.Failure{p.was, p.is} {
		if f != nil {
			c.Failure = label(f)
			c.names = append(c.names, f.Fails, f.What, f.Text, f.Code)
		}
	}
	if p.is != nil {
		c.At = p.is.At
	}
	return c
}

// newChange returns the change that a failure is new.
func newChange(category string, f lockfile.Failure) Change {
	message := fmt.Sprintf("new: %s, %s", when(&f), answers(f.Arrives))
	if f.Text != "" && f.Fails+f.What != "" && f.Arrives != failures.Hidden {
		message += ": " + quoted(f.Text)
	}
	switch category {
	case newWithoutCode:
		message += ", without a code"
	case newForeign:
		message += " and words that others wrote"
	}
	return change(category, pair{is: &f}, "%s", message)
}

// after returns the end of a sentence with a text, or nothing.
func after(text string) string {
	if told(text) == "" {
		return ""
	}
	return ": " + quoted(text)
}

// mostQuoted is how many characters of a text are quoted in a message.
const mostQuoted = 120

// quoted quotes the beginning of a text.
func quoted(text string) string {
	if runes := []rune(text); len(runes) > mostQuoted {
		text = strings.TrimRight(string(runes[:mostQuoted]), "… ") + "…"
	}
	return strconv.Quote(text)
}

// label names a failure.
func label(f *lockfile.Failure) string {
	for _, name := range []string{f.Fails, f.What, f.Text, f.Code, f.Reason} {
		if name != "" {
			return name
		}
	}
	return ""
}

// when begins a sentence about a failure.
func when(f *lockfile.Failure) string {
	switch {
	case f.Fails != "":
		return "when " + f.Fails + " fails"
	case f.Test || strings.ContainsAny(f.What, "=<>!&|:"):
		return "when " + f.What
	case f.What != "" && !strings.Contains(f.What, " "):
		return "when " + f.What + " fails"
	case f.What != "":
		return "with " + f.What
	}
	return "with " + title(f)
}

// title names a failure as the subject of a sentence.
func title(f *lockfile.Failure) string {
	switch {
	case f.Fails != "":
		return "the failure of " + f.Fails
	case f.Text != "":
		return "the failure " + quoted(f.Text)
	case f.Code != "" || f.Reason != "":
		return "the failure " + strings.Trim(f.Code+"/"+f.Reason, "/")
	}
	return "a failure of which nothing can be read"
}

// answers says what the agent gets.
func answers(f failures.Form) string {
	switch f {
	case failures.UnknownForm:
		return "nobody can say what the agent gets"
	case failures.NoAnswer:
		return "there is no answer"
	case failures.Crash:
		return "the server exits"
	}
	return "the answer is " + article(string(f))
}

// article puts an article before what an answer is.
func article(what string) string {
	switch failures.Form(what) {
	case failures.UnknownForm, failures.Null, failures.NoAnswer:
		return what
	}
	if strings.HasPrefix(what, "error") {
		return "an " + what
	}
	return "a " + what
}

// arrival returns the form of a failure, with the number of a JSON-RPC error.
func arrival(f *lockfile.Failure) string {
	switch {
	case f.Arrives != failures.ProtocolError:
		return string(f.Arrives)
	case f.OwnCode:
		return string(f.Arrives) + " with a code of its own"
	}
	return fmt.Sprintf("%s %d", f.Arrives, f.RPCCode)
}
