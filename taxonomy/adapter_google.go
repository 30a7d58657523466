package taxonomy

import (
	"reflect"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// googleAdapter translates errors of Google's client libraries:
// googleapi.Error, and the apierror.APIError of gax, which wraps it or a gRPC
// status. A 403 whose reason says that a rate is exceeded is a rate limit, as
// Google documents. Arcade's names of other failures are recognized as well.
// Among these, what a client refuses to send (a media type, a size, a chunk
// size, a notification) is a mistake in the arguments of the tool, not of the
// service.
type googleAdapter struct{}

const google = "Google"

// Slug returns "_google_api_client".
func (googleAdapter) Slug() string { return "_google_api_client" }

// Adapt returns the error for one of Google's errors, else nil.
func (googleAdapter) Adapt(err error) *Error { return firstIn(err, fromGoogle, googleUnhandled) }

func fromGoogle(err error) *Error {
	if !declaredIn(err, "googleapi", "apierror") {
		return nil
	}
	s := structOf(reflect.ValueOf(err))
	if !s.IsValid() {
		return nil
	}
	if e := fromGaxError(err); e != nil {
		return e
	}
	if e := fromGoogleError(err, s); e != nil {
		return e
	}
	return fromGoogleName(err, s)
}

// googleUnhandled answers for the other errors of the libraries. An
// application's own package with such a name, and an error that wraps another
// one, are not meant.
func googleUnhandled(err error) *Error {
	if !declaredIn(err, "googleapi", "apierror") || !declaredIn(err, "google.golang.org", "gax-go") {
		return nil
	}
	if !structOf(reflect.ValueOf(err)).IsValid() || !isLeaf(err) {
		return nil
	}
	return unhandled(google, err, describe(err))
}

// fromGoogleError translates a googleapi.Error, whose Code is the HTTP status.
func fromGoogleError(err error, s reflect.Value) *Error {
	status, ok := intField(s, "Code")
	if !ok || !isFailure(status) || !field(s, "Message").IsValid() {
		return nil
	}
	reason, items := googleItems(s)
	a := answer{status: status, header: headerIn(s), limit: status == 403 && googleLimits[reason]}
	return withName(a.error(google, exchange(err, nil), describe(err,
		note{"message", textField(s, "Message")}, note{"items", items}, note{"body", textField(s, "Body")})), reason)
}

// googleLimits are the reasons by which a 403 means that calls come too fast,
// in the older form and in that of ErrorInfo.
var googleLimits = map[string]bool{"rateLimitExceeded": true, "userRateLimitExceeded": true, "RATE_LIMIT_EXCEEDED": true}

// googleItems returns the reason of the first item and the text of the first
// few, for developers.
func googleItems(s reflect.Value) (reason, text string) {
	items := field(s, "Errors")
	if items.Kind() != reflect.Slice {
		return "", ""
	}
	var texts []string
	for i := range min(items.Len(), 10) {
		item := structOf(items.Index(i))
		if i == 0 {
			reason = textField(item, "Reason")
		}
		texts = append(texts, textField(item, "Reason")+" "+textField(item, "Message"))
	}
	return reason, strings.TrimSpace(strings.Join(texts, ", "))
}

// A gaxError is what an apierror.APIError shows without foreign types.
type gaxError interface {
	Reason() string
	Domain() string
}

// fromGaxError translates an APIError. One that wraps a googleapi.Error takes
// the headers and texts from there.
func fromGaxError(err error) *Error {
	gax, ok := err.(gaxError)
	if !ok {
		return nil
	}
	reason, domain := attempt(gax.Reason), attempt(gax.Domain)
	if status := statusByMethod(err); status != 0 {
		a, body := answer{status: status}, ""
		for _, inner := range tree(err) {
			if s := structOf(reflect.ValueOf(inner)); declaredIn(inner, "googleapi") && s.IsValid() {
				a.header, body = headerIn(s), textField(s, "Body")
				if reason == "" { // many answers have it in the older form only
					reason, _ = googleItems(s)
				}
				break
			}
		}
		a.limit = status == 403 && googleLimits[reason]
		return withName(a.error(google, describe(err, note{"reason", reason}, note{"domain", domain}, note{"body", body})), reason)
	}
	f, text, ok := grpcFinding(google, err)
	if !ok {
		return nil
	}
	if safeCode(reason) != "" {
		f.name = reason
	}
	return f.error(describe(err, note{"message", text}, note{"reason", reason}, note{"domain", domain}))
}

// googleNames are the other failures that Arcade knows, by the name of the type
// in lower case and without "error". Status 0 is that of the error itself.
var googleNames = map[string]int{
	"batch":                   0,
	"invalidjson":             502,
	"unknownapinameorversion": 404,
	"unacceptablemimetype":    400,
	"mediauploadsize":         400,
	"invalidchunksize":        400,
	"invalidnotification":     400,
}

func fromGoogleName(err error, s reflect.Value) *Error {
	name := strings.TrimSuffix(strings.ToLower(s.Type().Name()), "error")
	status, ok := googleNames[name]
	if !ok {
		return nil
	}
	options := []Option{Extra("error_type", typeName(err)), describe(err)}
	switch status {
	case 0:
		if a, ok := answerOf(err); ok {
			return a.error(google, exchange(err, a.request), describe(err))
		}
		status = 500
	case 400:
		options = append(options, Kind(class.KindToolRuntimeBadInputValue))
	}
	e := upstreamError(google, status, nil, options...)
	if status == 400 {
		e.Message = "The request does not fit what Google's client library accepts."
	}
	return e
}
