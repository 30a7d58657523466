package taxonomy_test

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/url"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

// The conditions of OpenTabs that are no status. Data that does not decode is
// a wrong argument there.
func TestOpenTabsHTTPConditions(t *testing.T) {
	request := func(inner error) error { return &url.Error{Op: "Get", URL: "http://api.test", Err: inner} }
	rows := []struct {
		name     string
		err      error
		category class.Category
		retry    bool
	}{
		{"own timeout", request(context.DeadlineExceeded), "timeout", true},
		{"caller abort", request(context.Canceled), "", false},
		{"network failure", request(&net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}), "internal", true},
		{"body not JSON", json.Unmarshal([]byte("<html>"), new(any)), "internal", false},
		{"schema mismatch", json.Unmarshal([]byte(`{"a":"x"}`), new(struct{ A int })), "internal", false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.Classify(row.err)
			assert.Equal(t, row.category, compat.BaseCategory(e.Code.Category()))
			assert.Equal(t, row.retry, e.CanRetry())
			assert.Zero(t, e.RetryAfter)
		})
	}
}

// What the server of OpenTabs writes for each situation.
func TestOpenTabsWireFormat(t *testing.T) {
	t.Run("none of category, retry flag and wait", func(t *testing.T) {
		assert.Equal(t, "[CONFLICT] taken", compat.PrefixText(taxonomy.Conflict("taken")))
	})
	t.Run("at least one present: prefix line and fenced JSON, same order", func(t *testing.T) {
		e := taxonomy.RateLimited("slow down", taxonomy.RetryAfter(1500*time.Millisecond))
		assert.Equal(t, "[ERROR code=RATE_LIMITED category=rate_limit retryable=true retryAfterMs=1500] slow down\n\n"+
			"```json\n{\"code\":\"RATE_LIMITED\",\"category\":\"rate_limit\",\"retryable\":true,\"retryAfterMs\":1500}\n```", compat.PrefixText(e))
	})
	t.Run("a stated retry flag alone", func(t *testing.T) {
		assert.Equal(t, "[ERROR code=CONFLICT retryable=false] taken\n\n```json\n{\"code\":\"CONFLICT\",\"retryable\":false}\n```",
			compat.PrefixText(taxonomy.Conflict("taken", taxonomy.RetryNo)))
	})
	prefixes := compat.TabPrefixes()
	for name, row := range map[string]struct {
		code int
		want string
	}{
		"-32001 no usable tab":             {-32001, "Tab closed: see [URL]"},
		"-32002 adapter not ready":         {-32002, "Tab unavailable: see [URL]"},
		"-32003 target does not match":     {-32003, "Tab does not belong to the plugin: see [URL]"},
		"dispatch without error data":      {-32603, "Tool dispatch error: see [URL]"},
		"browser tool failure, sanitised":  {0, "Tool dispatch error: see [URL]"},
		"unknown code of another protocol": {42, "Tool dispatch error: see [URL]"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, row.want, prefixes.Text(row.code, "see https://u:p@host/x?token=1"))
		})
	}
	t.Run("schema failure: one line per field, the root named", func(t *testing.T) {
		e := taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Problem: "must be an object"}, taxonomy.ArgumentIssue{Path: "a.b", Problem: "is required"})
		assert.Equal(t, "Invalid arguments:\n(root): must be an object\na.b: is required", e.Error())
	})
	t.Run("audit: the code of an unclassified failure", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeInternalError, taxonomy.Classify(errors.New("boom")).Code)
	})
}
