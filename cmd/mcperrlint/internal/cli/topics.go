package cli

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// A topic is a help page that is neither a command nor a rule.
type topic struct {
	name, about string
	others      []string // words that mean the same
	print       func(io.Writer) error
}

// topics returns all topics.
func topics() []topic {
	return []topic{
		{"flags", "all flags, including those of rules", []string{"flag", "options"}, helpFlags},
		{"formats", "output formats and files", []string{"format", "output", "outputs"}, helpFormats},
		{"exit-status", "what the exit status means", []string{"exit", "status", "exit status", "exit-code", "exit code", "exit codes"}, printed(exitStatusText)},
		{"directives", "how to suppress findings in the code", []string{"directive", "ignore-file", "nolint", "suppress"}, printed(directivesText)},
		{librariesTopic, "the MCP libraries that mcperrlint knows", []string{"library", "sdks"}, helpLibraries},
	}
}

// topicOf returns the topic for a word.
func topicOf(word string) (t topic, found bool) {
	i := slices.IndexFunc(topics(), func(t topic) bool { return t.name == word || slices.Contains(t.others, word) })
	if i < 0 {
		return topic{}, false
	}
	return topics()[i], true
}

// printed returns a function that prints a text.
func printed(text string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}

const exitStatusText = `The exit status of linting:

      0  nothing to report
      1  findings of the severity of -fail-on or higher (default: warning)
      2  wrong command line, settings or environment; nothing was linted
      3  packages that do not load or type-check, or a rule that failed; other findings are
         still reported
    130  interrupted

Findings of a lower severity are reported but do not count; with -fail-on never, none counts. Findings
in the baseline do not count. With -new-from-rev, -new-from-merge-base or file names, only findings
there count. With -fix, what was fixed does not count; with -diff, everything still counts.

Commands that do not lint exit with 0, with 2 for usage errors, and with 3 like linting. Under go vet,
every finding fails: go vet knows no severities and no baseline.
`

const directivesText = `Directives are comments that suppress findings:

    //mcperrlint:ignore RULE[,RULE] -- reason
        on the line of the finding or the line above; in the comment of a function, for the
        whole function
    //mcperrlint:ignore-file RULE[,RULE] -- reason
        outside of declarations, for the file

RULE is the name of a rule, or rule/category. The reason follows two dashes. The rule ignore reports
directives without a reason, with unknown names, and those that suppress nothing; -fix removes the
latter.

    //nolint:RULE // reason
        on the line, as for golangci-lint; nolint:mcperrlint means all rules

For whole directories, use exclude in .mcperrlint.yaml (docs/configuration.md). To fix findings later,
use a baseline: mcperrlint help baseline.
`

// helpFlags prints all flags, including those of rules.
func helpFlags(w io.Writer) error {
	var b strings.Builder
	set := flag.NewFlagSet("", flag.ContinueOnError)
	o := &options{selected: make(map[string]bool)}
	o.declare(set)
	o.declareRules(set)
	b.WriteString("Flags may come before or after packages, with one dash or two. -C dir comes first.\n")
	for _, g := range groups {
		printGroup(&b, set, g)
	}
	b.WriteString("\nFlags of each rule:\n\n" +
		"    -NAME                     run only this rule and others named this way; -NAME=false turns it off\n" +
		"    -NAME.tests               also report findings in test files\n" +
		"    -NAME.strict              also report strict categories, if the rule has any\n" +
		"    -NAME.generated           also report findings in generated files, without fixes\n\n")
	for _, r := range analyzers.Rules() {
		r.Analyzer.Flags.VisitAll(func(f *flag.Flag) {
			if !slices.Contains([]string{"tests", "strict", "generated"}, f.Name) {
				printFlag(&b, set.Lookup(r.Analyzer.Name+"."+f.Name))
			}
		})
	}
	b.WriteString("\nFunctions of your own, as in .mcperrlint.yaml (docs/configuration.md):\n\n")
	own := analyzers.Settings()
	own.Flags.VisitAll(func(f *flag.Flag) { printFlag(&b, set.Lookup(own.Name+"."+f.Name)) })
	_, err := io.WriteString(w, b.String())
	return err
}

// helpFormats prints output formats and files.
func helpFormats(out io.Writer) error {
	var b strings.Builder
	b.WriteString("-format writes findings in one or several of these formats:\n\n")
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, f := range output.Formats() {
		fmt.Fprintf(w, "    %s\t%s\n", f.Name, f.About)
	}
	_ = w.Flush() // writing to memory does not fail
	b.WriteString(`
    mcperrlint -format json                          to standard output
    mcperrlint -format sarif -o out.sarif            to a file
    mcperrlint -format text,sarif=out.sarif          text, and a file
    mcperrlint -format jsonl -each                   every place of a cause as a separate finding

docs/output.md describes the formats, paths, and what a finding stands for.
`)
	_, err := io.WriteString(out, b.String())
	return err
}
