package fix

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A candidate is a fix that may be applied.
type candidate struct {
	finding finding.Finding
	fix     finding.Fix
	edits   []edit
}

// candidate returns the first fix of a finding, with the files that it changes.
func (p *planner) candidate(f finding.Finding) *candidate {
	c := &candidate{finding: f, fix: f.Fixes[0]}
	for _, e := range c.fix.Edits {
		s := p.source(e.File)
		c.edits = append(c.edits, edit{source: s, sum: e.Sum, start: s.behindMark(e.Start), end: s.behindMark(e.End), text: string(e.New)})
	}
	slices.SortStableFunc(c.edits, compareEdits)
	return c
}

// planner makes a plan.
type planner struct {
	options Options
	modules []string           // without symbolic links
	sources map[string]*source // by path without symbolic links
	named   map[string]*source // by path as in the findings
	chosen  []*candidate
}

// choose divides the candidates.
func (p *planner) choose(list []*candidate) *Plan {
	for _, s := range p.sources {
		s.accepted = nil
	}
	p.chosen = nil
	plan := new(Plan)
	for _, c := range list {
		if skipped := p.obstacle(c); skipped != nil {
			plan.Skipped = append(plan.Skipped, *skipped)
			continue
		}
		plan.Applied = append(plan.Applied, Applied{Finding: c.finding, Fix: c.fix, files: c.files()})
		p.accept(c)
	}
	return plan
}

// obstacle returns why a candidate is skipped, or nil.
func (p *planner) obstacle(c *candidate) *Skipped {
	if c.fix.Unsafe && !p.options.Unsafe {
		return c.skipped(Unsafe, c.finding.Range.File, nil)
	}
	if c.finding.Range.Said != (finding.Said{}) {
		return c.skipped(Mapped, c.finding.Range.File, nil)
	}
	for i, e := range c.edits {
		switch {
		case e.source.reason != 0:
			return c.skipped(e.source.reason, e.source.path, e.source.err)
		case e.sum != e.source.sum || e.start < 0 || e.end < e.start || e.end > len(e.source.content):
			return c.skipped(Changed, e.source.path, nil)
		case e.source.isMapped(e.start) || e.source.isMapped(e.end):
			return c.skipped(Mapped, e.source.path, nil)
		case i > 0 && overlap(c.edits[i-1], e):
			return c.skipped(Contradictory, e.source.path, nil)
		}
	}
	if p.same(c) {
		return nil
	}
	if other, in := c.conflict(); other != nil {
		skipped := c.skipped(Conflict, in.path, nil)
		skipped.Other = &other.finding
		return skipped
	}
	return nil
}

// same reports whether a candidate does what a chosen one does.
func (p *planner) same(c *candidate) bool {
	return slices.ContainsFunc(p.chosen, func(other *candidate) bool { return slices.Equal(c.edits, other.edits) })
}

// accept makes a candidate part of the plan.
func (p *planner) accept(c *candidate) {
	if p.same(c) {
		return
	}
	p.chosen = append(p.chosen, c)
	for _, e := range c.edits {
		if !slices.ContainsFunc(e.source.accepted, func(a accepted) bool { return a.edit == e }) {
			e.source.accepted = append(e.source.accepted, accepted{e, c})
		}
	}
}

// finish works out what the files are like afterwards, and reports whether that
// went well for all of them.
func (p *planner) finish() bool {
	good := true
	for _, s := range p.sources {
		if len(s.accepted) == 0 {
			continue
		}
		if err := s.finish(); err != nil {
			s.reason, s.err, good = Unformatted, err, false
		}
	}
	return good
}

// changed returns the files with edits, by path.
func (p *planner) changed() []*source {
	var list []*source
	for _, s := range p.sources {
		if len(s.accepted) > 0 && string(s.fixed) != string(s.content) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, comparePaths)
	return list
}
