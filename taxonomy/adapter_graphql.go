package taxonomy

import (
	"context"
	"reflect"
	"slices"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// graphQLAdapter translates errors of GraphQL clients: an error, or a list of
// errors, with a Message and Extensions that contain a code, from a package
// with a path element such as "gqlerror" or "graphql"; a response with an HTTP
// status from such a package; and a request that such a client could not make.
// Of several codes, the one with the highest status decides. The codes are
// those of Arcade, and those for throttling.
type graphQLAdapter struct{}

const graphQL = "GraphQL"

// Slug returns "_graphql".
func (graphQLAdapter) Slug() string { return "_graphql" }

// Adapt returns the error for a GraphQL failure, else nil.
func (graphQLAdapter) Adapt(err error) *Error {
	var buffer [8]error
	nodes := appendTree(buffer[:0], err)
	if !slices.ContainsFunc(nodes, fromGraphQL) {
		return nil
	}
	var said graphQLErrors
	for _, node := range nodes {
		if fromGraphQL(node) {
			_ = safely(func() { said.collect(node) })
		}
	}
	switch {
	case said.foreign:
		return said.error()
	case said.first != nil:
		return said.clientError(err)
	}
	return graphQLServerError(err, nodes)
}

func fromGraphQL(err error) bool {
	return declaredIn(err, "gqlerror", "gqlerrors", "graphql", "go-graphql-client", "genqlient", "gqlgenc")
}

// graphQLStatus are the codes that are known, with the status that each means.
var graphQLStatus = map[string]int{
	"UNAUTHENTICATED":           401,
	"NOT_AUTHENTICATED":         401,
	"FORBIDDEN":                 403,
	"ACCESS_DENIED":             403,
	"NOT_FOUND":                 404,
	"BAD_USER_INPUT":            400,
	"GRAPHQL_VALIDATION_FAILED": 400,
	"GRAPHQL_PARSE_FAILED":      400,
	"INTERNAL_SERVER_ERROR":     500,
	"THROTTLED":                 429,
	"RATE_LIMITED":              429,
	"TOO_MANY_REQUESTS":         429,
}

// error returns the error for a query that the service refused.
func (g *graphQLErrors) error() *Error {
	slices.Sort(g.codes)
	status, name := 422, ""
	if len(g.codes) > 0 {
		name = g.codes[0]
	}
	highest := 0
	for _, code := range g.codes {
		if s := graphQLStatus[code]; s > highest {
			highest, status, name = s, s, code
		}
	}
	f := finding{service: graphQL, name: name, code: CodeForStatus(status), status: status}
	e := Upstream(f.message(), status, Extra("service", graphQL), Extra("error_type", typeName(g.first)), g.detail())
	if len(g.codes) > 0 {
		Extra("error_codes", g.codes).apply(e)
	}
	return e
}

// clientError returns the error for what the client itself noted in the form
// of GraphQL errors: that there was an answer with a failing status, that the
// answer could not be had or read, or that the tool's query does not fit.
func (g *graphQLErrors) clientError(err error) *Error {
	nodes := tree(g.first)
	if standardError(nodes) != nil || holds(nodes, context.Canceled) {
		return nil // a timeout, a certificate and the like, which Classify knows better.
	}
	for _, node := range nodes {
		if a, ok := answerOf(node); ok {
			return a.error(graphQL, exchange(err, a.request), g.detail())
		}
	}
	options := []Option{Extra("service", graphQL), Extra("error_type", typeName(g.first)), exchange(err, nil), g.detail()}
	if slices.ContainsFunc(g.codes, func(code string) bool { return graphQLOwnCodes[code] == localMistake }) {
		return InternalError("The tool's GraphQL query does not fit its own types.", append(options, RetryNo)...)
	}
	return Transport(class.KindTransportUnreachable, "The GraphQL service could not be reached.", options...)
}

// graphQLServerError returns the error for an answer with a failing status, or
// nil if there is none.
func graphQLServerError(err error, nodes []error) *Error {
	for _, node := range nodes {
		if !fromGraphQL(node) {
			continue
		}
		if a, ok := answerOf(node); ok {
			return a.error(graphQL, exchange(err, a.request), describe(node))
		}
		failed := structOf(field(structOf(reflect.ValueOf(node)), "NetworkError")) // as gqlgenc has it
		if status, _ := intField(failed, "Code"); isFailure(status) {
			return answer{status: status}.error(graphQL, exchange(err, nil), describe(node, note{"message", textField(failed, "Message")}))
		}
	}
	return nil
}
