package taxonomy

import (
	"reflect"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// slackAdapter translates errors of Slack's client libraries, recognized by the
// path element "slack" of their package: SlackErrorResponse, RateLimitedError
// and StatusCodeError of slack-go. Slack answers most failures with HTTP 200
// and a code of its own; the status of the result corresponds to that code. An
// unknown code says nothing about retries, so none is offered.
type slackAdapter struct{}

const slack = "Slack"

// Slug returns "_slack_sdk".
func (slackAdapter) Slug() string { return "_slack_sdk" }

// Adapt returns the error for one of Slack's errors, else nil.
func (slackAdapter) Adapt(err error) *Error { return firstIn(err, fromSlack, slackUnhandled) }

func fromSlack(err error) *Error {
	if !declaredIn(err, "slack") {
		return nil
	}
	if reflect.TypeOf(err).Kind() == reflect.String {
		if row, ok := slackSentinels[errorText(err)]; ok {
			return row.error(err)
		}
	}
	s := structOf(reflect.ValueOf(err))
	if !s.IsValid() {
		return nil
	}
	name := s.Type().Name()
	if row, ok := slackNames[name]; ok {
		return row.error(err)
	}
	switch name {
	case "SlackErrorResponse":
		return fromSlackCode(err, s, textField(s, "Err"))
	case "SlackError": // what slack-go returned before
		return fromSlackCode(err, s, textField(s, "Code"))
	case "RateLimitedError":
		if _, ok := fieldAs[time.Duration](s, "RetryAfter"); ok {
			a := answer{status: 429, wait: waitIn(s)}
			return a.error(slack, describe(err))
		}
	case "StatusCodeError":
		if status, _ := intField(s, "Code"); isFailure(status) {
			return answer{status: status}.error(slack, describe(err, note{"status", textField(s, "Status")}))
		}
	}
	return nil
}

// slackUnhandled answers for the other errors of slack-go. An application's
// own package with the name slack, and an error that wraps another one, are
// not meant.
func slackUnhandled(err error) *Error {
	if !declaredIn(err, "slack") || !declaredIn(err, "slack-go", "nlopes") {
		return nil
	}
	if !structOf(reflect.ValueOf(err)).IsValid() || !isLeaf(err) {
		return nil
	}
	return unhandled(slack, err, describe(err))
}

// fromSlackCode translates an answer that carries one of Slack's codes.
func fromSlackCode(err error, s reflect.Value, name string) *Error {
	f := unmapped(slack, name, err)
	if code, ok := slackCode(name); ok {
		f = finding{service: slack, name: name, source: err, code: code}
	}
	metadata := structOf(field(s, "ResponseMetadata"))
	messages, _ := fieldAs[[]string](metadata, "Messages")
	if messages == nil {
		messages, _ = fieldAs[[]string](s, "Messages")
	}
	warnings, _ := fieldAs[[]string](metadata, "Warnings")
	return f.error(describe(err, note{"code", name}, note{"warning", textField(s, "Warning")},
		note{"messages", strings.Join(messages, ", ")}, note{"warnings", strings.Join(warnings, ", ")}))
}

// slackCode returns what one of Slack's codes means: by its whole text, else
// by its beginning or end.
func slackCode(name string) (Code, bool) {
	if code, ok := slackCodes[name]; ok {
		return code, true
	}
	switch {
	case strings.HasSuffix(name, "_not_found"):
		return CodeNotFound, true
	case strings.HasPrefix(name, "already_"):
		return CodeConflict, true
	case strings.HasPrefix(name, "invalid_"), strings.HasPrefix(name, "missing_"):
		return CodeValidationError, true
	}
	return 0, false
}

var slackCodes = map[string]Code{
	"not_authed":          CodeUnauthorized,
	"invalid_auth":        CodeUnauthorized,
	"token_expired":       CodeUnauthorized,
	"token_revoked":       CodeUnauthorized,
	"account_inactive":    CodeUnauthorized,
	"missing_scope":       CodeForbidden,
	"not_in_channel":      CodeForbidden,
	"restricted_action":   CodeForbidden,
	"access_denied":       CodeForbidden,
	"no_permission":       CodeForbidden,
	"ratelimited":         CodeRateLimited,
	"rate_limited":        CodeRateLimited,
	"name_taken":          CodeConflict,
	"too_long":            CodeValidationError,
	"msg_too_long":        CodeValidationError,
	"no_text":             CodeValidationError,
	"internal_error":      CodeServiceUnavailable,
	"fatal_error":         CodeServiceUnavailable,
	"service_unavailable": CodeServiceUnavailable,
	"request_timeout":     CodeTimeout,
}

// A slackRow is a failure of the library itself, as Arcade knows it,
// with a fixed message. What the tool did wrong is no failure of Slack's.
type slackRow struct {
	status  int
	code    Code
	kind    class.Kind
	message string
}

var (
	slackRequest      = slackRow{502, CodeServiceUnavailable, class.KindUpstreamServerError, "The request to Slack failed."}
	slackRotation     = slackRow{401, CodeUnauthorized, class.KindUpstreamAuthError, "The token for Slack could not be renewed."}
	slackBotAccess    = slackRow{403, CodeForbidden, class.KindUpstreamAuthError, "A bot may not do this in Slack."}
	slackConfigured   = slackRow{400, CodeConfigurationError, class.KindToolRuntimeFatal, "The client for Slack is not configured correctly."}
	slackDisconnected = slackRow{503, CodeServiceUnavailable, class.KindUpstreamServerError, "The client is not connected to Slack."}
	slackObject       = slackRow{400, CodeInvalidParams, class.KindToolRuntimeBadInputValue, "The content does not fit what Slack's client library accepts."}
)

func (r slackRow) error(source error) *Error {
	return build(Error{Code: r.code, Kind: r.kind, Retry: retryForStatus(r.status), Status: r.status, Message: r.message},
		[]Option{Extra("service", slack), Extra("error_type", typeName(source)), describe(source)})
}

// slackNames are the failures that Arcade knows by the name of their type.
var slackNames = map[string]slackRow{
	"SlackRequestError":             slackRequest,
	"SlackTokenRotationError":       slackRotation,
	"BotUserAccessError":            slackBotAccess,
	"SlackClientConfigurationError": slackConfigured,
	"SlackClientNotConnectedError":  slackDisconnected,
	"SlackObjectFormationError":     slackObject,
}

// slackSentinels are the same failures as slack-go has them: constants of a
// string type, by their text.
var slackSentinels = map[string]slackRow{
	"Invalid call to Disconnect - Slack API is already disconnected": slackDisconnected,
	"disconnect received while trying to connect":                    slackDisconnected,
	"goodbye detected":            slackDisconnected,
	"deadman switch triggered":    slackDisconnected,
	"invalid configuration":       slackConfigured,
	"received empty parameters":   slackObject,
	"Block ID needs to be unique": slackObject,
}
