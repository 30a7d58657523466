package drafts

import (
	"errors"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// codeOf returns the code of a failure: that of the program, that of its sentinel or condition, or what package
// taxonomy makes of its text when the program runs.
func codeOf(f failures.Failure) taxonomy.Code {
	if code, known := taxonomy.ParseCode(f.Code); known && code != taxonomy.CodeUnknownError {
		return code
	}
	if name := sentinelReason(f); name != "" {
		if code, known := codeOfWords(name); known {
			return code
		}
	}
	if missingOf(f.When) != "" {
		return taxonomy.CodeValidationError
	}
	if hasWords(f.Text) {
		text := strings.ReplaceAll(f.Text, hole, "x")
		if code := taxonomy.Classify(errors.New(text)).Code; isSaid(code) {
			return code
		}
		if code, known := codeOfWords(reasonOfText(f.Text)); known {
			return code
		}
	}
	return taxonomy.CodeInternalError
}

// isSaid reports whether a code says more than that something failed.
func isSaid(code taxonomy.Code) bool {
	return code.Known() && code != taxonomy.CodeUnknownError && code != taxonomy.CodeInternalError
}

// meanings are what words in the names of errors mean. The first that matches counts.
var meanings = []struct {
	words *regexp.Regexp
	code  taxonomy.Code
}{
	{regexp.MustCompile(`not_found|not_exist|no_such|no_rows|missing_key|unknown_(id|key|name)|gone$`), taxonomy.CodeNotFound},
	{regexp.MustCompile(`exist|duplicate|conflict|already|in_use`), taxonomy.CodeConflict},
	{regexp.MustCompile(`unauthori[sz]ed|unauthenticated|not_logged_in|no_credentials`), taxonomy.CodeUnauthorized},
	{regexp.MustCompile(`forbidden|permission|denied|not_allowed|read_only`), taxonomy.CodeForbidden},
	{regexp.MustCompile(`rate_limit|too_many_requests|throttle|quota`), taxonomy.CodeRateLimited},
	{regexp.MustCompile(`timeout|timed_out|deadline`), taxonomy.CodeTimeout},
	{regexp.MustCompile(`unavailable|closed|not_connected|offline|busy`), taxonomy.CodeServiceUnavailable},
	{regexp.MustCompile(`invalid|required|missing|empty|out_of_range|too_(long|short|large|small|big)|must|unknown|unsupported|bad_|malformed`), taxonomy.CodeValidationError},
	{regexp.MustCompile(`^no_[a-z]+$`), taxonomy.CodeNotFound},
}

// codeOfWords returns what words in snake case mean.
func codeOfWords(words string) (code taxonomy.Code, known bool) {
	for _, m := range meanings {
		if m.words.MatchString(words) {
			return m.code, true
		}
	}
	return 0, false
}
