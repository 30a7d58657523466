package taxonomy_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	own "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/slack"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/slack-go/slack"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/slack-go/slack/errorsx"
)

// slackCodes says for each code of Slack which of the classes below it is in.
var slackCodes = map[string]string{
	"not_authed": "unauthorized", "invalid_auth": "unauthorized", "token_expired": "unauthorized",
	"token_revoked": "unauthorized", "account_inactive": "unauthorized",
	"missing_scope": "forbidden", "not_in_channel": "forbidden", "restricted_action": "forbidden",
	"access_denied": "forbidden", "no_permission": "forbidden",
	"channel_not_found": "not found", "user_not_found": "not found", "message_not_found": "not found",
	"ratelimited": "limit", "rate_limited": "limit",
	"already_reacted": "conflict", "already_in_channel": "conflict", "name_taken": "conflict",
	"invalid_arguments": "validation", "invalid_blocks": "validation", "missing_argument": "validation",
	"too_long": "validation", "msg_too_long": "validation", "no_text": "validation",
	"internal_error": "unavailable", "fatal_error": "unavailable", "service_unavailable": "unavailable",
	"request_timeout": "timeout",
	"is_archived":     "unmapped", "not_found_either": "unmapped", "ratelimited_not": "unmapped",
}

var slackClasses = map[string]want{
	"unauthorized": {code: taxonomy.CodeUnauthorized, kind: class.KindUpstreamAuthError, status: 401, retry: taxonomy.RetryNo},
	"forbidden":    {code: taxonomy.CodeForbidden, kind: class.KindUpstreamAuthError, status: 403, retry: taxonomy.RetryNo},
	"not found":    {code: taxonomy.CodeNotFound, kind: class.KindUpstreamNotFound, status: 404, retry: taxonomy.RetryNo},
	"limit":        {code: taxonomy.CodeRateLimited, kind: class.KindUpstreamRateLimit, status: 429, retry: taxonomy.RetryYes},
	"conflict":     {code: taxonomy.CodeConflict, kind: class.KindUpstreamBadRequest, status: 409, retry: taxonomy.RetryNo},
	"validation":   {code: taxonomy.CodeValidationError, kind: class.KindUpstreamValidationError, status: 422, retry: taxonomy.RetryNo},
	"unavailable":  {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 503, retry: taxonomy.RetryYes},
	"timeout":      {code: taxonomy.CodeTimeout, kind: class.KindTransportTimeout, retry: taxonomy.RetryYes},
	"unmapped":     {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamUnmapped, retry: taxonomy.RetryNo},
}

func TestSlackCodes(t *testing.T) {
	for name, class := range slackCodes {
		t.Run(class+" "+name, func(t *testing.T) {
			w := slackClasses[class]
			w.message = "Slack answered with the error " + name + "."
			if class == "limit" {
				w.message = "Slack answered with the error " + name + "; wait a moment before trying again."
			}
			w.extra = extra("service", "Slack", "error_code", name, "error_type", "slack.SlackErrorResponse")
			w.detail = []string{"code: " + name, "messages: a, " + secret, "warnings: " + secret + ", b"}
			assertAdapted(t, taxonomy.SlackAdapter{}, slack.SlackErrorResponse{Err: name, ResponseMetadata: slack.ResponseMetadata{
				Messages: []string{"a", secret}, Warnings: []string{secret, "b"},
			}}, w)
		})
	}
}

func TestSlackAnswers(t *testing.T) {
	unmapped := slackClasses["unmapped"]
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"code that is not stable": {slack.SlackErrorResponse{Err: secret}, want{
			unmapped.code, unmapped.kind, 0, taxonomy.RetryNo, 0, "Slack answered with an error.",
			extra("service", "Slack", "error_type", "slack.SlackErrorResponse"), []string{"code: " + secret},
		}},
		"no code": {slack.SlackErrorResponse{}, want{
			unmapped.code, unmapped.kind, 0, taxonomy.RetryNo, 0, "Slack answered with an error.",
			extra("service", "Slack", "error_type", "slack.SlackErrorResponse"), nil,
		}},
		"the error of older versions": {slack.SlackError{Code: "name_taken", Messages: []string{secret}}, want{
			taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryNo, 0, "Slack answered with the error name_taken.",
			extra("service", "Slack", "error_code", "name_taken", "error_type", "slack.SlackError"), []string{"messages: " + secret},
		}},
		"rate limit": {&slack.RateLimitedError{RetryAfter: 30 * time.Second}, want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 30 * time.Second,
			"Slack answered 429 Too Many Requests (client error); wait 30 seconds before trying again.", extra("service", "Slack"), []string{secret},
		}},
		"rate limit without a wait": {&slack.RateLimitedError{}, want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 0,
			"Slack answered 429 Too Many Requests (client error); wait a moment before trying again.", extra("service", "Slack"), []string{secret},
		}},
		"rate limit with a negative wait": {&slack.RateLimitedError{RetryAfter: -1}, want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 0,
			"Slack answered 429 Too Many Requests (client error); wait a moment before trying again.", extra("service", "Slack"), []string{secret},
		}},
		"status 500": {slack.StatusCodeError{Code: 500, Status: secret}, want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes, 0,
			"Slack answered 500 Internal Server Error (server error).", extra("service", "Slack"), []string{"status: " + secret},
		}},
		"status 404": {slack.StatusCodeError{Code: 404}, want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Slack answered 404 Not Found (client error).", extra("service", "Slack"), nil,
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.SlackAdapter{}, test.err, test.want) })
	}
}

