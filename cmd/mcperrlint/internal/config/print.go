package config

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Print writes the settings that hold, as a file that says all of them. A comment
// says where each comes from, if it is not from the file itself.
func (c *Config) Print(w io.Writer) error {
	var b strings.Builder
	if c.Path == "" {
		b.WriteString("# There is no " + Name + "; these are the defaults.\n")
	} else {
		fmt.Fprintf(&b, "# From %s, with the defaults for all that it does not say.\n", printable.Text(c.Path))
	}
	fmt.Fprintf(&b, "version: 1\npreset: %s\ntests: %t\ngenerated: %t\nfail-on: %s\n", c.Preset, c.Tests, c.Generated, c.FailOn)
	if c.RecoveryWords > 0 {
		fmt.Fprintf(&b, "recovery-words: %d\n", c.RecoveryWords)
	}
	if c.Baseline != "" {
		fmt.Fprintf(&b, "baseline: %q # absolute here; relative to the directory of the file there\n", c.Baseline)
	}
	b.WriteString("rules:\n")
	for _, r := range analyzers.Rules() {
		c.printRule(&b, r)
	}
	printList(&b, "public-errors", c.PublicErrors)
	c.printOwn(&b)
	if len(c.Exclude) > 0 {
		b.WriteString("exclude:\n")
	}
	for _, e := range c.Exclude {
		fmt.Fprintf(&b, "  - path: %q\n", e.Path)
		if len(e.Rules) > 0 {
			fmt.Fprintf(&b, "    rules: [%s]\n", strings.Join(e.Rules, ", "))
		}
		if e.Reason != "" {
			fmt.Fprintf(&b, "    reason: %q\n", e.Reason)
		}
	}
	c.printFailures(&b)
	// Texts stand in double quotes, in which YAML reads what is spelled here as Go does.
	_, err := io.WriteString(w, printable.Lines(b.String()))
	return err
}

// printFailures writes the settings for changes, if there are any.
func (c *Config) printFailures(b *strings.Builder) {
	if c.Failures.FailOn == "" && len(c.Failures.Changes) == 0 {
		return
	}
	fmt.Fprintf(b, "failures:\n  fail-on: %s\n", cmp.Or(c.Failures.FailOn, breaking.Breaking.String()))
	if len(c.Failures.Changes) > 0 {
		b.WriteString("  changes:\n")
	}
	for _, name := range slices.Sorted(maps.Keys(c.Failures.Changes)) {
		fmt.Fprintf(b, "    %s: %s\n", name, c.Failures.Changes[name])
	}
}

// printRule writes a rule with its categories.
func (c *Config) printRule(b *strings.Builder, r analyzers.Rule) {
	name := r.Analyzer.Name
	if !c.Enabled(r) {
		fmt.Fprintf(b, "  %s: off%s\n", name, c.source(name))
		return
	}
	if c.WhereAdopted(r) {
		fmt.Fprintf(b, "  # %s: in packages that import package taxonomy or contract%s\n", name, c.source(name))
		c.printOff(b, r)
		return
	}
	fmt.Fprintf(b, "  %s: {severity: %s, strict: %t, tests: %t}%s\n", name, c.severityOf(name, "", r.Severity), c.Strict(r), c.LooksAtTests(r), c.source(name))
	for _, k := range r.Categories {
		id := name + "/" + k.Name
		if c.isWhereAdopted(r, k) {
			fmt.Fprintf(b, "  # %s: in packages that import package taxonomy or contract%s\n", id, c.source(id))
		} else if !c.Reports(r, k.Name, c.Strict(r)) {
			fmt.Fprintf(b, "  %s: off%s\n", id, c.source(id))
		} else {
			fmt.Fprintf(b, "  %s: %s%s\n", id, c.severityOf(name, k.Name, k.Severity), c.source(id))
		}
	}
}

// printOff writes the categories of a rule that are turned off.
func (c *Config) printOff(b *strings.Builder, r analyzers.Rule) {
	for _, k := range r.Categories {
		if id := r.Analyzer.Name + "/" + k.Name; c.Rules[id].Level == selection.Off {
			fmt.Fprintf(b, "  %s: off\n", id)
		}
	}
}

// isWhereAdopted reports whether a category is on in packages alone that have adopted codes, which
// no setting says.
func (c *Config) isWhereAdopted(r analyzers.Rule, k analyzers.Category) bool {
	return k.Tier == analyzers.TierAdopted && c.Rules[r.Analyzer.Name+"/"+k.Name].Level == selection.Unset && !c.Strict(r)
}

func (c *Config) severityOf(rule, category string, otherwise analyzers.Severity) analyzers.Severity {
	if s, stated := c.Severity(rule, category); stated {
		return s
	}
	return otherwise
}

// source returns a comment about a rule or category that the file does not mention.
func (c *Config) source(name string) string {
	if _, stated := c.Rules[name]; stated {
		return ""
	}
	rule, _, category := strings.Cut(name, "/")
	if _, stated := c.Rules[rule]; category && stated {
		return " # rule " + rule
	}
	return " # preset " + string(c.Preset)
}

func printList(b *strings.Builder, key string, list []string) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(b, "%s:\n", key)
	for _, element := range list {
		fmt.Fprintf(b, "  - %q\n", element)
	}
}
