package contract_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var gone = contract.Failure{
	Reason: "note_gone", Code: taxonomy.CodeNotFound, When: "The note is gone.", Recovery: "Ask the user for another note to read.",
	Domain: "notes.example.com", Help: "https://notes.example.com/errors#gone", Retry: taxonomy.RetryNo,
}

func TestIs(t *testing.T) {
	tests := []struct {
		name string
		err  error
		want bool
	}{
		{"made by it", gone.Fail(""), true},
		{"made by its contract, wrapped", fmt.Errorf("read: %w", contract.Contract{gone}.Fail("note_gone", "No such note.")), true},
		{"of the same code and reason", taxonomy.NotFound("m", taxonomy.Reason("note_gone")), true},
		{"the failure itself", gone, true},
		{"classified", taxonomy.Classify(gone), true},
		{"of another code", taxonomy.Conflict("m", taxonomy.Reason("note_gone")), false},
		{"of another reason", taxonomy.NotFound("m", taxonomy.Reason("note_locked")), false},
		{"without a reason", taxonomy.NotFound("m"), false},
		{"plain", errors.New("The note is gone."), false},
		{"nil", nil, false},
		{"a nil coded error", (*taxonomy.Error)(nil), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, errors.Is(tt.err, gone)) })
	}
	t.Run("no failure is declared by one without a reason", func(t *testing.T) {
		assert.NotErrorIs(t, taxonomy.NotFound("m"), contract.Failure{Code: taxonomy.CodeNotFound})
	})
	t.Run("comparing allocates nothing but the interface", func(t *testing.T) {
		var target error = gone
		err := gone.Fail("")
		assert.Zero(t, testing.AllocsPerRun(100, func() { _ = errors.Is(err, target) }))
	})
}

// A handler that returns the declaration returns its error.
func TestReturnedAsAnError(t *testing.T) {
	want := gone.Fail("")
	for name, err := range map[string]error{"alone": gone, "wrapped": fmt.Errorf("read: %w", gone)} {
		got := taxonomy.Classify(err)
		assert.Equal(t, want.Visible(), got.Visible(), name)
		assert.ErrorIs(t, got, gone, name)
	}
	assert.Equal(t, taxonomy.CodeNotFound, taxonomy.CodeOf(gone))
	assert.Equal(t, "The requested item was not found.", contract.Failure{Code: taxonomy.CodeNotFound}.Error())
	assert.Equal(t, taxonomy.CodeInternalError, taxonomy.CodeOf(contract.Failure{}), "one without a code is built wrongly")
}

func TestDomainAndHelp(t *testing.T) {
	made := gone.Fail("")
	assert.Equal(t, gone.Domain, made.Domain)
	assert.Equal(t, gone.Help, made.Help)
	t.Run("options override", func(t *testing.T) {
		assert.Equal(t, "https://example.com/", gone.Fail("", taxonomy.Help("https://example.com/")).Help)
	})
	t.Run("filled in", func(t *testing.T) {
		filled := taxonomy.Classify(contract.Contract{gone}.Fill(taxonomy.NotFound("m", taxonomy.Reason("note_gone"))))
		assert.Equal(t, gone.Domain, filled.Domain)
		assert.Equal(t, gone.Help, filled.Help)
	})
	t.Run("a page that cannot be shown spoils nothing", func(t *testing.T) {
		bad := gone
		bad.Help = "javascript:alert(1)"
		assert.Equal(t, taxonomy.CodeNotFound, bad.Fail("").Code)
		assert.Empty(t, bad.Fail("").Help)
	})
}
