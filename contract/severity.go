package contract

import (
	"log/slog"
	"slices"
	"strings"
)

// Severity says how serious a failure is for the operators of the server. It is
// a [slog.Leveler].
type Severity string

// The severities, least serious first.
const (
	SeverityDebug   Severity = "debug"
	SeverityInfo    Severity = "info"
	SeverityNotice  Severity = "notice"
	SeverityWarning Severity = "warning"
)

// levelNotice lies halfway between info and warning, where slog has no name.
const levelNotice = slog.Level(2)

// Severities returns all severities, least serious first.
func Severities() []Severity {
	return []Severity{SeverityDebug, SeverityInfo, SeverityNotice, SeverityWarning}
}

// Known reports whether s is one of the declared severities. The empty severity
// is not.
func (s Severity) Known() bool { return slices.Contains(Severities(), s) }

// Level returns the level for slog: error for empty and unknown severities.
func (s Severity) Level() slog.Level {
	switch s {
	case SeverityDebug:
		return slog.LevelDebug
	case SeverityInfo:
		return slog.LevelInfo
	case SeverityNotice:
		return levelNotice
	case SeverityWarning:
		return slog.LevelWarn
	}
	return slog.LevelError
}

// severityNames returns the names of the severities for a message.
func severityNames() string {
	var names []string
	for _, s := range Severities() {
		names = append(names, string(s))
	}
	return strings.Join(names, ", ")
}
