package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// aim makes patterns of what was named, and finds out which settings count for it.
func (l *linting) aim() error {
	list, err := targets.Resolve(l.work, l.patterns, l.env)
	if err != nil {
		return err
	}
	l.patterns, l.files = list.Patterns, list.Files
	if module := l.onlyModule(); module != "" {
		l.home = module
	}
	return nil
}

// noFiles returns an error if files were named for a command that takes packages.
func (l *linting) noFiles() error {
	if len(l.files) == 0 {
		return nil
	}
	return fmt.Errorf("%s: takes packages and no files: name the directory of %s", l.command, l.short(l.files[0]))
}

// onlyModule returns the directory of the module in which all lies that was named, if there is one
// such module.
func (l *linting) onlyModule() string {
	only := ""
	for _, pattern := range l.patterns {
		base := strings.TrimSuffix(filepath.ToSlash(pattern), "/...")
		if !strings.HasPrefix(base, ".") && !filepath.IsAbs(base) {
			return ""
		}
		module := targets.ModuleOf(absolute(l.work, filepath.FromSlash(base)))
		if module == "" || only != "" && module != only {
			return ""
		}
		only = module
	}
	return only
}

// inNamed returns the findings in the files that were named, or all if none were. One that is told
// once for several places is told at that in the files.
func (l *linting) inNamed(list []finding.Finding) []finding.Finding {
	if len(l.files) == 0 {
		return list
	}
	var told []finding.Finding
	for _, f := range list {
		if f, found := f.In(func(file string) bool { return slices.Contains(l.files, file) }); found {
			told = append(told, f)
		}
	}
	slices.SortStableFunc(told, finding.Compare)
	return told
}

// matchFiles gives the files that were named the paths that findings have, and says which of them
// were not looked at.
func (l *linting) matchFiles() {
	for i, named := range l.files {
		if slices.Contains(l.result.Files, named) {
			continue
		}
		info, err := os.Stat(named)
		same := slices.IndexFunc(l.result.Files, func(file string) bool {
			other, otherErr := os.Stat(file)
			return err == nil && otherErr == nil && os.SameFile(info, other)
		})
		switch {
		case same >= 0:
			l.files[i] = l.result.Files[same]
		case l.quiet || len(l.result.Broken) > 0:
		case strings.HasSuffix(named, "_test.go") && !l.run.Tests:
			l.warn("%s was not looked at: -tests looks at test files", l.short(named))
		default:
			l.warn("%s was not looked at: it is not part of this build (-tags, GOOS and GOARCH choose files)", l.short(named))
		}
	}
}

// noteSettings says which files with settings do not count, although they are nearest to something
// that was looked at.
func (l *linting) noteSettings() {
	if l.quiet || l.given["config"] || l.noted {
		return
	}
	var others []string
	seen := make(map[string]bool)
	for _, file := range l.result.Files {
		for dir := filepath.Dir(file); !seen[dir]; dir = filepath.Dir(dir) {
			seen[dir] = true
			path := filepath.Join(dir, config.Name)
			info, err := os.Stat(path)
			found := err == nil && info.Mode().IsRegular()
			if found && path != l.settings.Path {
				others = append(others, path)
			}
			if found || dir == config.Root(dir) {
				break
			}
		}
	}
	slices.Sort(others)
	count := "has the default settings"
	if l.settings.Path != "" {
		count = "goes by " + filepath.ToSlash(l.short(l.settings.Path))
	}
	for _, path := range others {
		dir := moduleDir(filepath.ToSlash(l.short(filepath.Dir(path))))
		l.warn("%s does not count in this run, which %s: %s goes by it", filepath.ToSlash(l.short(path)), count, dir.command())
	}
}
