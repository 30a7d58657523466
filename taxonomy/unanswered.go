package taxonomy

import (
	"net"
	"net/url"
)

// unanswered adds what logs may know of a request that got no answer, if the
// failure is one of the network: the text, the service, the type of the error,
// the method and the endpoint.
func unanswered(e *Error, err error, seen []error) *Error {
	service, failed := ofNetwork(seen)
	if failed == nil && !e.Kind.IsTransport() {
		return e
	}
	if failed == nil {
		failed = err
	}
	Extra("error_type", typeName(failed)).apply(e)
	if service != "" {
		Extra("service", service).apply(e)
	}
	exchange(err, nil).apply(e)
	describe(err).apply(e)
	return e
}

// ofNetwork returns the outermost error of a tree that belongs to the network,
// and what it talked to.
func ofNetwork(seen []error) (service string, failed error) {
	for _, err := range seen {
		switch err.(type) {
		case *url.Error:
			return "HTTP", err
		case *net.OpError, *net.DNSError:
			return "network", err
		}
	}
	return "", nil
}