// Each row of Arcade's table that is no answer of the service.
func TestSlackNamedFailures(t *testing.T) {
	request := want{code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 502, retry: taxonomy.RetryYes, message: "The request to Slack failed."}
	rotation := want{code: taxonomy.CodeUnauthorized, kind: class.KindUpstreamAuthError, status: 401, retry: taxonomy.RetryNo, message: "The token for Slack could not be renewed."}
	access := want{code: taxonomy.CodeForbidden, kind: class.KindUpstreamAuthError, status: 403, retry: taxonomy.RetryNo, message: "A bot may not do this in Slack."}
	configured := want{code: taxonomy.CodeConfigurationError, kind: class.KindToolRuntimeFatal, status: 400, retry: taxonomy.RetryNo, message: "The client for Slack is not configured correctly."}
	disconnected := want{code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 503, retry: taxonomy.RetryYes, message: "The client is not connected to Slack."}
	object := want{code: taxonomy.CodeInvalidParams, kind: class.KindToolRuntimeBadInputValue, status: 400, retry: taxonomy.RetryNo, message: "The content does not fit what Slack's client library accepts."}
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"request error 502":                {slack.SlackRequestError{}, request},
		"token rotation 401":               {&slack.SlackTokenRotationError{}, rotation},
		"bot user access 403":              {slack.BotUserAccessError{}, access},
		"client configuration 400":         {slack.SlackClientConfigurationError{}, configured},
		"not connected 503":                {&slack.SlackClientNotConnectedError{}, disconnected},
		"object formation 400":             {slack.SlackObjectFormationError{}, object},
		"slack-go is already disconnected": {errorsx.String("Invalid call to Disconnect - Slack API is already disconnected"), disconnected},
		"slack-go was disconnected":        {errorsx.String("disconnect received while trying to connect"), disconnected},
		"slack-go got a goodbye":           {errorsx.String("goodbye detected"), disconnected},
		"slack-go heard nothing any more":  {errorsx.String("deadman switch triggered"), disconnected},
		"slack-go is not configured":       {errorsx.String("invalid configuration"), configured},
		"slack-go lacks parameters":        {errorsx.String("received empty parameters"), object},
		"slack-go found two equal blocks":  {errorsx.String("Block ID needs to be unique"), object},
		"other exception from the SDK": {&slack.RTMError{Code: 404, Msg: secret}, want{
			code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 500, retry: taxonomy.RetryYes,
			message: "Slack failed with an unhandled error of type *slack.RTMError.",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			test.want.extra = extra("service", "Slack", "error_type", typeText(test.err))
			test.want.detail = []string{test.err.Error()}
			assertAdapted(t, taxonomy.SlackAdapter{}, test.err, test.want)
		})
	}
}

func TestSlackStrangers(t *testing.T) {
	for name, err := range map[string]error{
		"an application's own package":  own.NotReadyError{},
		"wrapper around something else": &slack.ConnectionErrorEvent{ErrorObj: errors.New("x")},
		"unknown constant":              errorsx.String("pagination complete"),
		"typed nil":                     (*slack.RateLimitedError)(nil),
		"typed nil of a value":          (*slack.SlackErrorResponse)(nil),
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.SlackAdapter{}.Adapt(err)) })
	}
	e := taxonomy.SlackAdapter{}.Adapt(&slack.ConnectionErrorEvent{ErrorObj: slack.SlackErrorResponse{Err: "not_authed"}})
	assert.Equal(t, taxonomy.CodeUnauthorized, e.Code, "what a wrapper holds is still found")
}
