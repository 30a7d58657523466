package cli

import (
	"context"
	"fmt"
	"go/doc/comment"
	"io"
	"slices"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// explain prints the documentation of a rule, or the findings at a place.
func (p *program) explain(ctx context.Context, args []string) (int, error) {
	if slices.ContainsFunc(args, isPlace) {
		return p.explainPlace(ctx, args)
	}
	if len(args) != 1 || strings.HasPrefix(args[0], "-") {
		return 0, fmt.Errorf("explain: want the name of one rule, as in mcperrlint explain %s, or a place, as in mcperrlint explain server.go:12", ruleNames()[0])
	}
	if err := selection.Removed(args[0]); err != nil {
		return 0, err
	}
	asked, former := selection.Current(args[0])
	if former {
		p.warn("%s", selection.RenameNote(args[0], asked))
	}
	name, category, narrowed := strings.Cut(asked, "/")
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

// printRule prints the page of a rule for a terminal: the example first, with what the agent sees of it.
func (p *program) printRule(r analyzers.Rule, category string) error {
	width, terminal := isTerminal(p.out)
	page := printedPage{p.colours("auto", terminal), pageWidth(width)}
	_, err := io.WriteString(p.out, page.rule(r, category))
	return err
}

const (
	usualPage = 100 // columns of a page, if it is not for a terminal
	leastPage = 40  // columns, however narrow a terminal is
)

// pageWidth returns how wide a page is for a terminal. Nobody likes to read lines of 200 columns.
func pageWidth(terminal int) int {
	if terminal == 0 {
		return usualPage
	}
	return min(max(terminal, leastPage), usualPage)
}

// A printedPage is a page as a terminal shows it.
type printedPage struct {
	colours bool
	width   int
}

func (p printedPage) bold(text string) string {
	if !p.colours {
		return text
	}
	c := color.New(color.Bold)
	c.EnableColor()
	return c.Sprint(text)
}

// rule returns the page of a rule, with all of its categories or one.
func (p printedPage) rule(r analyzers.Rule, category string) string {
	var w strings.Builder
	p.paragraph(&w, "", p.bold(r.Analyzer.Name)+": "+r.Page().Summary)
	fmt.Fprintln(&w)
	first, rest := r.Page().Reading()
	p.sections(&w, first)
	p.sentences(&w, r, category)
	fmt.Fprintf(&w, "%s\n\n", p.bold("What it is"))
	p.paragraph(&w, "", fmt.Sprintf("Severity %s, %s.", r.Severity, tierOf(r.Tier)))
	fmt.Fprintln(&w)
	p.categories(&w, r, category)
	p.sections(&w, rest)
	fmt.Fprintf(&w, "%s\n", r.Analyzer.URL)
	return w.String()
}

// printer returns what wraps paragraphs that are indented.
func (p printedPage) printer(indent string) *comment.Printer {
	return &comment.Printer{TextWidth: p.width - len(indent), TextPrefix: indent, TextCodePrefix: indent + "    "}
}

// paragraph prints a text with words wrapped.
func (p printedPage) paragraph(w io.Writer, indent, text string) {
	block := &comment.Paragraph{Text: []comment.Text{comment.Plain(text)}}
	fmt.Fprintf(w, "%s", p.printer(indent).Text(&comment.Doc{Content: []comment.Block{block}}))
}

// sections prints parts of the page.
func (p printedPage) sections(w io.Writer, list []analyzers.Section) {
	for _, s := range list {
		fmt.Fprintf(w, "%s\n\n%s\n", p.bold(s.Heading), p.printer("").Text(&comment.Doc{Content: s.Blocks}))
	}
}

// sentences prints what findings say: all of a rule, or that of one category.
func (p printedPage) sentences(w io.Writer, r analyzers.Rule, only string) {
	heading := false
	for _, s := range analyzers.Sentences(r.Analyzer.Name) {
		if only != "" && s.Category != only {
			continue
		}
		if !heading {
			heading = true
			fmt.Fprintf(w, "%s\n\n", p.bold("What a finding says"))
		}
		id := strings.TrimSuffix(s.Rule+"/"+s.Category, "/")
		p.paragraph(w, "  ", p.bold(fmt.Sprintf("%s[%s]", analyzers.SeverityOf(r, s.Category), id))+": "+s.Message)
		if s.Sees != "" {
			p.paragraph(w, "      ", analyzers.SeesPrefix+s.Sees)
		}
		if s.Help != "" {
			p.paragraph(w, "      ", analyzers.HelpPrefix+s.Help)
		}
		fmt.Fprintln(w)
	}
}

// categories lists the categories, or one of them.
func (p printedPage) categories(w io.Writer, r analyzers.Rule, only string) {
	for _, c := range r.Categories {
		if only != "" && c.Name != only {
			continue
		}
		p.paragraph(w, "  ", fmt.Sprintf("%s: %s; %s, %s", p.bold(r.Analyzer.Name+"/"+c.Name), c.Summary, c.Severity, tierOf(c.Tier)))
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
