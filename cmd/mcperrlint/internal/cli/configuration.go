package cli

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// configOff is the value of -config that asks for no file.
const configOff = "off"

// readConfig reads the settings of a project: those of the file that is named, or of the one that
// is found from a directory upward. An empty directory is that in which the program runs.
func readConfig(named, dir string) (*config.Config, error) {
	switch named {
	case configOff:
		return config.Default(), nil
	case "":
		path, err := findConfig(dir)
		if err != nil || path == "" {
			return config.Default(), err
		}
		return config.Load(path)
	}
	c, err := config.Load(named)
	if reason(err) != err {
		return nil, fmt.Errorf("-config %s: %w", named, reason(err))
	}
	return c, err
}

// findConfig returns the file that holds in a directory or, if there is none, where the program
// runs. It returns nothing if there is none either.
func findConfig(dir string) (string, error) {
	if dir != "" {
		if path, err := config.Find(dir); err != nil || path != "" {
			return path, err
		}
	}
	work, err := os.Getwd()
	if err != nil {
		return "", err
	}
	return config.Find(work)
}

// settings are those of the file and of the command line, which wins.
type settings struct {
	*config.Config
	narrowed map[string][]string // the categories of rules of which no more are asked for
}

// settle reads the file and puts together what holds. The flags of the rules are
// set accordingly: settings reach them in no other way.
func (o *options) settle(dir string) (*settings, error) {
	c, err := readConfig(o.config, dir)
	if err != nil {
		return nil, err
	}
	return o.settleWith(c)
}

// settleWith does the same with what a file says.
func (o *options) settleWith(c *config.Config) (s *settings, err error) {
	if !o.given["fail-on"] {
		o.failOn = c.FailOn
		if o.command == diffCommand {
			o.failOn = cmp.Or(c.Failures.FailOn, breaking.Breaking.String())
		}
	}
	if !o.given["baseline"] && c.Baseline != "" {
		o.baseline, o.tree = c.Baseline, config.Root(filepath.Dir(c.Path))
	}
	s = &settings{Config: o.asked(c), narrowed: o.narrowed}
	c = s.Config
	for _, r := range analyzers.Rules() {
		a := r.Analyzer
		asked := c.Selection
		asked.Tests = asked.Tests || o.tests
		if o.given[a.Name+".words"] {
			asked.RecoveryWords = 0
		}
		err = errors.Join(err, asked.Apply(r))
	}
	return s, errors.Join(err, setOwn(c.Flags()))
}

// asked returns the settings with what the command line says of rules in their place.
func (o *options) asked(c *config.Config) *config.Config {
	changed := *c
	if o.preset != "" {
		changed.Preset = selection.Preset(o.preset)
	}
	changed.Rules = maps.Clone(c.Rules)
	turnOn := func(name string) {
		if setting := changed.Rules[name]; setting.Level <= selection.Off {
			setting.Level = selection.On
			changed.Rules[name] = setting
		}
	}
	for rule, on := range o.selected {
		if _, narrow := o.narrowed[rule]; on && !narrow {
			turnOn(rule)
		}
	}
	for rule, categories := range o.narrowed {
		for _, category := range categories {
			turnOn(rule + "/" + category)
		}
	}
	return &changed
}

// setOwn sets flags to what the file says of the project's own functions. What flags
// say of a function already wins.
func setOwn(list []config.Flag) error {
	flags := &analyzers.Settings().Flags
	said := make(map[string]bool) // flag and function
	flags.VisitAll(func(f *flag.Flag) {
		for entry := range strings.SplitSeq(f.Value.String(), ",") {
			said[f.Name+" "+functionOf(entry)] = true
		}
	})
	var err error
	for _, f := range list {
		if !said[f.Name+" "+functionOf(f.Value)] {
			err = errors.Join(err, flags.Set(f.Name, f.Value))
		}
	}
	return err
}

// functionOf returns the name of the function of which an entry of such a flag
// speaks.
func functionOf(entry string) string {
	name, _, _ := strings.Cut(entry, ":")
	return name
}

// checkNames returns an error with one line for every name in the file that means
// nothing.
func checkNames(ctx context.Context, c *config.Config, dir string, build []string) error {
	unresolved, err := c.Unresolved(ctx, dir, build)
	return cmp.Or(err, lines(unresolved))
}

// lines returns an error of several lines, or nil if there are none.
func lines(list []string) error {
	if len(list) == 0 {
		return nil
	}
	return errors.New(strings.Join(list, "\n"))
}

// apply leaves out what the settings exclude, and gives the others their severity.
func (s *settings) apply(list []finding.Finding) []finding.Finding {
	setSeverities(list)
	rules := rulesByName()
	var kept []finding.Finding
	for _, f := range list {
		if !s.shows(rules[f.Rule], f.Category, f.Range.File) {
			continue
		}
		if severity, stated := s.Severity(f.Rule, f.Category); stated {
			f.Severity = severity
		}
		kept = append(kept, f)
	}
	return kept
}

// shows reports whether findings of a category are reported in a file.
func (s *settings) shows(r analyzers.Rule, category, file string) bool {
	return s.asksFor(r, category) && !s.Excluded(file, r.Analyzer.Name, category)
}

// asksFor reports whether findings of a category are asked for.
func (s *settings) asksFor(r analyzers.Rule, category string) bool {
	name := r.Analyzer.Name
	only, narrow := s.narrowed[name]
	return (!narrow || slices.Contains(only, category)) && s.Shows(r, category)
}

// rulesByName returns all rules.
func rulesByName() map[string]analyzers.Rule {
	rules := make(map[string]analyzers.Rule)
	for _, r := range analyzers.Rules() {
		rules[r.Analyzer.Name] = r
	}
	return rules
}

// configCommand checks the file, or prints the settings that hold, or the schema.
func (p *program) configCommand(ctx context.Context, args []string) (int, error) {
	what := ""
	if len(args) > 0 {
		what, args = args[0], args[1:]
	}
	if err := oneOf("config", what, "verify", "print", "flags", "schema"); err != nil {
		return 0, err
	}
	set := flag.NewFlagSet("config", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	named := set.String("config", "", "the file, if it is not to be looked for")
	if err := set.Parse(args); err != nil {
		return 0, explainFlag(set, err)
	}
	if set.NArg() > 0 {
		return 0, fmt.Errorf("config %s: takes -config file and nothing else, not %q", what, set.Arg(0))
	}
	switch what {
	case "verify":
		return exitClean, p.verifyConfig(ctx, *named)
	case "print":
		c, err := readConfig(*named, "")
		if err == nil {
			err = c.Print(p.out)
		}
		return exitClean, err
	case "flags":
		return exitClean, p.printVetFlags(ctx, *named)
	}
	data, err := config.Schema()
	if err == nil {
		_, err = p.out.Write(data)
	}
	return exitClean, err
}

// verifyConfig says whether the file is right.
func (p *program) verifyConfig(ctx context.Context, named string) error {
	c, err := readConfig(named, "")
	var all *config.Mistakes
	if err != nil && !errors.As(err, &all) {
		return err
	}
	if c.Path == "" {
		return fmt.Errorf("config verify: there is no %s from here up to the root of the module", config.Name)
	}
	names := p.explained("config verify", checkNames(ctx, c, "", nil))
	missing, failed := c.Missing()
	if err := errors.Join(err, names, lines(missing), failed); err != nil {
		return errors.New(strings.ReplaceAll(err.Error(), c.Path+":", cmp.Or(named, c.Path)+":")) // as it was named
	}
	for _, note := range c.Renamed() {
		p.warn("%s", note)
	}
	return p.say("%s: all right", c.Path)
}
