package cli

import (
	"flag"
	"io"
	"log"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/multichecker"

	"github.com/mcperrlint/mcperrlint/analyzers"
	ownsettings "github.com/mcperrlint/mcperrlint/analyzers/settings"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
)

// vetGCPercent makes a process that looks at one package, and ends then, collect
// garbage for the first time when there are 448 MiB: so many per cent of the 4 MiB
// from which the runtime begins. Most never get there: collecting would be a sixth
// of the work.
const vetGCPercent = 11200

// collectLate sets it, until garbage is collected for the first time.
func collectLate() {
	usual := debug.SetGCPercent(vetGCPercent)
	runtime.AddCleanup(new([64]byte), func(percent int) { debug.SetGCPercent(percent) }, usual)
}

// vet serves the go command, which speaks a protocol of its own with tools. It
// returns only if the flags are wrong.
func vet(args []string) error {
	spellComplaints(os.Stderr)
	run := append(analyzers.All(), analyzers.Settings())
	if isUnit(args) {
		var err error
		if run, args, err = prepare(args); err != nil {
			return err
		}
		failOnWrongSettings()
	} else {
		new(vetConfig).declare(flag.CommandLine) // for the go command, which asks which flags there are
	}
	os.Args = slices.Concat(os.Args[:1], args)
	collectLate()
	flag.Usage = func() {} // all flags would hide the line that says which one is wrong
	multichecker.Main(run...)
	return nil
}

// failOnWrongSettings ends the process if settings are wrong. The rules fail then, and the
// framework would tell the go command of it as of any other result: that shows one of the
// errors at random, and none when it is asked again.
func failOnWrongSettings() {
	own := analyzers.Settings()
	read := own.Run
	own.Run = func(pass *analysis.Pass) (any, error) {
		result, err := read(pass)
		if s, ok := result.(*ownsettings.Settings); ok && s.Mistake() != nil {
			log.Fatal(s.Mistake())
		}
		return result, err
	}
}

// prepare returns what runs on one package, and the arguments that are left for the
// framework. It ends the process if there is nothing to do.
func prepare(args []string) (run []*analysis.Analyzer, rest []string, err error) {
	u := readUnit(args[len(args)-1])
	if u.isDependency() && mayShortCut(debug.ReadBuildInfo()) && u.answer() {
		os.Exit(exitClean)
	}
	if run, rest, err = vetRules(args, u.Dir); err != nil {
		return nil, nil, err
	}
	if !lookAtTests(run) {
		if u, err = u.withoutTests(); err != nil {
			return nil, nil, err
		}
		if len(u.GoFiles) == 0 && u.answer() {
			os.Exit(exitClean)
		}
		rest[len(rest)-1] = u.path
	}
	if u.VetxOnly {
		suite, err := passes.NewSuite(run)
		if err != nil {
			return nil, nil, err
		}
		run = suite.Telling()
	}
	return run, rest, nil
}

// vetRules returns the rules that run on a package in a directory, with the settings that
// the flags of the rules and a file make, and the arguments that are left for the framework.
// Settings mean the same here as for the command.
func vetRules(args []string, dir string) (run []*analysis.Analyzer, rest []string, err error) {
	o := &options{selected: make(map[string]bool), given: make(map[string]bool)}
	var from vetConfig
	set := flag.NewFlagSet("vet", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	o.declareRules(set)
	from.declare(set)
	own, rest := ownFlags(set, args)
	if err := set.Parse(own); err != nil {
		return nil, nil, err
	}
	set.Visit(func(f *flag.Flag) { o.given[f.Name] = true })
	c, err := from.read()
	if err != nil {
		return nil, nil, err
	}
	s, err := o.settleWith(c)
	if err != nil {
		return nil, nil, err
	}
	if run, err = o.analyzers(s); err != nil {
		return nil, nil, err
	}
	rules := rulesByName()
	for _, a := range run {
		a.Run = s.filtered(rules[a.Name], dir)
	}
	return run, rest, nil
}

// ownFlags divides arguments into the flags that a set has and the rest. The go
// command joins flags and their values.
func ownFlags(set *flag.FlagSet, args []string) (own, rest []string) {
	for _, arg := range args {
		name, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
		if strings.HasPrefix(arg, "-") && set.Lookup(name) != nil {
			own = append(own, arg)
		} else {
			rest = append(rest, arg)
		}
	}
	return own, rest
}

// filtered returns the function of a rule, which then reports what the settings
// show, at its real place.
func (s *settings) filtered(r analyzers.Rule, dir string) func(*analysis.Pass) (any, error) {
	run := r.Analyzer.Run
	return func(pass *analysis.Pass) (any, error) {
		filtered, places := *pass, vetPlaces{pass.Fset, dir}
		filtered.Report = func(d analysis.Diagnostic) {
			if s.shows(r, d.Category, places.real(d.Pos).Filename) {
				pass.Report(places.shown(d))
			}
		}
		return run(&filtered)
	}
}
