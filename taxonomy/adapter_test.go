package taxonomy_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/lookalike"
)

// secret stands for text of a vendor that no agent may read. It is no stable
// code, because it has a space.
const secret = "s3cr3t value"

// want is everything that an adapter says about an error, but for the detail.
type want struct {
	code    taxonomy.Code
	kind    class.Kind
	status  int
	retry   taxonomy.Retry
	wait    time.Duration
	message string
	extra   map[string]any
	detail  []string // parts that the detail has
}

// extra makes the map of the extra data from keys and values.
func extra(pairs ...any) map[string]any {
	m := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	return m
}

// assertAdapted checks what the adapter says about err, also where err is
// wrapped and joined, and that nothing secret is for the agent.
func assertAdapted(t *testing.T, adapter taxonomy.Adapter, err error, w want) {
	t.Helper()
	for _, nested := range []error{
		err,
		fmt.Errorf("%s: %w", secret, err),
		errors.Join(errors.New(secret), err),
		fmt.Errorf("a: %w", errors.Join(io.ErrClosedPipe, fmt.Errorf("b: %w", err))),
	} {
		e := adapter.Adapt(nested)
		require.NotNil(t, e)
		got := want{e.Code, e.Kind, e.Status, e.Retry, e.RetryAfter, e.Error(), e.Extra, w.detail}
		assert.Equal(t, w, got)
		assert.Empty(t, e.Data)
		for _, part := range w.detail {
			assert.Contains(t, e.Detail, part)
		}
		assertPrivate(t, e)
	}
	e := taxonomy.Classify(err)
	assert.Equal(t, w.message, e.Error(), "Classify decides otherwise")
	assert.Equal(t, err, errors.Unwrap(e), "the cause") // not every err is comparable.
	assertPrivate(t, e)
}

func assertPrivate(t *testing.T, e *taxonomy.Error) {
	t.Helper()
	text, err := json.Marshal(e)
	require.NoError(t, err)
	assert.NotContains(t, e.Error(), secret)
	assert.NotContains(t, string(text), secret)
	assert.NotContains(t, fmt.Sprintf("%+v %#v %q", e, e, e), secret)
	assert.True(t, e.Code.Known())
	assert.True(t, e.Kind == "" || e.Kind.Known())
	if e.Kind.IsTransport() {
		assert.Zero(t, e.Status, "a transport error has no status")
	}
	assert.NotEqual(t, taxonomy.RetryUnstated, e.Retry)
}

// strangers are errors that no adapter of this package knows.
func strangers() map[string]error {
	return map[string]error{
		"plain":            errors.New("status code 404: " + secret),
		"wrapped":          fmt.Errorf("a: %w", errors.New("b")),
		"joined":           errors.Join(errors.New("a"), nil, errors.New("b")),
		"io.EOF":           io.EOF,
		"cancelled":        context.Canceled,
		"deadline":         context.DeadlineExceeded,
		"fs.PathError":     &fs.PathError{Op: "open", Path: "/x", Err: fs.ErrNotExist},
		"url.Error":        &url.Error{Op: "Get", URL: "https://a.example/b", Err: io.EOF},
		"net.OpError":      &net.OpError{Op: "dial", Err: errors.New("refused")},
		"net.DNSError":     &net.DNSError{Name: "a.example"},
		"json.SyntaxError": json.Unmarshal([]byte("{"), new(any)),
		"http.MaxBytes":    &http.MaxBytesError{Limit: 1},
		"typed nil":        (*fs.PathError)(nil),
		"coded":            taxonomy.NotFound("no such index"),
		"status below 400": withStatus(399),
		"status above 599": withStatus(600),
		"status zero":      withStatus(0),
		"like Google's":    &lookalike.GoogleError{Code: 404, Message: secret},
		"like Slack's":     lookalike.SlackErrorResponse{Err: "channel_not_found"},
		"like GraphQL's":   &lookalike.GraphQLError{Message: secret, Extensions: map[string]any{"code": "NOT_FOUND"}},
		"like MySQL's":     &lookalike.MySQLError{Number: 1062, Message: secret},
		"like JSON-RPC's":  &lookalike.WireError{Code: -32602, Message: secret},
		"like kiota's":     &lookalike.ApiError{Message: secret, ResponseStatusCode: 404},
		"like AWS's":       lookalike.CodedError{},
	}
}

func TestStrangersAreNobodysBusiness(t *testing.T) {
	for _, adapter := range taxonomy.DefaultAdapters() {
		assert.Nil(t, adapter.Adapt(nil), adapter.Slug())
		for name, err := range strangers() {
			t.Run(adapter.Slug()+" "+name, func(t *testing.T) {
				assert.Nil(t, adapter.Adapt(err))
			})
		}
	}
}

func TestDefaultAdapters(t *testing.T) {
	slugs := func() []string {
		var slugs []string
		for _, a := range taxonomy.DefaultAdapters() {
			slugs = append(slugs, a.Slug())
		}
		return slugs
	}
	expected := []string{
		"_google_api_client", "_microsoft_graph", "_slack_sdk", "_aws", "_grpc", "_sqlstate", "_graphql", "_jsonrpc", "_http",
	}
	assert.Equal(t, expected, slugs())
	taxonomy.DefaultAdapters()[0] = nil
	assert.Equal(t, expected, slugs(), "the slice is fresh")
}

// typeText returns the name of the Go type of err, as adapters put it into the
// extra data.
func typeText(err error) string { return fmt.Sprintf("%T", err) }
