package taxonomy_test

import (
	"context"
	"crypto/x509"
	"errors"
	"io"
	"net/url"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	hasura "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/go-graphql-client"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/gqlerror"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/gqlgenc"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/graphql"
)

func gqlError(code any) *gqlerror.Error {
	return &gqlerror.Error{Message: secret + " in message", Extensions: map[string]any{"code": code, "debug": secret}}
}

// graphQLClasses are the statuses that codes mean.
var graphQLClasses = map[int]want{
	401: {code: taxonomy.CodeUnauthorized, kind: class.KindUpstreamAuthError, status: 401, retry: taxonomy.RetryNo},
	403: {code: taxonomy.CodeForbidden, kind: class.KindUpstreamAuthError, status: 403, retry: taxonomy.RetryNo},
	404: {code: taxonomy.CodeNotFound, kind: class.KindUpstreamNotFound, status: 404, retry: taxonomy.RetryNo},
	400: {code: taxonomy.CodeInvalidParams, kind: class.KindUpstreamBadRequest, status: 400, retry: taxonomy.RetryNo},
	422: {code: taxonomy.CodeValidationError, kind: class.KindUpstreamValidationError, status: 422, retry: taxonomy.RetryNo},
	429: {code: taxonomy.CodeRateLimited, kind: class.KindUpstreamRateLimit, status: 429, retry: taxonomy.RetryYes},
	500: {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 500, retry: taxonomy.RetryYes},
}

func TestGraphQLCodes(t *testing.T) {
	for code, status := range map[string]int{
		"UNAUTHENTICATED": 401, "NOT_AUTHENTICATED": 401, "FORBIDDEN": 403, "ACCESS_DENIED": 403, "NOT_FOUND": 404,
		"BAD_USER_INPUT": 400, "GRAPHQL_VALIDATION_FAILED": 400, "GRAPHQL_PARSE_FAILED": 400, "INTERNAL_SERVER_ERROR": 500,
		"THROTTLED": 429, "RATE_LIMITED": 429, "TOO_MANY_REQUESTS": 429, "NONE_RECOGNISED": 422, "not_found": 422,
	} {
		t.Run(code, func(t *testing.T) {
			w := graphQLClasses[status]
			w.message = "GraphQL answered with the error " + code + "."
			if status == 429 {
				w.message = "GraphQL answered with the error " + code + "; wait a moment before trying again."
			}
			w.extra = extra("service", "GraphQL", "error_codes", []string{code}, "error_type", "*gqlerror.Error")
			w.detail = []string{secret + " in message"}
			assertAdapted(t, taxonomy.GraphQLAdapter{}, gqlError(code), w)
			w.extra["error_type"] = "gqlerror.List"
			assertAdapted(t, taxonomy.GraphQLAdapter{}, gqlerror.List{gqlError(code)}, w)
		})
	}
}

