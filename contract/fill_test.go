package contract_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// coded returns the first coded error of a tree, as renderings look for it.
func coded(t *testing.T, err error) *taxonomy.Error {
	t.Helper()
	var e *taxonomy.Error
	require.ErrorAs(t, err, &e)
	return e
}

func TestFillAdds(t *testing.T) {
	bare := func() *taxonomy.Error {
		return taxonomy.NotFound("gone", taxonomy.Reason("index_missing"), taxonomy.Cause(io.ErrUnexpectedEOF))
	}
	rows := []struct {
		row string
		err func(*taxonomy.Error) error
	}{
		{"fill: the error itself", func(e *taxonomy.Error) error { return e }},
		{"fill: below fmt.Errorf", func(e *taxonomy.Error) error { return fmt.Errorf("search: %w", e) }},
		{"fill: below several errors", func(e *taxonomy.Error) error { return fmt.Errorf("a: %w", fmt.Errorf("b: %w", e)) }},
		{"fill: among joined errors", func(e *taxonomy.Error) error { return errors.Join(io.EOF, e) }},
		{"fill: below a custom error", func(e *taxonomy.Error) error { return &wrapper{of: e} }},
	}
	for _, row := range rows {
		t.Run(row.row, func(t *testing.T) {
			e := bare()
			err := row.err(e)
			filled := errs.Fill(err)
			assert.Equal(t, hint, coded(t, filled).Recovery)
			assert.Equal(t, err.Error(), filled.Error())
			assert.Empty(t, e.Recovery, "the thrown error is not changed")
			assert.Empty(t, coded(t, err).Recovery)
			assert.ErrorIs(t, filled, io.ErrUnexpectedEOF)
			assert.ErrorIs(t, filled, e)
			assert.Same(t, filled, errs.Fill(filled), "a second time there is nothing to add")
		})
	}
	t.Run("fill: another code with a declared reason", func(t *testing.T) {
		filled := errs.Fill(taxonomy.Conflict("x", taxonomy.Reason("index_missing")))
		assert.Equal(t, hint, coded(t, filled).Recovery)
	})
	t.Run("fill: the cause of a coded error", func(t *testing.T) {
		outer := taxonomy.InternalError("outer", taxonomy.Cause(fmt.Errorf("x: %w", bare())))
		filled := coded(t, errs.Fill(outer))
		assert.Equal(t, "outer", filled.Message)
		assert.Empty(t, filled.Recovery)
		assert.Equal(t, hint, coded(t, filled.Unwrap()).Recovery)
		assert.Empty(t, coded(t, outer.Unwrap()).Recovery)
	})
	t.Run("fill: every error of a tree, in its place", func(t *testing.T) {
		first := taxonomy.Conflict("first", taxonomy.Reason("unknown"))
		second := taxonomy.NotFound("second", taxonomy.Reason("index_missing"))
		third := taxonomy.Timeout("third", taxonomy.Reason("overloaded"))
		joined := errs.Fill(errors.Join(first, second, third)).(interface{ Unwrap() []error }).Unwrap()
		require.Len(t, joined, 3)
		assert.Same(t, first, joined[0])
		assert.Equal(t, hint, coded(t, joined[1]).Recovery)
		assert.Equal(t, "Wait a minute before you search again.", coded(t, joined[2]).Recovery)
	})
}

