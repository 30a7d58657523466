package server

import (
	"errors"
	"os/exec"
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
		return noRoots.Fail("", taxonomy.Cause(err))
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

// runFailure says which declared failure an error of package linter is. The end of the request stays what
// it is: the bridge knows it.
func runFailure(err error) error {
	var refusal *linter.Refusal
	switch {
	case errors.Is(err, linter.ErrTimeout):
		return tooSlow.Fail("", taxonomy.Cause(err))
	case errors.Is(err, linter.ErrTooMuch):
		return tooMuch.Fail("", taxonomy.Cause(err))
	case errors.Is(err, linter.ErrBroken):
		return linterBroken.Fail("", taxonomy.Cause(err))
	case errors.As(err, &refusal):
		return refusalFailure(refusal)
	}
	return err
}

// refusalFailure says which declared failure it is that the command refuses something.
func refusalFailure(refusal *linter.Refusal) error {
	said := printable.Lines(refusal.Said)
	switch {
	case strings.Contains(said, `exec: "go": `+exec.ErrNotFound.Error()):
		return goMissing.Fail("", taxonomy.Cause(refusal))
	case strings.HasPrefix(said, "-new-from-"):
		return badRevision.Fail(said, taxonomy.Cause(refusal))
	}
	return refused.Fail("mcperrlint: "+said, taxonomy.Cause(refusal))
}

// pageFailure says which declared failure an error of package page is.
func pageFailure(err error) error {
	switch {
	case errors.Is(err, page.ErrCursor):
		return badCursor.Fail("", taxonomy.Cause(err))
	case errors.Is(err, page.ErrChanged):
		return resultChanged.Fail("", taxonomy.Cause(err))
	}
	return err
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