func TestGraphQLLists(t *testing.T) {
	refused := func(status int, message, errorType string, codes ...string) want {
		w := graphQLClasses[status]
		w.message, w.extra = message, extra("service", "GraphQL", "error_type", errorType)
		if len(codes) > 0 {
			w.extra["error_codes"] = codes
		}
		return w
	}
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"highest status wins, no special rank for auth": {
			gqlerror.List{gqlError("UNAUTHENTICATED"), gqlError("NOT_FOUND"), gqlError("FORBIDDEN")},
			refused(404, "GraphQL answered with the error NOT_FOUND.", "gqlerror.List", "FORBIDDEN", "NOT_FOUND", "UNAUTHENTICATED"),
		},
		"codes are sorted and unique": {
			gqlerror.List{gqlError("Z"), gqlError("FORBIDDEN"), gqlError("A"), gqlError("FORBIDDEN")},
			refused(403, "GraphQL answered with the error FORBIDDEN.", "gqlerror.List", "A", "FORBIDDEN", "Z"),
		},
		"codes of joined errors": {
			errors.Join(gqlError("NOT_FOUND"), gqlError("INTERNAL_SERVER_ERROR")),
			refused(500, "GraphQL answered with the error INTERNAL_SERVER_ERROR.", "*gqlerror.Error", "INTERNAL_SERVER_ERROR", "NOT_FOUND"),
		},
		"none has a code":         {gqlerror.List{{Message: secret}}, refused(422, "GraphQL answered with an error.", "gqlerror.List")},
		"code that is not stable": {gqlerror.List{gqlError(secret)}, refused(422, "GraphQL answered with an error.", "gqlerror.List")},
		"code of another type":    {gqlerror.List{gqlError(7)}, refused(422, "GraphQL answered with an error.", "gqlerror.List")},
		"hasura's list":           {hasura.Errors{{Message: secret, Extensions: map[string]any{"code": "FORBIDDEN"}}}, refused(403, "GraphQL answered with the error FORBIDDEN.", "graphql.Errors", "FORBIDDEN")},
		"hasura's single error":   {hasura.Error{Message: secret, Extensions: map[string]any{"code": "FORBIDDEN"}}, refused(403, "GraphQL answered with the error FORBIDDEN.", "graphql.Error", "FORBIDDEN")},
		"hasura's, one is a client's": {
			hasura.Errors{{Message: secret}, hasura.Wrap("graphql_decode_error", errors.New(secret))},
			refused(422, "GraphQL answered with the error graphql_decode_error.", "graphql.Errors", "graphql_decode_error"),
		},
		"a list without extensions":   {graphql.List(secret, secret), refused(422, "GraphQL answered with an error.", "graphql.errors")},
		"an error without extensions": {graphql.Single(secret), refused(422, "GraphQL answered with an error.", "graphql.graphErr")},
		"gqlgenc's list": {
			&gqlgenc.ErrorResponse{GqlErrors: &gqlerror.List{gqlError("NOT_FOUND")}, NetworkError: &gqlgenc.HTTPError{Code: 500}},
			refused(404, "GraphQL answered with the error NOT_FOUND.", "*gqlgenc.ErrorResponse", "NOT_FOUND"),
		},
	} {
		t.Run(name, func(t *testing.T) {
			test.want.detail = []string{secret}
			assertAdapted(t, taxonomy.GraphQLAdapter{}, test.err, test.want)
		})
	}
}

func TestGraphQLServerErrors(t *testing.T) {
	answered := func(status int, message string, pairs ...any) want {
		w := graphQLClasses[status]
		w.message, w.extra, w.detail = message, extra(append([]any{"service", "GraphQL"}, pairs...)...), []string{secret}
		return w
	}
	const unavailable = "GraphQL answered 500 Internal Server Error (server error)."
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"genqlient's answer": {&graphql.HTTPError{StatusCode: 500}, answered(500, unavailable)},
		"hasura's answer": {
			hasura.Errors{hasura.Wrap("request_error", hasura.NewNetworkError(404, secret))},
			answered(404, "GraphQL answered 404 Not Found (client error)."),
		},
		"hasura's answer alone": {hasura.NewNetworkError(500, secret), answered(500, unavailable)},
		"gqlgenc's answer":      {&gqlgenc.ErrorResponse{NetworkError: &gqlgenc.HTTPError{Code: 500, Message: secret}}, answered(500, unavailable)},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.GraphQLAdapter{}, test.err, test.want) })
	}
}

func TestGraphQLTransport(t *testing.T) {
	requested := &url.Error{Op: "Post", URL: "https://u:" + "p" + "@api.example/graphql?key=x", Err: errors.New(secret)}
	unreachable := want{
		code: taxonomy.CodeServiceUnavailable, kind: class.KindTransportUnreachable, retry: taxonomy.RetryYes,
		message: "The GraphQL service could not be reached.", detail: []string{secret},
	}
	mistake := want{
		code: taxonomy.CodeInternalError, kind: "", retry: taxonomy.RetryNo,
		message: "The tool's GraphQL query does not fit its own types.", detail: []string{secret},
	}
	for code, w := range map[string]want{
		"request_error": unreachable, "json_decode_error": unreachable,
		"json_encode_error": mistake, "graphql_encode_error": mistake, "graphql_decode_error": mistake, "graphql_extensions_decode_error": mistake,
	} {
		t.Run(code, func(t *testing.T) {
			w.extra = extra("service", "GraphQL", "error_type", "graphql.Errors")
			assertAdapted(t, taxonomy.GraphQLAdapter{}, hasura.Errors{hasura.Wrap(code, errors.New(secret))}, w)
		})
	}
	t.Run("with the request", func(t *testing.T) {
		unreachable.extra = extra("service", "GraphQL", "error_type", "graphql.Errors", "method", "POST", "endpoint", "https://api.example/graphql")
		assertAdapted(t, taxonomy.GraphQLAdapter{}, hasura.Errors{hasura.Wrap("request_error", requested)}, unreachable)
	})
	for name, cause := range map[string]error{
		"timeout": context.DeadlineExceeded, "cancelled": context.Canceled, "no trust": x509.UnknownAuthorityError{}, "cut short": io.ErrUnexpectedEOF,
	} {
		t.Run(name+" is left to Classify", func(t *testing.T) {
			assert.Nil(t, taxonomy.GraphQLAdapter{}.Adapt(hasura.Errors{hasura.Wrap("request_error", cause)}))
		})
	}
}

