package taxonomy_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

func TestErrorIsTheMessageAlone(t *testing.T) {
	e := taxonomy.NotFound("no index named logs", taxonomy.Cause(errors.New("cause text")), taxonomy.Detail("detail text"),
		taxonomy.Data("k", "data text"))
	assert.Equal(t, "no index named logs", e.Error())
}

func TestBlankMessagesBecomeThePhraseOfTheCode(t *testing.T) {
	assert.Equal(t, "The requested item was not found.", taxonomy.NotFound("").Error())
	assert.Equal(t, "The requested item was not found.", taxonomy.NotFound(" \t\n").Error())
	assert.Equal(t, "An internal error occurred.", (&taxonomy.Error{}).Error())
}

func TestIsComparesCodeAndReason(t *testing.T) {
	err := fmt.Errorf("outer: %w", taxonomy.NotFound("m", taxonomy.Reason("index_missing"), taxonomy.Cause(fs.ErrNotExist)))
	assert.ErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeNotFound})
	assert.ErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "index_missing"})
	assert.ErrorIs(t, err, fs.ErrNotExist)
	assert.NotErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "other"})
	assert.NotErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeConflict})
	var e *taxonomy.Error
	assert.ErrorAs(t, err, &e)
	assert.Equal(t, "index_missing", e.Reason)
}

func TestNilErrorsAreHarmless(t *testing.T) {
	var e *taxonomy.Error
	assert.Equal(t, "<nil>", e.Error())
	assert.NoError(t, e.Unwrap())
	assert.False(t, e.Is(&taxonomy.Error{}))
	assert.False(t, (&taxonomy.Error{}).Is(e))
	assert.False(t, (&taxonomy.Error{}).Is(errors.New("x")))
	assert.False(t, e.CanRetry())
	assert.Equal(t, class.KindUnknown, e.EffectiveKind())
	assert.Equal(t, class.FaultServer, e.Fault())
	assert.Equal(t, "<nil>", fmt.Sprintf("%v", e))
	assert.Equal(t, "<nil>", e.LogValue().String())
}

// tangle is an error that wraps itself twice.
type tangle struct{ inner []error }

func (k *tangle) Error() string   { return "tangle" }
func (k *tangle) Unwrap() []error { return k.inner }

// incomparable is an error that cannot be compared with ==.
type incomparable []string

func (i incomparable) Error() string { return strings.Join(i, " ") }

func tangled() error {
	a := &tangle{}
	a.inner = []error{a, a, errors.Join(a, a)}
	return a
}

func endless() error { return depth(0) }

// depth is an error that wraps a deeper one for ever.
type depth int

func (d depth) Error() string { return "deep" }
func (d depth) Unwrap() error { return d + 1 }

func TestCyclicAndEndlessCausesAreCut(t *testing.T) {
	for name, bad := range map[string]error{"cyclic": specimen.Cyclic(), "tangled": tangled(), "endless": endless()} {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.NotFound("m", taxonomy.Cause(bad))
			// errors.Is of the standard library would never return otherwise.
			assert.NotErrorIs(t, e, fs.ErrNotExist)
			assert.ErrorIs(t, e, bad)
			var f *fs.PathError
			assert.False(t, errors.As(e, &f))
			assert.Equal(t, bad.Error(), e.Unwrap().Error())
		})
	}
	var k *specimen.Knot
	assert.True(t, errors.As(taxonomy.NotFound("m", taxonomy.Cause(specimen.Cyclic())), &k))
}

func TestDeepButFiniteCausesAreKept(t *testing.T) {
	err := errors.New("root")
	wrapped := err
	for range 90 {
		wrapped = fmt.Errorf("more: %w", wrapped)
	}
	assert.Same(t, wrapped, taxonomy.NotFound("m", taxonomy.Cause(wrapped)).Unwrap())
	wide := make([]error, 5000)
	for i := range wide {
		wide[i] = err
	}
	joined := errors.Join(wide...)
	assert.Same(t, joined, taxonomy.NotFound("m", taxonomy.Cause(joined)).Unwrap())
}

func TestOddCausesAreHarmless(t *testing.T) {
	var nilPath *fs.PathError
	for _, odd := range []error{specimen.Explosive{}, incomparable{"a"}, nilPath, (*taxonomy.Error)(nil)} {
		e := taxonomy.InternalError("m", taxonomy.Cause(odd))
		assert.Equal(t, "m", e.Error())
		assert.NotPanics(t, func() { _ = e.LogValue().String() })
		assert.NotEmpty(t, taxonomy.Chain(e))
	}
}
