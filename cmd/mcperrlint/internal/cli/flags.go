package cli

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// errHelp means that help was asked for, and printed.
var errHelp = errors.New("help")

// buildFlags are those flags of the go command that are passed on to it, with
// what is printed about them.
var buildFlags = []struct {
	name, about string
	isBool      bool
}{
	{"tags", "build `tags`, as for the go command", false},
	{"mod", "module download `mode`, as for the go command", false},
	{"modfile", "a `file` to read instead of go.mod, as for the go command", false},
	{"overlay", "a JSON `file` that replaces source files, as for the go command", false},
	{"race", "build for the race detector, as for the go command", true},
}

// options are what the command line asks for.
type options struct {
	command     string // the word for what is done, unless that is linting
	jobs        int
	tests       bool
	build       []string // flags of the go command
	cache       string
	config      string
	given       map[string]bool // the flags that were given, by name
	failOn      string
	preset      string
	strict      bool
	only        string
	selected    map[string]bool     // rules by name, as -rules, -NAME and -NAME=false have it
	narrowed    map[string][]string // the categories of rules of which -rules names no more
	renamed     []string            // what is to be said of rules that flags name as they were called once
	outputs     []target
	color       string
	fix, diff   bool
	unsafe      bool // fixes after which there is work to do are wanted as well
	baseline    string
	tree        string // what the baseline must not be outside of, unless a flag names it
	newFrom     string
	newSince    string
	prints      []string // the fingerprints of the findings that are reported; none means all
	quiet       bool
	verbose     bool
	each        bool     // every place of a cause is a finding of its own
	json        bool     // of commands that print something else than findings
	source      string   // the template of addresses of lines
	lock        string   // the file with the lock of failures
	checks      bool     // the lock is compared, and not written
	against     string   // the revision or lock to compare failures with
	againstBase string   // the branch whose merge base to compare them with
	locked      []string // the patterns of which there is a lock
	line        string   // ":12" or ":12:3", of the file about which explain is asked
	version     bool
	patterns    []string
}

// toolsCommand is the name of the command that lists tools, which has a flag of its own.
const toolsCommand = "tools"

// failuresCommand is the name of the command that lists what tools answer when something fails.
const failuresCommand = "failures"

// sourceAbout says what -source-url is for.
const sourceAbout = "link to lines by this `template`, as in https://git.example.org/notes/blob/main/{file}#L{line}"

// parse reads the flags of a command that lints, and the packages after them.
func parse(p *program, name string, args []string) (*options, error) {
	o := &options{command: name, selected: make(map[string]bool), given: make(map[string]bool)}
	if name == lintCommand {
		o.command = ""
	}
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	o.declare(set)
	o.declareRules(set)
	o.declareFormer(set, selection.Renamed())
	if name == toolsCommand {
		set.BoolVar(&o.json, "json", false, "print JSON")
	}
	if name == failuresCommand {
		set.StringVar(&o.source, "source-url", "", sourceAbout)
	}
	if name == lspCommand {
		set.Bool("stdio", true, "serve over standard input and output, as always: many editors say so")
	}
	o.declareLock(set)
	patterns, err := parseAll(set, args)
	if errors.Is(err, flag.ErrHelp) {
		return nil, cmp.Or(p.printHelp(set), errHelp)
	}
	if err != nil {
		return nil, explainFlag(set, err)
	}
	set.Visit(func(f *flag.Flag) { o.given[f.Name] = true })
	o.patterns = patterns
	return o, o.check()
}

// declareLock declares the flags of the commands that have to do with a lock.
func (o *options) declareLock(set *flag.FlagSet) {
	if o.command != lockCommand && o.command != diffCommand {
		return
	}
	set.StringVar(&o.lock, "lock", lockfile.Name, "the `file` with the lock")
	if o.command == lockCommand {
		set.BoolVar(&o.checks, "check", false, "write nothing; exit with 1 if the lock is out of date")
		return
	}
	set.StringVar(&o.against, "against", "", "compare with a git `revision`, or with a lock: a file that ends in .json or begins with ./ (default: the lock)")
	set.StringVar(&o.againstBase, "against-merge-base", "", "compare with the merge base with this `branch`")
}

// parseAll reads flags, which may stand before, between and after the packages, as far as
// two dashes, if there are any. It returns the packages.
func parseAll(set *flag.FlagSet, args []string) (packages []string, err error) {
	for {
		if err := set.Parse(args); err != nil {
			return nil, err
		}
		rest := set.Args()
		if n := len(args) - len(rest); len(rest) == 0 || n > 0 && args[n-1] == "--" {
			return append(packages, rest...), nil
		}
		packages, args = append(packages, rest[0]), rest[1:]
	}
}

