package breaking

import (
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// A Policy is what a project says of changes.
type Policy struct {
	// Levels are those of categories, by name, in place of their own.
	Levels map[string]Level
	// Accepted are changes that are wanted.
	Accepted []lockfile.Acceptance
}

// Check returns an error for an acceptance that can mean nothing.
func (p Policy) Check() error {
	for _, a := range p.Accepted {
		if err := CheckName(a.Change); err != nil {
			return fmt.Errorf("accepted: %w", err)
		}
	}
	return nil
}

// Apply gives changes the levels of the project, leaves out those that are off, and notes why others are accepted.
// idle are the acceptances that no change needs.
func (p Policy) Apply(changes []Change) (told []Change, idle []lockfile.Acceptance) {
	used := make([]bool, len(p.Accepted))
	for _, c := range changes {
		if level, said := p.Levels[c.Category]; said {
			c.Level = level
		}
		if i := slices.IndexFunc(p.Accepted, c.meantBy); i >= 0 {
			c.Accepted, used[i] = p.Accepted[i].Reason, true
		}
		if c.Level != Off {
			told = append(told, c)
		}
	}
	for i, a := range p.Accepted {
		if !used[i] {
			idle = append(idle, a)
		}
	}
	slices.SortStableFunc(told, compareChanges)
	return told, idle
}

// meantBy reports whether an acceptance means the change.
func (c Change) meantBy(a lockfile.Acceptance) bool {
	return a.Change == c.Category && a.Tool == c.Tool && (a.Failure == "" || slices.Contains(c.names, a.Failure))
}

// Counted returns how many changes there are of a level or a higher one that nobody has accepted.
func Counted(changes []Change, least Level) int {
	n := 0
	for _, c := range changes {
		if c.Level >= least && c.Accepted == "" {
			n++
		}
	}
	return n
}
