package taxonomytest

import (
	"regexp"
	"strings"
	"testing"

	"github.com/mcperrlint/mcperrlint/contract"
)

// RunWireTests runs a subtest for each failure of a contract, named after its
// reason. The function call makes the tool fail for that reason, through a real
// client if possible. It returns everything that the client sees (the text, and
// structured content and metadata as JSON) and whether the result had the error
// flag. A subtest fails if
//
//   - there is no error flag, because the agent then takes the failure for a
//     success;
//   - the client does not see the reason;
//   - the client sees a leak, see [Leaks]; the input is what call sent.
//
// A contract without failures fails the test, because it tests nothing.
func RunWireTests(t *testing.T, c contract.Contract, call func(t *testing.T, reason string) (text string, isError bool), input ...string) {
	t.Helper()
	runWireTests(t, c, call, input)
}

func runWireTests[T testing.TB](t runner[T], c contract.Contract, call func(T, string) (string, bool), input []string) {
	t.Helper()
	if len(c) == 0 {
		t.Errorf("the contract declares no failure")
	}
	for _, failure := range c {
		t.Run(failure.Reason, func(t T) {
			t.Helper()
			text, isError := call(t, failure.Reason)
			report(t, CheckWire(failure.Reason, text, isError, input...))
		})
	}
}

// CheckWire returns what is wrong with a failure as the client sees it.
// [RunWireTests] calls it for each reason.
func CheckWire(reason, text string, isError bool, input ...string) []string {
	var d differences
	if strings.TrimSpace(reason) == "" {
		d.add("the contract has a failure without a reason")
	}
	if !isError {
		d.add("the failure %q arrives without the error flag", reason)
	}
	if !names(text, reason) {
		d.add("the client is not told the reason %q", reason)
	}
	return append(d.found, seen("client", text, input)...)
}

// names reports whether the reason stands in the text as a word of its own.
func names(text, reason string) bool {
	word, err := regexp.Compile(`(?:^|\W)` + regexp.QuoteMeta(reason) + `(?:\W|$)`)
	if err != nil { // the reason is not valid UTF-8
		return false
	}
	return strings.TrimSpace(reason) != "" && word.MatchString(text)
}
