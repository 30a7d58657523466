package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Level says whether something is reported, and with which severity.
type Level int

// The levels. Unset means that the setting is absent.
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

// Levels returns the words for all levels.
func Levels() []string { return slices.Clone(levels[Off:]) }

// ParseLevel returns the level for a word, or Unset.
func ParseLevel(word string) Level { return Level(max(0, slices.Index(levels, word))) }

// String returns the word, or "" for Unset.
func (l Level) String() string { return levels[l] }

// Severity returns the severity of the level, if it has one.
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
