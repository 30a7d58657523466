package contract_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestValidateBadInput(t *testing.T) {
	everywhere := func(text string) []string {
		return problemsOf(func(f *contract.Failure) {
			f.Reason, f.When, f.Recovery, f.Severity = text, text, text, contract.Severity(text)
		})
	}
	t.Run("10 MB in every field", func(t *testing.T) {
		assert.Equal(t, []string{"reason-format", "severity-unknown"}, everywhere(strings.Repeat("a b ", 10<<20/4)))
		assert.Equal(t, []string{"recovery-min-words", "severity-unknown"}, everywhere(strings.Repeat("a", 10<<20)))
		assert.Equal(t, []string{"reason-format", "recovery-min-words", "severity-unknown"}, everywhere(strings.Repeat("a.", 10<<20/2)))
		assert.Equal(t, []string{"reason-format", "when-required", "recovery-empty", "severity-unknown"}, everywhere(strings.Repeat(" ", 10<<20)))
	})
	t.Run("invalid UTF-8 in every field", func(t *testing.T) {
		assert.Equal(t, []string{"reason-format", "recovery-min-words", "severity-unknown"}, everywhere("\xff\xfe\x80"))
	})
	t.Run("messages are short, valid and one line", func(t *testing.T) {
		for _, text := range []string{strings.Repeat("store.Get\n", 1<<20), strings.Repeat("\x80", 1000), "a\nb"} {
			c := contract.Contract{sound(func(f *contract.Failure) { f.Reason, f.Recovery, f.Severity = text, text, contract.Severity(text) })}
			for _, p := range c.Validate() {
				assert.Less(t, len(p.Message), 700)
				assert.True(t, utf8.ValidString(p.Message))
				assert.NotContains(t, p.Message, "\n")
			}
		}
	})
	t.Run("10 MB and invalid UTF-8 through Fail", func(t *testing.T) {
		e := errs.Fail("index_missing", strings.Repeat("\xff", 10<<20), nil)
		assert.Equal(t, taxonomy.CodeNotFound, e.Code)
		assert.Equal(t, hint, e.Recovery)
	})
}

func TestFailAllocations(t *testing.T) {
	plain := testing.AllocsPerRun(100, func() { sink = errs.Fail("index_missing", "There is no such index.") })
	assert.LessOrEqual(t, plain, 3.0)
	severe := testing.AllocsPerRun(100, func() { sink = errs.Fail("overloaded", "") })
	assert.LessOrEqual(t, severe, 3.0, "with retry flag and severity")
}

// sink keeps the compiler from leaving the work out.
var sink *taxonomy.Error

func BenchmarkFail(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sink = errs.Fail("index_missing", "There is no such index.")
	}
}

func BenchmarkValidate(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if len(errs.Validate()) != 0 {
			b.Fatal("the contract is sound")
		}
	}
}
