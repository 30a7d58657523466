package cli

import (
	"context"
	"fmt"
	"go/doc/comment"
	"io"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// explain prints the documentation of a rule.
func (p *program) explain(_ context.Context, args []string) (int, error) {
	if len(args) != 1 || strings.HasPrefix(args[0], "-") {
		return 0, fmt.Errorf("explain: want the name of one rule, as in mcperrlint explain %s", ruleNames()[0])
	}
	name, category, narrowed := strings.Cut(args[0], "/")
	for _, r := range analyzers.Rules() {
		if r.Analyzer.Name != name {
			continue
		}
		if narrowed {
			if err := hasCategory(r, category); err != nil {
				return 0, err
			}
		}
		return exitClean, p.printRule(r, category)
	}
	return 0, fmt.Errorf("unknown rule %q%s (see mcperrlint rules)", name, didYouMean(name, ruleNames()))
}

func hasCategory(r analyzers.Rule, category string) error {
	var names []string
	for _, c := range r.Categories {
		if c.Name == category {
			return nil
		}
		names = append(names, c.Name)
	}
	return fmt.Errorf("rule %s has no category %q%s (categories: %s)",
		r.Analyzer.Name, category, didYouMean(category, names), strings.Join(names, ", "))
}

// printRule prints the page of a rule for a terminal.
func (p *program) printRule(r analyzers.Rule, category string) error {
	_, terminal := isTerminal(p.out)
	page, w := printedPage{colours: p.colours("auto", terminal)}, &strings.Builder{}
	fmt.Fprintf(w, "%s: %s\n\n", page.bold(r.Analyzer.Name), r.Page().Summary)
	first, rest := r.Page().Reading()
	page.sections(w, first)
	fmt.Fprintf(w, "%s\n\nSeverity %s, %s.\n\n", page.bold("What it is"), r.Severity, tierOf(r.Tier))
	page.categories(w, r, category)
	page.sections(w, rest)
	fmt.Fprintf(w, "%s\n", r.Analyzer.URL)
	_, err := io.WriteString(p.out, w.String())
	return err
}

// A printedPage is a page as a terminal shows it.
type printedPage struct{ colours bool }

func (p printedPage) bold(text string) string {
	if !p.colours {
		return text
	}
	c := color.New(color.Bold)
	c.EnableColor()
	return c.Sprint(text)
}

// sections prints parts of the page.
func (p printedPage) sections(w io.Writer, list []analyzers.Section) {
	printer := comment.Printer{TextWidth: 100}
	for _, s := range list {
		fmt.Fprintf(w, "%s\n\n%s\n", p.bold(s.Heading), printer.Text(&comment.Doc{Content: s.Blocks}))
	}
}

// categories lists the categories, or one of them.
func (p printedPage) categories(w io.Writer, r analyzers.Rule, only string) {
	for _, c := range r.Categories {
		if only != "" && c.Name != only {
			continue
		}
		fmt.Fprintf(w, "  %s  %s; %s, %s\n", p.bold(r.Analyzer.Name+"/"+c.Name), c.Summary, c.Severity, tierOf(c.Tier))
	}
	if len(r.Categories) > 0 {
		fmt.Fprintln(w)
	}
}

func tierOf(t analyzers.Tier) string {
	switch t {
	case analyzers.TierAdopted:
		return "adopted: on by default in packages that import package taxonomy or contract, and strict elsewhere"
	case analyzers.TierStrict:
		return "strict: off unless asked for"
	}
	return "on by default"
}
