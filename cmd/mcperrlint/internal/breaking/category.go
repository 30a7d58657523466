package breaking

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// A Level says how much changes of a category matter.
type Level int

// The levels.
const (
	// Off is what is not told.
	Off Level = iota
	// Fine is what helps agents, or does nothing to them.
	Fine
	// Look is what an author should look at.
	Look
	// Breaking is what agents may rely on, and no longer get.
	Breaking
	// Never is above all changes.
	Never
)

var levelNames = [...]string{Off: "off", Fine: "fine", Look: "look", Breaking: "breaking", Never: "never"}

// String returns the word for a level.
func (l Level) String() string { return levelNames[l] }

// Levels returns the words for the levels that changes can have, and off.
func Levels() []string { return levelNames[:Never] }

// Thresholds returns the words for the levels at which a run can fail.
func Thresholds() []string { return levelNames[Fine:] }

// ParseLevel returns the level for a word.
func ParseLevel(word string) (Level, error) {
	if i := slices.Index(levelNames[:], word); i >= 0 {
		return Level(i), nil
	}
	hint := ""
	if near := spelling.Nearest(word, levelNames[:]); near != "" {
		hint = fmt.Sprintf("; did you mean %s?", near)
	}
	return Off, fmt.Errorf("unknown level %q%s", word, hint)
}

// A Category is a kind of changes.
type Category struct {
	Name  string
	Level Level
	// About says when a change belongs to it.
	About string
}

// The names of the categories.
const (
	toolGone        = "tool-gone"
	errorNowSuccess = "error-now-success"
	errorFlagGone   = "error-flag-gone"
	answerGone      = "answer-gone"
	toldNowHidden   = "told-now-hidden"
	codeChanged     = "code-changed"
	reasonChanged   = "reason-changed"
	retryChanged    = "retry-changed"
	declaredGone    = "declared-gone"

	newWithoutCode = "new-without-code"
	newHidden      = "new-hidden"
	newForeign     = "new-foreign"
	errorGone      = "error-gone"
	causeLost      = "cause-lost"
	recoveryGone   = "recovery-gone"
	textGone       = "text-gone"
	formChanged    = "form-changed"
	newlyUnknown   = "newly-unknown"
	namelessGone   = "nameless-gone"

	newTool         = "new-tool"
	newDeclared     = "new-declared"
	newFailure      = "new-failure"
	betterTold      = "better-told"
	recoveryChanged = "recovery-changed"
	nowStated       = "now-stated"
	textChanged     = "text-changed"
	nowKnown        = "now-known"
	failureGone     = "failure-gone"
)

// categories are all categories by name.
var categories = func() map[string]Category {
	named := make(map[string]Category)
	for _, c := range Categories() {
		named[c.Name] = c
	}
	return named
}()

// Categories returns all categories, those first that matter most.
func Categories() []Category {
	return []Category{
		{toolGone, Breaking, "a tool, prompt or resource is gone"},
		{errorNowSuccess, Breaking, "a failure that was an error is a success now"},
		{errorFlagGone, Breaking, "an error result is a JSON-RPC error now, which models seldom see"},
		{answerGone, Breaking, "instead of an answer there is null, none at all, or the server exits"},
		{toldNowHidden, Breaking, "the answer told of the failure, and hides it now"},
		{codeChanged, Breaking, "the code of a failure, or of a JSON-RPC error, is another one or gone"},
		{reasonChanged, Breaking, "the reason is another one or gone"},
		{retryChanged, Breaking, "whether or when to retry is something else or no longer said"},
		{declaredGone, Breaking, "the contract no longer declares a failure"},

		{newWithoutCode, Look, "a new failure has no code, in a program that has codes"},
		{newHidden, Look, "nobody is told of a new failure"},
		{newForeign, Look, "a text has words now that others wrote: the system, a database, another service"},
		{errorGone, Look, "the error of a call no longer arrives: the call is gone or cannot fail, or its error is dropped"},
		{causeLost, Look, "the error is no longer in the chain of what is returned"},
		{recoveryGone, Look, "what the agent can do is no longer said"},
		{textGone, Look, "there is no text any more"},
		{formChanged, Look, "a failure arrives in another form that is as good"},
		{newlyUnknown, Look, "something that was known can no longer be found out"},
		{namelessGone, Look, "a tool is gone whose name is not known"},

		{newTool, Fine, "a tool, prompt or resource is new"},
		{newDeclared, Fine, "a new failure, which the contract declares"},
		{newFailure, Fine, "any other new failure"},
		{betterTold, Fine, "agents are told of a failure in a better form"},
		{recoveryChanged, Fine, "what the agent can do is said for the first time, or otherwise"},
		{nowStated, Fine, "a code, a reason or advice about retries where there was none"},
		{textChanged, Fine, "the text is another one"},
		{nowKnown, Fine, "something is known that could not be found out"},
		{failureGone, Fine, "any other failure that no longer arrives"},
	}
}

// Names returns the names of the categories.
func Names() []string {
	var names []string
	for _, c := range Categories() {
		names = append(names, c.Name)
	}
	return names
}

// CheckName returns an error for a name that no category has.
func CheckName(name string) error {
	if _, known := categories[name]; known {
		return nil
	}
	hint := ""
	if near := spelling.Nearest(name, Names()); near != "" {
		hint = fmt.Sprintf("; did you mean %q?", near)
	}
	return fmt.Errorf("there is no change %q%s", name, cmp.Or(hint, " (see mcperrlint help failures)"))
}
