package report

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// suite is the name under which all rules are suppressed together by nolint:
// it is the name of the golangci-lint plugin.
const suite = "mcperrlint"

// A nolint is a directive such as "//nolint:rule,other // reason", as
// golangci-lint reads them: it holds for the lines of its comment group, and, if
// a node begins in the next line and in the same column, for that node.
type nolint struct {
	linters     []string // in lower case
	first, last int      // the lines for which it holds
}

// covers reports whether the directive suppresses findings of the rule in the
// line. The names of rules are all that count where the driver knows those of
// linters itself.
func (n nolint) covers(line int, rule string, driverKnows bool) bool {
	return n.first <= line && line <= n.last &&
		(slices.Contains(n.linters, rule) || !driverKnows && (slices.Contains(n.linters, suite) || slices.Contains(n.linters, "all")))
}

var driverKnowsKey = guard.NewKey[bool]("the driver knows nolint")

// LeaveNolint returns a pass for a driver that reads nolint itself, and wants to see
// the findings: it tells what directives without effect there are. Only directives
// with the names of rules still count, because such a driver knows no rules.
func LeaveNolint(pass *analysis.Pass) *analysis.Pass { return driverKnowsKey.With(pass, true) }

// parseNolint returns the linters that a comment turns off, and whether it is
// such a directive.
func parseNolint(comment string) (nolint, bool) {
	text := strings.TrimLeft(comment, "/ ")
	rest, ok := strings.CutPrefix(text, "nolint")
	if !ok || rest != "" && rest[0] != ' ' && rest[0] != ':' {
		return nolint{}, false
	}
	list, ok := strings.CutPrefix(rest, ":")
	if !ok || strings.HasPrefix(list, "all") {
		return nolint{linters: []string{"all"}}, true
	}
	list, _, _ = strings.Cut(list, "//")
	var n nolint
	for name := range strings.SplitSeq(list, ",") {
		linter, _ := rule.Renamed.Current(strings.ToLower(strings.TrimSpace(name)))
		n.linters = append(n.linters, linter)
	}
	return n, true
}
