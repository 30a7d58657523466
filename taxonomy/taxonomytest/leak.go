package taxonomytest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// shapes are the forms in which the inside of a server shows in a text.
var shapes = [...]struct {
	name string
	form *regexp.Regexp
}{
	{"goroutine trace", regexp.MustCompile(`goroutine \d+ \[`)},
	{"Go source position", regexp.MustCompile(`[\w./\\-]*\w\.go:\d+`)},
	{"Go call frame", regexp.MustCompile(`[\w)\]]\(\{?0x[0-9a-f]+|\+0x[0-9a-f]+\b`)},
	{"heap address", regexp.MustCompile(`\b0xc[0-9a-f]{9}\b`)},
	{"run-time error", regexp.MustCompile(`\bruntime error: `)},
	// The form of other languages: the word "at", a name, a place in
	// parentheses. A name with a separator in it needs no place.
	{"stack frame", regexp.MustCompile(`\bat\s+(?:async\s+|new\s+)?(?:` +
		`[A-Za-z_$<*/][^\s(]*[.<>$_*:/][^\s(]*\s*\(|` +
		`[A-Za-z_$<][^\s(]*\s*\([^)\n]*(?:[/\\]|:\d|<anonymous>|native))`)},
	{"dependency folder", regexp.MustCompile(`/pkg/mod/|\bnode_modules\b|@v\d+\.\d+\.\d+[\w.+-]*/`)},
	{"environment", regexp.MustCompile(`\bprocess\.env\b|\bos\.(?:Getenv|LookupEnv|Environ)\b|` +
		`\b(?:PATH|HOME|USER|PWD|SHELL|GOPATH|GOROOT|GOCACHE|GOMODCACHE|LD_LIBRARY_PATH|USERPROFILE|APPDATA)=|` +
		`\b[A-Z][A-Z0-9_]*_(?:KEY|TOKEN|SECRET|PASSWORD)=\S`)},
	{"home folder", regexp.MustCompile(`(?:^|[^\w.-])(?:/home/|/Users/|/root/)`)},
	{"drive letter", regexp.MustCompile(`(?:^|[^A-Za-z0-9])[A-Za-z]:[\\/]+[^\s\\/]`)},
	{"credentials in a URL", regexp.MustCompile(`\w://[^\s/@:]*:[^\s/@]+@`)},
	{"bearer token", regexp.MustCompile(`(?i)\bbearer\s+[\w.~+/-]*\d`)},
}

// Leaks returns parts of a text that look like internals of the server: stack
// traces, source positions, dependency directories, environment variables, home
// directories, drive letters, credentials. Each is named once, with the place
// that shows it. What the caller sent is no leak: pass its strings as input.
//
// It is a heuristic. To be sure that a certain text does not get out, use
// [Reveals].
func Leaks(text string, input ...string) []string {
	text = withoutEchoes(text, input)
	var leaks []string
	for _, s := range shapes {
		if found := s.form.FindString(text); found != "" {
			leaks = append(leaks, s.name+": "+strings.TrimSpace(found))
		}
	}
	return leaks
}

// withoutEchoes removes the strings of the input, as they are and as they look
// inside quotation marks, longest first. Single characters stay.
func withoutEchoes(text string, input []string) string {
	var echoes []string
	for _, s := range input {
		if utf8.RuneCountInString(s) < 2 {
			continue
		}
		quoted := strconv.Quote(s)
		echoes = append(echoes, s, quoted[1:len(quoted)-1])
	}
	slices.SortStableFunc(echoes, func(a, b string) int { return len(b) - len(a) })
	for _, echo := range echoes {
		text = strings.ReplaceAll(text, echo, " ")
	}
	return text
}

// AssertNoLeak fails the test for every leak that [Leaks] finds, and reports
// whether there was none.
func AssertNoLeak(tb testing.TB, text string, input ...string) bool {
	tb.Helper()
	return report(tb, seen("client", text, input))
}

// seen returns the leaks in a text as problems.
func seen(by, text string, input []string) []string {
	var d differences
	for _, leak := range Leaks(text, input...) {
		d.add("the %s sees the inside of the server: %s", by, leak)
	}
	return d.found
}
