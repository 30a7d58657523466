package driver

import (
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A Result is what a run found.
type Result struct {
	// Packages are the import paths of the packages that were asked for, in
	// order, without their tests.
	Packages []string
	// Files are the Go files of those packages that could be analysed, in order.
	// The paths are absolute.
	Files []string
	// Modules are the directories of the main modules whose packages were looked
	// at, in order.
	Modules []string
	// Findings are sorted by place; none is there twice.
	Findings []finding.Finding
	// Broken are the packages that did not load or type-check.
	Broken []Broken
	// Skipped are the packages that are not broken themselves, and were not
	// looked at because they are built from one that is.
	Skipped []string
	// Failed are the passes that failed.
	Failed []Failure
	// Notes are sentences about how the result came about, such as that an
	// external driver listed the packages.
	Notes []string
	// Gaps are sentences about what was not looked at because it uses C that is not
	// declared in the module, for those who want to know.
	Gaps []string
	// Read returns the content of a file of the packages, or of one that they are built
	// from, as it was looked at. Other files are not read, whoever names them, nor is one that
	// has changed since.
	Read func(path string) ([]byte, error) `json:"-"`

	values map[*analysis.Analyzer][]any
	built  []string // the import paths of all packages that the packages are built from, themselves included
}

// Values returns the results of an analyzer of [Config.Keep], in the order of packages by import
// path. There are those of the packages that were asked for and, if the analyzer has facts, of the
// others that are analysed. There is none of a package on which the analyzer could not run.
func (r *Result) Values(a *analysis.Analyzer) []any { return r.values[a] }

// IsBuiltFrom reports whether a package with an import path is among those that the
// packages are built from.
func (r *Result) IsBuiltFrom(path string) bool { return slices.Contains(r.built, path) }

// Broken is a package that did not load or type-check, or a pattern that names no
// package.
type Broken struct {
	Package string
	Errors  []LoadError
}

// A Failure is a pass that failed.
type Failure struct {
	Package  string
	Analyzer string
	Err      error
}

// Error returns the failure as one sentence.
func (f Failure) Error() string { return fmt.Sprintf("%s: %s: %v", f.Package, f.Analyzer, f.Err) }

// Unwrap returns the error of the pass.
func (f Failure) Unwrap() error { return f.Err }
