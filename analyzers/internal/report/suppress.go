package report

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// suite is the name under which all rules are suppressed together by nolint:
// it is the name of the golangci-lint plugin.
const suite = "mcperrlint"

// suppressed reports whether a directive in the file covers the finding.
func suppressed(fset *token.FileSet, file *ast.File, f Finding) bool {
	s := search{fset: fset, file: file, finding: f, line: lineOf(fset, f.Pos)}
	for _, group := range file.Comments {
		if lineOf(fset, group.Pos()) > s.line {
			return false // directives stand before or beside what they cover
		}
		for _, comment := range group.List {
			if s.byIgnore(group, comment) || s.byNolint(group, comment) {
				return true
			}
		}
	}
	return false
}

// A search looks for a directive that covers one finding.
type search struct {
	fset    *token.FileSet
	file    *ast.File
	finding Finding
	line    int
}

// byIgnore reports whether the comment is our own directive and covers the
// finding: it stands on its line, or in the comment right above it.
func (s search) byIgnore(group *ast.CommentGroup, comment *ast.Comment) bool {
	rules, ok := ignored(comment.Text)
	if !ok || !slices.Contains(rules, s.finding.Rule) && !slices.Contains(rules, s.finding.Rule+"/"+s.finding.Category) {
		return false
	}
	if lineOf(s.fset, comment.Pos()) == s.line {
		return true
	}
	return lineOf(s.fset, group.End()) == s.line-1 && !s.followsCode(comment)
}

// ignored returns what a directive of the form
//
//	//mcperrlint:ignore rule[,rule] -- reason
//
// names, and whether the comment is one.
func ignored(comment string) (rules []string, ok bool) {
	rest, ok := strings.CutPrefix(comment, "//mcperrlint:ignore")
	if !ok || rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return nil, false
	}
	rest, _, _ = strings.Cut(rest, "--")
	return strings.FieldsFunc(rest, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }), true
}

// followsCode reports whether code stands before the comment on its line.
func (s search) followsCode(comment *ast.Comment) bool {
	line := lineOf(s.fset, comment.Pos())
	found := false
	ast.Inspect(s.file, func(n ast.Node) bool {
		if n == nil || found || n.Pos() >= comment.Pos() || lineOf(s.fset, n.End()) < line {
			return false
		}
		if _, isComment := n.(*ast.CommentGroup); isComment {
			return false
		}
		found = lineOf(s.fset, n.Pos()) == line || n.End() <= comment.Pos() && lineOf(s.fset, n.End()) == line
		return !found
	})
	return found
}

// byNolint reports whether the comment is a nolint directive, as golangci-lint
// reads them, and covers the finding: it covers the lines of its comment group,
// and, if a node begins in the next line and in the same column, that node.
func (s search) byNolint(group *ast.CommentGroup, comment *ast.Comment) bool {
	if !nolints(comment.Text, s.finding.Rule) {
		return false
	}
	last := lineOf(s.fset, group.End())
	return s.line <= last || s.inNode(last+1, column(s.fset, group.Pos()))
}

// nolints reports whether a comment such as "//nolint:rule,other // reason"
// turns the rule off.
func nolints(comment, rule string) bool {
	text := strings.TrimLeft(comment, "/ ")
	rest, ok := strings.CutPrefix(text, "nolint")
	if !ok || rest != "" && rest[0] != ' ' && rest[0] != ':' {
		return false
	}
	list, ok := strings.CutPrefix(rest, ":")
	if !ok || strings.HasPrefix(list, "all") {
		return true
	}
	list, _, _ = strings.Cut(list, "//")
	for name := range strings.SplitSeq(list, ",") {
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "all", suite, rule:
			return true
		}
	}
	return false
}

// inNode reports whether the finding lies in a node that begins at the given
// line and column.
func (s search) inNode(line, col int) bool {
	found := false
	ast.Inspect(s.file, func(n ast.Node) bool {
		if n == nil || found || lineOf(s.fset, n.End()) < line {
			return false
		}
		found = lineOf(s.fset, n.Pos()) == line && column(s.fset, n.Pos()) == col && s.line <= lineOf(s.fset, n.End())
		return !found
	})
	return found
}

func lineOf(fset *token.FileSet, pos token.Pos) int { return fset.PositionFor(pos, false).Line }

func column(fset *token.FileSet, pos token.Pos) int { return fset.PositionFor(pos, false).Column }