func TestFillLeavesAlone(t *testing.T) {
	reason := taxonomy.Reason("index_missing")
	rows := []struct {
		row string
		err error
	}{
		{"fill: nil", nil},
		{"fill: typed nil", (*taxonomy.Error)(nil)},
		{"fill: wrapped typed nil", fmt.Errorf("x: %w", (*taxonomy.Error)(nil))},
		{"fill: hint of the throw site", taxonomy.NotFound("x", reason, taxonomy.Recovery("Ask the user."))},
		{"fill: hint of another shape", taxonomy.NotFound("x", reason, taxonomy.Data("recovery", []string{"Ask."}))},
		{"fill: undeclared reason", taxonomy.NotFound("x", taxonomy.Reason("unknown"))},
		{"fill: no reason", taxonomy.NotFound("x")},
		{"fill: cancelled call", taxonomy.RequestCancelled("x", reason)},
		{"fill: cause of a cancelled call", taxonomy.RequestCancelled("x", taxonomy.Cause(taxonomy.NotFound("y", reason)))},
		{"fill: unstructured error", errors.New("x")},
		{"fill: unstructured tree", errors.Join(io.EOF, fmt.Errorf("y: %w", io.ErrClosedPipe))},
		{"fill: made by Fail", errs.Fail("index_missing", "")},
		{"fill: undeclared reason given to Fail", errs.Fail("unknown", "")},
		{"fill: Unwrap panics", panicking{}},
		{"fill: Unwrap of a nil receiver panics", (*wrapper)(nil)},
		{"fill: nothing wrapped", &wrapper{}},
		{"fill: cyclic chain", cycle(nil)},
		{"fill: cyclic tree with a coded error in it", cycle(taxonomy.NotFound("x", reason))},
		{"fill: endless tree", bush{}},
	}
	for _, row := range rows {
		t.Run(row.row, func(t *testing.T) {
			assert.True(t, errs.Fill(row.err) == row.err)
		})
	}
	t.Run("fill: tool without contract", func(t *testing.T) {
		e := taxonomy.NotFound("x", reason)
		assert.Same(t, e, errs[:0].Fill(e))
		assert.Same(t, e, errs[:0:0].Fill(e))
	})
	t.Run("fill: reasons of the framework", func(t *testing.T) {
		own := append(errs[:1:1], errs[0], errs[0])
		own[1].Reason, own[2].Reason = "invalid_arguments", "client_capability_missing"
		for _, r := range []string{"invalid_arguments", "client_capability_missing"} {
			e := taxonomy.InvalidParams("x", taxonomy.Reason(r))
			assert.Same(t, e, own.Fill(e), r)
		}
	})
	t.Run("fill: blank declared recovery", func(t *testing.T) {
		own := append(errs[:0:0], errs[0])
		own[0].Recovery = " "
		e := taxonomy.NotFound("x", reason)
		assert.Same(t, e, own.Fill(e))
	})
}

func TestFillKeepsWhatErrorsFind(t *testing.T) {
	e := taxonomy.NotFound("gone", taxonomy.Reason("index_missing"))
	t.Run("the wrapping error by type and by identity", func(t *testing.T) {
		w := &wrapper{of: e}
		filled := errs.Fill(fmt.Errorf("x: %w", w))
		var found *wrapper
		require.ErrorAs(t, filled, &found)
		assert.Same(t, w, found)
		assert.ErrorIs(t, filled, w)
	})
	t.Run("what methods Is and As answer", func(t *testing.T) {
		filled := errs.Fill(answering{e})
		assert.ErrorIs(t, filled, io.EOF)
		var text textError
		require.ErrorAs(t, filled, &text)
		assert.Equal(t, textError("from As"), text)
		assert.NotErrorIs(t, filled, io.ErrClosedPipe)
	})
	t.Run("methods that panic find nothing", func(t *testing.T) {
		filled := errs.Fill(explosive{e, nil})
		assert.NotErrorIs(t, filled, io.EOF)
		var text textError
		assert.False(t, errors.As(filled, &text))
		assert.Equal(t, hint, coded(t, filled).Recovery)
	})
	t.Run("deep chains up to the bound", func(t *testing.T) {
		var err error = e
		for range 90 {
			err = &wrapper{of: err}
		}
		assert.Equal(t, hint, coded(t, errs.Fill(err)).Recovery)
		for range 90 {
			err = &wrapper{of: err}
		}
		assert.Same(t, err, errs.Fill(err), "taken for endless")
	})
	t.Run("10 MB of text", func(t *testing.T) {
		long := taxonomy.NotFound(strings.Repeat("x", 10<<20), taxonomy.Reason("index_missing"))
		assert.Equal(t, hint, coded(t, errs.Fill(fmt.Errorf("a: %w", long))).Recovery)
	})
}

// A program with a contract of which the recoveries are still to be written runs, and tells the agent none.
func TestRecoveryToBeWritten(t *testing.T) {
	c := contract.Must(contract.Contract{sound(func(f *contract.Failure) { f.Recovery = "TODO: say what the agent can do next." })})
	assert.Empty(t, c.Fail("index_missing", "").Recovery)
	assert.Empty(t, c.Recovery("index_missing"))
	var filled *taxonomy.Error
	require.ErrorAs(t, c.Fill(taxonomy.NotFound("gone", taxonomy.Reason("index_missing"))), &filled)
	assert.Empty(t, filled.Recovery)
}

func TestReserved(t *testing.T) {
	assert.True(t, contract.Reserved("invalid_arguments"))
	assert.True(t, contract.Reserved("client_capability_missing"))
	assert.False(t, contract.Reserved("gone"))
	assert.False(t, contract.Reserved(""))
}
