package taxonomy

import "reflect"

// httpAdapter translates errors with the status of an HTTP response: in a
// method (StatusCode, HTTPStatusCode, HTTPCode, GetStatusCode), in a field
// (StatusCode, Response, RawResponse), or, as in Kubernetes, in the Code of a
// struct that the method Status returns. Only statuses from 400 to 599 count.
// Headers, if present, say how long to wait and whether a 403 is a rate limit.
//
// It does not know errors of requests without a response, such as a pure
// [net/url.Error]; [Classify] itself does.
type httpAdapter struct{}

// Slug returns "_http".
func (httpAdapter) Slug() string { return "_http" }

// Adapt returns the error for the status of a response, else nil.
func (httpAdapter) Adapt(err error) *Error {
	return firstIn(err, func(node error) *Error {
		if a, ok := answerOf(node); ok {
			return fromAnswer(err, node, a)
		}
		a, reason, ok := kubernetesAnswer(node)
		if !ok {
			return nil
		}
		return withName(fromAnswer(err, node, a), reason)
	})
}

// fromAnswer returns the error for the answer that node, in the tree of err,
// carries.
func fromAnswer(err, node error, a answer) *Error {
	return a.error("", Extra("service", "HTTP"), exchange(err, a.request), describe(node))
}

// kubernetesAnswer reads the status object of an error: a struct with the
// HTTP status, a reason and, in its details, the seconds to wait.
func kubernetesAnswer(err error) (a answer, reason string, ok bool) {
	if comesWithGo(packageOf(err)) {
		return answer{}, "", false
	}
	method := reflect.ValueOf(err).MethodByName("Status")
	if !isGetter(method) {
		return answer{}, "", false
	}
	// A method of any library. It is called only if what it returns can
	// hold a status.
	out := method.Type().Out(0)
	if out.Kind() == reflect.Pointer {
		out = out.Elem()
	}
	if out.Kind() != reflect.Struct {
		return answer{}, "", false
	}
	if _, has := out.FieldByName("Code"); !has {
		return answer{}, "", false
	}
	s := structOf(result(method))
	a.status, _ = intField(s, "Code")
	if seconds, _ := intField(structOf(field(s, "Details")), "RetryAfterSeconds"); seconds > 0 {
		a.wait, _ = believable(float64(seconds))
	}
	return a, textField(s, "Reason"), isFailure(a.status)
}
