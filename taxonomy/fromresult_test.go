package taxonomy_test

import (
	"context"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// arrived returns a result as a client has it: its maps went through JSON.
func arrived(t *testing.T, r taxonomy.Result) taxonomy.Result {
	t.Helper()
	wire, err := json.Marshal(r)
	require.NoError(t, err)
	var back taxonomy.Result
	require.NoError(t, json.Unmarshal(wire, &back))
	return back
}

// forms are all ways in which Render can write a failure.
var forms = map[string]struct {
	strategy render.Strategy
	opts     []render.Option
	key      string
}{
	"default":           {},
	"structured":        {strategy: render.StructuredPresent},
	"key":               {render.StructuredAbsent, []render.Option{render.MetaKey("com.example/e")}, "com.example/e"},
	"envelope":          {render.StructuredPresent, []render.Option{compat.EnvelopeForm(), render.TextAs(compat.ClosingText)}, ""},
	"arcade":            {render.StructuredAbsent, []render.Option{compat.ArcadeForm()}, ""},
	"arcade and prefix": {render.StructuredAbsent, []render.Option{compat.ArcadeForm(), render.TextAs(compat.PrefixText)}, ""},
}

func TestFromResultReadsEveryFormBack(t *testing.T) {
	sent := specimen.Full().With(taxonomy.Cause(context.DeadlineExceeded), taxonomy.Detail("hidden"))
	for name, form := range forms {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.FromResult(arrived(t, render.Result(sent, form.strategy, append(form.opts, render.RequestID("7f3a"))...)), taxonomy.MetaKey(form.key))
			require.NotNil(t, e)
			assert.Equal(t, sent.Code, e.Code)
			assert.Equal(t, sent.Message, e.Message)
			assert.Equal(t, sent.Recovery, e.Recovery)
			assert.Equal(t, sent.Retry, e.Retry)
			assert.Equal(t, sent.RetryAfter, e.RetryAfter)
			assert.Equal(t, sent.Status, e.Status)
			assert.Empty(t, e.Detail)
			assert.NoError(t, e.Unwrap())
			assert.Equal(t, sent.Reason, e.Reason)
			if name != "arcade and prefix" { // which has no place for it
				assert.Equal(t, map[string]any{"request_id": "7f3a"}, e.Extra)
			}
			if !strings.HasPrefix(name, "arcade") {
				assert.Equal(t, map[string]any{"limit": 10.0}, e.Data)
			}
		})
	}
}

// Every code survives in every form, alone and with nothing else stated.
func TestFromResultKeepsEveryCode(t *testing.T) {
	for name, form := range forms {
		for _, code := range taxonomy.Codes() {
			sent := taxonomy.New(code, "It failed.")
			e := taxonomy.FromResult(arrived(t, render.Result(sent, form.strategy, form.opts...)), taxonomy.MetaKey(form.key))
			assert.Equal(t, code, e.Code, "%s %s", name, code)
			assert.Equal(t, "It failed.", e.Message, "%s %s", name, code)
			assert.Equal(t, sent.CanRetry(), e.CanRetry(), "%s %s", name, code)
			assert.Nil(t, e.Data, "%s %s", name, code)
		}
	}
}

func TestFromResultOfTextAlone(t *testing.T) {
	text := func(s string) taxonomy.Result { return taxonomy.Result{Text: s, IsError: true} }
	tests := []struct {
		name, text string
		want       taxonomy.Error
	}{
		{
			"terms", render.Text(specimen.Full(), render.RequestID("7f3a")),
			taxonomy.Error{Code: taxonomy.CodeRateLimited, Reason: "too_fast", Message: "Slow down.", Recovery: "Wait a little.", Retry: taxonomy.RetryYes, RetryAfter: 1500 * time.Millisecond},
		},
		{
			"closing terms", compat.ClosingText(taxonomy.NotFound("Page not found.", taxonomy.Reason("gone"), taxonomy.RetryNo)),
			taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "gone", Message: "Page not found.", Retry: taxonomy.RetryNo},
		},
		{"prefix, short form", compat.PrefixText(taxonomy.Conflict("taken")), taxonomy.Error{Code: taxonomy.CodeConflict, Message: "taken"}},
		{
			"prefix, a code of somebody's own", "[ERROR code=USER_NOT_FOUND category=not_found retryable=false] Who?",
			taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "user_not_found", Message: "Who?", Retry: taxonomy.RetryNo},
		},
		{
			"prefix, missing credentials", "[ERROR code=AUTH_ERROR category=auth retryable=false] Log in.",
			taxonomy.Error{Code: taxonomy.CodeUnauthorized, Message: "Log in.", Retry: taxonomy.RetryNo},
		},
		{
			"prefix, a made-up code without a category", "[ERROR code=QUOTA_USED retryable=false] No more.\n\nRecovery: Wait a day.\n\n```json\n{}\n```",
			taxonomy.Error{Code: taxonomy.CodeUnknownError, Reason: "quota_used", Message: "No more.", Recovery: "Wait a day.", Retry: taxonomy.RetryNo},
		},
		{
			"prefix, a made-up code in the short form", "[NAME_TAKEN] The name is taken.",
			taxonomy.Error{Code: taxonomy.CodeUnknownError, Reason: "name_taken", Message: "The name is taken."},
		},
		{"prefix, a code in lower case", "[ERROR code=http_error] It broke.", taxonomy.Error{Code: taxonomy.CodeUnknownError, Reason: "http_error", Message: "It broke."}},
		{"the level of a log record", "[WARN] odd", taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "[WARN] odd"}},
		{"code by the words", text("rate limit exceeded").Text, taxonomy.Error{Code: taxonomy.CodeRateLimited, Message: "rate limit exceeded"}},
		{"nothing known", "odd", taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "odd"}},
		{"empty", "", taxonomy.Error{Code: taxonomy.CodeUnknownError}},
		{"a message of several paragraphs", render.Text(taxonomy.NotFound("One.\n\nTwo.")), taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "One.\n\nTwo.", Retry: taxonomy.RetryNo}},
		{"brackets that are no prefix", "[info] odd", taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "[info] odd"}},
		{"terms that are none", "odd\n\n(more · later)", taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "odd\n\n(more · later)"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := taxonomy.FromResult(text(tt.text), taxonomy.Trusted())
			e.Extra = nil
			assert.Equal(t, &tt.want, e)
		})
	}
}