// declare declares the flags that are not about single rules.
func (o *options) declare(set *flag.FlagSet) {
	set.IntVar(&o.jobs, "j", 0, "analyse `n` packages at a time (default: one per processor)")
	set.BoolVar(&o.tests, "tests", false, "also lint test files")
	set.StringVar(&o.cache, "cache", "", "cache results in `dir`, or off (default: a directory of the user's caches)")
	set.StringVar(&o.config, "config", "", "read settings from `file`, or off (default: the nearest .mcperrlint.yaml, up to the root of the module)")
	o.declareFailOn(set)
	set.StringVar(&o.preset, "preset", "", "run the rules of a `preset`, whatever the settings say: wire, default or strict")
	set.BoolVar(&o.strict, "strict", false, "the same as -preset strict: all rules with all categories")
	set.StringVar(&o.only, "rules", "", "run only these `rules` or categories (rule/category), separated by commas")
	o.declareFormats(set)
	set.Var(files{&o.outputs}, "o", "write the preceding -format to this `file`")
	set.StringVar(&o.color, "color", "auto", "use colours `when`: auto, always or never")
	set.BoolVar(&o.fix, "fix", false, "apply safe fixes, and report what remains")
	set.BoolVar(&o.unsafe, "fix-unsafe", false, "also apply fixes that leave work to do; with -diff, print them too")
	set.BoolVar(&o.diff, "diff", false, "print fixes as a diff instead of findings, and change nothing")
	set.StringVar(&o.baseline, "baseline", "", "hide findings that are in this `file`; see help baseline")
	set.StringVar(&o.newFrom, "new-from-rev", "", "report only findings in changes since this git `revision`")
	set.StringVar(&o.newSince, "new-from-merge-base", "", "report only findings in changes since the merge base with this `branch`")
	set.Var(fingerprints{&o.prints}, "fingerprints", "report and fix only the findings with these `fingerprints`, separated by commas; -format json has them")
	set.BoolVar(&o.quiet, "q", false, "print only findings and errors, no notes and no progress")
	set.BoolVar(&o.verbose, "v", false, "show related places, what was left out and why, and where time goes")
	set.BoolVar(&o.each, "each", false, "report each finding separately, also those that one edit fixes")
	set.BoolVar(&o.version, "version", false, "print the version")
	for _, b := range buildFlags {
		set.Var(&buildFlag{o, b.name, b.isBool}, b.name, b.about)
	}
}

// declareFailOn declares the flag for what fails a run.
func (o *options) declareFailOn(set *flag.FlagSet) {
	if o.command == diffCommand {
		set.StringVar(&o.failOn, "fail-on", breaking.Breaking.String(), "exit with 1 if there is a change of this `level` or higher: fine, look, breaking or never")
		return
	}
	set.StringVar(&o.failOn, "fail-on", "warning", "exit with 1 if there is a finding of this `severity` or higher: info, warning, error or never")
}

// checkFailOn looks at what fails a run.
func (o *options) checkFailOn() error {
	if o.command != diffCommand {
		_, err := threshold(o.failOn)
		return err
	}
	if words := breaking.Thresholds(); !slices.Contains(words, o.failOn) {
		return fmt.Errorf("-fail-on %s: want fine, look, breaking or never%s", o.failOn, didYouMean(o.failOn, words))
	}
	return nil
}

// declareFormats declares the flag for formats, which are others for failures than for findings.
func (o *options) declareFormats(set *flag.FlagSet) {
	_, known := formatsOf(o.command)
	what := "findings"
	switch {
	case o.command == failuresCommand:
		what = "failures"
	case strings.HasPrefix(o.command, contractCommand):
		what = "what check finds"
	case o.command == diffCommand:
		what = "changes"
	}
	set.Var(formats{&o.outputs, known}, "format", "write "+what+" in this `format`, or to a file with format=file; may be repeated (formats: "+strings.Join(formatNames(o.command), ", ")+")")
}

// declareRules declares the flags of the rules: -NAME to run it, and alone unless
// others are named as well, and -NAME.FLAG for its own flags. They are those that
// go vet takes.
func (o *options) declareRules(set *flag.FlagSet) {
	for _, r := range analyzers.Rules() {
		a := r.Analyzer
		set.Var(&ruleFlag{o, a.Name}, a.Name, "run only this rule and others named this way; =false turns it off")
		a.Flags.VisitAll(func(f *flag.Flag) { set.Var(f.Value, a.Name+"."+f.Name, f.Usage) })
	}
	own := analyzers.Settings()
	own.Flags.VisitAll(func(f *flag.Flag) { set.Var(f.Value, own.Name+"."+f.Name, f.Usage) })
}

