package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// lint looks at packages and reports, unless what comes first is nearly a command.
func (p *program) lint(ctx context.Context, args []string) (int, error) {
	if unknown := p.looksLikeCommand(args); unknown != nil {
		return 0, unknown
	}
	return p.lintWord(ctx, args)
}

// lintWord looks at packages and reports.
func (p *program) lintWord(ctx context.Context, args []string) (int, error) {
	o, err := parse(p, lintCommand, args)
	if err != nil {
		return 0, err
	}
	if o.version {
		return p.version(ctx, nil)
	}
	if err := commandAfterFlags(o.patterns); err != nil {
		return 0, err
	}
	l, err := newLinting(p, o)
	if err != nil {
		return 0, err
	}
	if err := l.aim(); err != nil {
		return 0, err
	}
	if err := l.configure(); err != nil {
		return 0, err
	}
	if err := l.collect(ctx); err != nil {
		return 0, err
	}
	if err := l.checkPicked(); err != nil {
		return 0, err
	}
	o.fix = o.fix || o.unsafe && !o.diff
	if o.fix || o.diff {
		if err := l.repair(ctx); err != nil {
			return 0, err
		}
	}
	if o.diff {
		err = l.tell(problems(l.result))
	} else {
		err = l.report()
	}
	return l.status(), err
}

// A linting is one run over packages, with what it has found so far.
type linting struct {
	*program
	*options
	work     string   // the directory in which packages are named
	home     string   // the directory from which on settings are looked for
	files    []string // the absolute paths of the files that were named; none means packages
	settings *settings
	run      driver.Config
	drive    func(context.Context, driver.Config) (*driver.Result, error) // runs the rules; nil means driver.Run
	watch    func(driver.Progress)                                        // is told how far the run is; nil means nobody
	result   *driver.Result
	fresh    []finding.Finding // what is reported
	known    []finding.Finding // what the baseline has
	noted    bool              // it was said which libraries the rules know

	foundPrints []string // the fingerprints of all that would be reported, if some are named
}

func newLinting(p *program, o *options) (*linting, error) {
	work, err := os.Getwd()
	return &linting{program: p, options: o, work: work, home: work}, err
}

// collect runs the rules and takes away what is not to be reported.
func (l *linting) collect(ctx context.Context) error {
	if err := l.analyse(ctx); err != nil {
		return err
	}
	return l.filter(ctx)
}

// configure finds the settings, and decides what runs.
func (l *linting) configure() error {
	s, err := l.settle(l.home)
	if err != nil {
		return err
	}
	return l.prepare(s)
}

// prepare decides what runs.
func (l *linting) prepare(s *settings) error {
	l.settings = s
	if !l.quiet {
		for _, note := range append(s.Renamed(), l.renamed...) {
			l.warn("%s", note)
		}
	}
	run, err := l.analyzers(s)
	if err != nil {
		return err
	}
	if err := analyzers.Fixes().Flags.Set("unsafe", "true"); err != nil {
		return err
	}
	l.run = driver.Config{
		Patterns: l.patterns, Tests: l.asksForTests(run), Jobs: l.jobs, BuildFlags: l.build,
		Analyzers: append(slices.Clone(run), listing.Tools, listing.Mentions), CacheDir: l.cache, Fingerprint: "mcperrlint",
		LimitsMemory: true,
	}
	return nil
}

// analyse runs the rules.
func (l *linting) analyse(ctx context.Context) error {
	watch := new(stopwatch)
	if err := checkNames(ctx, l.settings.Config, l.work, l.build); err != nil {
		return l.explainRun(err)
	}
	shown := l.progress()
	l.run.Progress = func(p driver.Progress) {
		watch.note(p.Phase)
		shown.tell(p)
		if l.watch != nil {
			l.watch(p)
		}
	}
	drive := l.drive
	if drive == nil {
		drive = driver.Run
	}
	result, err := drive(ctx, l.run)
	shown.end()
	if err != nil {
		return l.explainRun(err)
	}
	if err := l.nothing(result); err != nil {
		return err
	}
	l.result = result
	l.matchFiles()
	l.noteSettings()
	result.Findings = l.settings.apply(nameTools(leaveUnused(result)))
	if !l.quiet {
		for _, note := range result.Notes {
			l.warn("%s", note)
		}
	}
	l.noteLibraries()
	if l.verbose {
		for _, gap := range result.Gaps {
			l.warn("%s", gap)
		}
		l.warn("%s, %s before filters; %s", count(len(result.Packages), "package", "packages"), count(len(result.Findings), "finding", "findings"), watch)
	}
	return nil
}

