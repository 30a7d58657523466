package bridge

import (
	"errors"
	"fmt"
	"net/url"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// NewError is [errors.New] for a text that its author wrote for the agent. With
// [OwnWords] the agent reads the text, if the caller belongs to the module of the
// server.
//
//	return bridge.NewError("The board is full: ask the user which card may go.")
//
// A failure of which a program should know more is better made with package
// taxonomy, or with a contract.
func NewError(text string) error { return &worded{error: errors.New(text), shown: text, by: caller()} }

// Errorf is [fmt.Errorf] for such a text. The agent never reads the text of a
// foreign error that is printed, but what [taxonomy.Classify] says of it:
//
//	bridge.Errorf("cannot read the plan %q: %w", name, err)
//	// Error: cannot read the plan "may": The file or directory does not exist.
func Errorf(format string, args ...any) error {
	w := &worded{error: fmt.Errorf(format, args...), by: caller()}
	shown := make([]any, len(args))
	for i, arg := range args {
		shown[i] = arg
		if err, ok := arg.(error); ok {
			shown[i] = errors.New(w.wordsFor(err))
		}
	}
	w.shown = fmt.Errorf(format, shown...).Error()
	return w
}

// OwnWords shows the agent the texts of errors from [NewError] and [Errorf] that
// were made in the module which calls OwnWords, instead of the general phrase
// for a failure without a code. Those of other modules stay in the log, as all
// errors that errors.New and fmt.Errorf make: nobody can tell where those are from.
// If an error has a code, its message counts.
func OwnWords() Option {
	module := caller().module()
	return func(b *Boundary) { b.words = module }
}

// A worded error has a text for the agent.
type worded struct {
	error        // what the log reads
	shown string // what the agent may read
	by    site
}

func (w *worded) Unwrap() error { return w.error }

// wordsFor returns what the agent may read of an error that is printed in the text
// of another one.
func (w *worded) wordsFor(err error) string {
	e := taxonomy.Classify(err)
	switch own := wordsIn(err, e); {
	case own != nil && own.by.module() == w.by.module():
		return own.shown
	case e.Code == taxonomy.CodeInternalError && !wasCoded(err, e):
		return "an unexpected failure"
	}
	return e.Error()
}

// wasCoded reports whether an error had its code before it was classified as e.
func wasCoded(err error, e *taxonomy.Error) bool {
	if err == e {
		return true
	}
	_, ok := within[*taxonomy.Error](e)
	return ok
}

// wordsIn returns the outermost error with a text for the agent in one that was
// classified as e, or nil if that had a code before.
func wordsIn(err error, e *taxonomy.Error) *worded {
	if wasCoded(err, e) {
		return nil
	}
	own, _ := within[*worded](e)
	return own
}

// within returns the outermost error of a type below a classified one.
func within[T error](e *taxonomy.Error) (found T, ok bool) {
	defer func() { _ = recover() }() // have: an error whose method As panics holds nothing of ours
	cause := e.Unwrap()              // have: package taxonomy keeps only causes that end
	if cause != nil {
		ok = errors.As(cause, &found)
	}
	return found, ok
}

// inOwnWords returns a failure, as which an error was classified, with the text that
// the author of the server wrote for the agent, if there is one.
func (b *Boundary) inOwnWords(err error, e *taxonomy.Error) *taxonomy.Error {
	if b.words == "" || e.Code == taxonomy.CodeRequestCancelled {
		return e
	}
	own := wordsIn(err, e)
	if own == nil || strings.TrimSpace(own.shown) == "" || own.by.module() != b.words {
		return e
	}
	said := e.With()
	said.Message = own.shown
	return said
}

// A site is a place in the code of the program.
type site [1]uintptr

// caller returns the place that called the function which calls caller.
func caller() (s site) {
	runtime.Callers(3, s[:])
	return s
}

// module returns the path of the module to which the place belongs, or that of its
// package if the program does not say of which modules it was built.
func (s site) module() string {
	frame, _ := runtime.CallersFrames(s[:]).Next()
	pkg := packageOf(frame.Function)
	best := ""
	for _, path := range modules() {
		if (pkg == path || strings.HasPrefix(pkg, path+"/")) && len(path) > len(best) {
			best = path
		}
	}
	switch {
	case best != "":
		return best
	case pkg == "main" && len(modules()) > 0:
		return modules()[0]
	}
	return pkg
}

// packageOf returns the import path of the package of a function, as the runtime
// names it:
//
//	example.test/notes.(*Store).Read.func1    example.test/notes
//	gopkg.in/yaml%2ev3.Unmarshal              gopkg.in/yaml.v3
func packageOf(function string) string {
	slash := strings.LastIndexByte(function, '/') + 1
	name, _, _ := strings.Cut(function[slash:], ".")
	path := strings.TrimSuffix(function[:slash]+name, "_test")
	if plain, err := url.PathUnescape(path); err == nil {
		return plain
	}
	return path
}

// modules returns the paths of the modules of which the program was built, that with
// package main first.
var modules = sync.OnceValue(func() []string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Path == "" {
		return nil
	}
	paths := []string{info.Main.Path}
	for _, dep := range info.Deps {
		paths = append(paths, dep.Path)
	}
	return paths
})
