package contract_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
)

// The structural rules of cyanheads, on contracts that are fed as JSON, as they are
// written there.

// entryWith returns a list with one sound entry in which the named field is
// replaced by the given JSON, or left out if that is empty.
func entryWith(field, value string) string {
	fields := []struct{ name, value string }{
		{"code", "-32001"},
		{"reason", `"index_missing"`},
		{"when", `"The named index does not exist."`},
		{"recovery", `"Call list_indices and pass one of its names."`},
	}
	out, seen := "", false
	for _, f := range fields {
		if f.name == field {
			f.value, seen = value, true
		}
		if f.value != "" {
			out += `,"` + f.name + `":` + f.value
		}
	}
	if !seen && value != "" {
		out += `,"` + field + `":` + value
	}
	return "[{" + out[1:] + "}]"
}

func TestStructuralRulesOfCyanheads(t *testing.T) {
	one := func(id string) []string { return []string{id} }
	none := []string{}
	rows := []struct {
		row  string
		json string
		want []string
	}{
		{"type: null", `null`, one("type")},
		{"type: string", `"errors"`, one("type")},
		{"empty", `[]`, one("empty")},
		{"entry-type: null", `[null]`, one("entry-type")},
		{"entry-type: primitive", `[42]`, one("entry-type")},
		{"entry-type: list, which passes there", `[[]]`, one("entry-type")},
		{"code-type: missing", entryWith("code", ""), one("code-missing")},
		{"code-type: null", entryWith("code", "null"), one("code-missing")},
		{"code-type: boolean", entryWith("code", "true"), one("code-missing")},
		{"code-type: object", entryWith("code", "{}"), one("code-missing")},
		{"code-unknown: 9999", entryWith("code", "9999"), one("code-unknown")},
		{"code-unknown: fraction", entryWith("code", "-32001.5"), one("code-unknown")},
		{"code-unknown: too large", entryWith("code", "1e400"), one("code-unknown")},
		{"code-unknown: name", entryWith("code", `"nope"`), one("code-unknown")},
		{"code-unknown: 0 counts as missing here", entryWith("code", "0"), one("code-missing")},
		{"code as a name is fine", entryWith("code", `"not_found"`), none},
		{"code as a number with a fraction of zero is fine", entryWith("code", "-32001.0"), none},
		{"code-unknown-error", entryWith("code", "-32099"), one("code-unknown-error")},
		{"reason-required: missing", entryWith("reason", ""), one("reason-required")},
		{"reason-required: empty", entryWith("reason", `""`), one("reason-required")},
		{"reason-required: no string", entryWith("reason", "5"), one("reason-required")},
		{"reason-format", entryWith("reason", `"Bad"`), one("reason-format")},
		{"reason-format: double underscore is fine", entryWith("reason", `"a__b_"`), none},
		{"when-required: missing", entryWith("when", ""), one("when-required")},
		{"when-required: empty", entryWith("when", `""`), one("when-required")},
		{"when-required: no string", entryWith("when", "[]"), one("when-required")},
		{"when-required: blank, which passes there", entryWith("when", `"  "`), one("when-required")},
		{"recovery-required: missing", entryWith("recovery", ""), one("recovery-required")},
		{"recovery-required: no string", entryWith("recovery", "1"), one("recovery-required")},
		{"recovery-empty: blank", entryWith("recovery", `" "`), one("recovery-empty")},
		{"recovery-empty: empty counts as missing here", entryWith("recovery", `""`), one("recovery-required")},
		{"recovery-min-words", entryWith("recovery", `"Try again soon please"`), one("recovery-min-words")},
		{"recovery-min-words: five are fine", entryWith("recovery", `"Try again soon please, friend"`), none},
		{"recovery-min-words: punctuation, which counts there", entryWith("recovery", `"Try - again - soon"`), one("recovery-min-words")},
		{"retryable-type: null", entryWith("retryable", "null"), one("retry-type")},
		{"retryable-type: string", entryWith("retryable", `"true"`), one("retry-type")},
		{"retryable-type: number", entryWith("retryable", "1"), one("retry-type")},
		{"retryable-type: absent is fine", entryWith("retryable", ""), none},
		{"retryable-type: false is fine", entryWith("retryable", "false"), none},
		{"severity-unknown: error", entryWith("severity", `"error"`), one("severity-unknown")},
		{"severity-unknown: wrong case", entryWith("severity", `"Info"`), one("severity-unknown")},
		{"severity-unknown: number", entryWith("severity", "5"), one("severity-unknown")},
		{"severity-unknown: null", entryWith("severity", "null"), one("severity-unknown")},
		{"severity-unknown: empty", entryWith("severity", `""`), one("severity-unknown")},
		{"severity-unknown: notice is fine", entryWith("severity", `"notice"`), none},
		{"unknown extra fields are ignored", entryWith("since", `{"a":[1]}`), none},
		{"an entry that is no object stops that entry only", `[null, {}]`, []string{"entry-type", "code-missing", "reason-required", "when-required", "recovery-required"}},
		{"several problems of one entry", entryWith("code", "1.5")[:len(entryWith("code", "1.5"))-2] + `,"severity":1,"retryable":0}]`, []string{"code-unknown", "retry-type", "severity-unknown"}},
	}
	for _, row := range rows {
		t.Run(row.row, func(t *testing.T) {
			_, problems := contract.FromJSON([]byte(row.json))
			assert.Equal(t, row.want, ids(problems))
		})
	}
	t.Run("reason-unique", func(t *testing.T) {
		entry := entryWith("", "")
		entry = entry[1 : len(entry)-1]
		_, problems := contract.FromJSON([]byte("[" + entry + "," + entry + "," + entry + "]"))
		assert.Equal(t, []found{{"reason-unique", 1}, {"reason-unique", 2}}, identified(problems))
	})
}