// setSeverities gives findings the severities of their categories.
func setSeverities(findings []finding.Finding) {
	known := make(map[string]analyzers.Severity)
	for _, r := range analyzers.Rules() {
		known[r.Analyzer.Name] = r.Severity
		for _, c := range r.Categories {
			known[r.Analyzer.Name+"/"+c.Name] = c.Severity
		}
	}
	for i := range findings {
		severity, ok := known[findings[i].ID()]
		if !ok {
			severity = known[findings[i].Rule]
		}
		findings[i].Severity = severity
	}
}

// report writes what was found wherever it is asked for.
func (l *linting) report() error {
	r := output.Report{
		Findings: l.fresh, Known: l.known, Problems: problems(l.result), Packages: l.result.Packages,
		Rules: l.rulesThatRan(), Dir: l.dir, Root: l.root(), Version: readVersion().Version, Read: l.result.Read, Diff: l.safeDiff,
	}
	targets := l.outputs
	if len(targets) == 0 {
		targets = []target{{l.defaultFormat(), ""}}
	}
	shown := false // whether somebody reads what could not be looked at
	for _, t := range targets {
		if err := l.write(t, r); err != nil {
			return err
		}
		shown = shown || (t.format == textFormat || t.format == agentFormat) && t.file == ""
	}
	if !shown {
		if err := l.tell(r.Problems); err != nil {
			return err
		}
	}
	if len(targets) == 1 && targets[0] == (target{agentFormat, ""}) {
		return nil // which ends with a summary of its own
	}
	return l.summarise(r, shown)
}

// defaultFormat returns the format of what is written if none is asked for.
func (l *linting) defaultFormat() string {
	if _, terminal := isTerminal(l.out); agents.Runs(l.env, terminal) {
		return agentFormat
	}
	return textFormat
}

// Names of formats that the command line knows.
const (
	textFormat  = "text"
	agentFormat = "agent"
)

// summarise writes the summary to standard error, unless it stands on the terminal
// already.
func (l *linting) summarise(r output.Report, textShown bool) error {
	_, terminal := isTerminal(l.out)
	switch {
	case l.quiet, textShown && terminal:
		return nil
	case len(r.Findings) == 0 && len(librariesOf(l.result)) == 0:
		return nil // there was not much to look at, and that was said
	}
	return output.WriteSummary(l.err, r, l.appearance(l.err))
}

// write writes the report in one format.
func (l *linting) write(t target, r output.Report) error {
	return l.writeTarget(t, func(w io.Writer) error {
		writer, err := output.New(t.format, l.appearance(w))
		if err != nil {
			return err
		}
		return writer.Write(w, r)
	})
}

// writeTarget has a function write to where a format goes.
func (l *linting) writeTarget(t target, write func(io.Writer) error) error {
	err := l.writeTo(outFile(t.file, l.root()), write)
	if err != nil && t.file != "" {
		return fmt.Errorf("-o %s: %w", t.file, reason(err))
	}
	return err
}

// rulesThatRan returns the descriptions of the rules that ran.
func (l *linting) rulesThatRan() []analyzers.Rule {
	var list []analyzers.Rule
	for _, r := range analyzers.Rules() {
		for _, a := range l.run.Analyzers {
			if a == r.Analyzer {
				list = append(list, r)
			}
		}
	}
	return list
}

// root returns the directory to which the paths for other programs are relative:
// that of the repository around the current one, or else of the module.
func (l *linting) root() string {
	if dir, found := repositoryAround(l.work); found {
		return dir
	}
	if len(l.result.Modules) > 0 {
		return l.result.Modules[0]
	}
	return l.work
}

// repositoryAround returns the root of the repository around a directory, if there is one.
func repositoryAround(dir string) (root string, found bool) {
	for ; ; dir = filepath.Dir(dir) {
		if exists(dir, ".git") {
			return dir, true
		}
		if dir == filepath.Dir(dir) {
			return "", false
		}
	}
}

// loaded returns the exit status of a run without findings: whether all packages could be looked at.
func (l *linting) loaded() int {
	if len(l.result.Broken)+len(l.result.Failed) > 0 {
		return exitBroken
	}
	return exitClean
}

// status returns the exit status.
func (l *linting) status() int {
	if l.loaded() == exitBroken {
		return exitBroken
	}
	least, _ := threshold(l.failOn)
	for _, f := range l.fresh {
		if f.Severity >= least {
			return exitFindings
		}
	}
	return exitClean
}
