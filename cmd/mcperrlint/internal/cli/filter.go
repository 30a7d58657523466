package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// filter takes away the findings that are known or older than what was asked for.
func (l *linting) filter(ctx context.Context) error {
	l.fresh, l.known = l.result.Findings, nil
	if l.options.baseline != "" {
		m, err := l.match()
		if err != nil {
			return err
		}
		l.fresh, l.known = m.New, m.Known
		if !l.quiet {
			for _, entry := range m.Vanished {
				l.warn("%s: no longer found: %s; remove it with mcperrlint baseline prune", l.options.baseline, entry)
			}
		}
	}
	changes, flag, err := l.changes(ctx)
	if err != nil {
		return fmt.Errorf("%s: %w", flag, err)
	}
	l.fresh, l.known = l.inNamed(l.fresh), l.inNamed(l.known)
	if changes != nil {
		fresh, old := changes.Filter(l.fresh)
		l.fresh = fresh
		if l.verbose {
			l.warn("%s: %s; %d older findings are left out", flag, changes, len(old))
		}
	}
	l.fresh = l.picked()
	return nil
}

// changes returns what has changed since the revision that was named, or nil.
func (l *linting) changes(ctx context.Context) (changes *revision.Changes, flag string, err error) {
	switch {
	case l.newFrom != "":
		changes, err = revision.Since(ctx, l.work, l.newFrom)
		return changes, "-new-from-rev", err
	case l.newSince != "":
		changes, err = revision.SinceMergeBase(ctx, l.work, l.newSince)
		return changes, "-new-from-merge-base", err
	}
	return nil, "", nil
}

// match compares all that was found with the baseline.
func (l *linting) match() (*baseline.Match, error) {
	b, err := baseline.Read(l.baselineFile())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("-baseline: there is no %s; write it with mcperrlint baseline write -baseline %[1]s", l.options.baseline)
	}
	if err != nil {
		return nil, err
	}
	if !l.quiet {
		for _, note := range b.Renamed() {
			l.warn("%s: %s; mcperrlint baseline prune writes that", l.options.baseline, note)
		}
	}
	return b.Match(l.result.Findings, l.scope(), l.result.Read), nil
}

// scope says what the run has looked at.
func (l *linting) scope() baseline.Scope {
	return baseline.Scope{Files: l.result.Files, Trees: l.trees(), Ran: l.ran}
}

// trees returns the directories of which all packages were asked for.
func (l *linting) trees() []string {
	patterns := l.patterns
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	var list []string
	for _, pattern := range patterns {
		dir, all := strings.CutSuffix(filepath.ToSlash(pattern), "/...")
		if all && (dir == "." || dir == ".." || strings.HasPrefix(dir, "./") || strings.HasPrefix(dir, "../") || filepath.IsAbs(dir)) {
			list = append(list, absolute(l.work, filepath.FromSlash(dir)))
		}
	}
	return list
}

// ran reports whether the run would have reported findings of a category. Of
// names that no rule has any more it would not find any.
func (l *linting) ran(rule, category string) bool {
	for _, r := range analyzers.Rules() {
		if r.Analyzer.Name != rule {
			continue
		}
		if !l.runs(r.Analyzer) || l.settings.WhereAdopted(r) {
			return false // in packages without codes it would not have
		}
		for _, c := range r.Categories {
			if c.Name == category {
				return l.settings.asksFor(r, category)
			}
		}
	}
	return true
}

func (l *linting) runs(a *analysis.Analyzer) bool {
	for _, running := range l.run.Analyzers {
		if running == a {
			return true
		}
	}
	return false
}

// asksForTests reports whether the tests of packages are loaded: if any rule looks
// at them.
func (l *linting) asksForTests(run []*analysis.Analyzer) bool {
	return l.tests || lookAtTests(run)
}

// lookAtTests reports whether any of the rules that run looks at test files.
func lookAtTests(run []*analysis.Analyzer) bool {
	return slices.ContainsFunc(run, func(a *analysis.Analyzer) bool { return isOn(a, "tests") })
}

func isOn(a *analysis.Analyzer, name string) bool {
	f := a.Flags.Lookup(name)
	return f != nil && f.Value.String() == "true"
}

func absolute(dir, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}
