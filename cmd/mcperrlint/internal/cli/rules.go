package cli

import (
	"context"
	"fmt"
	"text/tabwriter"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A ruleEntry is a rule as -json prints it.
type ruleEntry struct {
	Name       string          `json:"name"`
	Summary    string          `json:"summary"`
	Severity   string          `json:"severity"`
	Tier       string          `json:"tier"`
	URL        string          `json:"url"`
	Categories []categoryEntry `json:"categories"`
}

type categoryEntry struct {
	Name     string `json:"name"`
	Summary  string `json:"summary"`
	Severity string `json:"severity"`
	Tier     string `json:"tier"`
}

// listRules prints the rules with their categories.
func (p *program) listRules(_ context.Context, args []string) (int, error) {
	asJSON, err := jsonFlag("rules", args)
	if err != nil {
		return 0, err
	}
	var entries []ruleEntry
	for _, r := range analyzers.Rules() {
		e := ruleEntry{
			Name: r.Analyzer.Name, Summary: r.Page().Summary, Severity: r.Severity.String(), Tier: r.Tier.String(),
			URL: r.Analyzer.URL, Categories: []categoryEntry{},
		}
		for _, c := range r.Categories {
			e.Categories = append(e.Categories, categoryEntry{c.Name, c.Summary, c.Severity.String(), c.Tier.String()})
		}
		entries = append(entries, e)
	}
	if asJSON {
		return exitClean, p.printJSON(entries)
	}
	w := tabwriter.NewWriter(p.out, 0, 0, 2, ' ', 0)
	for _, e := range entries {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", e.Name, e.Severity, e.Tier, e.Summary)
		for _, c := range e.Categories {
			fmt.Fprintf(w, "  %s\t%s\t%s\t  %s\n", c.Name, c.Severity, c.Tier, c.Summary)
		}
	}
	return exitClean, w.Flush()
}

// jsonFlag reads the arguments of a command that takes only -json.
func jsonFlag(command string, args []string) (bool, error) {
	switch {
	case len(args) == 0:
		return false, nil
	case len(args) == 1 && (args[0] == "-json" || args[0] == "--json"):
		return true, nil
	}
	return false, fmt.Errorf("%s: takes -json and nothing else, not %q%s", command, args[0], didYouMean(args[0], []string{"-json"}))
}
