package selection

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// Renames maps former names of rules and categories to those of today.
type Renames = rule.Renames

// Renamed returns the names that have changed, which everything that takes names understands.
func Renamed() Renames { return rule.Renamed }

// Current returns the name of today for a name, and whether it is a former one.
func Current(name string) (string, bool) { return rule.Renamed.Current(name) }

// RenameNote says in one sentence that a former name is another one today.
func RenameNote(former, now string) string {
	return fmt.Sprintf("%s is called %s now; write that", former, now)
}
