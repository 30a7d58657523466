package config

import "github.com/mcperrlint/mcperrlint/analyzers"

// A level says whether something is reported, and how much it matters.
type level int

const (
	levelUnset level = iota
	levelOff
	levelOn
	levelInfo
	levelWarning
	levelError
)

// levels are the words for them in the file.
var levels = []string{levelOff: "off", levelOn: "on", levelInfo: "info", levelWarning: "warning", levelError: "error"}

// String returns the word, or nothing if none was said.
func (l level) String() string { return levels[l] }

// severity returns the severity that the level states, if it does.
func (l level) severity() (analyzers.Severity, bool) {
	switch l {
	case levelInfo:
		return analyzers.SeverityInfo, true
	case levelWarning:
		return analyzers.SeverityWarning, true
	case levelError:
		return analyzers.SeverityError, true
	}
	return 0, false
}
