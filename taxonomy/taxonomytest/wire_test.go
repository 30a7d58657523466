package taxonomytest

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var search = contract.Contract{
	{
		Reason: "index_missing", Code: taxonomy.CodeNotFound, When: "The index does not exist.",
		Recovery: "Call list_indexes and use one of the names.",
	},
	{
		Reason: "query_bad", Code: taxonomy.CodeValidationError, When: "The query cannot be read.",
		Recovery: "Write the query as the tool's description says.",
	},
}

func TestT02WireTests(t *testing.T) {
	RunWireTests(t, search, func(t *testing.T, reason string) (string, bool) {
		t.Helper()
		r := render.Result(search.Fail(reason, ""), render.StructuredAbsent)
		return r.Text, r.IsError
	})
}

func TestT02WireTestsFail(t *testing.T) {
	r := newRecorder()
	runWireTests(r, search, func(_ *recorder, reason string) (string, bool) {
		if reason == "query_bad" {
			return "ok, /home/alice is empty", false
		}
		return render.Text(search.Fail(reason, "There is no index /home/bob.")), true
	}, []string{"/home/bob"})
	assert.Equal(t, []string{"index_missing", "query_bad"}, *r.ran)
	assert.Equal(t, []string{
		`query_bad: the failure "query_bad" arrives without the error flag`,
		`query_bad: the client is not told the reason "query_bad"`,
		`query_bad: the client sees the inside of the server: home folder: /home/`,
	}, *r.found)
}

func TestT02AContractWithoutFailuresFails(t *testing.T) {
	r := newRecorder()
	runWireTests(r, nil, func(*recorder, string) (string, bool) { return "", true }, nil)
	assert.Equal(t, []string{"the contract declares no failure"}, *r.found)
}

func TestT02CheckWire(t *testing.T) {
	tests := []struct {
		name, reason, text string
		isError            bool
		want               []string
	}{
		{"T02 as it should be", "index_missing", "Error: Gone.\n\n(reason index_missing)", true, nil},
		{"T02 reason in JSON", "index_missing", `{"reason":"index_missing"}`, true, nil},
		{"T02 no error flag", "index_missing", "index_missing", false, []string{`the failure "index_missing" arrives without the error flag`}},
		{"T02 reason missing", "index_missing", "Error: Gone.", true, []string{`the client is not told the reason "index_missing"`}},
		{"T02 reason inside a longer one", "missing", "(reason index_missing)", true, []string{`the client is not told the reason "missing"`}},
		{
			"T02 no reason declared", " ", "Error: Gone.", true,
			[]string{"the contract has a failure without a reason", `the client is not told the reason " "`},
		},
		{"T02 reason that is no text", "\xff", "\xff", true, []string{`the client is not told the reason "\xff"`}},
		{
			"T02 leak", "gone", "(reason gone) main.go:7", true,
			[]string{"the client sees the inside of the server: Go source position: main.go:7"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, CheckWire(tt.reason, tt.text, tt.isError)) })
	}
}
