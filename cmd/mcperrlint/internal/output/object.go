package output

import (
	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// The objects of the JSON formats. Their form is promised in docs/output.md.
type (
	placeObject struct {
		File      string `json:"file"`
		Line      int    `json:"line"`
		Column    int    `json:"column"`
		EndLine   int    `json:"endLine"`
		EndColumn int    `json:"endColumn"`
		// LineDirective is what a //line directive says of the place.
		LineDirective *lineObject `json:"lineDirective"`
	}

	lineObject struct {
		File string `json:"file"`
		Line int    `json:"line"`
	}

	findingObject struct {
		placeObject

		Rule        string          `json:"rule"`
		Category    string          `json:"category"`
		Severity    string          `json:"severity"`
		Message     string          `json:"message"`
		Help        string          `json:"help"`
		Sees        string          `json:"sees"`
		Wire        *wireObject     `json:"wire"`
		URL         string          `json:"url"`
		Package     string          `json:"package"`
		Tool        string          `json:"tool"`
		Fingerprint string          `json:"fingerprint"`
		Related     []relatedObject `json:"related"`
		Cause       *relatedObject  `json:"cause"`
		Fix         *fixObject      `json:"fix"`
	}

	// wireObject has messages as they go over the wire, each as one text.
	wireObject struct {
		Before string `json:"before"`
		After  string `json:"after"`
	}

	relatedObject struct {
		placeObject

		Message string `json:"message"`
	}

	fixObject struct {
		Message string       `json:"message"`
		Unsafe  bool         `json:"unsafe"`
		Edits   []editObject `json:"edits"`
	}

	editObject struct {
		File  string `json:"file"`
		Start int    `json:"start"`
		End   int    `json:"end"`
		New   string `json:"new"`
	}

	problemObject struct {
		Kind          string      `json:"kind"`
		Package       string      `json:"package"`
		Rule          string      `json:"rule"`
		Layer         string      `json:"layer"`
		File          string      `json:"file"`
		Line          int         `json:"line"`
		Column        int         `json:"column"`
		LineDirective *lineObject `json:"lineDirective"`
		Message       string      `json:"message"`
	}

	countsObject struct {
		Findings int            `json:"findings"`
		Known    int            `json:"known"`
		Problems int            `json:"problems"`
		Severity map[string]int `json:"severity"`
		Rule     map[string]int `json:"rule"`
	}
)

// findingObjects returns the findings of a report as objects.
func (r *Report) findingObjects() []findingObject {
	fingerprints, _ := r.fingerprints(newSource(r.Read).Read)
	causes := finding.CausesOf(r.Findings)
	list := make([]findingObject, len(r.Findings))
	for i, f := range r.Findings {
		list[i] = findingObject{
			placeObject: r.placeObject(f.Range),
			Rule:        f.Rule, Category: f.Category,
			Severity: f.Severity.String(), Message: f.Message, Help: f.Help, Sees: f.Sees, URL: f.URL, Package: f.Package, Tool: f.Tool,
			Fingerprint: fingerprints[i],
			Related:     []relatedObject{}, // a list is never null.
		}
		for _, related := range f.Related {
			list[i].Related = append(list[i].Related, relatedObject{r.placeObject(related.Range), related.Message})
		}
		if f.Wire != "" || f.After != "" {
			list[i].Wire = &wireObject{Before: f.Wire, After: f.After}
		}
		if c := causes[i]; c != nil {
			list[i].Cause = &relatedObject{r.placeObject(c.Range), c.What}
		}
		if len(f.Fixes) > 0 {
			list[i].Fix = r.fixObject(f.Fixes[0])
		}
	}
	return list
}

func (r *Report) placeObject(at finding.Range) placeObject {
	return placeObject{File: r.inDir(at.File), Line: at.Line, Column: at.Column, EndLine: at.EndLine, EndColumn: at.EndColumn, LineDirective: r.lineDirective(at)}
}

// lineDirective returns what a //line directive says of a place, or nil if none does.
func (r *Report) lineDirective(at finding.Range) *lineObject {
	if at.Said == (finding.Said{}) {
		return nil
	}
	return &lineObject{File: r.inDir(at.Said.File), Line: at.Said.Line}
}

func (r *Report) fixObject(fix finding.Fix) *fixObject {
	object := &fixObject{Message: fix.Message, Unsafe: fix.Unsafe, Edits: []editObject{}}
	for _, e := range fix.Edits {
		object.Edits = append(object.Edits, editObject{File: r.inDir(e.File), Start: e.Start, End: e.End, New: string(e.New)})
	}
	return object
}

// problemObjects returns what could not be looked at as objects.
func (r *Report) problemObjects() []problemObject {
	list := make([]problemObject, len(r.Problems))
	for i, p := range r.Problems {
		list[i] = problemObject{
			Kind: p.kind(), Package: p.Package, Rule: p.Rule, Layer: p.Layer, File: r.inDir(p.At.Filename),
			Line: p.At.Line, Column: p.At.Column, LineDirective: r.lineDirective(p.place()), Message: p.Message,
		}
	}
	return list
}

// counts returns how many of everything there are. Severities are named also
// where there are none, rules only where they have findings.
func (r *Report) counts() countsObject {
	c := countsObject{
		Findings: len(r.Findings), Known: len(r.Known), Problems: len(r.Problems),
		Severity: make(map[string]int), Rule: make(map[string]int),
	}
	for s := analyzers.SeverityInfo; s <= analyzers.SeverityError; s++ {
		c.Severity[s.String()] = 0
	}
	for _, f := range r.Findings {
		c.Severity[f.Severity.String()]++
		c.Rule[f.Rule]++
	}
	return c
}
