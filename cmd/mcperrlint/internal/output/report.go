package output

import (
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A Report is what a run found.
type Report struct {
	// Findings are what there is to report, in the order in which it is
	// written.
	Findings []finding.Finding
	// Known are the findings that a baseline has. Only SARIF shows them, as
	// suppressed; JSON counts them.
	Known []finding.Finding
	// Problems say what could not be looked at.
	Problems []Problem
	// Packages are the import paths of the packages that were looked at, or nil.
	// JUnit lists those without findings as tests that passed.
	Packages []string
	// Rules describe the rules that ran.
	Rules []analyzers.Rule
	// Dir is the directory that paths are shown relative to.
	Dir string
	// Root is the directory of the repository or module. The paths in SARIF, and
	// those for GitHub and GitLab, are relative to it.
	Root string
	// Again is the command that repeats the run, for the format agent. Empty means that the reader has run it.
	Again string
	// Version is that of the program.
	Version string
	// Read returns the content of a file as it was looked at.
	Read func(file string) ([]byte, error)
	// Diff returns what the safe fixes of findings change, as a unified diff that is fit to be shown, or
	// nothing if none can be applied. Only the format agent asks; nil means that there are no diffs.
	Diff func(list []finding.Finding) string
}

// A Problem is a package that does not load or type-check, or a pass that failed.
type Problem struct {
	// Package is the import path of the package, or what was asked for instead.
	Package string
	// Rule is the rule that failed, and Layer what rules ask that failed. Both are
	// empty if the package does not load.
	Rule, Layer string
	// At is the place, as far as it is known; the file is absolute.
	At token.Position
	// Said is what a //line directive says of the place.
	Said finding.Said
	// Message is one line.
	Message string
}

// kind is what formats call the problem where they name the rule of a finding.
func (p Problem) kind() string {
	if p.Rule == "" && p.Layer == "" {
		return "load"
	}
	return "failed"
}

// about says what the kind means.
func (p Problem) about() string {
	if p.kind() == "load" {
		return "a package does not load or type-check"
	}
	return "a rule, or a layer that rules ask, failed for a package"
}

// text returns the message, with what failed where the place does not say it.
func (p Problem) text() string {
	switch {
	case p.Rule != "":
		return p.Package + ": rule " + p.Rule + " failed: " + p.Message
	case p.Layer != "":
		return p.Package + ": layer " + p.Layer + ", which rules ask, failed: " + p.Message
	case p.At.Filename == "" && p.Package != "":
		return p.Package + ": " + p.Message
	}
	return p.Message
}

// place returns the place of the problem as a range.
func (p Problem) place() finding.Range {
	return finding.Range{
		File: p.At.Filename, Line: p.At.Line, Column: p.At.Column, EndLine: p.At.Line, EndColumn: p.At.Column,
		Said: p.Said,
	}
}