// declareFormer declares the flags of rules under the names that they had once.
func (o *options) declareFormer(set *flag.FlagSet, renames selection.Renames) {
	for former, now := range renames {
		r, isRule := rulesByName()[now]
		if !isRule || strings.Contains(former, "/") {
			continue
		}
		note := "-" + former + ": " + selection.RenameNote(former, now)
		set.Var(formerFlag{&ruleFlag{o, now}, o, note}, former, "the former name of -"+now)
		r.Analyzer.Flags.VisitAll(func(f *flag.Flag) { set.Var(formerFlag{f.Value, o, note}, former+"."+f.Name, f.Usage) })
	}
}

// check looks at what no single flag can know.
func (o *options) check() error {
	if colours := []string{"auto", "always", "never"}; !slices.Contains(colours, o.color) {
		return fmt.Errorf("-color %s: want auto, always or never%s", o.color, didYouMean(o.color, colours))
	}
	if err := o.checkFailOn(); err != nil {
		return err
	}
	switch {
	case o.against != "" && o.againstBase != "":
		return errors.New("-against and -against-merge-base exclude each other")
	case o.given["lock"] && o.lock == "":
		return errors.New("-lock: want the name of a file")
	case o.fix && o.diff: // -diff -fix-unsafe shows more
		return errors.New("-fix and -diff exclude each other: -diff shows what -fix would change")
	case o.newFrom != "" && o.newSince != "":
		return errors.New("-new-from-rev and -new-from-merge-base exclude each other")
	case o.jobs < 0:
		return fmt.Errorf("-j %d: want a number above 0", o.jobs)
	}
	for i := range o.outputs {
		if o.outputs[i].file == stdoutName {
			o.outputs[i].file = ""
		}
	}
	return cmp.Or(o.checkPreset(), o.selectNamed(), checkTargets(o.outputs), o.checkSource())
}

// checkSource looks at the template of addresses.
func (o *options) checkSource() error {
	if !o.given["source-url"] {
		return nil
	}
	if err := catalogue.CheckSource(o.source); err != nil {
		return fmt.Errorf("-source-url: %w", err)
	}
	return nil
}

// checkPreset looks at the preset that is asked for.
func (o *options) checkPreset() error {
	strict := string(selection.PresetStrict)
	switch {
	case o.strict && o.preset != "" && o.preset != strict:
		return fmt.Errorf("-strict and -preset %s exclude each other: -strict is -preset strict", o.preset)
	case o.strict:
		o.preset = strict
	case o.given["preset"] && !slices.Contains(selection.Presets(), o.preset):
		return fmt.Errorf("-preset: unknown preset %q%s (presets: %s)", o.preset, didYouMean(o.preset, selection.Presets()), strings.Join(selection.Presets(), ", "))
	}
	return nil
}

// selectNamed selects the rules and categories that -rules names.
func (o *options) selectNamed() error {
	if !o.given["rules"] {
		return nil
	}
	o.narrowed = make(map[string][]string)
	whole := make(map[string]bool)
	for name := range strings.SplitSeq(o.only, ",") {
		name = o.current("-rules", strings.TrimSpace(name))
		rule, category, narrow := strings.Cut(name, "/")
		r, known := rulesByName()[rule]
		if err := selection.Removed(name); err != nil {
			return fmt.Errorf("-rules: %w", err)
		}
		if !known {
			return fmt.Errorf("-rules: unknown rule %q%s (see mcperrlint rules)", name, didYouMean(name, selection.Names()))
		}
		o.selected[rule] = true
		if !narrow {
			whole[rule] = true
			continue
		}
		if err := hasCategory(r, category); err != nil {
			return fmt.Errorf("-rules: %w", err)
		}
		o.narrowed[rule] = append(o.narrowed[rule], category)
	}
	maps.DeleteFunc(o.narrowed, func(rule string, _ []string) bool { return whole[rule] })
	return nil
}

// current returns the name of today for a rule or category, and notes that a flag has another one.
func (o *options) current(flag, written string) string {
	name, former := selection.Current(written)
	if former {
		o.renamed = append(o.renamed, flag+": "+selection.RenameNote(written, name))
	}
	return name
}

// analyzers returns the rules that run: those that are named on the command line,
// or else those that the settings turn on.
func (o *options) analyzers(s *settings) ([]*analysis.Analyzer, error) {
	named := false
	for _, on := range o.selected {
		named = named || on
	}
	var list []*analysis.Analyzer
	for _, r := range analyzers.Rules() {
		if on, asked := o.selected[r.Analyzer.Name]; asked && on || !asked && !named && s.Enabled(r) {
			list = append(list, r.Analyzer)
		}
	}
	if len(list) == 0 {
		return nil, errors.New("all rules are off; nothing would be looked for")
	}
	return list, nil
}

func ruleNames() []string {
	var names []string
	for _, r := range analyzers.Rules() {
		names = append(names, r.Analyzer.Name)
	}
	return names
}
