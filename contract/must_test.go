package contract_test

import (
	"log/slog"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// plain returns a declared failure without a mistake.
func plain() contract.Failure { return sound(func(*contract.Failure) {}) }

func TestFailureAsValue(t *testing.T) {
	missing := plain()
	assert.Equal(t, contract.Contract{missing}.Fail(missing.Reason, "m"), missing.Fail("m"))
	e := missing.Fail("", taxonomy.Reason("other"))
	assert.Equal(t, missing.When, e.Message)
	assert.Equal(t, missing.Reason, e.Reason, "the reason stays")
	assert.Equal(t, missing.Recovery, e.Recovery)
	assert.Equal(t, taxonomy.CodeInternalError, contract.Failure{}.Fail("m").Code, "a failure without a code")
}

func TestMust(t *testing.T) {
	good := contract.Contract{plain()}
	assert.Equal(t, good, contract.Must(good))
	assert.Nil(t, contract.Must(nil), "a tool may declare nothing")
	broken := contract.Contract{plain(), plain()}
	assert.PanicsWithError(t, broken.Check().Error(), func() { contract.Must(broken) })
	assert.ErrorContains(t, broken.Check(), "reason-unique")
	vague := contract.Contract{sound(func(f *contract.Failure) { f.Recovery = "Try again." })}
	assert.NotEmpty(t, vague.Validate())
	assert.NoError(t, vague.Check(), "a warning stops nobody")
}

func TestRegistry(t *testing.T) {
	r := contract.Registry{"search": {plain()}, "quiet": nil}
	assert.Equal(t, contract.Contract{plain()}, r.For("search"))
	assert.Nil(t, r.For("unknown"))
	assert.Nil(t, contract.Registry(nil).For("search"))
	assert.NoError(t, r.Check())
	r["broken"], r["also_broken"] = contract.Contract{{}}, contract.Contract{{}}
	assert.ErrorContains(t, r.Check(), `tool "broken"`)
	assert.ErrorContains(t, r.Check(), `tool "also_broken"`)
}

// What a service leaves open is filled from the contract, and nothing else.
func TestFillAddsRetryAndSeverity(t *testing.T) {
	declared := contract.Contract{sound(func(f *contract.Failure) { f.Retry, f.Severity = taxonomy.RetryYes, contract.SeverityWarning })}
	thrown := taxonomy.NotFound("gone", taxonomy.Reason("index_missing"), taxonomy.Recovery("Look in the attic for an index."))

	filled := coded(t, declared.Fill(thrown))
	assert.Equal(t, taxonomy.RetryYes, filled.Retry)
	assert.Equal(t, slog.LevelWarn, filled.Level())
	assert.Equal(t, thrown.Recovery, filled.Recovery)
	assert.Equal(t, taxonomy.RetryUnstated, thrown.Retry, "the thrown error is not changed")
	assert.Same(t, filled, declared.Fill(filled), "a second time there is nothing to add")

	own := thrown.With(taxonomy.RetryNo, taxonomy.LogLevel(slog.LevelDebug))
	assert.Same(t, own, declared.Fill(own), "what the error states stays")
	other := taxonomy.NotFound("gone", taxonomy.Reason("other"))
	assert.Same(t, other, declared.Fill(other))
	reserved := taxonomy.InvalidArguments()
	assert.Same(t, reserved, contract.Contract{sound(func(f *contract.Failure) { f.Reason, f.Retry = taxonomy.ReasonInvalidArguments, taxonomy.RetryYes })}.Fill(reserved))
}
