package cli

import (
	"errors"
	"go/token"
	"io/fs"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// problems returns what could not be looked at.
func problems(r *driver.Result) []output.Problem {
	var list []output.Problem
	for _, b := range r.Broken {
		for _, e := range b.Errors {
			problem := output.Problem{Package: b.Package, Said: e.Said, Message: e.Message}
			file, at := e.Place()
			problem.At = token.Position{Filename: file}
			if len(at) > 0 {
				problem.At.Line = at[0]
			}
			if len(at) > 1 {
				problem.At.Column = at[1]
			}
			list = append(list, problem)
		}
	}
	for _, path := range r.Skipped {
		list = append(list, output.Problem{Package: path, Message: "not looked at, because it is built from a package that is broken"})
	}
	for _, f := range r.Failed {
		problem := output.Problem{Package: f.Package, Message: f.Err.Error()}
		if isRule(f.Analyzer) {
			problem.Rule = f.Analyzer
		} else {
			problem.Layer = f.Analyzer
		}
		list = append(list, problem)
	}
	return list
}

// isRule reports whether a pass is a rule, and not a layer that rules ask.
func isRule(name string) bool {
	return slices.ContainsFunc(analyzers.Rules(), func(r analyzers.Rule) bool { return r.Analyzer.Name == name })
}

// tell says what could not be looked at, where the report does not.
func (l *linting) tell(list []output.Problem) error {
	text, err := output.New("text", output.Options{})
	if err != nil {
		return err
	}
	return text.Write(l.err, output.Report{Problems: list, Dir: l.dir})
}

// reason returns what is wrong with a file, without its name.
func reason(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
