package report_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// inFunction returns a file with the lines in a function, the first of them in
// line 3.
func inFunction(lines ...string) string {
	return "package a\nfunc f() {\n" + strings.Join(lines, "\n") + "\n}\n"
}

func TestIgnore(t *testing.T) {
	none, third, fourth := []int{}, []int{3}, []int{4}
	rows := []struct {
		name   string
		source string
		want   []int
	}{
		{"no directive", inFunction("bad()"), third},
		{"same line", inFunction("bad() //mcperrlint:ignore badcall -- reason"), none},
		{"line above", inFunction("//mcperrlint:ignore badcall -- reason", "bad()"), none},
		{"line above, in a comment with other lines", inFunction("//mcperrlint:ignore badcall -- reason", "// more", "bad()"), none},
		{"line above, after other lines", inFunction("// more", "//mcperrlint:ignore badcall -- reason", "bad()"), none},
		{"no reason", inFunction("bad() //mcperrlint:ignore badcall"), none},
		{"several rules", inFunction("bad() //mcperrlint:ignore other,badcall -- reason"), none},
		{"several rules with spaces", inFunction("bad() //mcperrlint:ignore other, badcall -- reason"), none},
		{"category", inFunction("bad() //mcperrlint:ignore badcall/kind -- reason"), none},
		{"two directives", inFunction("//mcperrlint:ignore badcall -- reason", "//mcperrlint:ignore other -- reason", "bad()"), none},
		{"before a call in several lines", inFunction("//mcperrlint:ignore badcall -- reason", "bad(", "1)"), none},

		{"other rule", inFunction("bad() //mcperrlint:ignore other -- reason"), third},
		{"other category", inFunction("bad() //mcperrlint:ignore badcall/other -- reason"), third},
		{"rule in the reason", inFunction("bad() //mcperrlint:ignore other -- badcall"), third},
		{"no rule", inFunction("bad() //mcperrlint:ignore"), third},
		{"space before the directive", inFunction("bad() // mcperrlint:ignore badcall -- reason"), third},
		{"longer word", inFunction("bad() //mcperrlint:ignored badcall -- reason"), third},
		{"block comment", inFunction("bad() /*mcperrlint:ignore badcall -- reason*/"), third},
		{"two lines above", inFunction("//mcperrlint:ignore badcall -- reason", "", "bad()"), []int{5}},
		{"line below", inFunction("bad()", "//mcperrlint:ignore badcall -- reason"), third},
		{"beside the line above", inFunction("good() //mcperrlint:ignore badcall -- reason", "bad()"), fourth},
		{"beside a brace in the line above", inFunction("if true { //mcperrlint:ignore badcall -- reason", "bad() }"), fourth},
		{"beside a closing brace in the line above", inFunction("if true {", "} //mcperrlint:ignore badcall -- reason", "bad()"), []int{5}},
		{"beside one of two", inFunction("bad() //mcperrlint:ignore badcall -- reason", "bad()"), fourth},
		{"in a string", inFunction("bad(`//mcperrlint:ignore badcall -- reason`)"), third},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, linesOf(t, "a.go", row.source)) })
	}
}

func TestIgnoreFunction(t *testing.T) {
	const reason = " -- reason"
	const directive = "//mcperrlint:ignore badcall" + reason
	rows := []struct {
		name   string
		source string
		want   []int
	}{
		{"in its comment", "package a\n// f does it.\n//\n" + directive + "\nfunc f() {\ngood()\nbad()\n}\n", []int{}},
		{"its last line", "package a\n" + directive + "\nfunc f() {\ngood()\nbad() }\n", []int{}},
		{"a method", "package a\n" + directive + "\nfunc (t) f() {\ngood()\nbad()\n}\n", []int{}},
		{"a function in it", "package a\n" + directive + "\nfunc f() {\ngood(func() {\nbad()\n})\n}\n", []int{}},
		{"a category", "package a\n//mcperrlint:ignore badcall/kind" + reason + "\nfunc f() {\ngood()\nbad()\n}\n", []int{}},

		{"another function", "package a\n" + directive + "\nfunc f() {\nbad()\n}\nfunc g() {\nbad()\n}\n", []int{7}},
		{"not its comment", "package a\n" + directive + "\n\nfunc f() {\ngood()\nbad()\n}\n", []int{6}},
		{"beside its name", "package a\nfunc f() { " + directive + "\ngood()\nbad()\n}\n", []int{4}},
		{"another rule", "package a\n//mcperrlint:ignore other" + reason + "\nfunc f() {\ngood()\nbad()\n}\n", []int{5}},
		{"a comment of variables", "package a\n" + directive + "\nvar (\nx = good()\ny = bad()\n)\n", []int{5}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, linesOf(t, "a.go", row.source)) })
	}
}

