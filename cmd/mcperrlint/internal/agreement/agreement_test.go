package agreement_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agreement"
)

func place(line int) failures.Place {
	return failures.Place{File: "notes/read.go", Line: line, Column: 2}
}

// tool returns a tool with a contract and failures.
func tool(name, contract string, line int, list ...failures.Failure) failures.Tool {
	return failures.Tool{Name: name, Function: "notes." + name, Contract: contract, At: place(line), Failures: list}
}

// undeclared returns a failure that no contract declares.
func undeclared(line int, code, reason string) failures.Failure {
	return failures.Failure{What: "os.Open", Text: "Nobody may …", Code: code, Reason: reason, Declared: failures.IsUndeclared, At: place(line)}
}

// declared returns an entry, with or without a place that produces it.
func declared(line int, reason string, as failures.Declared) failures.Failure {
	f := failures.Failure{What: reason, Code: "not_found", Reason: reason, Declared: as}
	if line > 0 {
		f.At = place(line)
	}
	return f
}

func TestOf(t *testing.T) {
	unknown := func(t failures.Tool) failures.Tool {
		t.Unknown = []string{"what notes.find returns on line 7 is not known"}
		return t
	}
	for name, row := range map[string]struct {
		tools []failures.Tool
		want  []string
	}{
		"no contract": {
			[]failures.Tool{tool("read", "", 1, undeclared(2, "forbidden", ""))},
			[]string{"0 undeclared, 0 never produced; 1 of 1 tools, prompts and resources have no contract"},
		},
		"a code and a reason": {
			[]failures.Tool{tool("read", "notes.failures", 1, undeclared(3, "forbidden", "locked"), undeclared(2, "forbidden", ""), undeclared(4, "internal_error", ""))},
			[]string{
				`notes/read.go:2:2: read can fail with forbidden, which notes.failures does not declare (os.Open: "Nobody may")`,
				`notes/read.go:3:2: read can fail with locked, which notes.failures does not declare (os.Open: "Nobody may")`,
				"2 undeclared, 0 never produced; 0 of 1 tools, prompts and resources have no contract",
			},
		},
		"one failure of two tools": {
			[]failures.Tool{tool("read", "notes.failures", 1, undeclared(2, "forbidden", "")), tool("show", "notes.failures", 1, undeclared(2, "forbidden", ""))},
			[]string{
				`notes/read.go:2:2: read and show can fail with forbidden, which notes.failures does not declare (os.Open: "Nobody may")`,
				"1 undeclared, 0 never produced; 0 of 2 tools, prompts and resources have no contract",
			},
		},
		"an entry that nothing produces": {
			[]failures.Tool{tool("read", "notes.failures", 1, declared(2, "gone", failures.IsDeclared), declared(0, "shipped", failures.NeverProduced)), tool("show", "notes.failures", 9, declared(0, "shipped", failures.NeverProduced))},
			[]string{
				"notes/read.go:1:2: read and show never fail with shipped, which notes.failures declares: no error has that reason",
				"0 undeclared, 1 never produced; 0 of 2 tools, prompts and resources have no contract",
			},
		},
		"an entry that another tool of the contract produces": {
			[]failures.Tool{tool("read", "notes.failures", 1, declared(0, "gone", failures.NeverProduced)), tool("show", "notes.failures", 9, declared(9, "gone", failures.IsDeclared))},
			[]string{"0 undeclared, 0 never produced; 0 of 2 tools, prompts and resources have no contract"},
		},
		"contracts without names are not one": {
			[]failures.Tool{tool("read", failures.Unnamed, 1, declared(0, "gone", failures.NeverProduced)), tool("show", failures.Unnamed, 9, declared(9, "gone", failures.IsDeclared))},
			[]string{
				"notes/read.go:1:2: read never fails with gone, which contract.Contract{…} declares: no error has that reason",
				"0 undeclared, 1 never produced; 0 of 2 tools, prompts and resources have no contract",
			},
		},
		"what cannot be told": {
			[]failures.Tool{unknown(tool("read", "notes.failures", 1, declared(0, "gone", failures.IsDeclared))), tool("show", "notes.failures", 9, declared(0, "gone", failures.NeverProduced))},
			[]string{
				"notes.failures: whether read can fail with gone cannot be told: what notes.find returns on line 7 is not known",
				"0 undeclared, 0 never produced; 0 of 2 tools, prompts and resources have no contract",
			},
		},
		"what a service throws": {
			[]failures.Tool{tool("", "notes.failures", 1, declared(0, "busy", failures.IsDeclared))},
			[]string{"0 undeclared, 0 never produced; 0 of 1 tools, prompts and resources have no contract"},
		},
		"a name that would break the line": {
			[]failures.Tool{tool("read\n::error::x", "notes.failures", 1, undeclared(2, "forbidden", ""))},
			[]string{
				`notes/read.go:2:2: read\n\x3a:error::x can fail with forbidden, which notes.failures does not declare (os.Open: "Nobody may")`,
				"1 undeclared, 0 never produced; 0 of 1 tools, prompts and resources have no contract",
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := agreement.Of(row.tools)
			var b strings.Builder
			require.NoError(t, r.Write(&b, "text"))
			assert.Equal(t, strings.Join(row.want, "\n"), b.String()+r.Summary())
			assert.Equal(t, len(r.Undeclared)+len(r.NeverProduced) > 0, r.Differs())
		})
	}
}

func TestJSON(t *testing.T) {
	var b strings.Builder
	require.NoError(t, agreement.Of(nil).Write(&b, "json"))
	assert.JSONEq(t, `{"version": 1, "undeclared": [], "neverProduced": [], "untold": [], "without": [], "tools": 0}`, b.String())
	require.EqualError(t, agreement.Of(nil).Write(&b, "sarif"), `unknown format "sarif" (formats: text, json)`)
}
