// Package roots bounds what an agent may name.
//
// A client offers directories, its roots. An agent names files and packages in them, and
// only there: neither dots nor symbolic links lead out.
//
//	set, _ := roots.FromURIs([]string{"file:///home/you/notes"})
//	set.Target("", []string{"./server/..."})     // /home/you/notes, ./server/...
//	set.Target("", []string{"../.ssh"})          // ErrOutside
//	set.Target("", []string{"-overlay=x.json"})  // ErrName
//
// The module of a directory has to be inside, too: types and summaries come from all of it.
// What that module requires is read as the go command reads it, wherever it is.
package roots

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// The kinds of an Error.
var (
	// ErrNone means that there is no directory to look at.
	ErrNone = errors.New("the client offers no directory")
	// ErrOutside means that something is in none of the roots.
	ErrOutside = errors.New("outside the roots")
	// ErrName means that a word is no path or pattern.
	ErrName = errors.New("not a path")
	// ErrMissing means that there is no such file or directory.
	ErrMissing = errors.New("no such file or directory")
	// ErrModule means that no go.mod is around a directory.
	ErrModule = errors.New("no go.mod")
)

// An Error says what is wrong with what an agent names.
type Error struct {
	// Kind is one of the variables, which errors.Is finds.
	Kind error
	// Sentence tells the agent.
	Sentence string
	// Err is what a function of the system said, or nil.
	Err error
}

func (e *Error) Error() string   { return e.Kind.Error() + ": " + e.Sentence }
func (e *Error) Unwrap() []error { return []error{e.Kind, e.Err} }

func errorf(kind, err error, format string, args ...any) error {
	return &Error{kind, fmt.Sprintf(format, args...), err}
}

// A Set is directories that an agent may look into: absolute, without symbolic links.
type Set []string

// Of returns the set of directories that exist.
func Of(dirs ...string) Set {
	var set Set
	for _, dir := range dirs {
		real, err := filepath.EvalSymlinks(dir)
		if err != nil || !filepath.IsAbs(real) {
			continue
		}
		if info, err := os.Stat(real); err == nil && info.IsDir() && !slices.Contains(set, real) {
			set = append(set, real)
		}
	}
	return set
}

// mostRoots is how many roots of a client count.
const mostRoots = 100

// FromURIs returns the set of the roots of a client. What is no file, or no directory of this machine, does
// not count.
func FromURIs(uris []string) Set {
	var dirs []string
	for _, uri := range uris[:min(len(uris), mostRoots)] {
		if dir, ok := pathOf(uri); ok {
			dirs = append(dirs, dir)
		}
	}
	return Of(dirs...)
}

// Unsaid returns the error for a client that does not say what it offers.
func Unsaid(err error) error {
	return errorf(ErrNone, err, "The client does not say which directories it offers.")
}

// pathOf returns the path in a URI of the scheme file.
func pathOf(uri string) (path string, ok bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" || u.Host != "" && u.Host != "localhost" {
		return "", false
	}
	path = filepath.FromSlash(u.Path)
	if runtime.GOOS == "windows" {
		path = strings.TrimPrefix(path, `\`) // of \C:\notes
	}
	return path, filepath.IsAbs(path)
}

// Start returns the set for clients without roots: the module around the directory in which the server was
// started, or else that directory.
func Start(dir string) Set {
	if module := targets.ModuleOf(filepath.Join(dir, "go.mod")); module != "" {
		return Of(module)
	}
	return Of(dir)
}

// Within returns those directories of the set that lie in another one.
func (s Set) Within(bound Set) Set {
	return slices.DeleteFunc(slices.Clone(s), func(dir string) bool { return !bound.Has(dir) })
}

// Has reports whether a path without symbolic links is inside one of the roots.
func (s Set) Has(path string) bool {
	return slices.ContainsFunc(s, func(root string) bool {
		rel, err := filepath.Rel(root, path)
		return err == nil && filepath.IsLocal(rel)
	})
}
