package output

import (
	"io"
	"strings"

	"golang.org/x/mod/semver"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output/internal/sarif"
)

// sarifLog is the format sarif.
type sarifLog struct{}

const (
	toolPage = "https://github.com/mcperrlint/mcperrlint"
	// sourceRoot is the name by which code scanning knows the root of the
	// repository.
	sourceRoot = "%SRCROOT%"
	// fingerprintKey names what our fingerprints are made of. It changes with that.
	fingerprintKey = "mcperrlint/v2"
)

// Write writes a log with one run.
func (sarifLog) Write(w io.Writer, r Report) error {
	s := sarifWriter{report: &r, source: newSource(r.Read), indexes: make(map[string]int)}
	driver := s.driver() // before what refers to its rules
	run := sarif.Run{
		Tool:        sarif.Tool{Driver: driver},
		Invocations: []sarif.Invocation{s.invocation()},
		ColumnKind:  "utf16CodeUnits",
		Results:     s.results(),
		Taxonomies:  s.taxonomies(),
	}
	if r.Root != "" {
		run.OriginalURIBaseIDs = map[string]sarif.ArtifactLocation{sourceRoot: {URI: directoryURL(r.Root)}}
	}
	return WriteJSON(w, sarif.Log{Schema: sarif.Schema, Version: sarif.Version, Runs: []sarif.Run{run}})
}

// A sarifWriter makes the parts of a run.
type sarifWriter struct {
	report  *Report
	source  *source
	indexes map[string]int // of the rules and categories in the driver
}

// driver describes the program.
func (s *sarifWriter) driver() sarif.ToolComponent {
	driver := sarif.ToolComponent{
		Name: toolName, Version: s.report.Version, InformationURI: toolPage,
	}
	for _, p := range []Problem{{}, {Rule: toolName}} {
		driver.Notifications = append(driver.Notifications, sarif.Descriptor{ID: p.kind(), ShortDescription: &sarif.Message{Text: p.about()}})
	}
	if semver.IsValid(s.report.Version) {
		driver.SemanticVersion = strings.TrimPrefix(semver.Canonical(s.report.Version)+semver.Build(s.report.Version), "v")
	}
	driver.Rules = s.descriptors()
	if len(s.taxonomies()) > 0 {
		driver.SupportedTaxonomies = []sarif.ToolComponentReference{{Name: cwe, Index: new(int)}}
	}
	return driver
}

// invocation says how the run went.
func (s *sarifWriter) invocation() sarif.Invocation {
	run := sarif.Invocation{ExecutionSuccessful: len(s.report.Problems) == 0}
	if s.report.Dir != "" {
		run.WorkingDirectory = &sarif.ArtifactLocation{URI: directoryURL(s.report.Dir)}
	}
	for _, p := range s.report.Problems {
		n := sarif.Notification{
			Descriptor: &sarif.DescriptorReference{ID: p.kind()},
			Level:      sarif.LevelError, Message: sarif.Message{Text: s.report.saying(p.place(), p.text())},
		}
		if p.Rule != "" {
			n.AssociatedRule = s.reference(p.Rule)
		}
		if p.At.Filename != "" {
			n.Locations = []sarif.Location{s.location(p.place())}
		}
		run.ToolExecutionNotifications = append(run.ToolExecutionNotifications, n)
	}
	return run
}

// reference names a rule.
func (s *sarifWriter) reference(rule string) *sarif.DescriptorReference {
	return &sarif.DescriptorReference{ID: rule, Index: s.index(rule)}
}

// index returns which of the rules in the driver a rule or category is, or nil if it is none.
func (s *sarifWriter) index(id string) *int {
	if i, found := s.indexes[id]; found {
		return &i
	}
	return nil
}

// location returns a place.
func (s *sarifWriter) location(at finding.Range) sarif.Location {
	place := sarif.PhysicalLocation{ArtifactLocation: s.artifact(at.File)}
	if at.Line > 0 {
		place.Region = s.region(at)
	}
	location := sarif.Location{PhysicalLocation: place}
	if at.Said != (finding.Said{}) {
		location.Properties = sarif.Properties{"lineDirective": s.report.lineDirective(at)}
	}
	return location
}

// region returns the lines and columns of a place. Of one that ends where it begins
// nobody knows the end.
func (s *sarifWriter) region(at finding.Range) *sarif.Region {
	region := &sarif.Region{StartLine: at.Line}
	if at.Column > 0 {
		region.StartColumn = s.source.column(at.File, at.Line, at.Column)
	}
	if at.EndLine > at.Line || at.EndLine == at.Line && at.EndColumn > at.Column {
		region.EndLine = at.EndLine
		region.EndColumn = s.source.column(at.File, at.EndLine, max(at.EndColumn, 1))
	}
	return region
}

// artifact returns the address of a file.
func (s *sarifWriter) artifact(file string) sarif.ArtifactLocation {
	if path, below := from(s.report.Root, file); below {
		return sarif.ArtifactLocation{URI: relativeURL(path), URIBaseID: sourceRoot}
	}
	return sarif.ArtifactLocation{URI: fileURL(file)}
}

// sarifLevel returns the level of findings that matter so much.
func sarifLevel(s analyzers.Severity) string {
	switch s {
	case analyzers.SeverityError:
		return sarif.LevelError
	case analyzers.SeverityWarning:
		return sarif.LevelWarning
	}
	return sarif.LevelNote
}
