package driver

import (
	"fmt"
	"go/token"
)

// A Result is what a run found.
type Result struct {
	// Packages are the import paths of the packages that were asked for, in
	// order, without their tests.
	Packages []string
	// Findings are sorted by place; none is there twice.
	Findings []Finding
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
}

// A Finding is what an analyzer reported.
type Finding struct {
	Analyzer string
	Category string
	Message  string
	// URL is the address of the documentation, or empty.
	URL string
	// Package is the import path of the package.
	Package string
	Range   Range
	Related []Related
	Fixes   []Fix
}

// A Range is a place in a file. Lines, columns and offsets count bytes; lines
// and columns begin at 1. A range whose end is unknown ends where it begins.
type Range struct {
	File               string // absolute
	Line, Column       int
	EndLine, EndColumn int
	Offset, EndOffset  int // -1 if a //line directive says where the place is
}

// String returns the place of the beginning as compilers write it.
func (r Range) String() string {
	return token.Position{Filename: r.File, Line: r.Line, Column: r.Column}.String()
}

// Related is a place that belongs to a finding.
type Related struct {
	Range   Range
	Message string
}

// A Fix is one change that removes a finding. The fixes of a finding are
// alternatives.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces the bytes of a file from one offset to another.
type Edit struct {
	File       string // absolute
	Start, End int
	New        []byte
}

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
