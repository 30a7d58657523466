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
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

const introduction = `mcperrlint finds the places where a Go MCP server misleads the agent that calls it.

Usage:

    mcperrlint [-C dir] [flags] [packages or files]     lint (default ./...); flags may come after packages
    mcperrlint [-C dir] command [arguments]

`

const examples = `
Examples:

    mcperrlint ./...                                      all packages of the module
    mcperrlint -C server -format text,sarif=out.sarif     another directory; text, and a file for code scanning
    mcperrlint -new-from-merge-base main                  only what a branch adds
    mcperrlint baseline write; mcperrlint -baseline .mcperrlint-baseline.json
    mcperrlint -diff                                      what -fix would change
    go vet -vettool=$(which mcperrlint) ./...             under go vet, with its cache

Exit status: 0 nothing to report, 1 findings (see -fail-on), 2 usage error, 3 packages that do not load or type-check.

More: mcperrlint help TOPIC

`

// help prints help on everything, or on one thing.
func (p *program) help(ctx context.Context, args []string) (int, error) {
	if t, found := topicOf(strings.Join(args, " ")); found {
		return exitClean, t.print(p.out)
	}
	if len(args) > 1 {
		return 0, fmt.Errorf("help: want one command, rule or topic, not %q", args[1])
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
	return 0, fmt.Errorf("help: %q is not a command, rule or topic%s", args[0], didYouMean(args[0], known))
}

// details has what help prints for a command after its line in the overview.
var details = map[string]string{
	lintCommand: `
mcperrlint                            all packages of the module, or of the workspace at its root
mcperrlint server/store ./api/...     directories, with or without ./, and import paths
mcperrlint server/main.go             the package of a file; only findings in the file are reported
mcperrlint -C server                  another module

See mcperrlint help flags and mcperrlint help exit-status.
`,
	"baseline": `
baseline write    writes all findings into the file of -baseline (default ` + defaultBaseline + `)
baseline prune    removes findings that are gone from the packages of this run

Commit the file and lint with -baseline: only new findings are reported. Entries survive
shifted lines, changed indentation and renamed files. An entry records the tools and places
of a finding; another tool or place is new, and is reported there. The commands take the
flags of linting that select packages and rules.
`,
	"cache": `
cache dir      prints the directory
cache clean    empties it
`,
	"config": `
config verify    checks ` + "`.mcperrlint.yaml`" + `
config print     prints the effective settings with defaults
config flags     prints flags that pass the settings to go vet, which does not find the file itself:
                 go vet -vettool=$(which mcperrlint) $(mcperrlint config flags) ./...
config schema    prints the JSON schema of the file, for editors

docs/configuration.md describes the file.
`,
	contractCommand: `
contract write TOOL...      writes the contract of each tool from what its code can do
contract check [packages]   says what tools fail with that their contracts do not declare, and what these
                            declare that nothing produces; exits with 1 if there is any of it

write takes reasons from sentinels, conditions and texts, and codes from the program or from what package
taxonomy makes of its errors. The contract stands before the handler; bridge/gosdk or bridge/mcpgo registers
it where the module has one, else a directive binds it. Recoveries are yours to write: they begin with TODO,
which contractshape reports. -diff shows the change. Tools that have a contract are left as they are.

check takes -format text,json=FILE and the flags of linting that select packages.
`,
	explainCommand: `
explain swallowed           the page of a rule
explain swallowed/dropped   one of its categories
explain server.go:12        the findings that begin at the line, or that lead over it, each as a run: the call that fails,
                            the branches that are taken then and why, what is returned, and the JSON that the client gets
explain server.go:12:3      those at a column of it

All rules run, with all categories; the settings of the project say which of the findings are reported. Where there is
none, what is known of the line is printed, and the nearest findings in the file. It also takes the flags of linting that
say how packages are built.
`,
	"tools": `
-json    prints JSON, with everything between each handler and the wire
-v       explains how each handler was found, and what is in front of it

It also takes the flags of linting that select packages.
`,
	failuresCommand: `
failures [packages]    writes each failure: what fails, what arrives at the client, text, code and advice
failures schema        prints the JSON schema of -format json
failures lock          writes ` + lockfile.Name + `; with -check it says whether that is out of date
failures diff          says what has changed for agents since the lock; with -against REV since a git revision,
                       with -against ./FILE since another lock, with -against-merge-base BRANCH since a branch began

-format text,md=FAILURES.md    text for people, json, md for a repository, html for a browser; with files as in lint
-source-url TEMPLATE           links in md and html to lines, as in https://git.example.org/notes/blob/main/{file}#L{line};
                               without it to the files themselves
-v                             adds the way of each failure to the agent

Failures that a success hides from the agent stand first. What is not known is said to be unknown. It also takes
the flags of linting that select packages. docs/failures.md describes the formats.
`,
	lspCommand: `
Editors start it; docs/editors.md has their settings. It takes the flags of linting that select packages and rules, and
reads .mcperrlint.yaml of each module again whenever it looks at it.
`,
	mcpCommand: `
mcp                       serves on standard input and output, as editors and agents start it
mcp -http 127.0.0.1:0     serves streamable HTTP, on an address of this machine only; prints the URL

-timeout 5m               how long one analysis may take

The tools are lint, failures, explain and fix. The program mcperrlint-mcp serves them: it lies beside this one, or in
PATH. docs/mcp.md says how to add it to an agent.
`,
	hookCommand: `
It lints the package of the edited Go file and reports what is new since HEAD; where the agent wants to stop, all packages of
the module. Without git, it reports the findings in the edited file. After two seconds, or -timeout, it says nothing.

Events: PostToolUse, Stop and SubagentStop of Claude Code, postToolUse, afterFileEdit and stop of Cursor, AfterTool and AfterAgent of
Gemini CLI. The findings go to standard error with status 2, or as JSON to standard output where the agent reads that. Status 0:
nothing new, or nothing to look at. Status 1: this could not run, which agents show to their users.

mcperrlint init -agents writes the settings of these hooks; docs/agents.md describes them.
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
	b.WriteString("\nRules (-NAME runs only this rule, -NAME=false all others; -NAME.tests and -NAME.strict add test files and strict categories):\n\n")
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
	{"Packages", []string{"tests", "tags", "mod", "modfile", "overlay", "race"}},
	{"Findings", []string{"preset", "strict", "rules", "baseline", "new-from-rev", "new-from-merge-base", "fingerprints", "fail-on", "each", "config"}},
	{"Output", []string{"format", "o", "color", "q", "v", "version"}},
	{"Fixes", []string{"fix", "fix-unsafe", "diff"}},
	{"Performance", []string{"j", "cache"}},
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
