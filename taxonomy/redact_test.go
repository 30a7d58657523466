package taxonomy_test

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestDetailsHoldNoSecrets(t *testing.T) {
	rows := []struct{ text, want string }{
		{`Get "https://api.test/notes?token=zq7&x=1": EOF`, `Get "https://api.test/notes?[query]": EOF`},
		{"get https://api.test/notes?q=zq7: EOF", "get https://api.test/notes?[query]: EOF"},
		{"get /notes?q=zq7#part", "get /notes?[query]"},
		{"dial postgres://user:zq7@db:5432/x?sslmode=off failed", "dial postgres://[redacted]@db:5432/x?[query] failed"},
		{`{"access_token":"zq7","expires_in":3600}`, `{"access_token":"[redacted]","expires_in":3600}`},
		{`{"apiKey": "zq7 zq7"}`, `{"apiKey": "[redacted] zq7"}`},
		{`{\"password\":\"zq7\"}`, `{\"password\":\"[redacted]\"}`},
		{"Authorization: Bearer abcdef123456", "Authorization: Bearer [redacted]"},
		{"Authorization: Basic dXNlcjpwYXNz1", "Authorization: Basic [redacted]"},
		{"X-Api-Key: abcd1234efgh", "X-Api-Key: [redacted]"},
		{"password=zq7;host=db", "password=[redacted];host=db"},
		{"client_secret=zq7&grant=x", "client_secret=[redacted]&grant=x"},
		{"bad token ghp_0123456789abcdefABCD for x", "bad token [redacted] for x"},
		{"jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln expired", "jwt [redacted] expired"},
		{"failed to get token: connection refused", "failed to get token: connection refused"},
		{"invalid password: too short", "invalid password: too short"},
		{"token expired", "token expired"},
		{"is this it? a = b", "is this it? a = b"},
		{"bearer of news", "bearer of news"},
		{"max_tokens=4096 of model", "max_tokens=4096 of model"},
		{"note 123e4567-e89b-12d3-a456-426614174000 and da39a3ee5e6b4b0d3255bfef95601890afd80709", "note 123e4567-e89b-12d3-a456-426614174000 and da39a3ee5e6b4b0d3255bfef95601890afd80709"},
		{"", "(no message)"},
		{"\xff?\xff=://@?", "\xff?\xff=://@?"},
	}
	for _, row := range rows {
		t.Run(row.text, func(t *testing.T) {
			e := taxonomy.Classify(errors.New(row.text))
			assert.Equal(t, "*errors.errorString: "+row.want, e.Detail)
			asText, _ := logged(taxonomy.Classify(fmt.Errorf("around: %w", errors.New(row.text))))
			if row.want != row.text && row.text != "" {
				assert.NotContains(t, asText, row.text)
			}
			if row.want != "(no message)" {
				assert.Equal(t, row.want, taxonomy.Chain(errors.New(row.text))[0].Message)
			}
		})
	}
}

func TestBodiesHoldNoTokens(t *testing.T) {
	body := `{"session":"x","id":"123e4567-e89b-12d3-a456-426614174000","data":"da39a3ee5e6b4b0d3255bfef95601890afd80709","refresh_token":"zq7"}`
	want := `{"session":"x","id":"123e4567-e89b-12d3-a456-426614174000","data":"[redacted]","refresh_token":"[redacted]"}`
	respond := func() *http.Response {
		return &http.Response{StatusCode: 500, Body: io.NopCloser(strings.NewReader(body))}
	}
	assert.Equal(t, "body: "+want, taxonomy.FromHTTPResponse(respond()).Detail)
	assert.Equal(t, want, taxonomy.FromHTTPResponse(respond(), taxonomy.HTTPBody(500, true)).Data["body"])
}

func TestLogsOfRequestsHoldNoQuery(t *testing.T) {
	var buf strings.Builder
	log := slog.New(slog.NewTextHandler(&buf, nil))
	err := &url.Error{Op: "Get", URL: "https://api.test/notes?key=zq7", Err: errors.New("EOF")}
	log.Error("failed", slog.Any("error", taxonomy.Classify(fmt.Errorf("list: %w", err))))
	log.Error("failed", slog.Any("error", taxonomy.NotFound("Gone.", taxonomy.Cause(err), taxonomy.Extra("first", err))))
	assert.NotContains(t, buf.String(), "zq7")
	assert.Contains(t, buf.String(), "https://api.test/notes?[query]")
	shown := render.NewExposure(render.ConsentPhrase, "", func(string) {}).Reveal(taxonomy.Classify(err))
	assert.NotContains(t, shown, "zq7")
}

// What is left out costs no more than the text is long.
func TestRedactingIsLinear(t *testing.T) {
	for _, part := range []string{"://", "?a=", "?a", "token=", "token", "eyJ", "bearer ", `token"`, "://a@", "a:"} {
		text := strings.Repeat(part, 1<<20/len(part))
		began := time.Now()
		taxonomy.Chain(errors.New(text))
		assert.Less(t, time.Since(began), 5*time.Second, part)
	}
}
