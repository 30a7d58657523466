package output

import (
	"io"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// gitlab is the format of GitLab's code quality reports.
type gitlab struct{}

type (
	gitlabIssue struct {
		Description string         `json:"description"`
		CheckName   string         `json:"check_name"`
		Fingerprint string         `json:"fingerprint"`
		Severity    string         `json:"severity"`
		Location    gitlabLocation `json:"location"`
	}

	gitlabLocation struct {
		Path  string      `json:"path"`
		Lines gitlabLines `json:"lines"`
	}

	gitlabLines struct {
		Begin int `json:"begin"`
		End   int `json:"end"`
	}
)

// withoutFile is where problems are shown that are in no file: an issue has to
// have one.
const withoutFile = "go.mod"

// Write writes a list of issues.
func (gitlab) Write(w io.Writer, r Report) error {
	fingerprints, _ := r.fingerprints(newSource(r.Read).Read)
	issues := []gitlabIssue{}
	for i, f := range r.Findings {
		issues = append(issues, gitlabIssue{
			Description: r.saying(f.Range, briefly(f)), CheckName: f.ID(), Fingerprint: fingerprints[i],
			Severity: gitlabSeverity(f.Severity), Location: gitlabPlace(&r, f.Range),
		})
	}
	fingerprints = r.problemFingerprints()
	for i, p := range r.Problems {
		issues = append(issues, gitlabIssue{
			Description: r.saying(p.place(), p.text()), CheckName: p.kind(), Fingerprint: fingerprints[i],
			Severity: "blocker", Location: gitlabPlace(&r, p.place()),
		})
	}
	return WriteJSON(w, issues)
}

func gitlabPlace(r *Report, at finding.Range) gitlabLocation {
	path := withoutFile
	if at.File != "" {
		path = r.inRoot(at.File)
	}
	first := max(at.Line, 1)
	return gitlabLocation{Path: path, Lines: gitlabLines{Begin: first, End: max(at.EndLine, first)}}
}

func gitlabSeverity(s analyzers.Severity) string {
	switch s {
	case analyzers.SeverityError:
		return "major"
	case analyzers.SeverityWarning:
		return "minor"
	}
	return "info"
}
