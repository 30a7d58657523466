package report

import (
	"go/ast"
	"go/token"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// How the directives begin.
const (
	ignore     = "//mcperrlint:ignore"
	ignoreFile = "//mcperrlint:ignore-file"
)

// A Directive is a comment of one of the forms
//
//	//mcperrlint:ignore rule[,rule] -- reason
//	//mcperrlint:ignore-file rule[,rule] -- reason
//
// where a rule can be narrowed to a category, as in rule/category.
type Directive struct {
	// Comment is the comment.
	Comment *ast.Comment
	// WholeFile tells that it speaks of its file, which it does outside of
	// declarations only.
	WholeFile bool
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

// Current returns the name of today, which is another one if the rule or the category was renamed.
func (n Name) Current() string {
	now, _ := rule.Renamed.Current(n.Text)
	return now
}

// Rule returns the name of the rule, as it is today.
func (n Name) Rule() string {
	rule, _, _ := strings.Cut(n.Current(), "/")
	return rule
}

// covers reports whether the name is that of the rule of a finding, or of its
// category.
func (n Name) covers(f Finding) bool {
	now := n.Current()
	return now == f.Rule || f.Category != "" && now == f.Rule+"/"+f.Category
}

// Parse returns the directive that a comment is, and whether it is one.
func Parse(comment *ast.Comment) (Directive, bool) {
	begin, wholeFile := ignore, strings.HasPrefix(comment.Text, ignoreFile)
	if wholeFile {
		begin = ignoreFile
	}
	rest, ok := strings.CutPrefix(comment.Text, begin)
	if !ok || rest != "" && !isSpace(rest[0]) {
		return Directive{}, false
	}
	list, reason, _ := strings.Cut(rest, "--")
	if before, _, commented := strings.Cut(list, "//"); commented {
		list, reason = before, "" // what nolint takes for a reason is no name
	}
	return Directive{
		Comment:   comment,
		WholeFile: wholeFile,
		Names:     names(list, comment.Pos()+token.Pos(len(begin))),
		Reason:    strings.TrimSpace(reason),
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
