package taxonomy_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

// adapter is an Adapter made of its parts.
type adapter struct {
	slug  string
	adapt func(error) *taxonomy.Error
}

func (a adapter) Slug() string                    { return a.slug }
func (a adapter) Adapt(err error) *taxonomy.Error { return a.adapt(err) }

func answering(slug string, e *taxonomy.Error) taxonomy.Adapter {
	return adapter{slug, func(error) *taxonomy.Error { return e }}
}

func TestClassifyOrder(t *testing.T) {
	live := context.Background()
	gone, cancel := context.WithCancel(live)
	cancel()
	coded := taxonomy.NotFound("coded")

	t.Run("1 the request was cancelled: outranks even a coded error", func(t *testing.T) {
		e := taxonomy.ClassifyContext(gone, coded)
		assert.Equal(t, taxonomy.CodeRequestCancelled, e.Code)
		assert.Equal(t, "coded", e.Error(), "the message of a coded error is kept")
		assert.Equal(t, "The request was cancelled.", taxonomy.ClassifyContext(gone, errors.New("foreign")).Error())
		assert.ErrorIs(t, e, coded)
	})
	t.Run("1 a handler that finished stays a success", func(t *testing.T) {
		assert.Nil(t, taxonomy.ClassifyContext(gone, nil))
	})
	t.Run("1 a deadline of the request is a timeout", func(t *testing.T) {
		late, stop := context.WithTimeout(live, -1)
		defer stop()
		assert.Equal(t, taxonomy.CodeTimeout, taxonomy.ClassifyContext(late, late.Err()).Code)
	})
	t.Run("2 a coded error keeps its own code", func(t *testing.T) {
		assert.Same(t, coded, taxonomy.Classify(coded))
		assert.Same(t, coded, taxonomy.ClassifyContext(live, coded))
	})
	t.Run("2 the first coded error of the chain wins", func(t *testing.T) {
		inner := taxonomy.Timeout("inner", taxonomy.Cause(fs.ErrNotExist))
		outer := taxonomy.Conflict("outer", taxonomy.Cause(inner), taxonomy.Reason("r"), taxonomy.Data("k", 1))
		err := fmt.Errorf("around: %w", outer)
		e := taxonomy.Classify(err)
		assert.Equal(t, taxonomy.CodeConflict, e.Code)
		assert.Equal(t, "outer", e.Error())
		assert.Equal(t, "r", e.Reason)
		assert.Equal(t, map[string]any{"k": 1}, e.Data)
		assert.Same(t, err, e.Unwrap())
		assert.Same(t, inner, outer.Unwrap(), "the original is as it was")
		joined := errors.Join(errors.New("plain"), taxonomy.Forbidden("first"), taxonomy.Timeout("second"))
		assert.Equal(t, taxonomy.CodeForbidden, taxonomy.Classify(joined).Code)
	})
	t.Run("2 a coded error beats a cancellation inside it", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeTimeout, taxonomy.Classify(taxonomy.Timeout("m", taxonomy.Cause(context.Canceled))).Code)
	})
	t.Run("cancellation without knowledge of the request", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeRequestCancelled, taxonomy.Classify(fmt.Errorf("x: %w", context.Canceled)).Code)
	})
	t.Run("cancellation while the request lives", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeTimeout, taxonomy.ClassifyContext(live, context.Canceled).Code)
	})
	t.Run("given adapters before the types of the standard library", func(t *testing.T) {
		e := taxonomy.Classify(fs.ErrNotExist, answering("mine", taxonomy.Conflict("adapted")))
		assert.Equal(t, "adapted", e.Error())
		assert.ErrorIs(t, e, fs.ErrNotExist)
	})
	t.Run("types before text", func(t *testing.T) {
		err := fmt.Errorf("rate limit, timeout, unauthorized: %w", fs.ErrNotExist)
		assert.Equal(t, taxonomy.CodeNotFound, taxonomy.Classify(err).Code)
	})
	t.Run("9 nothing known", func(t *testing.T) {
		e := taxonomy.Classify(errors.New("boom"))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
	})
	t.Run("a context that is nil", func(t *testing.T) {
		var none context.Context
		assert.Equal(t, taxonomy.CodeRequestCancelled, taxonomy.ClassifyContext(none, context.Canceled).Code)
	})
}

func TestClassifyOfACodeThatIsNone(t *testing.T) {
	for _, err := range []error{&taxonomy.Error{Code: 7, Message: "m"}, fmt.Errorf("around: %w", &taxonomy.Error{Code: 7, Message: "m"})} {
		e := taxonomy.Classify(err)
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, "The tool built this error wrongly: unknown code 7.", e.Error())
		assert.Equal(t, `taxonomy: unknown code 7; the error was to have code code(7) and message "m"`, e.Detail)
		assert.Equal(t, err, e.Unwrap())
	}
}

func TestUnknownErrorsSayWhatToDo(t *testing.T) {
	e := taxonomy.Classify(errors.New("secret text"))
	assert.Equal(t, "The tool failed unexpectedly. As far as is known, the arguments are not the cause. Go on without it, or tell the user that it failed; the log of its server has the reason.", e.Error())
	assert.Equal(t, "*errors.errorString: secret text", e.Detail)
	e = taxonomy.Classifier{Tool: "read_note\nx"}.Classify(t.Context(), errors.New("secret text"))
	assert.Equal(t, "The tool read_note x failed unexpectedly. As far as is known, the arguments are not the cause. Go on without it, or tell the user that it failed; the log of its server has the reason.", e.Error())
	empty := taxonomy.Classify(errors.New(""))
	assert.Equal(t, "*errors.errorString: (no message)", empty.Detail)
}

