package taxonomy_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// attempts returns a function that fails with the errors in turn, repeating
// the last, and counts its calls.
func attempts(count *int, errs ...error) func(context.Context) error {
	return func(context.Context) error {
		*count++
		return errs[min(*count, len(errs))-1]
	}
}

// coded returns err as *Error or fails.
func coded(t *testing.T, err error) *taxonomy.Error {
	t.Helper()
	var e *taxonomy.Error
	require.ErrorAs(t, err, &e)
	return e
}

func TestTransient(t *testing.T) {
	rows := []struct {
		name string
		err  error
		want bool
	}{
		{"nil", nil, false},
		{"service unavailable", taxonomy.ServiceUnavailable("m"), true},
		{"timeout", taxonomy.Timeout("m"), true},
		{"rate limited", taxonomy.RateLimited("m"), true},
		{"not found", taxonomy.NotFound("m"), false},
		{"internal", taxonomy.InternalError("m", taxonomy.Detail("d")), false},
		{"stated not retryable wins", taxonomy.Timeout("m", taxonomy.RetryNo), false},
		{"stated retryable wins", taxonomy.NotFound("m", taxonomy.RetryYes), true},
		{"an error of which nothing is known: the agent is told not to retry", errors.New("boom"), false},
		{"a foreign error of a type that is known", fs.ErrNotExist, false},
		{"a foreign error of a text that is known", errors.New("invalid value"), false},
		{"cancelled", context.Canceled, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, taxonomy.Transient(row.err)) })
	}
}

func TestRetrierDefaults(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		count, began := 0, time.Now()
		busy := taxonomy.ServiceUnavailable("busy")
		err := taxonomy.Retrier{}.Do(context.Background(), "fetch", attempts(&count, busy))
		assert.Equal(t, 4, count, "three repetitions")
		waited := time.Since(began)
		assert.GreaterOrEqual(t, waited, 5250*time.Millisecond, "1+2+4 seconds less a quarter")
		assert.LessOrEqual(t, waited, 8750*time.Millisecond, "and a quarter more")
		e := coded(t, err)
		assert.Equal(t, "busy (tried 4 times)", e.Error())
		assert.Equal(t, map[string]any{"retryAttempts": 4, "operation": "fetch"}, e.Data)
		assert.ErrorIs(t, err, busy)
	})
}

func TestRetrierStops(t *testing.T) {
	busy := taxonomy.ServiceUnavailable("busy")
	t.Run("after success", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			count := 0
			assert.NoError(t, taxonomy.Retrier{}.Do(context.Background(), "op", attempts(&count, busy, nil)))
			assert.Equal(t, 2, count)
		})
	})
	t.Run("at once where a repetition is of no use, with the original", func(t *testing.T) {
		count := 0
		missing := taxonomy.NotFound("m")
		assert.Same(t, missing, taxonomy.Retrier{}.Do(context.Background(), "op", attempts(&count, missing)))
		assert.Equal(t, 1, count)
	})
	t.Run("never repeating", func(t *testing.T) {
		count := 0
		err := taxonomy.Retrier{Retries: -1}.Do(context.Background(), "op", attempts(&count, busy))
		assert.Equal(t, "busy (tried once)", err.Error())
		assert.Equal(t, 1, count)
	})
	t.Run("the caller's predicate replaces the default completely", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			count := 0
			missing := taxonomy.NotFound("m")
			_ = taxonomy.Retrier{Retries: 1, Transient: func(error) bool { return true }}.Do(context.Background(), "op", attempts(&count, missing))
			assert.Equal(t, 2, count)
			count = 0
			assert.Same(t, busy, taxonomy.Retrier{Transient: func(error) bool { panic("x") }}.Do(context.Background(), "op", attempts(&count, busy)))
		})
	})
	t.Run("a panic of the operation", func(t *testing.T) {
		err := taxonomy.Retrier{}.Do(context.Background(), "op", func(context.Context) error { panic("x") })
		assert.Equal(t, taxonomy.CodeInternalError, coded(t, err).Code)
	})
	t.Run("no function", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeInternalError, coded(t, taxonomy.Retrier{}.Do(context.Background(), "op", nil)).Code)
	})
}

func TestRetrierWaits(t *testing.T) {
	t.Run("exactly as long as the failure asks", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			count, began := 0, time.Now()
			limited := taxonomy.UpstreamRateLimit("m", 7*time.Second)
			assert.NoError(t, taxonomy.Retrier{}.Do(context.Background(), "op", attempts(&count, limited, nil)))
			assert.Equal(t, 7*time.Second, time.Since(began))
		})
	})
	t.Run("not at all if it asks for more than the cap", func(t *testing.T) {
		count := 0
		limited := taxonomy.UpstreamRateLimit("m", time.Minute)
		assert.Same(t, limited, taxonomy.Retrier{}.Do(context.Background(), "op", attempts(&count, limited)))
		assert.Equal(t, 1, count)
	})
	t.Run("never longer than the cap", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			count, began := 0, time.Now()
			_ = taxonomy.Retrier{Retries: 200, Cap: time.Second}.Do(context.Background(), "op", attempts(&count, taxonomy.Timeout("m")))
			assert.Equal(t, 201, count)
			assert.LessOrEqual(t, time.Since(began), 250*time.Second)
		})
	})
}

