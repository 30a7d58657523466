package roots

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"unicode"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A Target is what an agent wants to be looked at.
type Target struct {
	// Dir is the directory in which a run starts: absolute, without symbolic links.
	Dir string
	// Patterns name directories and files relative to Dir. They begin with a dot.
	Patterns []string
}

// mostWords is how many packages or files can be named at once.
const mostWords = 100

// Target returns what is named by words relative to a directory, which is itself relative to the first root. No
// directory is that root, and no words are all packages below it.
func (s Set) Target(dir string, words []string) (Target, error) {
	t, err := s.directory(dir)
	if err != nil {
		return Target{}, err
	}
	if len(words) > mostWords {
		return Target{}, errorf(ErrName, nil, "There are %d names, and at most %d at once.", len(words), mostWords)
	}
	if len(words) == 0 {
		words = []string{"./..."}
	}
	for _, word := range words {
		pattern, err := s.pattern(t.Dir, word)
		if err != nil {
			return Target{}, err
		}
		t.Patterns = append(t.Patterns, pattern)
	}
	return t, nil
}

// placeForm matches FILE:LINE and FILE:LINE:COLUMN.
var placeForm = regexp.MustCompile(`^(.+?\.go)((?::[0-9]{1,9}){1,2})$`)

// Place returns the target of a place in a file, which becomes its only pattern.
func (s Set) Place(dir, place string) (Target, error) {
	parts := placeForm.FindStringSubmatch(place)
	if parts == nil {
		return Target{}, errorf(ErrName, nil, "%q is no place such as server.go:12.", shown(place))
	}
	t, err := s.Target(dir, []string{parts[1]})
	if err == nil {
		t.Patterns[0] += parts[2]
	}
	return t, err
}

// directory returns the directory for a run.
func (s Set) directory(dir string) (Target, error) {
	if len(s) == 0 {
		return Target{}, errorf(ErrNone, nil, "The client offers no directory.")
	}
	if dir == "" {
		dir = "."
	}
	real, err := s.locate(s[0], dir)
	if err != nil {
		return Target{}, err
	}
	if info, err := os.Stat(real); err != nil || !info.IsDir() {
		return Target{}, errorf(ErrName, err, "%q is no directory.", shown(dir))
	}
	module := targets.ModuleOf(filepath.Join(real, "go.mod"))
	_, err = os.Stat(filepath.Join(real, "go.work"))
	switch {
	case module == "" && err != nil:
		return Target{}, errorf(ErrModule, err, "There is no go.mod around %s.%s", printable.Text(real), below(real))
	case module != "" && !s.Has(module):
		return Target{}, errorf(ErrOutside, nil, "The module of %s begins at %s, which is outside the roots.", printable.Text(real), printable.Text(module))
	}
	return Target{Dir: real}, nil
}

// mostModules is how many modules below a directory are named.
const mostModules = 10

// below names the modules below a directory.
func below(dir string) string {
	modules := targets.Modules(dir)
	if len(modules) == 0 {
		return ""
	}
	return printable.Text(" There are modules in " + strings.Join(modules[:min(len(modules), mostModules)], ", ") + ".")
}

// pattern returns what a word names as the command takes it.
func (s Set) pattern(dir, word string) (string, error) {
	base, suffix := word, ""
	if cut, all := strings.CutSuffix(filepath.ToSlash(word), "/..."); all {
		base, suffix = cut, "/..."
	}
	if word == "..." {
		base, suffix = ".", "/..."
	}
	if base == "" || strings.Contains(base, "...") {
		return "", errorf(ErrName, nil, "%q is no pattern: three dots stand at the end, as in ./server/...", shown(word))
	}
	real, err := s.locate(dir, base)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(real)
	switch {
	case err != nil:
		return "", errorf(ErrMissing, err, "There is no %q.", shown(word))
	case !info.IsDir() && (suffix != "" || !strings.HasSuffix(real, ".go")):
		return "", errorf(ErrName, nil, "%q is neither a directory nor a Go file.", shown(word))
	}
	rel, err := filepath.Rel(dir, real)
	if err != nil {
		return "", errorf(ErrOutside, err, "%q is outside the roots.", shown(word))
	}
	if rel = filepath.ToSlash(rel); rel != "." && !strings.HasPrefix(rel, "../") && rel != ".." {
		rel = "./" + rel
	}
	return rel + suffix, nil
}

// locate returns the real path of a name. What is outside is not told to be there or not.
func (s Set) locate(dir, name string) (string, error) {
	if !spelled(name) {
		return "", errorf(ErrName, nil, "%q is no path.", shown(name))
	}
	path := filepath.FromSlash(name)
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	real, err := filepath.EvalSymlinks(path)
	switch {
	case err == nil && s.Has(real):
		return real, nil
	case errors.Is(err, fs.ErrNotExist) && s.Has(filepath.Clean(path)):
		return "", errorf(ErrMissing, err, "There is no %q.", shown(name))
	}
	return "", errorf(ErrOutside, err, "%q is outside the roots.", shown(name))
}

// longest is how many bytes a name can have.
const longest = 1000

// spelled reports whether a word can be a path, and is nothing else for the programs that read it.
func spelled(word string) bool {
	return word != "" && len(word) <= longest && !strings.HasPrefix(word, "-") && !strings.ContainsFunc(word, func(r rune) bool {
		return !unicode.IsPrint(r) || r == '@' || r == '='
	})
}

// shown returns as much of a word as a message needs.
func shown(word string) string {
	const most = 120
	if len(word) <= most {
		return word
	}
	return strings.ToValidUTF8(word[:most], "") + "…"
}
