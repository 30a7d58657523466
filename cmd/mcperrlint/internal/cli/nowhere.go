package cli

import (
	"cmp"
	"errors"
	"fmt"
	"go/build"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// What was named is not always there. The go command says so in words of its own, and for each
// kind of words in others: what is said here names what was probably meant.

// nothing returns an error if there was nothing to look at, or if something that was named is not
// there.
func (l *linting) nothing(r *driver.Result) error {
	for _, b := range r.Broken {
		for _, e := range b.Errors {
			if err := l.isNowhere(b.Package, e.Message, len(r.Packages) == len(r.Broken)); err != nil {
				return err
			}
		}
	}
	if len(r.Packages) == 0 && len(r.Broken) == 0 {
		return fmt.Errorf("no packages match %s", cmp.Or(strings.Join(l.patterns, " "), "./..."))
	}
	return nil
}

// isNowhere returns an error if what the go command says of a pattern means that there is no such
// package. All says that nothing else was found.
func (l *linting) isNowhere(pattern, said string, all bool) error {
	if err := l.noDirectory(pattern); err != nil {
		return err
	}
	base, below := strings.CutSuffix(pattern, "/...")
	switch {
	case isOutside(said):
		if err := l.notInWorkspace(pattern); err != nil {
			return err
		}
		if dir, rest, found := l.otherModule(pattern); found {
			return fmt.Errorf("%s is in another Go module: try %s", l.typed(pattern), l.in(dir, rest))
		}
		if all {
			return l.noModule(said)
		}
	case strings.HasPrefix(said, "no Go files in ") && !below:
		if targets.HasPackages(absolute(l.work, filepath.FromSlash(base))) {
			return fmt.Errorf("%s: there are no Go files in this directory; %s/... means the packages below it", l.typed(pattern), strings.TrimSuffix(l.typed(pattern), "/"))
		}
		return fmt.Errorf("%s: there are no Go files in this directory", l.typed(pattern))
	case strings.Contains(said, " is not in std ") && strings.HasPrefix(said, "package "+base):
		what := "there is no such file or directory"
		if !strings.Contains(base, "/") {
			what = "there is no such command, directory or package"
		}
		return fmt.Errorf("%s: %s%s", pattern, what, l.nearPath(pattern))
	}
	return nil
}

// noDirectory returns an error if a pattern, which names no package, is the path of something that
// does not exist.
func (l *linting) noDirectory(pattern string) error {
	base := strings.TrimSuffix(pattern, "/...")
	if !build.IsLocalImport(pattern) && !filepath.IsAbs(pattern) && !strings.HasSuffix(pattern, ".go") {
		return nil
	}
	if _, err := os.Stat(filepath.FromSlash(base)); errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: there is no such file or directory%s", pattern, l.nearPath(pattern))
	}
	return nil
}

// nearPath returns the end of a sentence about a path of which one part is wrong.
func (l *linting) nearPath(pattern string) string {
	elements := strings.Split(pattern, "/")
	for i, element := range elements {
		before := strings.Join(elements[:i], "/")
		at := absolute(l.work, filepath.FromSlash(cmp.Or(before, ".")))
		if strings.HasPrefix(pattern, "/") {
			at = filepath.FromSlash("/" + before)
		}
		if element == "" || element == "." || element == ".." || exists(at, element) {
			continue
		}
		entries, _ := os.ReadDir(at) // none: nothing was meant
		var names []string
		for _, entry := range entries {
			if entry.IsDir() || strings.HasSuffix(entry.Name(), ".go") {
				names = append(names, entry.Name())
			}
		}
		near := spelling.Nearest(element, names)
		rest := slices.DeleteFunc(slices.Clone(elements[i+1:]), func(e string) bool { return e == "..." })
		if near == "" || !exists(append([]string{at, near}, rest...)...) {
			return ""
		}
		return "; did you mean " + strings.Join(slices.Concat(elements[:i], []string{near}, elements[i+1:]), "/") + "?"
	}
	return ""
}

// typed returns a pattern as somebody types it.
func (l *linting) typed(pattern string) string {
	return cmp.Or(strings.TrimPrefix(pattern, "./"), pattern)
}

// otherModule returns the absolute directory of the module that a pattern lies in, and how it is
// named there, if that is not the module of this run.
func (l *linting) otherModule(pattern string) (dir, rest string, found bool) {
	base, below := strings.CutSuffix(pattern, "/...")
	if !build.IsLocalImport(base) && !filepath.IsAbs(base) {
		return "", "", false
	}
	at := absolute(l.work, filepath.FromSlash(base))
	module := targets.ModuleOf(at)
	if module == "" || module == targets.ModuleOf(l.work) {
		return "", "", false
	}
	rest, err := filepath.Rel(module, at)
	if err != nil {
		return "", "", false
	}
	for _, file := range l.files {
		if filepath.Dir(file) == at {
			rest = filepath.Join(rest, filepath.Base(file))
			break
		}
	}
	if below {
		rest = filepath.Join(rest, "...")
	}
	if rest = filepath.ToSlash(rest); rest == "." {
		rest = ""
	}
	return module, rest, true
}

