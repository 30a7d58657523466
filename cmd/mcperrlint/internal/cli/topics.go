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

// A topic is something that help knows beside commands and rules.
type topic struct {
	name, about string
	others      []string // words that mean the same
	print       func(io.Writer) error
}

// topics returns all topics.
func topics() []topic {
	return []topic{
		{"flags", "every flag, those of single rules as well", []string{"flag", "options"}, helpFlags},
		{"formats", "what findings can be written as, and where", []string{"format", "output", "outputs"}, helpFormats},
		{"exit-status", "what the exit status says, and what decides it", []string{"exit", "status", "exit status", "exit-code", "exit code", "exit codes"}, printed(exitStatusText)},
		{"directives", "how findings are suppressed in the code", []string{"directive", "ignore-file", "nolint", "suppress"}, printed(directivesText)},
		{librariesTopic, "the MCP libraries whose handlers are known", []string{"library", "sdks"}, helpLibraries},
	}
}

// topicOf returns the topic that a word means.
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
      1  findings of the severity that -fail-on names, or of a higher one (default: warning)
      2  a wrong command line, settings or environment; nothing was looked at
      3  packages that do not load or type-check, or a rule that failed: findings of the others
         are reported all the same
    130  interrupted

Findings of a lower severity are reported and do not count; -fail-on never fails for no finding. Those
that a baseline knows do not count, and with -new-from-rev, -new-from-merge-base or the names of
files only those in what was named do. -fix and -diff change nothing about it: what -fix mends
is no finding any more, and with -diff the findings count that are there.

Commands that do not lint end with 0, with 2 if they were called wrongly, and with 3 like linting. Under
go vet every finding fails: go vet knows no severities and no baseline.
`

const directivesText = `Directives are comments that say that a finding is known and wanted:

    //mcperrlint:ignore RULE[,RULE] -- reason
        in the line of the finding or the one above it; or, in the comment of a function,
        for all of that function
    //mcperrlint:ignore-file RULE[,RULE] -- reason
        outside of declarations, for the file

RULE is the name of a rule, or of one of its categories as rule/category. The reason stands after two
dashes. The rule ignore reports directives without a reason, with names that nothing has, and those
that suppress nothing any more; -fix removes the last ones.

    //nolint:RULE // reason
        in the line, as for golangci-lint; nolint:mcperrlint means all rules

What lies in a whole directory, or is to be mended later, needs no directives: see exclude in
.mcperrlint.yaml (docs/configuration.md), and mcperrlint help baseline.
`

// helpFlags prints all flags, those of rules as well.
func helpFlags(w io.Writer) error {
	var b strings.Builder
	set := flag.NewFlagSet("", flag.ContinueOnError)
	o := &options{selected: make(map[string]bool)}
	o.declare(set)
	o.declareRules(set)
	b.WriteString("Flags stand before or after packages, with one dash or two. -C dir comes first of all.\n")
	for _, g := range groups {
		printGroup(&b, set, g)
	}
	b.WriteString("\nRules, of which each has a flag:\n\n" +
		"    -NAME                     run only this rule, and others that are named; -NAME=false leaves it out\n" +
		"    -NAME.tests               what it finds in test files, too\n" +
		"    -NAME.strict              its strict categories, too; for rules that have some\n" +
		"    -NAME.generated           what it finds in generated files, too, without fixes\n\n")
	for _, r := range analyzers.Rules() {
		r.Analyzer.Flags.VisitAll(func(f *flag.Flag) {
			if !slices.Contains([]string{"tests", "strict", "generated"}, f.Name) {
				printFlag(&b, set.Lookup(r.Analyzer.Name+"."+f.Name))
			}
		})
	}
	b.WriteString("\nWhat the program itself is, as in .mcperrlint.yaml (docs/configuration.md):\n\n")
	own := analyzers.Settings()
	own.Flags.VisitAll(func(f *flag.Flag) { printFlag(&b, set.Lookup(own.Name+"."+f.Name)) })
	_, err := io.WriteString(w, b.String())
	return err
}

// helpFormats prints what can be written, and where.
func helpFormats(out io.Writer) error {
	var b strings.Builder
	b.WriteString("-format writes findings in one of these formats, or in several:\n\n")
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, f := range output.Formats() {
		fmt.Fprintf(w, "    %s\t%s\n", f.Name, f.About)
	}
	_ = w.Flush() // writing to memory does not fail
	b.WriteString(`
    mcperrlint -format json                          to standard output
    mcperrlint -format sarif -o out.sarif            to a file
    mcperrlint -format text,sarif=out.sarif          text, and a file beside it
    mcperrlint -format jsonl -each                   every place of a cause as a finding of its own

docs/output.md describes each of them, how paths are written, and what a finding stands for.
`)
	_, err := io.WriteString(out, b.String())
	return err
}
