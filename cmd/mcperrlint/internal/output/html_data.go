package output

import (
	"cmp"
	"html/template"
	"path"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/palette"
)

// few is how many findings are shown open from the start.
const few = 15

// What the page shows, in the words of its template.
type (
	pageData struct {
		Palette    template.CSS
		Version    string
		Total      string
		Severities []pageSeverity
		Known      int
		Causes     []pageCause
		Rules      []*pageRule
		Packages   []*pageGroup
		Tools      []*pageGroup
		Problems   []pageProblem
	}

	pageSeverity struct{ Name, Text string }

	pageRule struct {
		Name, Summary, URL string
		Weakness           analyzers.Weakness
		Count              int
		Packages           []*pageGroup
	}

	// A pageGroup is the findings that have something in common: a package or a
	// tool.
	pageGroup struct {
		Name     string
		Findings []*pageFinding
	}

	// A pageCause is what one edit mends.
	pageCause struct {
		At, What, ID string
		Places       int
		Code         []pageLine
		Findings     []*pageFinding
	}

	pageFinding struct {
		Number              int
		Open                bool
		ID, Severity        string
		At, Short           string // with the path of the file, and with its name
		Package, Tool, Page string
		Message, Sees, Help string
		Wire, After         string // messages on the wire
		Code                []pageLine
		Ways                [][]pagePlace
		Related             []pagePlace
		Fixes               []pageFix
	}

	pageFix struct{ Message, Flag string }

	pagePlace struct {
		At, Message string
		Code        []pageLine
	}

	pageProblem struct{ At, Text string }
)

// pageOf returns what is on the page.
func pageOf(r *Report) *pageData {
	data := &pageData{
		Palette: palette.CSS(), Version: r.Version, Known: len(r.Known),
		Total: plural(len(r.Findings), "finding") + " in " + plural(files(r.Findings), "file"),
	}
	for _, c := range bySeverity(r.Findings) {
		data.Severities = append(data.Severities, pageSeverity{Name: c.severity.String(), Text: c.String()})
	}
	for _, p := range r.Problems {
		problem := pageProblem{Text: p.text()}
		if p.At.Filename != "" {
			problem.At = r.at(p.place()) + r.said(p.place())
		}
		data.Problems = append(data.Problems, problem)
	}
	rules := make(map[string]*pageRule)
	for _, c := range byRule(r.Findings) {
		rules[c.name] = r.pageRule(c)
		data.Rules = append(data.Rules, rules[c.name])
	}
	source := newSource(r.Read)
	all := r.pageFindings(source)
	data.Causes = r.pageCauses(source, all)
	for i, f := range r.Findings {
		shown, rule := all[i], rules[f.Rule]
		rule.Packages = addTo(rule.Packages, f.Package, shown)
		data.Packages = addTo(data.Packages, f.Package, shown)
		tools := r.toolsOf(f)
		if len(tools) == 0 {
			tools = []string{""}
		}
		for _, tool := range tools {
			data.Tools = addTo(data.Tools, tool, shown)
		}
	}
	data.Tools = inOrder(data.Tools)
	return data
}

// pageFindings returns the findings in their order.
func (r *Report) pageFindings(s *source) []*pageFinding {
	list := make([]*pageFinding, len(r.Findings))
	for i, f := range r.Findings {
		list[i] = r.pageFinding(s, f)
		list[i].Number, list[i].Open = i+1, len(r.Findings) <= few
	}
	return list
}

// pageCauses returns what mends several places, those first with most of them.
func (r *Report) pageCauses(s *source, all []*pageFinding) []pageCause {
	var list []pageCause
	for _, e := range widest(finding.Entries(r.Findings)) {
		cause := pageCause{At: r.at(e.At()) + r.said(e.At()), What: whatOf(e), ID: e.First().ID(), Places: e.Places(), Code: codeOf(s, e.At(), 0)}
		for _, f := range e.Findings {
			i := slices.IndexFunc(r.Findings, func(known finding.Finding) bool { return finding.Compare(known, f) == 0 })
			cause.Findings = append(cause.Findings, all[i])
		}
		list = append(list, cause)
	}
	return list
}

