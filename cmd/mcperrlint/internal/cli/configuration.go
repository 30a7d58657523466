package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// configOff is the value of -config that asks for no file.
const configOff = "off"

// readConfig reads the settings of a project: those of the file that is named, or
// of the one that is found.
func readConfig(named string) (*config.Config, error) {
	switch named {
	case configOff:
		return config.Default(), nil
	case "":
		dir, err := os.Getwd()
		if err != nil {
			return nil, err
		}
		path, err := config.Find(dir)
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

// settings are those of the file and of the command line, which wins.
type settings struct {
	*config.Config
	strict map[string]bool // rules all of whose strict categories are on
}

// settle reads the file and puts together what holds. The flags of the rules are
// set accordingly: settings reach them in no other way.
func (o *options) settle() (*settings, error) {
	c, err := readConfig(o.config)
	if err != nil {
		return nil, err
	}
	if !o.given["fail-on"] {
		o.failOn = c.FailOn
	}
	if !o.given["baseline"] {
		o.baseline = c.Baseline
	}
	s := &settings{Config: c, strict: make(map[string]bool)}
	for _, r := range analyzers.Rules() {
		a := r.Analyzer
		s.strict[a.Name] = c.Strict(r) || isOn(a, "strict")
		if c.NeedsStrict(r) {
			err = errors.Join(err, turnOn(a, "strict"))
		}
		if c.LooksAtTests(r) || o.tests {
			err = errors.Join(err, turnOn(a, "tests"))
		}
		if c.Generated {
			err = errors.Join(err, turnOn(a, "generated"))
		}
		if words := a.Flags.Lookup("words"); words != nil && c.RecoveryWords > 0 && !o.given[a.Name+".words"] {
			err = errors.Join(err, words.Value.Set(strconv.Itoa(c.RecoveryWords)))
		}
		if public := a.Flags.Lookup("public"); public != nil && len(c.PublicErrors) > 0 {
			err = errors.Join(err, public.Value.Set(strings.Trim(public.Value.String()+","+strings.Join(c.PublicErrors, ","), ",")))
		}
	}
	for _, f := range c.Flags() {
		err = errors.Join(err, analyzers.Settings().Flags.Set(f.Name, f.Value))
	}
	return s, err
}

// checkNames returns an error with one line for every name in the file that means
// nothing.
func checkNames(ctx context.Context, c *config.Config, dir string, build []string) error {
	lines, err := c.Unresolved(ctx, dir, build)
	if err != nil {
		return explainRun(err)
	}
	if len(lines) > 0 {
		return errors.New(strings.Join(lines, "\n"))
	}
	return nil
}

// turnOn sets a flag of a rule, if it has that.
func turnOn(a *analysis.Analyzer, name string) error {
	if a.Flags.Lookup(name) == nil {
		return nil
	}
	return a.Flags.Set(name, "true")
}

// apply leaves out what the settings exclude, and gives the others their severity.
func (s *settings) apply(list []finding.Finding) []finding.Finding {
	setSeverities(list)
	rules := make(map[string]analyzers.Rule)
	for _, r := range analyzers.Rules() {
		rules[r.Analyzer.Name] = r
	}
	var kept []finding.Finding
	for _, f := range list {
		if !s.Reports(rules[f.Rule], f.Category, s.strict[f.Rule]) || s.Excluded(f.Range.File, f.Rule, f.Category) {
			continue
		}
		if severity, stated := s.Severity(f.Rule, f.Category); stated {
			f.Severity = severity
		}
		kept = append(kept, f)
	}
	return kept
}

// configCommand checks the file, or prints the settings that hold, or the schema.
func (p *program) configCommand(ctx context.Context, args []string) (int, error) {
	what := ""
	if len(args) > 0 {
		what, args = args[0], args[1:]
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
	case "verify", "print":
		c, err := readConfig(*named)
		if err != nil || what == "print" {
			if err == nil {
				err = c.Print(p.out)
			}
			return exitClean, err
		}
		if c.Path == "" {
			return 0, fmt.Errorf("config verify: there is no %s from here up to the root of the module", config.Name)
		}
		if err := checkNames(ctx, c, "", nil); err != nil {
			return 0, err
		}
		_, err = fmt.Fprintf(p.out, "%s: all right\n", c.Path)
		return exitClean, err
	case "schema":
		data, err := config.Schema()
		if err == nil {
			_, err = p.out.Write(data)
		}
		return exitClean, err
	}
	return 0, errors.New("config: want verify, print or schema")
}
