package fix

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// Applied is a fix that is, or is going to be, applied.
type Applied struct {
	Finding finding.Finding
	Fix     finding.Fix
	files   []*source
}

// String returns the place, the fix and the rule.
func (a Applied) String() string { return describe(a.Finding, a.Fix) }

func describe(f finding.Finding, fix finding.Fix) string {
	what := fix.Message
	if fix.Unsafe {
		what = "unsafe: " + what
	}
	return fmt.Sprintf("%s: %s (%s)", f.Range, what, f.ID())
}

// Skipped is a fix that is not applied.
type Skipped struct {
	Finding finding.Finding
	Fix     finding.Fix
	Reason  Reason
	// File is the file that cannot be changed.
	File string
	// Other is the finding whose fix this one is in conflict with, or nil.
	Other *finding.Finding
	// Err says more about the reason, or is nil.
	Err error
}

// skipped returns the candidate as one that is skipped.
func (c *candidate) skipped(reason Reason, file string, err error) *Skipped {
	return &Skipped{Finding: c.finding, Fix: c.fix, Reason: reason, File: file, Err: err}
}

// String returns the place, the fix, the rule, and why it is not applied.
func (s Skipped) String() string {
	text := fmt.Sprintf("%s: not applied: %s", describe(s.Finding, s.Fix), s.Reason)
	switch {
	case s.Other != nil:
		text += fmt.Sprintf(" of %s (%s); run again", s.Other.Range, s.Other.ID())
	case s.File != "" && s.File != s.Finding.Range.File:
		text += ": " + s.File
	}
	if s.Err != nil {
		text += ": " + s.Err.Error()
	}
	return text
}

// A Reason says why a fix is not applied.
type Reason int

// The reasons.
const (
	// Conflict means that another fix changes the same place.
	Conflict Reason = iota + 1
	// Contradictory means that the edits of the fix overlap each other.
	Contradictory
	// Generated means that a file is written by a program.
	Generated
	// Outside means that a file is in none of the modules.
	Outside
	// Changed means that a file does not hold the bytes that were analysed.
	Changed
	// Mapped means that a //line directive says that the place is in another
	// file, from which this one was made.
	Mapped
	// Unreadable means that a file cannot be read.
	Unreadable
	// Unformatted means that a file would not be Go any more, or is not.
	Unformatted
	// Unwritten means that a file could not be written.
	Unwritten
	// Unsafe means that there is work to do after the fix, and that such are not asked
	// for.
	Unsafe
)

// String returns the reason as the end of a sentence.
func (r Reason) String() string {
	switch r {
	case Conflict:
		return "it is in conflict with the fix"
	case Contradictory:
		return "its changes overlap"
	case Generated:
		return "the file is generated"
	case Outside:
		return "the file is not part of the module"
	case Changed:
		return "the file is not what was analysed: it has changed meanwhile, or an overlay takes its place"
	case Mapped:
		return "a //line directive says that the code was made from another file"
	case Unreadable:
		return "the file cannot be read"
	case Unformatted:
		return "the file cannot be formatted"
	case Unwritten:
		return "the file cannot be written"
	case Unsafe:
		return "it leaves work to do; -fix-unsafe applies it"
	}
	return fmt.Sprintf("reason %d", int(r))
}
