package taxonomy_test

import (
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var present = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

func TestParseRetryAfter(t *testing.T) {
	rows := []struct {
		name  string
		value string
		want  time.Duration
		ok    bool
	}{
		{"seconds", "120", 2 * time.Minute, true},
		{"zero is a wait of zero", "0", 0, true},
		{"decimals", "1.5", 1500 * time.Millisecond, true},
		{"spaces around", " 7 ", 7 * time.Second, true},
		{"a date in the future", "Fri, 20 Nov 2026 12:01:00 GMT", time.Minute, true},
		{"a date of the old form", "Friday, 20-Nov-26 12:01:00 GMT", time.Minute, true},
		{"a past date", "Fri, 20 Nov 2026 11:59:00 GMT", 0, false},
		{"the present", "Fri, 20 Nov 2026 12:00:00 GMT", 0, false},
		{"a date without zone", "Fri, 20 Nov 2026 12:01:00", 0, false},
		{"blank is not zero", "", 0, false},
		{"only spaces", "  ", 0, false},
		{"negative", "-1", 0, false},
		{"signed", "+1", 0, false},
		{"words", "soon", 0, false},
		{"infinity", "Inf", 0, false},
		{"not a number", "NaN", 0, false},
		{"exponent", "1e3", 0, false},
		{"hexadecimal", "0x10", 0, false},
		{"two dots", "1.2.3", 0, false},
		{"only a dot", ".", 0, false},
		{"more than a year", "99999999", 0, false},
		{"too large for a number", strings.Repeat("9", 400), 0, false},
		{"invalid UTF-8", "\xff", 0, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			wait, ok := taxonomy.ParseRetryAfter(row.value, present)
			assert.Equal(t, row.ok, ok)
			if ok {
				assert.Equal(t, row.want, wait)
			}
		})
	}
	wait, ok := taxonomy.ParseRetryAfter(time.Now().Add(time.Hour).UTC().Format(http.TimeFormat))
	assert.True(t, ok)
	assert.InDelta(t, time.Hour.Seconds(), wait.Seconds(), 5)
}

func TestParseRateLimitReset(t *testing.T) {
	epoch := present.Add(time.Minute).Unix()
	rows := []struct {
		name    string
		headers http.Header
		want    time.Duration
		ok      bool
	}{
		{"a reset of 0 is no wait", header("X-RateLimit-Reset", "0"), 0, false},
		{"a reset of 0, then one of milliseconds", header("RateLimit-Reset", "0.0", "X-RateLimit-Reset-Ms", "5"), 5 * time.Millisecond, true},
		{"Retry-After first", header("Retry-After", "3", "X-RateLimit-Reset", "9"), 3 * time.Second, true},
		{"x-rate-limit-reset in seconds since 1970", header("X-Rate-Limit-Reset", num(epoch)), time.Minute, true},
		{"x-ratelimit-reset in seconds", header("X-RateLimit-Reset", "60"), time.Minute, true},
		{"x-ratelimit-reset in seconds since 1970 is no wait of decades", header("X-RateLimit-Reset", num(epoch)), time.Minute, true},
		{"x-ratelimit-reset in milliseconds since 1970", header("X-RateLimit-Reset", num(epoch*1000)), time.Minute, true},
		{"RateLimit-Reset", header("RateLimit-Reset", "2"), 2 * time.Second, true},
		{"x-ratelimit-reset-ms", header("X-RateLimit-Reset-Ms", "1500"), 1500 * time.Millisecond, true},
		{"x-ratelimit-reset-ms in milliseconds since 1970", header("X-RateLimit-Reset-Ms", num(epoch*1000)), time.Minute, true},
		{"a reset as date", header("X-RateLimit-Reset", "Fri, 20 Nov 2026 12:01:00 GMT"), time.Minute, true},
		{"a point in time that is past", header("X-RateLimit-Reset", num(epoch-120)), 0, false},
		{"an unusable one, then a usable one", header("Retry-After", "soon", "X-RateLimit-Reset", "x", "RateLimit-Reset", "4"), 4 * time.Second, true},
		{"names in lower case", header("retry-after", "3"), 3 * time.Second, true},
		{"names in upper case", header("X-RATELIMIT-RESET", "3"), 3 * time.Second, true},
		{"nothing", header(), 0, false},
		{"no header at all", nil, 0, false},
		{"an empty list of values", http.Header{"retry-after": nil}, 0, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			wait, ok := taxonomy.ParseRateLimitReset(row.headers, present)
			assert.Equal(t, row.ok, ok)
			if ok {
				assert.Equal(t, row.want, wait)
			}
		})
	}
}

func header(pairs ...string) http.Header { return response(0, "", pairs...).Header }

func num(n int64) string { return strconv.FormatInt(n, 10) }

func FuzzParseRetryAfter(f *testing.F) {
	for _, seed := range []string{"", "0", "1.5", "-1", "99999999999999999999", "Fri, 20 Nov 2026 12:01:00 GMT", "\x00", "1e9"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		wait, ok := taxonomy.ParseRetryAfter(value, present)
		if ok && (wait < 0 || wait > 366*24*time.Hour) {
			t.Fatalf("%q is a wait of %v", value, wait)
		}
		reset, ok := taxonomy.ParseRateLimitReset(http.Header{"X-Ratelimit-Reset": {value}}, present)
		if ok && (reset < 0 || reset > 366*24*time.Hour) {
			t.Fatalf("%q is a reset in %v", value, reset)
		}
	})
}
