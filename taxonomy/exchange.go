package taxonomy

import (
	"cmp"
	"net/http"
	"net/url"
	"strings"
)

// exchange returns what logs may know about the request: the method, and the
// endpoint without user information and query. Where the answer knows no
// request, a [url.Error] in the tree of err may.
func exchange(err error, request *http.Request) Option {
	method, endpoint := "", ""
	if request != nil && request.URL != nil {
		method = cmp.Or(request.Method, http.MethodGet)
		endpoint = endpointOf(request.URL.String())
	} else if u, ok := find[*url.Error](err); ok && u != nil {
		method, endpoint = knownMethod(u.Op), endpointOf(u.URL)
	}
	return optionFunc(func(e *Error) {
		if method != "" {
			Extra("method", strings.ToUpper(method)).apply(e)
		}
		if endpoint != "" {
			Extra("endpoint", endpoint).apply(e)
		}
	})
}

// knownMethod returns op in upper case if it names a method of HTTP: it can be
// "parse" as well.
func knownMethod(op string) string {
	switch method := strings.ToUpper(op); method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch,
		http.MethodDelete, http.MethodConnect, http.MethodOptions, http.MethodTrace:
		return method
	}
	return ""
}
