package cli

import (
	"errors"
	"flag"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// held are the values of the flags of all rules at some time. The settings of a project add to them, so that a process that looks
// at several projects, or at one whose settings change, has to begin with the same values every time.
type held []heldFlag

// A heldFlag is a flag with its value.
type heldFlag struct {
	flag.Value

	text string
}

// heldFlags returns the values of now.
func heldFlags() (held, error) {
	if err := analyzers.Fixes().Flags.Set("unsafe", "true"); err != nil {
		return nil, err
	}
	var list held
	for _, a := range append(append([]*analysis.Analyzer{analyzers.Settings()}, analyzers.All()...), analyzers.Fixes()) {
		a.Flags.VisitAll(func(f *flag.Flag) { list = append(list, heldFlag{f.Value, f.Value.String()}) })
	}
	return list, nil
}

// restore gives the flags those values.
func (h held) restore() error {
	var err error
	for _, f := range h {
		if f.String() == f.text {
			continue
		}
		if f.text == "" || f.Set(f.text) != nil || f.String() != f.text {
			err = errors.Join(err, f.Set("")) // of a list, to which Set adds
		}
		if f.text != "" {
			err = errors.Join(err, f.Set(f.text))
		}
	}
	return err
}