func TestFromResultOfStructuredContentAlone(t *testing.T) {
	e := taxonomy.FromResult(arrived(t, taxonomy.Result{Text: "odd", Structured: render.Meta(specimen.Full()), IsError: true}))
	assert.Equal(t, taxonomy.CodeRateLimited, e.Code)
	assert.Equal(t, "too_fast", e.Reason)
	assert.Equal(t, map[string]any{"limit": 10.0}, e.Data)
}

func TestFromResultOfSuccess(t *testing.T) {
	assert.Nil(t, taxonomy.FromResult(taxonomy.Result{Text: "Error: no", Meta: render.Meta(specimen.Full())}))
}

// Another server may send anything.
func TestFromResultPassesNonsenseOver(t *testing.T) {
	for name, block := range map[string]any{
		"no object":    "x",
		"wrong types":  map[string]any{"code": 7, "message": 1, "retryable": "yes", "retryAfter": "3", "status": "x", "data": []any{1}, "kind": 2},
		"unknown code": map[string]any{"code": "nonsense", "kind": "NONSENSE", "retryAfter": -1.0, "status": 7.0},
		"endless wait": map[string]any{"retryAfter": math.MaxFloat64, "status": math.Inf(1)},
	} {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.FromResult(taxonomy.Result{
				Text: "It broke.", IsError: true,
				Meta:       map[string]any{render.DefaultMetaKey: block, "arcade": block},
				Structured: map[string]any{render.DefaultMetaKey: block, "error": block},
			}, taxonomy.Trusted())
			assert.Equal(t, &taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "It broke."}, e)
		})
	}
	huge := taxonomy.FromResult(taxonomy.Result{Text: strings.Repeat("x", 10<<20), IsError: true})
	assert.LessOrEqual(t, len(huge.Message), 4096)
}

func TestFromProtocol(t *testing.T) {
	for _, code := range taxonomy.Codes() {
		sent := taxonomy.New(code, "It failed.", taxonomy.Reason("gone"), taxonomy.Recovery("Look elsewhere."), taxonomy.Data("uri", "a:b"), taxonomy.RetryAfter(time.Second))
		e := taxonomy.FromProtocol(render.Protocol(sent), taxonomy.Trusted())
		assert.Equal(t, sent, e, code)
	}
	t.Run("by the terms of the message", func(t *testing.T) {
		e := taxonomy.FromProtocol(taxonomy.ProtocolError{Code: -32603, Message: render.Text(specimen.Full())})
		assert.Equal(t, taxonomy.CodeRateLimited, e.Code)
		assert.Equal(t, "Slow down.", e.Message)
		assert.Equal(t, 1500*time.Millisecond, e.RetryAfter)
	})
	t.Run("by its number", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeMethodNotFound, taxonomy.FromProtocol(taxonomy.ProtocolError{Code: -32601, Message: "m"}).Code)
		assert.Equal(t, taxonomy.CodeParseError, taxonomy.FromProtocol(taxonomy.ProtocolError{Code: -32700, Message: "m"}).Code)
		assert.Equal(t, taxonomy.CodeUnknownError, taxonomy.FromProtocol(taxonomy.ProtocolError{Code: -32001, Message: "m"}).Code)
	})
}

// A client that repeats a call waits as long as the server asked for.
func TestRetrierObeysAResult(t *testing.T) {
	for name, form := range forms {
		t.Run(name, func(t *testing.T) {
			calls := 0
			began := time.Now()
			err := taxonomy.Retrier{Base: time.Hour, Cap: time.Hour}.Do(t.Context(), "call", func(context.Context) error {
				if calls++; calls > 1 {
					return nil
				}
				return taxonomy.FromResult(arrived(t, render.Result(
					taxonomy.RateLimited("m", taxonomy.RetryAfter(20*time.Millisecond)), form.strategy, form.opts...)), taxonomy.MetaKey(form.key))
			})
			require.NoError(t, err)
			assert.Equal(t, 2, calls)
			assert.GreaterOrEqual(t, time.Since(began), 20*time.Millisecond)
		})
		t.Run(name+", not again", func(t *testing.T) {
			calls := 0
			err := taxonomy.Retrier{Base: time.Hour}.Do(t.Context(), "call", func(context.Context) error {
				calls++
				return taxonomy.FromResult(arrived(t, render.Result(taxonomy.ServiceUnavailable("m", taxonomy.RetryNo), form.strategy, form.opts...)), taxonomy.MetaKey(form.key))
			})
			require.Error(t, err)
			assert.Equal(t, 1, calls)
		})
	}
}
