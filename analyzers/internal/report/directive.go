package report

import (
	"go/ast"
	"go/token"
	"strings"
)

const ignore = "//mcperrlint:ignore"

// A Directive is a comment of the form
//
//	//mcperrlint:ignore rule[,rule] -- reason
//
// where a rule can be narrowed to a category, as in rule/category.
type Directive struct {
	// Comment is the comment.
	Comment *ast.Comment
	// Names are the rules and categories that it names.
	Names []Name
	// Reason is what stands after the dashes, if anything does.
	Reason string
}

// A Name is a rule or a category of a rule, as a directive names it.
type Name struct {
	// Text is the name.
	Text string
	// Pos is where it stands.
	Pos token.Pos
}

// End returns the end of the name.
func (n Name) End() token.Pos { return n.Pos + token.Pos(len(n.Text)) }

// Rule returns the name of the rule.
func (n Name) Rule() string {
	rule, _, _ := strings.Cut(n.Text, "/")
	return rule
}

// covers reports whether the name is that of the rule of a finding, or of its
// category.
func (n Name) covers(f Finding) bool {
	return n.Text == f.Rule || f.Category != "" && n.Text == f.Rule+"/"+f.Category
}

// Parse returns the directive that a comment is, and whether it is one.
func Parse(comment *ast.Comment) (Directive, bool) {
	rest, ok := strings.CutPrefix(comment.Text, ignore)
	if !ok || rest != "" && !isSpace(rest[0]) {
		return Directive{}, false
	}
	list, reason, _ := strings.Cut(rest, "--")
	if before, _, commented := strings.Cut(list, "//"); commented {
		list, reason = before, "" // what nolint takes for a reason is no name
	}
	return Directive{
		Comment: comment,
		Names:   names(list, comment.Pos()+token.Pos(len(ignore))),
		Reason:  strings.TrimSpace(reason),
	}, true
}

// names returns the names in a list that stands at pos.
func names(list string, pos token.Pos) []Name {
	var all []Name
	start := 0
	for i := range len(list) + 1 {
		if i < len(list) && !isSpace(list[i]) && list[i] != ',' {
			continue
		}
		if i > start {
			all = append(all, Name{Text: list[start:i], Pos: pos + token.Pos(start)})
		}
		start = i + 1
	}
	return all
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' }