func TestAdapterChain(t *testing.T) {
	boom := errors.New("boom")
	t.Run("in order, first match wins", func(t *testing.T) {
		e := taxonomy.Classify(boom, answering("a", nil), answering("b", taxonomy.Conflict("b")), answering("c", taxonomy.Timeout("c")))
		assert.Equal(t, "b", e.Error())
	})
	t.Run("one slug once, the first occurrence is kept", func(t *testing.T) {
		calls := 0
		count := adapter{"same", func(error) *taxonomy.Error { calls++; return nil }}
		e := taxonomy.Classify(boom, count, count, answering("same", taxonomy.Timeout("never asked")))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, 1, calls)
	})
	t.Run("a given adapter replaces the built-in one of its slug", func(t *testing.T) {
		slug := taxonomy.HTTPAdapter{}.Slug()
		e := taxonomy.Classify(withStatus(404), answering(slug, nil))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		e = taxonomy.Classify(withStatus(404))
		assert.Equal(t, taxonomy.CodeNotFound, e.Code)
		assert.Equal(t, 404, e.Status)
	})
	t.Run("one that panics is skipped and named", func(t *testing.T) {
		bad := adapter{"bad", func(error) *taxonomy.Error { panic("x") }}
		e := taxonomy.Classify(boom, bad, answering("good", taxonomy.Conflict("good")))
		assert.Equal(t, "good", e.Error())
		assert.Equal(t, []string{"bad: panic in Adapt (string)"}, e.Extra["adapter_failures"])
	})
	t.Run("an answer that makes no sense is not accepted", func(t *testing.T) {
		e := taxonomy.Classify(boom, answering("odd", &taxonomy.Error{Code: 12}))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, []string{"odd: unknown code 12"}, e.Extra["adapter_failures"])
	})
	t.Run("nil adapters and nil adapters in disguise", func(t *testing.T) {
		var typed *adapter
		e := taxonomy.Classify(boom, nil, typed)
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, []string{"(no slug): panic in Adapt (runtime.plainError)"}, e.Extra["adapter_failures"])
	})
	t.Run("the answer and the list are left as they were", func(t *testing.T) {
		shared := taxonomy.Conflict("shared")
		list := make([]taxonomy.Adapter, 1, 8)
		list[0] = answering("a", shared)
		e := taxonomy.Classify(boom, list...)
		require.NotSame(t, shared, e)
		assert.NoError(t, shared.Unwrap())
		assert.ErrorIs(t, e, boom)
		assert.Nil(t, list[:2][1])
	})
}

// statusError is an error with a StatusCode method.
type statusError int

func withStatus(status int) error     { return statusError(status) }
func (s statusError) Error() string   { return "answered" }
func (s statusError) StatusCode() int { return int(s) }

func TestT04ClassifySurvivesAnything(t *testing.T) {
	var nilPath *fs.PathError
	odd := map[string]error{
		"cyclic": specimen.Cyclic(), "tangled": tangled(), "endless": endless(), "explosive": specimen.Explosive{}, "incomparable": incomparable{"a"},
		"typed nil": nilPath, "typed nil coded": (*taxonomy.Error)(nil), "empty": errors.New(""), "zero coded": &taxonomy.Error{},
		"ten megabytes": errors.New(strings.Repeat("a/b invalid ", 1<<20)), "no UTF-8": errors.New("\xff\xfe"),
		"joined nils": errors.Join(nil, specimen.Explosive{}, nil), "wrapped explosive": fmt.Errorf("x: %w", incomparable{"b"}),
	}
	for name, err := range odd {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.Classify(err)
			require.NotNil(t, e)
			assert.NotEmpty(t, e.Error())
			assert.NotPanics(t, func() { _ = errors.Is(e, fs.ErrNotExist) && errors.Is(e, fs.ErrClosed) })
		})
	}
	assert.Nil(t, taxonomy.Classify(nil))
	assert.Equal(t, "The tool built this error wrongly: a nil *taxonomy.Error was returned as an error.",
		taxonomy.Classify((*taxonomy.Error)(nil)).Error())
}

func FuzzClassify(f *testing.F) {
	for _, seed := range []string{"", "not found", "a\x00b", "status code 599", "not\n\tauthorized", "missing \v field", "\xff", "DNS"} {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, text, inner string) {
		for _, err := range []error{
			errors.New(text), fmt.Errorf("%s: %w", text, errors.New(inner)), errors.Join(errors.New(text), errors.New(inner)),
		} {
			e := taxonomy.Classify(err)
			if e == nil || !e.Code.Known() {
				t.Fatalf("%v has no known code", err)
			}
			if !errors.Is(e, err) {
				t.Fatal("the original is lost")
			}
			if len(text) > 20 && strings.Contains(e.Error(), text) {
				t.Fatalf("%q shows the text", e.Error())
			}
		}
	})
}
