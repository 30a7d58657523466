package output

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/markdown"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output/internal/sarif"
)

// results returns the findings, and after them the known ones as suppressed. Each
// has a list of suppressions: without, nobody could tell which are suppressed.
func (s *sarifWriter) results() []sarif.Result {
	fingerprints, known := s.report.fingerprints(s.source.Read)
	results := []sarif.Result{}
	for i, f := range s.report.Findings {
		results = append(results, s.result(f, fingerprints[i]))
	}
	for i, f := range s.report.Known {
		result := s.result(f, known[i])
		result.Suppressions = append(result.Suppressions, sarif.Suppression{
			Kind: "external", Status: "accepted", Justification: "The finding is in the baseline.",
		})
		results = append(results, result)
	}
	return results
}

func (s *sarifWriter) result(f finding.Finding, fingerprint string) sarif.Result {
	ways, rest := waysOf(f)
	result := sarif.Result{
		RuleID: f.ID(), RuleIndex: s.index(f.ID()), Level: sarifLevel(f.Severity),
		Message:             s.message(f, rest),
		Locations:           []sarif.Location{s.location(f.Range)},
		PartialFingerprints: map[string]string{fingerprintKey: fingerprint},
		Suppressions:        []sarif.Suppression{},
		Properties:          sarif.Properties{"rule": f.Rule, "category": f.Category, "package": f.Package, "tool": f.Tool},
	}
	for key, text := range map[string]string{"help": f.Help, "agentSees": f.Sees, "wireBefore": f.Wire, "wireAfter": f.After} {
		if text != "" {
			result.Properties[key] = text
		}
	}
	for _, w := range ways {
		result.CodeFlows = append(result.CodeFlows, s.codeFlow(w))
	}
	for i, r := range rest {
		location := s.located(r)
		id := i + 1
		location.ID = &id
		result.RelatedLocations = append(result.RelatedLocations, location)
	}
	for _, fix := range f.Fixes {
		if change, ok := s.fix(fix); ok {
			result.Fixes = append(result.Fixes, change)
		}
	}
	return result
}

// message returns the message of a finding with links to related places: code scanning shows no
// others, unless they are on a way. Viewers that show Markdown get the help, and what the agent sees, too.
func (s *sarifWriter) message(f finding.Finding, rest []finding.Related) sarif.Message {
	escape := strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)
	m := sarif.Message{Text: s.report.saying(f.Range, f.Message)}
	if f.Help != "" || f.Sees != "" {
		m.Markdown = markdown.Sentence(m.Text)
	}
	if f.Sees != "" {
		m.Markdown += "\n\n**Agent sees:** " + markdown.Sentence(f.Sees)
	}
	if f.Help != "" {
		m.Markdown += "\n\n**Help:** " + markdown.Sentence(f.Help)
	}
	for i, r := range rest {
		link := fmt.Sprintf("](%d)", i+1)
		m.Text += "\n[" + escape.Replace(r.Message) + link
		if m.Markdown != "" {
			m.Markdown += "\n\n[" + markdown.Sentence(r.Message) + link
		}
	}
	return m
}

func (s *sarifWriter) codeFlow(w way) sarif.CodeFlow {
	var flow sarif.ThreadFlow
	for _, r := range w {
		flow.Locations = append(flow.Locations, sarif.ThreadFlowLocation{Location: s.located(r)})
	}
	return sarif.CodeFlow{ThreadFlows: []sarif.ThreadFlow{flow}}
}

// located returns a related place with what is there.
func (s *sarifWriter) located(r finding.Related) sarif.Location {
	location := s.location(r.Range)
	location.Message = &sarif.Message{Text: r.Message}
	return location
}

// described says what a fix does, and whether it leaves work to do.
func described(fix finding.Fix) string {
	if fix.Unsafe {
		return analyzers.UnsafePrefix + fix.Message
	}
	return fix.Message
}

// fix returns a change by lines and columns. There is none of a file that cannot
// be read.
func (s *sarifWriter) fix(fix finding.Fix) (sarif.Fix, bool) {
	change := sarif.Fix{Description: sarif.Message{Text: described(fix)}}
	for _, e := range fix.Edits {
		replacement, ok := s.replacement(e)
		if !ok {
			return sarif.Fix{}, false
		}
		at := s.artifact(e.File)
		i := slices.IndexFunc(change.ArtifactChanges, func(c sarif.ArtifactChange) bool { return c.ArtifactLocation == at })
		if i < 0 {
			i = len(change.ArtifactChanges)
			change.ArtifactChanges = append(change.ArtifactChanges, sarif.ArtifactChange{ArtifactLocation: at})
		}
		replacements := &change.ArtifactChanges[i].Replacements
		*replacements = append(*replacements, replacement)
	}
	return change, len(change.ArtifactChanges) > 0
}

func (s *sarifWriter) replacement(e finding.Edit) (sarif.Replacement, bool) {
	line, column, found := s.source.at(e.File, e.Start)
	endLine, endColumn, foundEnd := s.source.at(e.File, e.End)
	if !found || !foundEnd || e.End < e.Start {
		return sarif.Replacement{}, false
	}
	r := sarif.Replacement{DeletedRegion: sarif.Region{StartLine: line, StartColumn: column, EndLine: endLine, EndColumn: endColumn}}
	if len(e.New) > 0 {
		r.InsertedContent = &sarif.Message{Text: string(e.New)}
	}
	return r, true
}
