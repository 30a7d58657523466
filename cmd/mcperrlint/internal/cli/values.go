package cli

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agreement"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/changes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// A target is a format and where it is written; empty means standard output.
type target struct{ format, file string }

// formats is the value of -format. What writes a format that is not known is an error.
type formats struct {
	list  *[]target
	known func(format string) error
}

// String returns nothing: there is no default to print.
func (formats) String() string { return "" }

// Set takes formats, each with the file that it goes to, separated by commas.
func (f formats) Set(value string) error {
	for _, one := range strings.Split(value, ",") {
		format, file, named := strings.Cut(one, "=")
		if named && file == "" {
			return fmt.Errorf("no file after %s=", format)
		}
		if err := f.known(format); err != nil {
			return err
		}
		*f.list = append(*f.list, target{format, file})
	}
	return nil
}

// files is the value of -o.
type files struct{ list *[]target }

// String returns nothing: there is no default to print.
func (files) String() string { return "" }

// Set takes the file of the format that was named last, or of text.
func (f files) Set(value string) error {
	if value == "" {
		return errors.New("want the name of a file")
	}
	if n := len(*f.list); n > 0 && (*f.list)[n-1].file == "" {
		(*f.list)[n-1].file = value
		return nil
	}
	*f.list = append(*f.list, target{"text", value})
	return nil
}

// checkTargets reports whether every output has a place of its own.
func checkTargets(list []target) error {
	for i, t := range list {
		if slices.ContainsFunc(list[:i], func(other target) bool { return other.file == t.file }) {
			where := "standard output"
			if t.file != "" {
				where = t.file
			}
			return fmt.Errorf("-format: two formats go to %s; give one of them a file, as in -format text,sarif=findings.sarif", where)
		}
	}
	return nil
}

// formatsOf returns the formats that a command writes, and what refuses all others.
func formatsOf(command string) (list []candidate, known func(format string) error) {
	if command == failuresCommand {
		for _, f := range catalogue.Formats() {
			list = append(list, candidate{f.Name, f.About})
		}
		return list, func(format string) error {
			_, err := catalogue.New(format, catalogue.Options{})
			return err
		}
	}
	if strings.HasPrefix(command, contractCommand) {
		for _, f := range agreement.Formats() {
			list = append(list, candidate{f.Name, f.About})
		}
		return list, agreement.Known
	}
	if command == diffCommand {
		for _, f := range changes.Formats() {
			list = append(list, candidate{f.Name, f.About})
		}
		return list, func(format string) error {
			_, err := changes.New(format, changes.Options{})
			return err
		}
	}
	for _, f := range output.Formats() {
		list = append(list, candidate{f.Name, f.About})
	}
	return list, func(format string) error {
		_, err := output.New(format, output.Options{})
		return err
	}
}

// formatNames returns the names of the formats that a command writes.
func formatNames(command string) []string {
	var names []string
	list, _ := formatsOf(command)
	for _, f := range list {
		names = append(names, f.value)
	}
	return names
}

// A buildFlag is a flag for the go command.
type buildFlag struct {
	options *options
	name    string
	isBool  bool
}

// String returns nothing: the go command knows the defaults.
func (*buildFlag) String() string { return "" }

// Set passes the flag on.
func (f *buildFlag) Set(value string) error {
	f.options.build = append(f.options.build, "-"+f.name+"="+value)
	return nil
}

// IsBoolFlag reports whether the flag needs no value.
func (f *buildFlag) IsBoolFlag() bool { return f.isBool }

// A ruleFlag turns a rule on or off.
type ruleFlag struct {
	options *options
	rule    string
}

// String returns nothing: whether the rule is on depends on the others.
func (*ruleFlag) String() string { return "" }

// Set turns the rule on or off.
func (f *ruleFlag) Set(value string) error {
	on, err := strconv.ParseBool(value)
	if err != nil {
		return errors.New("want true or false")
	}
	f.options.selected[f.rule] = on
	return nil
}

// IsBoolFlag reports that the flag needs no value.
func (*ruleFlag) IsBoolFlag() bool { return true }

// A formerFlag is a flag of a rule under the name that the rule had once. It notes that.
type formerFlag struct {
	flag.Value
	options *options
	note    string
}

// Set sets the flag of the rule.
func (f formerFlag) Set(value string) error {
	if !slices.Contains(f.options.renamed, f.note) {
		f.options.renamed = append(f.options.renamed, f.note)
	}
	return f.Value.Set(value)
}

// IsBoolFlag reports whether the flag of the rule needs no value.
func (f formerFlag) IsBoolFlag() bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// never is a severity that no finding has.
const never = analyzers.SeverityError + 1

// threshold returns the severity from which on findings fail the run.
func threshold(name string) (analyzers.Severity, error) {
	for _, s := range []analyzers.Severity{analyzers.SeverityInfo, analyzers.SeverityWarning, analyzers.SeverityError} {
		if s.String() == name {
			return s, nil
		}
	}
	if name == "never" {
		return never, nil
	}
	return 0, fmt.Errorf("-fail-on %s: want info, warning, error or never%s", name, didYouMean(name, []string{"info", "warning", "error", "never"}))
}