func TestIgnoreFile(t *testing.T) {
	const directive = "//mcperrlint:ignore-file badcall -- reason\n"
	rest := "func f() {\nbad()\n}\nfunc g() {\nbad()\n}\n"
	rows := []struct {
		name   string
		source string
		want   []int
	}{
		{"before the package", directive + "package a\n" + rest, []int{}},
		{"before the package, with its comment", "// Package a does it.\n" + directive + "package a\n" + rest, []int{}},
		{"beside the package", "package a " + directive + rest, []int{}},
		{"after the package", "package a\n" + directive + "\n" + rest, []int{}},
		{"in the comment of a function", "package a\n" + directive + rest, []int{}},
		{"at the end", "package a\n" + rest + directive, []int{}},
		{"a category", "//mcperrlint:ignore-file other, badcall/kind -- reason\npackage a\n" + rest, []int{}},

		{"in a function", "package a\nfunc h() {\n" + directive + "bad()\n}\n" + rest, []int{4, 7, 10}},
		{"in a list of variables", "package a\nvar (\n" + directive + "x = 1\n)\n" + rest, []int{7, 10}},
		{"another rule", "//mcperrlint:ignore-file other -- reason\npackage a\n" + rest, []int{4, 7}},
		{"another category", "//mcperrlint:ignore-file badcall/other -- reason\npackage a\n" + rest, []int{4, 7}},
		{"longer word", "//mcperrlint:ignore-files badcall -- reason\npackage a\n" + rest, []int{4, 7}},
		{"no rule", "//mcperrlint:ignore-file\npackage a\n" + rest, []int{4, 7}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, linesOf(t, "a.go", row.source)) })
	}
}

func TestNolint(t *testing.T) {
	none, third := []int{}, []int{3}
	rows := []struct {
		name   string
		source string
		want   []int
	}{
		{"everything", inFunction("bad() //nolint"), none},
		{"everything with a reason", inFunction("bad() //nolint // reason"), none},
		{"everything by name", inFunction("bad() //nolint:all"), none},
		{"the rule", inFunction("bad() //nolint:badcall"), none},
		{"the rule with a reason", inFunction("bad() //nolint:badcall // reason"), none},
		{"the rule in upper case", inFunction("bad() //nolint:BadCall"), none},
		{"the rule in a list", inFunction("bad() //nolint:errcheck, badcall"), none},
		{"all in a list", inFunction("bad() //nolint:errcheck,all"), none},
		{"the suite", inFunction("bad() //nolint:mcperrlint"), none},
		{"with a space", inFunction("bad() // nolint:badcall"), none},
		{"before a statement", inFunction("//nolint:badcall", "if true {", "bad()", "}"), none},
		{"before a function", "package a\n//nolint:badcall\nfunc f() {\nbad()\n}\n", none},
		{"before the package", "//nolint:badcall\npackage a\nfunc f() {\nbad()\n}\n", none},
		{"in the comment of a function", "package a\n// f does it.\n//nolint:badcall\nfunc f() {\nbad()\n}\n", none},

		{"another linter", inFunction("bad() //nolint:errcheck"), third},
		{"reason without a mark", inFunction("bad() //nolint:badcall reason"), third},
		{"longer word", inFunction("bad() //nolints"), third},
		{"block comment", inFunction("bad() /*nolint*/"), third},
		{"within a comment", inFunction("bad() // see nolint"), third},
		{"before another statement", inFunction("//nolint:badcall", "good()", "bad()"), []int{5}},
		{"in another column", inFunction("//nolint:badcall", " bad()"), []int{4}},
		{"two lines above", inFunction("//nolint:badcall", "", "bad()"), []int{5}},
		{"line below", inFunction("bad()", "//nolint:badcall"), third},
		{"beside the line above", inFunction("good() //nolint:badcall", "bad()"), []int{4}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, linesOf(t, "a.go", row.source)) })
	}
}

// A driver that reads nolint itself sees findings under the names that it knows.
func TestLeaveNolint(t *testing.T) {
	third, none := []int{3}, []int{}
	rows := []struct {
		directive   string
		alone, left []int
	}{
		{"//nolint", none, third},
		{"//nolint:all", none, third},
		{"//nolint:mcperrlint // reason", none, third},
		{"//nolint:badcall // reason", none, none},
		{"//nolint:mcperrlint,badcall", none, none},
		{"//mcperrlint:ignore badcall -- reason", none, none},
		{"//nolint:other", third, third},
	}
	for _, row := range rows {
		source := inFunction("bad() " + row.directive)
		assert.Equal(t, row.alone, linesOf(t, "a.go", source), row.directive)
		pass, diagnostics := passOver(t, "a.go", source)
		reportCalls(report.LeaveNolint(pass), false)
		lines := []int{}
		for _, d := range *diagnostics {
			lines = append(lines, pass.Fset.PositionFor(d.Pos, false).Line)
		}
		assert.Equal(t, row.left, lines, row.directive)
	}
}
