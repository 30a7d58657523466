package contract_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func FuzzValidate(f *testing.F) {
	f.Add("index_missing", -32001, "The index does not exist.", "Call list_indices and pass another name.", 0, "notice")
	f.Add("", 0, "", "", 0, "")
	f.Add("Bad Reason", 9999, " ", " ", 7, "crit")
	f.Add("invalid_arguments", -32099, "x", "See store.Get, Load() and handler.go now.", -1, "INFO")
	f.Add("\xff\xfe", -32603, "\x80", "a.B. ..c/.go ()()", 2, "\xff")
	f.Add("a", -32000, "x", "https://x/v1.Foo e.g. example.com@y ´`", 1, "debug")
	f.Fuzz(func(t *testing.T, reason string, code int, when, recovery string, retry int, severity string) {
		c := contract.Contract{{
			Reason: reason, Code: taxonomy.Code(code), When: when, Recovery: recovery,
			Retry: taxonomy.Retry(retry), Severity: contract.Severity(severity),
		}}
		c = append(c, c[0])
		checkProblems(t, c, c.Validate())
		all := contract.Checker{
			Identifier: func(string) bool { return true },
			Tool:       func(string) bool { return false },
		}
		checkProblems(t, c, all.Check(c))
		if e := c.Fail(reason, when); e == nil || !e.Code.Known() {
			t.Errorf("Fail gave %v", e)
		}
	})
}

func FuzzFromJSON(f *testing.F) {
	for _, seed := range []string{
		``, `null`, `[]`, `[null, 1, "x", [], {}]`, `{"code": 1}`, `[{"code": 1e999, "retryable": null, "severity": []}]`,
		`[{"code":"not_found","reason":"a","when":"It is gone.","recovery":"Choose one of the others.","retryable":true,"severity":"debug","thrownBy":"service"}]`,
		"[{\"reason\":\"\xff\"}]", `[{"code":-32001.0,"code":"x"}]`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, problems := contract.FromJSON(data)
		checkProblems(t, c, problems)
		if c == nil && len(problems) == 0 {
			t.Error("neither a contract nor a problem")
		}
	})
}

// checkProblems checks what holds of all problems of all contracts.
func checkProblems(t *testing.T, c contract.Contract, problems []contract.Problem) {
	t.Helper()
	for _, p := range problems {
		if p.Index < -1 || p.Index >= len(c) {
			t.Errorf("index out of range: %+v", p)
		}
		if p.Rule().Summary == "" || p.Rule().Severity != p.Severity {
			t.Errorf("not a declared rule: %+v", p)
		}
		if len(p.Message) > 1000 || !utf8.ValidString(p.Message) || strings.ContainsAny(p.Message, "\r\n") {
			t.Errorf("not a short valid line: %q", p.Message)
		}
	}
}
