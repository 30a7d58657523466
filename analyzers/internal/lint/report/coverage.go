package report

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// coverage is what the directives of one file cover. It is made once for each
// rule and file, because a file can have as many findings as lines.
type coverage struct {
	generated bool
	test      bool
	lines     map[int][]named // by the line, of those that cover single ones
	longer    []reach         // of those that cover more
	nolints   []nolint
}

// named is a name in a directive of ours.
type named struct {
	Name
	directive *ast.Comment
}

// coverages are those of the files in which the running rule found something.
type coverages map[*ast.File]*coverage

var coveragesKey = guard.NewKey[coverages]("coverages")

// coverageOf returns what the directives of a file cover.
func coverageOf(pass *analysis.Pass, file *ast.File) *coverage {
	known, carried := coveragesKey.Of(pass)
	if c := known[file]; c != nil {
		return c
	}
	c := read(pass.Fset, file)
	c.test = c.test || syntax.IsForTests(pass)
	if carried {
		known[file] = c
	}
	return c
}

// read reads the directives of a file.
func read(fset *token.FileSet, file *ast.File) *coverage {
	c := &coverage{generated: Generated(fset, file), test: syntax.InTest(fset, file.Package), lines: make(map[int][]named)}
	l := layout{fset: fset, file: file}
	for _, d := range Directives(fset, file) {
		c.add(d, &l)
	}
	for _, group := range file.Comments {
		for _, comment := range group.List {
			if n, ok := parseNolint(comment.Text); ok {
				n.first, n.last = lineOf(fset, group.Pos()), l.reach(group)
				c.nolints = append(c.nolints, n)
			}
		}
	}
	return c
}

// add adds a directive of ours.
func (c *coverage) add(d Placed, l *layout) {
	for _, lines := range d.reaches(l) {
		for _, n := range d.Names {
			name := named{n, d.Comment}
			if first, last := lines[0], lines[1]; first == last {
				c.lines[first] = append(c.lines[first], name)
			} else {
				c.longer = append(c.longer, reach{first, last, name})
			}
		}
	}
}

// namesAt returns the names in directives that cover a line.
func (c *coverage) namesAt(line int) []named {
	list := slices.Clip(c.lines[line])
	for _, r := range c.longer {
		if r.first <= line && line <= r.last {
			list = append(list, r.name)
		}
	}
	return list
}

// suppresses reports whether a directive covers the finding. It notes every name
// that does.
func (c *coverage) suppresses(pass *analysis.Pass, f Finding) bool {
	line, found := lineOf(pass.Fset, f.Pos), false
	for _, n := range c.namesAt(line) {
		if n.covers(f) && n.directive != f.About {
			note(pass, n.Name)
			found = true
		}
	}
	driverKnows, _ := driverKnowsKey.Of(pass)
	for i := 0; i < len(c.nolints) && !found; i++ {
		found = c.nolints[i].covers(line, f.Rule, driverKnows)
	}
	return found
}
