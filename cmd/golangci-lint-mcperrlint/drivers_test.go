package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A finding is what a driver says, with files relative to the module.
type finding struct {
	place, end, rule, category, message, fix, related string
}

// brief returns places and messages alone, in order.
func brief(findings []finding) []string {
	list := []string{}
	for _, f := range findings {
		list = append(list, f.place+": "+f.message)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// ordered puts findings in order, and takes one of those that are equal.
func ordered(findings []finding) []finding {
	slices.SortFunc(findings, func(a, b finding) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return slices.Compact(findings)
}

// An ownFinding is what our own program says of one.
type ownFinding struct {
	ownPlace
	Help, Rule, Category string
	Related              []ownPlace
	Fix                  struct {
		Message string
		Unsafe  bool
		Edits   []struct {
			File, New  string
			Start, End int
		}
	}
}

type ownPlace struct {
	File, Message                    string
	Line, Column, EndLine, EndColumn int
}

// own returns what our own program finds.
func own(t *testing.T, dir, settings string) []finding {
	t.Helper()
	r := execute(t, dir, built.mcperrlint, "-config", settings, "-each", "-format", "json")
	require.Contains(t, []int{0, 1}, r.status, r.errors)
	var report struct{ Findings []ownFinding }
	require.NoError(t, json.Unmarshal([]byte(r.output), &report))
	var list []finding
	for _, f := range report.Findings {
		found := finding{
			place: fmt.Sprintf("%s:%d:%d", f.File, f.Line, f.Column), end: fmt.Sprintf("%s:%d:%d", f.File, f.EndLine, f.EndColumn),
			rule: f.Rule, category: f.Category, message: analyzers.Line(f.Message, f.Help, f.Rule, f.Category),
		}
		if f.Fix.Unsafe {
			f.Fix.Message, f.Fix.Edits = "", nil // other drivers are not offered it
		}
		found.fix = f.Fix.Message
		for _, e := range f.Fix.Edits {
			found.fix += fmt.Sprintf("\n%s:%d-%d: %s", e.File, e.Start, e.End, e.New)
		}
		for _, p := range f.Related {
			found.related += fmt.Sprintf("\n%s:%d:%d: %s", p.File, p.Line, p.Column, p.Message)
		}
		list = append(list, found)
	}
	return ordered(list)
}

// A vetFinding is what go vet prints of one.
type vetFinding struct {
	Category, Posn, End, Message string
	SuggestedFixes               []struct {
		Message string
		Edits   []struct {
			Filename, New string
			Start, End    int
		}
	} `json:"suggested_fixes"`
	Related []struct{ Posn, Message string }
}

// in returns the finding with files relative to a directory.
func (f vetFinding) in(t *testing.T, dir, rule string) finding {
	t.Helper()
	found := finding{place: relative(t, dir, f.Posn), end: relative(t, dir, f.End), rule: rule, category: f.Category, message: f.Message}
	for _, fix := range f.SuggestedFixes {
		found.fix += fix.Message
		for _, e := range fix.Edits {
			found.fix += fmt.Sprintf("\n%s:%d-%d: %s", relative(t, dir, e.Filename), e.Start, e.End, e.New)
		}
	}
	for _, p := range f.Related {
		found.related += fmt.Sprintf("\n%s: %s", relative(t, dir, p.Posn), p.Message)
	}
	return found
}

// vetted returns what go vet finds, with the flags that say what the settings say.
func vetted(t *testing.T, dir, settings string) []finding {
	t.Helper()
	flags := execute(t, dir, built.mcperrlint, "config", "flags", "-config", settings)
	require.Zero(t, flags.status, flags.errors)
	r := execute(t, dir, "go", slices.Concat([]string{"vet", "-json", "-vettool=" + built.mcperrlint}, strings.Fields(flags.output), []string{"./..."})...)
	require.Zero(t, r.status, r.errors)
	var list []finding
	for decoder := json.NewDecoder(strings.NewReader(r.output)); ; {
		var packages map[string]map[string][]vetFinding
		err := decoder.Decode(&packages)
		if errors.Is(err, io.EOF) {
			return ordered(list)
		}
		require.NoError(t, err, r.output)
		for _, rules := range packages {
			for rule, findings := range rules {
				for _, f := range findings {
					list = append(list, f.in(t, dir, rule))
				}
			}
		}
	}
}

// withoutLinter takes the name of the linter away that stands before issues.
func withoutLinter(t *testing.T, issues []string) []string {
	t.Helper()
	for i, issue := range issues {
		text, ours := strings.CutPrefix(issue, "mcperrlint: ")
		require.True(t, ours, issue)
		issues[i] = text
	}
	return issues
}

// nogo returns what nogo finds in modules, with flags that say what the settings say.
func nogo(t *testing.T, modules []string) map[string][]string {
	t.Helper()
	type settings struct {
		Flags map[string]string `json:"analyzer_flags"`
	}
	config := make(map[string]settings)
	for _, a := range analyzers.All() {
		config[a.Name] = settings{map[string]string{"tests": "true", "generated": "true"}}
		for _, name := range []string{"strict", "each"} {
			if a.Flags.Lookup(name) != nil {
				config[a.Name].Flags[name] = "true"
			}
		}
	}
	text, err := json.Marshal(config)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "nogo.json")
	require.NoError(t, os.WriteFile(file, text, 0o600))
	r := execute(t, filepath.Join(root(), "internal", "nogo"), "go", slices.Concat([]string{"run", ".", "-config", file}, modules)...)
	require.Zero(t, r.status, r.errors)

	said := regexp.MustCompile(`^(.*?:\d+:\d+): (.*) \(mcperrlint_suite\)$`)
	conflict := regexp.MustCompile(`^(\t.*|saving suggested fixes:|.*suggested fixes.*conflict.*)$`) // what nogo says of fixes that overlap
	found := make(map[string][]string)
	for line := range strings.Lines(r.output) {
		if conflict.MatchString(strings.TrimSuffix(line, "\n")) {
			continue
		}
		parts := said.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		require.NotNil(t, parts, line)
		i := slices.IndexFunc(modules, func(dir string) bool { return strings.HasPrefix(parts[1], dir+string(filepath.Separator)) })
		require.GreaterOrEqual(t, i, 0, line)
		found[modules[i]] = append(found[modules[i]], relative(t, modules[i], parts[1])+": "+parts[2])
	}
	for _, list := range found {
		slices.Sort(list)
	}
	return found
}