func TestRetrierAndTheCaller(t *testing.T) {
	busy := taxonomy.ServiceUnavailable("busy")
	t.Run("cancelled during an attempt: the original", func(t *testing.T) {
		ctx, cancel := context.WithCancel(context.Background())
		err := taxonomy.Retrier{Deadline: time.Hour}.Do(ctx, "op", func(context.Context) error { cancel(); return busy })
		assert.Same(t, busy, err)
	})
	t.Run("cancelled during the wait: a cancelled request", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(100*time.Millisecond, cancel)
			count := 0
			e := coded(t, taxonomy.Retrier{}.Do(ctx, "op", attempts(&count, busy)))
			assert.Equal(t, taxonomy.CodeRequestCancelled, e.Code)
			assert.Equal(t, 1, e.Data["retryAttempts"])
			assert.ErrorIs(t, e, context.Canceled)
			assert.Contains(t, e.Extra, "last_error")
		})
	})
	t.Run("a nil context", func(t *testing.T) {
		var none context.Context
		assert.NoError(t, taxonomy.Retrier{}.Do(none, "op", func(context.Context) error { return nil }))
	})
}

func TestRetrierDeadline(t *testing.T) {
	busy := taxonomy.ServiceUnavailable("busy")
	t.Run("expires during an attempt", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			e := coded(t, taxonomy.Retrier{Deadline: time.Second}.Do(context.Background(), "op", func(ctx context.Context) error {
				<-ctx.Done()
				return ctx.Err()
			}))
			assert.Equal(t, taxonomy.CodeTimeout, e.Code)
			assert.Equal(t, "retry_deadline_exceeded", e.Reason)
			assert.Equal(t, map[string]any{"deadlineMs": int64(1000), "elapsedMs": int64(1000), "retryAttempts": 1, "operation": "op"}, e.Data)
			assert.ErrorIs(t, e, context.DeadlineExceeded)
		})
	})
	t.Run("a wait that is longer than what is left fails fast", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			count, began := 0, time.Now()
			e := coded(t, taxonomy.Retrier{Base: 20 * time.Second, Deadline: 10 * time.Second}.Do(context.Background(), "op", attempts(&count, busy)))
			assert.Equal(t, "retry_deadline_exceeded", e.Reason)
			assert.ErrorIs(t, e, busy)
			assert.Zero(t, time.Since(began))
		})
	})
	t.Run("and with the original, if the failure asked for the wait", func(t *testing.T) {
		count := 0
		limited := taxonomy.UpstreamRateLimit("m", 20*time.Second)
		assert.Same(t, limited, taxonomy.Retrier{Deadline: 10 * time.Second}.Do(context.Background(), "op", attempts(&count, limited)))
	})
}

func TestRepeatedFailuresAreLogged(t *testing.T) {
	var buf bytes.Buffer
	r := taxonomy.Retrier{Base: time.Nanosecond, Retries: 2, Logger: slog.New(slog.NewTextHandler(&buf, &slog.HandlerOptions{Level: slog.LevelDebug}))}
	fails := func(opts ...taxonomy.Option) func(context.Context) error {
		return func(context.Context) error { return taxonomy.ServiceUnavailable("down", opts...) }
	}
	require.Error(t, r.Do(t.Context(), "load", fails()))
	for i, line := range strings.Split(strings.TrimSpace(buf.String()), "\n") {
		for _, part := range []string{"level=WARN", "operation=load", fmt.Sprintf("attempt=%d", i+1), "wait=", "error.code=service_unavailable"} {
			assert.Contains(t, line, part)
		}
	}
	assert.Equal(t, 2, strings.Count(buf.String(), "\n"), "the last failure is returned")

	buf.Reset()
	require.Error(t, r.Do(t.Context(), "load", fails(taxonomy.LogLevel(slog.LevelDebug))))
	assert.Contains(t, buf.String(), "level=DEBUG")

	buf.Reset()
	require.Error(t, r.Do(t.Context(), "load", fails(taxonomy.RetryNo)))
	assert.Empty(t, buf.String(), "nothing is repeated")

	r.Logger = slog.New(panickingHandler{})
	calls := 0
	require.NoError(t, r.Do(t.Context(), "load", func(ctx context.Context) error {
		if calls++; calls > 1 {
			return nil
		}
		return fails()(ctx)
	}))
}
