package server

import (
	"regexp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A selection says which findings are meant. The tools lint and fix have it in common.
type selection struct {
	Dir               string   `json:"dir,omitempty" jsonschema:"directory of the Go module, relative to the first root or absolute; default: the first root"`
	Packages          []string `json:"packages,omitempty" jsonschema:"directories, patterns such as ./server/..., or Go files, relative to dir; default: ./..."`
	NewSince          string   `json:"new_since,omitempty" jsonschema:"git revision: report only findings in what has changed since"`
	NewSinceMergeBase string   `json:"new_since_merge_base,omitempty" jsonschema:"branch: report only findings in what has changed since the merge base with it"`
	Preset            string   `json:"preset,omitempty" jsonschema:"rules to run: wire, default or strict; default: the settings of the project"`
	Rules             []string `json:"rules,omitempty" jsonschema:"run only these rules or categories, such as swallowed or swallowed/dropped"`
	Tests             bool     `json:"tests,omitempty" jsonschema:"lint test files, too"`
}

// revisionForm is what names of revisions are made of here. git knows more, which nobody needs.
var revisionForm = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9_./~^@{}+-]{0,199}$`)

// flags returns the flags of the command for the selection, whose paths have been looked at.
func (s *selection) flags(known []linter.Rule) ([]string, error) {
	var flags []string
	since, base := s.NewSince, s.NewSinceMergeBase
	if since != "" && base != "" || !isRevision(since) || !isRevision(base) {
		return nil, badRevision.Fail("Only one of new_since and new_since_merge_base can be given, and as the name of a revision.")
	}
	if since != "" {
		flags = append(flags, "-new-from-rev="+since)
	}
	if base != "" {
		flags = append(flags, "-new-from-merge-base="+base)
	}
	if s.Preset != "" {
		flags = append(flags, "-preset="+s.Preset)
	}
	for _, name := range s.Rules {
		if err := checkRule(known, name); err != nil {
			return nil, err
		}
	}
	if len(s.Rules) > 0 {
		flags = append(flags, "-rules="+strings.Join(s.Rules, ","))
	}
	if s.Tests {
		flags = append(flags, "-tests")
	}
	return flags, nil
}

// isRevision reports whether a word can name a revision, or is empty.
func isRevision(word string) bool { return word == "" || revisionForm.MatchString(word) }

// checkRule returns a failure unless a name is that of a rule or category.
func checkRule(known []linter.Rule, name string) error {
	if hasRule(known, name) {
		return nil
	}
	return unknownRule.Fail("There is no rule or category " + quoted(name) + ".")
}

func hasRule(known []linter.Rule, name string) bool {
	rule, category, narrowed := strings.Cut(name, "/")
	i := slices.IndexFunc(known, func(r linter.Rule) bool { return r.Name == rule })
	if i < 0 || !narrowed {
		return i >= 0
	}
	for _, c := range known[i].Categories {
		if c.Name == category {
			return true
		}
	}
	return false
}

// quoted returns a word of an agent for a message.
func quoted(word string) string { return `"` + clipped(printable.Text(word), 100) + `"` }
