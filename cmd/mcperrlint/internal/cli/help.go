package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

const introduction = `mcperrlint reads Go MCP servers and says what an AI agent will really see when a tool fails.

Usage:

    mcperrlint [-C dir] [flags] [packages or files]     lint (default ./...); flags may come after packages
    mcperrlint [-C dir] command [arguments]

`

const examples = `
Examples:

    mcperrlint ./...                                      all packages of the module
    mcperrlint -C server -format text,sarif=out.sarif     in another directory; text, and a file for code scanning
    mcperrlint -new-from-merge-base main                  only what a branch has added
    mcperrlint baseline write; mcperrlint -baseline .mcperrlint-baseline.json
    mcperrlint -diff                                      what -fix would change
    go vet -vettool=$(which mcperrlint) ./...             with the cache of the go command

Exit status: 0 nothing to report, 1 findings (see -fail-on), 2 wrong usage, 3 packages that do not load or type-check.

More: mcperrlint help TOPIC, of which there are

`

// help prints help on everything, or on one thing.
func (p *program) help(ctx context.Context, args []string) (int, error) {
	if t, found := topicOf(strings.Join(args, " ")); found {
		return exitClean, t.print(p.out)
	}
	if len(args) > 1 {
		return 0, fmt.Errorf("help: takes one command, rule or topic, not %q as well", args[1])
	}
	if len(args) == 0 {
		_, err := parse(p, lintCommand, []string{"-h"})
		return exitClean, err
	}
	if c, found := commandOf(args[0]); found {
		if c.name != args[0] {
			fmt.Fprintf(p.out, "mcperrlint %s is mcperrlint %s\n\n", args[0], c.name)
		}
		_, err := fmt.Fprintf(p.out, "mcperrlint %s %s\n\n%s\n%s", c.name, c.args, c.about, details[c.name])
		return exitClean, err
	}
	if slices.Contains(ruleNames(), strings.SplitN(args[0], "/", 2)[0]) {
		return p.explain(ctx, args)
	}
	known := slices.Concat(commandNames(), ruleNames())
	for _, t := range topics() {
		known = append(known, t.name)
	}
	return 0, fmt.Errorf("help: %q is no command, rule or topic%s", args[0], didYouMean(args[0], known))
}

// details is what help says of commands beside their lines in the overview.
var details = map[string]string{
	lintCommand: `
mcperrlint                            all packages of the module, or of the workspace at its root
mcperrlint server/store ./api/...     directories, with or without ./, and import paths
mcperrlint server/main.go             the package of a file; what is found in the file is reported
mcperrlint -C server                  another module

mcperrlint help flags lists the flags, and mcperrlint help exit-status says how it ends.
`,
	"baseline": `
baseline write    takes all findings into the file of -baseline (default ` + defaultBaseline + `)
baseline prune    removes those that are no longer found where the run has looked

Commit the file and lint with -baseline: only new findings are reported. Entries survive
shifted lines, changed indentation and renamed files. They have the tools and places that a
finding stands for: one more is new, and is reported there. The flags are those of linting
that say what is looked for.
`,
	"cache": `
cache dir      prints the directory
cache clean    removes what is in it
`,
	"config": `
config verify    says whether ` + "`.mcperrlint.yaml`" + ` is right
config print     prints the settings that hold, the defaults included
config flags     prints the flags that give the settings to go vet, which does not find the file itself:
                 go vet -vettool=$(which mcperrlint) $(mcperrlint config flags) ./...
config schema    prints the JSON schema of the file, for editors

docs/configuration.md describes the file.
`,
	"tools": `
-json    prints JSON, with what stands between each handler and the wire
-v       tells in text how each handler was found, and what stands before it

The other flags are those of linting that say what is looked at.
`,
	"completion": `
bash    source <(mcperrlint completion bash)
zsh     source <(mcperrlint completion zsh)
fish    mcperrlint completion fish | source
`,
}

// printHelp prints the overview.
func (p *program) printHelp(set *flag.FlagSet) error {
	var b strings.Builder
	b.WriteString(introduction)
	b.WriteString("Commands:\n\n")
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, c := range commands() {
		fmt.Fprintf(w, "    %s\t%s\n", strings.TrimSpace(c.name+" "+c.args), c.about)
	}
	_ = w.Flush() // writing to memory does not fail
	for _, g := range groups {
		printGroup(&b, set, g)
	}
	b.WriteString("\nRules (-NAME runs only this rule, -NAME=false all others; -NAME.tests and, with strict categories, -NAME.strict turn more findings on):\n\n")
	w = tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, r := range analyzers.Rules() {
		fmt.Fprintf(w, "    %s\t%s\n", r.Analyzer.Name, r.Page().Summary)
	}
	_ = w.Flush()
	b.WriteString(examples)
	w = tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, t := range topics() {
		fmt.Fprintf(w, "    %s\t%s\n", t.name, t.about)
	}
	_ = w.Flush()
	_, err := io.WriteString(p.out, b.String())
	return err
}

// A flagGroup is flags that help shows together.
type flagGroup struct {
	title string
	flags []string
}

// groups are the flags as help shows them.
var groups = []flagGroup{
	{"What is looked at", []string{"tests", "tags", "mod", "modfile", "overlay", "race"}},
	{"What is reported", []string{"preset", "strict", "rules", "baseline", "new-from-rev", "new-from-merge-base", "fail-on", "each", "config"}},
	{"How", []string{"format", "o", "color", "q", "v", "version"}},
	{"Fixes", []string{"fix", "fix-unsafe", "diff"}},
	{"Work", []string{"j", "cache"}},
}

func printGroup(w io.Writer, set *flag.FlagSet, g flagGroup) {
	fmt.Fprintf(w, "\n%s:\n\n", g.title)
	for _, name := range g.flags {
		printFlag(w, set.Lookup(name))
	}
}

func printFlag(w io.Writer, f *flag.Flag) {
	value, usage := flag.UnquoteUsage(f)
	name := "-" + f.Name
	if value != "" && value != "value" {
		name += " " + value
	}
	if len(name) > 24 {
		fmt.Fprintf(w, "    %s\n    %-24s  %s\n", name, "", usage)
		return
	}
	fmt.Fprintf(w, "    %-24s  %s\n", name, usage)
}
