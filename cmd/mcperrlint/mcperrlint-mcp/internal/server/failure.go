package server

import (
	"errors"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
	"github.com/mcperrlint/mcperrlint/internal/printable"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// targetFailure says which declared failure an error of package roots is. The agent reads which directories
// it may name.
func targetFailure(err error, set roots.Set) error {
	var wrong *roots.Error
	if !errors.As(err, &wrong) {
		return err
	}
	said := wrong.Sentence
	switch wrong.Kind {
	case roots.ErrNone:
		return noRoots.Fail(said, taxonomy.Cause(err))
	case roots.ErrOutside:
		said += " The roots are " + printable.Text(strings.Join(set, ", ")) + "."
		return outsideRoots.Fail(said, taxonomy.Cause(err), taxonomy.Data("roots", []string(set)))
	case roots.ErrMissing:
		return pathMissing.Fail(said, taxonomy.Cause(err))
	case roots.ErrModule:
		return noModule.Fail(said, taxonomy.Cause(err))
	}
	return badPath.Fail(said, taxonomy.Cause(err))
}

// selectedFailure is runFailure for tools whose selection can name a revision.
func selectedFailure(err error) error {
	var wrong *linter.Error
	if errors.As(err, &wrong) && wrong.Kind == linter.ErrRevision {
		_, said, _ := strings.Cut(wrong.Said, ": ") // what follows the name of the flag
		return badRevision.Fail("git: "+printable.Lines(said), taxonomy.Cause(wrong))
	}
	return runFailure(err)
}

// runFailure says which declared failure an error of package linter is. The end of the request stays what
// it is: the bridge knows it.
func runFailure(err error) error {
	var wrong *linter.Error
	if !errors.As(err, &wrong) || wrong.Kind == linter.ErrEnded {
		return err
	}
	switch wrong.Kind {
	case linter.ErrTimeout:
		return tooSlow.Fail("", taxonomy.Cause(wrong))
	case linter.ErrTooMuch:
		return tooMuch.Fail("", taxonomy.Cause(wrong))
	case linter.ErrNoGo:
		return goMissing.Fail("", taxonomy.Cause(wrong))
	case linter.ErrBroken:
		return linterBroken.Fail("", taxonomy.Cause(wrong))
	}
	return refused.Fail("mcperrlint: "+printable.Lines(wrong.Said), taxonomy.Cause(wrong))
}

// pageFailure says which declared failure an error of package page is.
func pageFailure(err error) error {
	var wrong *page.Error
	if !errors.As(err, &wrong) {
		return err
	}
	if wrong.Kind == page.ErrChanged {
		return resultChanged.Fail("", taxonomy.Cause(wrong))
	}
	return badCursor.Fail("", taxonomy.Cause(wrong))
}

// mostProblems is how many problems a failure shows.
const mostProblems = 10

// brokenFailure returns the failure of a run that could look at nothing.
func brokenFailure(problems []linter.Problem) error {
	var lines []string
	for _, p := range problems[:min(len(problems), mostProblems)] {
		lines = append(lines, problemLine(p))
	}
	return packagesBroken.Fail(packagesBroken.When+"\n"+strings.Join(lines, "\n"), taxonomy.Data("problems", len(problems)))
}