// notInWorkspace returns an error if a pattern lies in a module that the workspace in force does not
// name.
func (l *linting) notInWorkspace(pattern string) error {
	file := targets.WorkspaceFile(l.work, l.env)
	base := strings.TrimSuffix(pattern, "/...")
	if file == "" || !build.IsLocalImport(base) && !filepath.IsAbs(base) {
		return nil
	}
	module := targets.ModuleOf(absolute(l.work, filepath.FromSlash(base)))
	if module == "" {
		return nil
	}
	what := l.typed(pattern)
	if module == targets.ModuleOf(l.work) {
		what = "the module here"
	}
	return fmt.Errorf("%s is not part of the workspace of %s: add it with go work use %s, or set GOWORK=off to do without the workspace",
		what, l.short(file), moduleDir(l.short(module)).word(l.short(module)))
}

// in returns the command line that does the same in another directory, which is absolute.
func (l *linting) in(dir, rest string) string {
	line := []string{moduleDir(filepath.ToSlash(l.short(dir))).command()}
	if l.command != "" {
		line = append(line, l.command)
	}
	if rest == "..." {
		rest = "./..."
	}
	if l.line != "" {
		if file, err := filepath.Rel(dir, l.files[0]); err == nil {
			rest = filepath.ToSlash(file)
		}
	}
	if rest != "" {
		line = append(line, moduleDir(rest).word(rest)+l.line)
	}
	return strings.Join(line, " ")
}

// isOutside reports whether the go command says that a pattern lies in no module, or in another
// one.
func isOutside(text string) bool {
	for _, part := range []string{
		"not one of the workspace modules", "does not contain main module", "does not contain package", "outside main module", "does not contain modules listed in go.work", "outside modules listed in go.work",
	} {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// noModule returns an error that says where there are modules.
func (l *linting) noModule(said string) error {
	for _, pattern := range l.patterns {
		if dir, rest, found := l.otherModule(pattern); found {
			return fmt.Errorf("%s is in another Go module: try %s", l.typed(pattern), l.in(dir, rest))
		}
	}
	if some := l.modulesBelow(); some != "" {
		return fmt.Errorf("there is no Go module here, %s", some)
	}
	return fmt.Errorf("there is no Go module here: run it in a directory with a go.mod, or name one with -C dir (%s)", said)
}

// mostNamed is how many modules are named where there are many.
const mostNamed = 4

// modulesBelow names the modules below the directory, and what to type for the first. It is empty
// if there are none.
func (l *linting) modulesBelow() string {
	modules := targets.Modules(l.work)
	if len(modules) == 0 {
		return ""
	}
	for i, module := range modules {
		modules[i] = filepath.ToSlash(l.short(filepath.Join(l.work, filepath.FromSlash(module))))
	}
	first, named, last := modules[0], modules, ""
	switch n := len(modules) - mostNamed; {
	case n > 1:
		named, last = modules[:mostNamed], fmt.Sprintf(" and %d more", n)
	case len(modules) > 1:
		named, last = modules[:len(modules)-1], " and "+modules[len(modules)-1]
	}
	return fmt.Sprintf("but in %s%s: try %s", strings.Join(named, ", "), last, l.in(absolute(l.dir, filepath.FromSlash(first)), ""))
}

// explainRun adds what an error of the go command probably means.
func (l *linting) explainRun(err error) error {
	text := err.Error()
	switch {
	case strings.Contains(text, "go.mod file not found"), strings.Contains(text, "cannot find main module"):
		return l.noModule(text)
	case strings.Contains(text, "go.mod requires go >="):
		return fmt.Errorf("the Go toolchain is too old for the module: install a newer one, or allow it to be downloaded with GOTOOLCHAIN=auto (%s)", text)
	}
	return err
}

// explained returns an error of the go command, or nil, with what it probably means to a command
// that lints nothing.
func (p *program) explained(command string, err error) error {
	l, failed := newLinting(p, &options{command: command})
	if err == nil || failed != nil {
		return err
	}
	return l.explainRun(err)
}

// commandAfterFlags returns an error if the first package is the name of a command,
// which the flags before it have kept from being one.
func commandAfterFlags(patterns []string) error {
	if len(patterns) > 0 {
		if _, found := commandOf(patterns[0]); found {
			return fmt.Errorf("command %s comes after a flag; commands come first: mcperrlint [-C dir] %[1]s", patterns[0])
		}
	}
	return nil
}

// looksLikeCommand returns an error if the first argument is a word that is
// neither a command nor a directory, but nearly one.
func (p *program) looksLikeCommand(args []string) error {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") || strings.ContainsAny(args[0], `.\`) {
		return nil
	}
	if _, err := os.Stat(args[0]); err == nil {
		return nil
	}
	if hint := wordMeant(args[0]); hint != "" {
		return fmt.Errorf("unknown command %q%s", args[0], hint)
	}
	return nil
}