func TestGraphQLMalformed(t *testing.T) {
	type named string
	for name, test := range map[string]struct {
		err    error
		status int // 0: not known
	}{
		"nil list":                   {gqlerror.List(nil), 0},
		"empty list":                 {gqlerror.List{}, 0},
		"list of nil":                {gqlerror.List{nil, nil}, 0},
		"nil among errors":           {gqlerror.List{nil, gqlError("FORBIDDEN"), nil}, 403},
		"typed nil":                  {(*gqlerror.Error)(nil), 0},
		"pointer to a list":          {&gqlerror.List{gqlError("FORBIDDEN")}, 403},
		"nil pointer to a list":      {(*gqlerror.List)(nil), 0},
		"no extensions":              {&gqlerror.Error{Message: "m"}, 422},
		"string as extensions":       {graphql.Odd[string]{Message: "m", Extensions: "code"}, 0},
		"bytes as extensions":        {graphql.Odd[[]byte]{Message: "m", Extensions: []byte("code")}, 0},
		"map with other keys":        {graphql.Odd[map[int]string]{Message: "m", Extensions: map[int]string{1: "FORBIDDEN"}}, 422},
		"map with keys of own type":  {graphql.Odd[map[named]named]{Message: "m", Extensions: map[named]named{"code": "FORBIDDEN"}}, 403},
		"nil code":                   {graphql.Odd[map[string]any]{Message: "m", Extensions: map[string]any{"code": nil}}, 422},
		"pointer to a code":          {graphql.Odd[map[string]*string]{Message: "m", Extensions: map[string]*string{"code": ptr("FORBIDDEN")}}, 403},
		"nil pointer to a code":      {graphql.Odd[map[string]*string]{Message: "m", Extensions: map[string]*string{"code": nil}}, 422},
		"list of strings":            {graphql.OddList[string]{"FORBIDDEN"}, 0},
		"list of maps":               {graphql.OddList[map[string]any]{{"message": "m"}}, 0},
		"list of anything":           {graphql.OddList[any]{nil, 1, "x", map[string]any{}, gqlError("FORBIDDEN"), *gqlError("NOT_FOUND")}, 404},
		"list with a deep pointer":   {graphql.OddList[any]{ptr(ptr(ptr(ptr(ptr(graphql.ConfigError{Message: "m"})))))}, 0},
		"list of errors":             {graphql.OddList[error]{nil, io.EOF, gqlError("FORBIDDEN")}, 403},
		"message of another type":    {graphql.OddList[struct{ Message int }]{{7}}, 0},
		"a struct with a message":    {&graphql.ConfigError{Message: "m"}, 0},
		"answer without a failure":   {&graphql.HTTPError{StatusCode: 200}, 0},
		"gqlgenc's with nothing":     {&gqlgenc.ErrorResponse{}, 0},
		"gqlgenc's with an odd code": {&gqlgenc.ErrorResponse{NetworkError: &gqlgenc.HTTPError{}}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.GraphQLAdapter{}.Adapt(test.err)
			if test.status == 0 {
				assert.Nil(t, e)
				return
			}
			assert.Equal(t, test.status, e.Status)
			assert.Equal(t, graphQLClasses[test.status].code, e.Code)
		})
	}
}

func TestGraphQLLongLists(t *testing.T) {
	list := make(gqlerror.List, 100_000)
	for i := range list {
		list[i] = &gqlerror.Error{Message: num(int64(i)), Extensions: map[string]any{"code": "C" + num(int64(i))}}
	}
	e := taxonomy.GraphQLAdapter{}.Adapt(list)
	assert.Len(t, e.Extra["error_codes"], 1000)
	assert.LessOrEqual(t, len(e.Detail), 4096)
}
