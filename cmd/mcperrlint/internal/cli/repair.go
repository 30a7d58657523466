package cli

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// maxPasses is how often fixes are applied in one run. A fix can make room for
// another one; more than a few times in a row means that two undo each other.
const maxPasses = 5

// passes returns how often fixes are applied. What makes room for another fix also changes which
// fingerprint that of equal findings has, so those that are named are fixed at once or not.
func (l *linting) passes() int {
	if len(l.prints) > 0 {
		return 1
	}
	return maxPasses
}

// repair shows or applies the fixes of what is reported.
func (l *linting) repair(ctx context.Context) error {
	if l.diff {
		return l.showFixes()
	}
	fix.Sweep(l.result.Modules, l.result.Files)
	var err error
	applied := 0
	written := make(map[string]bool)
	for range l.passes() {
		plan := fix.Prepare(l.fresh, l.fixable())
		if len(plan.Files()) == 0 {
			l.explainSkipped("-fix", plan.Skipped)
			l.countUnsafe(plan.Skipped)
			break
		}
		result := plan.Apply(ctx)
		applied += len(result.Applied)
		for _, file := range result.Written {
			written[file] = true
		}
		for _, failure := range result.Failed {
			l.warn("-fix: %s", failure.Error())
		}
		if err = ctx.Err(); err == nil {
			err = l.collect(ctx)
		}
		if err != nil || len(result.Failed) > 0 {
			break // what could not be written would fail again
		}
	}
	if applied > 0 && !l.quiet {
		l.warn("applied %s in %s", count(applied, "fix", "fixes"), count(len(written), "file", "files"))
	}
	return err
}

// showFixes prints the fixes of what is reported as a diff.
func (l *linting) showFixes() error {
	plan := fix.Prepare(l.fresh, l.fixable())
	l.explainSkipped("-diff", plan.Skipped)
	l.countUnsafe(plan.Skipped)
	remarks, err := plan.Diff(l.out, l.work, diffTarget(l.out))
	for _, r := range remarks {
		if r.LeftOut || !l.quiet {
			l.warn("-diff: %s", r)
		}
	}
	switch n := len(l.fresh); {
	case len(plan.Files()) > 0 || l.quiet:
	case n == 0:
		l.warn("-diff: no changes, because there are no findings")
	default:
		l.warn("-diff: no changes: %s, and no fix that can be applied; mcperrlint without -diff says what to do", count(n, "finding", "findings"))
	}
	return err
}

// safeDiff returns what the safe fixes of findings change, as it is shown.
func (l *linting) safeDiff(list []finding.Finding) string {
	var b strings.Builder
	plan := fix.Prepare(list, fix.Options{Modules: l.result.Modules})
	if _, err := plan.Diff(&b, l.dir, fix.ToTerminal); err != nil {
		return ""
	}
	return b.String()
}

func (l *linting) fixable() fix.Options {
	return fix.Options{Modules: l.result.Modules, Unsafe: l.unsafe}
}

// countUnsafe says how many fixes are left out because they leave work to do.
func (l *linting) countUnsafe(skipped []fix.Skipped) {
	n := 0
	for _, s := range skipped {
		if s.Reason == fix.Unsafe {
			n++
		}
	}
	if n > 0 && !l.quiet {
		l.warn("%s left out; -diff -fix-unsafe shows what they would do", count(n, "fix that leaves work to do is", "fixes that leave work to do are"))
	}
}

// explainSkipped says which fixes were left out of what a flag asks for, and why.
// Generated files are no news.
func (l *linting) explainSkipped(flag string, skipped []fix.Skipped) {
	for _, s := range skipped {
		if (s.Reason == fix.Generated || s.Reason == fix.Unsafe) && !l.verbose {
			continue
		}
		s.Finding.Range.File = l.short(s.Finding.Range.File)
		s.File = l.short(s.File)
		if s.Other != nil {
			other := *s.Other
			other.Range.File = l.short(other.Range.File)
			s.Other = &other
		}
		l.warn("%s: %s", flag, s)
	}
}

// short returns a path relative to the current directory, if it is below it.
func (l *linting) short(path string) string {
	if rel, err := filepath.Rel(l.dir, path); err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return rel
	}
	return path
}

// count returns a number with the word for what is counted.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
