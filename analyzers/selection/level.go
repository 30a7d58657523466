package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Level says whether something is reported, and how much it matters.
type Level int

// The levels. Unset means that nothing is said.
const (
	Unset Level = iota
	Off
	On
	Info
	Warning
	Error
)

// levels are the words for them.
var levels = []string{Off: "off", On: "on", Info: "info", Warning: "warning", Error: "error"}

// Levels returns the words for all levels that can be said.
func Levels() []string { return slices.Clone(levels[Off:]) }

// ParseLevel returns the level with a word, or [Unset] if there is none.
func ParseLevel(word string) Level { return Level(max(0, slices.Index(levels, word))) }

// String returns the word, or nothing if none was said.
func (l Level) String() string { return levels[l] }

// Severity returns the severity that the level states, if it does.
func (l Level) Severity() (analyzers.Severity, bool) {
	switch l {
	case Info:
		return analyzers.SeverityInfo, true
	case Warning:
		return analyzers.SeverityWarning, true
	case Error:
		return analyzers.SeverityError, true
	}
	return 0, false
}
