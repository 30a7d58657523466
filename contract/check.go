package contract

import (
	"cmp"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// minWords is how many words a recovery needs unless the caller says otherwise.
const minWords = 5

// Validate returns the structural mistakes of the contract, those that can be
// seen without the program. A nil contract, for a tool that declares none, is
// valid.
func (c Contract) Validate() []Problem { return Checker{}.Check(c) }

// A Checker finds mistakes in contracts. Its functions describe the program; if
// one is nil, nothing that depends on it is reported.
type Checker struct {
	// Identifier reports whether the module declares the name at package level,
	// or has a package with that import path.
	Identifier func(word string) bool
	// Tool reports whether the server has a tool with the given name.
	Tool func(name string) bool
	// MinWords is the minimum number of words in a recovery. Zero means five.
	MinWords int
}

// Check returns the mistakes of the contract, entry by entry.
func (k Checker) Check(c Contract) []Problem {
	if c == nil {
		return nil
	}
	if len(c) == 0 {
		return []Problem{problem("empty", -1, "the contract declares no failures: Fail turns every reason into an internal error", "declare the failures of the tool, or leave the contract out")}
	}
	check := checking{Checker: k, first: make(map[string]int, len(c))}
	for i := range c {
		check.entry(i, &c[i])
	}
	return check.problems
}

// checking is one run of Check.
type checking struct {
	Checker
	first    map[string]int // where each reason was declared first
	problems []Problem
}

func problem(id string, index int, message, help string) Problem {
	return Problem{ID: id, Severity: ruleOf(id).Severity, Index: index, Message: message, Help: help}
}

// add notes a problem of entry i. The message goes on after the subject.
func (c *checking) add(id string, i int, f *Failure, message, help string) {
	c.problems = append(c.problems, problem(id, i, subject(i, f)+" "+message, help))
}

// subject names an entry: by its reason where it has one.
func subject(i int, f *Failure) string {
	if blank(f.Reason) {
		return fmt.Sprintf("contract entry %d", i)
	}
	return "failure " + code(f.Reason)
}

func (c *checking) entry(i int, f *Failure) {
	c.code(i, f)
	c.reason(i, f)
	if blank(f.When) {
		c.add("when-required", i, f, "does not say when it happens: Fail without a message sends a bare phrase", "describe the condition in When")
	}
	c.recovery(i, f)
	if f.Help != "" && !isHelp(f.Help) {
		c.add("help-format", i, f, "has a help page that is no https URL: nobody is shown it", "write an absolute URL with https and without user information")
	}
	if !retryKnown(f.Retry) {
		c.add("retry-type", i, f, fmt.Sprintf("has the Retry value %d, which does not exist: the default of its code holds", int(f.Retry)), "use RetryYes, RetryNo or nothing")
	}
	if f.Severity != "" && !f.Severity.Known() {
		c.add("severity-unknown", i, f, "has the severity "+quoted(string(f.Severity))+", which does not exist: it is logged like any other failure", "use one of "+severityNames())
	}
}

// isHelp reports whether package taxonomy takes a text for the URL of a help page.
func isHelp(page string) bool {
	return page != "" && taxonomy.InternalError("", taxonomy.Help(page)).Help == page
}

func (c *checking) code(i int, f *Failure) {
	switch {
	case f.Code == 0:
		c.add("code-missing", i, f, "has no code: the agent reads of an internal error instead", "set Code to the code that says what went wrong")
	case !f.Code.Known():
		c.add("code-unknown", i, f, fmt.Sprintf("has the code %d, which does not exist: the agent reads of an internal error instead", int(f.Code)), "use a code that package taxonomy declares")
	case f.Code == taxonomy.CodeUnknownError:
		c.add("code-unknown-error", i, f, "has the code CodeUnknownError, which tells the agent nothing", "use the code that says what went wrong, or CodeInternalError for a defect")
	}
}

func (c *checking) reason(i int, f *Failure) {
	if f.Reason == "" {
		c.add("reason-required", i, f, "has no reason: Fail cannot make it, and the agent never sees it", "name it in lower snake case")
		return
	}
	if !isLowerSnake(f.Reason) {
		c.add("reason-format", i, f, "is not named in lower snake case, as clients expect", "use lower-case letters, digits and underscores, beginning with a letter")
	}
	if first, again := c.first[f.Reason]; again {
		c.add("reason-unique", i, f, fmt.Sprintf("is declared twice: Fail takes entry %d, and the agent never sees entry %d", first, i), "give each entry a reason of its own")
	} else {
		c.first[f.Reason] = i
	}
	if Reserved(f.Reason) {
		c.add("reserved-reason", i, f, "has a reserved reason: the agent takes it for a call that never reached the tool, and gets no recovery", "choose another reason")
	}
}

// isLowerSnake reports whether a reason consists of lower-case letters, digits
// and underscores, beginning with a letter.
func isLowerSnake(reason string) bool {
	for i := range len(reason) {
		switch c := reason[i]; {
		case 'a' <= c && c <= 'z':
		case i > 0 && (c == '_' || '0' <= c && c <= '9'):
		default:
			return false
		}
	}
	return reason != ""
}

func (c *checking) recovery(i int, f *Failure) {
	switch {
	case f.Recovery == "":
		c.add("recovery-required", i, f, "has no recovery: the agent is not told what to do next", "say it in Recovery")
		return
	case blank(f.Recovery):
		c.add("recovery-empty", i, f, "has a blank recovery: the agent is not told what to do next", "say it in Recovery")
		return
	case isTodo(f.Recovery):
		c.add("recovery-todo", i, f, "has a recovery that nobody has written yet: the agent is told none", "say in Recovery what the agent can do next")
		return
	}
	if n, least := countWords(f.Recovery), cmp.Or(c.MinWords, minWords); n < least {
		c.add("recovery-min-words", i, f, "has a recovery of "+words(n)+", too short to tell the agent what to do next", fmt.Sprintf("say what to do next in at least %d words", least))
	}
	if name := c.internalIn(f.Recovery); name != "" {
		c.add("recovery-names-internals", i, f, "names "+code(name)+" in its recovery, which the agent can neither see nor call", "name a tool or an argument instead")
	}
	if name := c.unknownToolIn(f.Recovery); name != "" {
		c.add("recovery-unknown-tool", i, f, "sends the agent to the tool "+code(name)+", which the server does not have", "name a tool that it has")
	}
}