// addTo adds a finding to the group with a name.
func addTo(groups []*pageGroup, name string, f *pageFinding) []*pageGroup {
	for _, g := range groups {
		if g.Name == name {
			g.Findings = append(g.Findings, f)
			return groups
		}
	}
	return append(groups, &pageGroup{Name: name, Findings: []*pageFinding{f}})
}

// toolsOf returns the tools whose answers a finding is about: those in whose handlers it is, or else those
// whose handlers reach its place.
func (r *Report) toolsOf(f finding.Finding) []string {
	if f.Tool != "" {
		return strings.Split(f.Tool, ", ")
	}
	var names []string
	for _, related := range f.Related {
		of := related.Tool
		if handler, found := strings.CutPrefix(related.Message, analyzers.HandlerPrefix); found {
			if kind, nameless := strings.CutPrefix(handler, "this "); nameless {
				handler = "the " + kind + " at " + r.line(related.Range)
			}
			of = cmp.Or(of, handler)
		}
		for name := range strings.SplitSeq(of, ", ") {
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// elsewhere is what belongs to no tool.
const elsewhere = "in no handler of a tool"

// inOrder returns tools with those first that have most findings. What belongs to none
// comes last, and nothing is told if that is all.
func inOrder(tools []*pageGroup) []*pageGroup {
	slices.SortStableFunc(tools, func(a, b *pageGroup) int {
		switch {
		case a.Name == "":
			return 1
		case b.Name == "":
			return -1
		}
		return cmp.Or(cmp.Compare(len(b.Findings), len(a.Findings)), cmp.Compare(a.Name, b.Name))
	})
	if n := len(tools); n > 0 && tools[n-1].Name == "" {
		tools[n-1].Name = elsewhere
		if n == 1 {
			return nil
		}
	}
	return tools
}

func (r *Report) pageRule(c counted) *pageRule {
	shown := &pageRule{Name: c.name, Count: c.n}
	for _, rule := range r.Rules {
		if rule.Analyzer.Name == c.name {
			shown.Summary, shown.URL, shown.Weakness = rule.Page().Summary, rule.Analyzer.URL, rule.Weakness
		}
	}
	return shown
}

func (r *Report) pageFinding(s *source, f finding.Finding) *pageFinding {
	shown := &pageFinding{
		ID: f.ID(), Severity: f.Severity.String(), At: r.at(f.Range) + r.said(f.Range), Package: f.Package, Page: f.URL,
		Tool:    strings.Join(r.toolsOf(f), ", "),
		Short:   path.Base(r.at(f.Range)),
		Message: f.Message, Sees: f.Sees, Help: f.Help, Wire: f.Wire, After: f.After,
		Code: codeOf(s, s.statement(f.Range), around),
	}
	ways, rest := waysOf(f)
	for _, w := range ways {
		shown.Ways = append(shown.Ways, r.pagePlaces(s, w))
	}
	shown.Related = r.pagePlaces(s, rest)
	for _, fix := range f.Fixes {
		flag := "-fix, or -diff"
		if fix.Unsafe {
			flag = "-fix-unsafe leaves work to do; -diff -fix-unsafe"
		}
		shown.Fixes = append(shown.Fixes, pageFix{fix.Message, flag})
	}
	return shown
}

// pagePlaces returns places with their code, which is left out where it is that of
// the place before.
func (r *Report) pagePlaces(s *source, list []finding.Related) []pagePlace {
	var places []pagePlace
	for i, related := range list {
		place := pagePlace{Message: related.Message}
		if i == 0 || related.Range != list[i-1].Range {
			place.At, place.Code = r.at(related.Range)+r.said(related.Range), codeOf(s, s.whole(related.Range), 0)
		}
		places = append(places, place)
	}
	return places
}
