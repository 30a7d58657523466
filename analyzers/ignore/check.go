package ignore

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// A checker checks the directives of one file.
type checker struct {
	pass       *analysis.Pass
	suite      suite
	used       map[string]*report.Used
	directives []report.Placed
	content    func() []byte // what is in the file, nil if it cannot be read
}

func (c *checker) check() {
	for _, d := range c.directives {
		c.reason(d.Directive)
		c.place(d)
		for _, n := range d.Names {
			if !c.suite.knows(n) {
				c.unknown(n)
				continue
			}
			c.former(n)
			if n.Rule() != name && !d.Misplaced {
				c.unused(d.Directive, n)
			}
		}
	}
	for _, d := range inner(c.directives) {
		for _, n := range d.Names {
			if n.Rule() == name && c.suite.knows(n) && !d.Misplaced {
				c.unused(d.Directive, n)
			}
		}
	}
}

// inner returns directives in an order in which one that covers another comes after
// it: what this rule reports of a directive that names it must be known before it is
// said of another one that it covers nothing.
func inner(list []report.Placed) []report.Placed {
	width := func(d report.Placed) int {
		switch {
		case d.WholeFile:
			return 2
		case d.Function != nil:
			return 1
		}
		return 0
	}
	ordered := slices.Clone(list)
	slices.Reverse(ordered) // a line covers itself and the next
	slices.SortStableFunc(ordered, func(a, b report.Placed) int { return width(a) - width(b) })
	return ordered
}

// place reports a directive that suppresses nothing, whatever it names.
func (c *checker) place(d report.Placed) {
	f := report.At(d.Comment, categoryUnused, "")
	switch {
	case d.Misplaced:
		f.Message = "the directive is for a whole file, but inside of a declaration it suppresses nothing"
		f.Help = "move it out of the declaration"
	case len(d.Names) == 0:
		f.Message = "the directive names no rule, so it suppresses nothing"
		f.Help = "name the rules that it is for, or remove it"
	default:
		return
	}
	report.Report(c.pass, f)
}

func (c *checker) reason(d report.Directive) {
	if d.Reason == "" {
		f := report.At(d.Comment, categoryReason, "the directive gives no reason, so nobody can tell whether it still holds")
		f.Help, f.About = "write the reason after `--`", d.Comment
		report.Report(c.pass, f)
	}
}

func (c *checker) unknown(n report.Name) {
	f := at(n, categoryUnknown, "the directive names "+report.Code(n.Text)+", which is no rule and no category and suppresses nothing")
	f.Help = "name a rule, and write reasons after `--`"
	if near := c.suite.nearest(n); near != "" {
		f.Help = "write " + report.Code(near)
	}
	report.Report(c.pass, f)
}

// former reports a name that a rule or a category had once. It suppresses all the same.
func (c *checker) former(n report.Name) {
	now := n.Current()
	if now == n.Text {
		return
	}
	f := at(n, categoryUnknown, "the directive names "+report.Code(n.Text)+", which is called "+report.Code(now)+" now")
	f.Help = "write " + report.Code(now)
	f.Fix = &analysis.SuggestedFix{Message: "Write " + now, TextEdits: []analysis.TextEdit{{Pos: n.Pos, End: n.End(), NewText: []byte(now)}}}
	report.Report(c.pass, f)
}

// unused reports a name that suppressed nothing, if its rule ran.
func (c *checker) unused(d report.Directive, n report.Name) {
	if !c.idle(n) {
		return
	}
	f := at(n, categoryUnused, "the directive names "+report.Code(n.Text)+", which reports nothing here: a new mistake would go unnoticed")
	f.Help = "remove the name"
	if len(d.Names) == 1 {
		f.Help = "remove the directive"
	}
	if n.Rule() == name {
		f.About = d.Comment
	}
	f.Fix = c.removal(d, n)
	report.Report(c.pass, f)
}

// idle reports whether the name is known to suppress nothing.
func (c *checker) idle(n report.Name) bool {
	used, ran := c.used[n.Rule()]
	return ran && c.suite.knows(n) && !used.Has(n)
}

func at(n report.Name, category, message string) report.Finding {
	return report.Finding{Pos: n.Pos, End: n.End(), Category: category, Message: message}
}
