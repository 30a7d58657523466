package cli

import (
	"cmp"
	"errors"
	"fmt"
	"go/build"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// problems returns what could not be looked at.
func problems(r *driver.Result) []output.Problem {
	var list []output.Problem
	for _, b := range r.Broken {
		for _, e := range b.Errors {
			problem := output.Problem{Package: b.Package, Message: e.Message}
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
		list = append(list, output.Problem{Package: f.Package, Rule: f.Analyzer, Message: f.Err.Error()})
	}
	return list
}

// tell says what could not be looked at, where the report does not.
func (l *linting) tell(list []output.Problem) error {
	text, err := output.New("text", output.Options{})
	if err != nil {
		return err
	}
	return text.Write(l.err, output.Report{Problems: list, Dir: l.dir})
}

// nothing returns an error if there was nothing to look at.
func nothing(patterns []string, r *driver.Result) error {
	for _, b := range r.Broken {
		if err := noDirectory(b.Package); err != nil {
			return err
		}
		for _, e := range b.Errors {
			if isOutside(e.Message) && len(r.Packages) == len(r.Broken) {
				return noModule(e.Message)
			}
		}
	}
	if len(r.Packages) == 0 && len(r.Broken) == 0 {
		return fmt.Errorf("no packages match %s", cmp.Or(strings.Join(patterns, " "), "./..."))
	}
	return nil
}

// noDirectory returns an error if a pattern, which names no package, is the path of
// something that does not exist, or is a file.
func noDirectory(pattern string) error {
	if !build.IsLocalImport(pattern) && !filepath.IsAbs(pattern) {
		return nil
	}
	info, err := os.Stat(filepath.FromSlash(strings.TrimSuffix(pattern, "/...")))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: there is no such file or directory", pattern)
	case err == nil && !info.IsDir():
		return fmt.Errorf("%s: this is a file; packages are named by their directories", pattern)
	}
	return nil
}

// isOutside reports whether the go command says that a pattern lies in no module.
func isOutside(text string) bool { return strings.Contains(text, "does not contain main module") }

func noModule(text string) error {
	return fmt.Errorf("there is no Go module here: run it in a directory with a go.mod, or name one with -C dir (%s)", text)
}

// explainRun adds what an error of the go command probably means.
func explainRun(err error) error {
	text := err.Error()
	switch {
	case strings.Contains(text, "go.mod file not found"), strings.Contains(text, "cannot find main module"):
		return noModule(text)
	case strings.Contains(text, "go.mod requires go >="):
		return fmt.Errorf("the Go toolchain is too old for the module: install a newer one, or allow it to be downloaded with GOTOOLCHAIN=auto (%s)", text)
	}
	return err
}

// reason returns what is wrong with a file, without its name.
func reason(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// commandAfterFlags returns an error if the first package is the name of a command,
// which the flags before it have kept from being one.
func commandAfterFlags(patterns []string) error {
	for _, c := range commands() {
		if len(patterns) > 0 && patterns[0] == c.name {
			return fmt.Errorf("command %s comes after a flag; commands come first: mcperrlint [-C dir] %[1]s", c.name)
		}
	}
	return nil
}

// looksLikeCommand returns an error if the only argument is a word that is
// neither a command nor a directory, but nearly one.
func (p *program) looksLikeCommand(args []string) error {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") || strings.ContainsAny(args[0], `./\`) {
		return nil
	}
	if _, err := os.Stat(args[0]); err == nil {
		return nil
	}
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	if hint := didYouMean(args[0], names); hint != "" {
		return fmt.Errorf("unknown command %q%s", args[0], hint)
	}
	return nil
}
