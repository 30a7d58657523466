package taxonomy

import (
	"reflect"
	"slices"
	"strings"
)

// awsAdapter translates errors of the AWS libraries. It recognizes the methods
// ErrorCode, ErrorMessage and ErrorFault of smithy's APIError. The code
// decides; the HTTP status of a surrounding error decides only if the code is
// unknown.
type awsAdapter struct{}

const aws = "AWS"

// Slug returns "_aws".
func (awsAdapter) Slug() string { return "_aws" }

// Adapt returns the error for an APIError, else nil.
func (awsAdapter) Adapt(err error) *Error {
	return firstIn(err, func(node error) *Error {
		e, ok := node.(awsError)
		if !ok || !isGetter(reflect.ValueOf(node).MethodByName("ErrorFault")) {
			return nil
		}
		return fromAWS(err, e)
	})
}

type awsError interface {
	error
	ErrorCode() string
	ErrorMessage() string
}

// fromAWS translates an APIError in the tree of root.
func fromAWS(root error, err awsError) *Error {
	name := attempt(func() string { return err.ErrorCode() })
	text := attempt(func() string { return err.ErrorMessage() })
	a := awsAnswer(root)
	options := []Option{
		exchange(root, a.request),
		describe(err, note{"code", name}, note{"message", text}),
	}
	code, ok := awsCode(name)
	switch {
	case !ok && a.status != 0:
		return withName(a.error(aws, options...), name)
	case !ok:
		return unmapped(aws, name, err).error(options...)
	}
	f := finding{service: aws, name: name, source: err, code: code, status: a.status}
	if code == CodeRateLimited || code == CodeServiceUnavailable {
		f.wait, _ = ParseRateLimitReset(a.header)
	}
	return f.error(options...)
}

// awsAnswer returns the outermost answer in the tree of err.
func awsAnswer(err error) answer {
	for _, node := range tree(err) {
		if a, ok := answerOf(node); ok {
			return a
		}
	}
	return answer{}
}

// An awsRule gives the code for the names that are one of a list, or begin
// with, or contain, one of some parts.
type awsRule struct {
	code     Code
	names    []string
	begin    []string
	anywhere []string
}

// awsRules are searched in order: several of the names that begin with Invalid
// are about credentials or about something that does not exist.
var awsRules = [...]awsRule{
	{
		code: CodeRateLimited,
		names: []string{
			"RequestLimitExceeded", "RequestThrottled", "RequestThrottledException", "SlowDown",
			"ProvisionedThroughputExceededException", "TransactionInProgressException", "BandwidthLimitExceeded",
			"LimitExceededException", "PriorRequestNotComplete", "EC2ThrottledException",
		},
		begin: []string{"Throttl", "TooManyRequests"},
	},
	{
		code: CodeUnauthorized,
		names: []string{
			"InvalidClientTokenId", "InvalidAccessKeyId", "InvalidToken", "InvalidSignatureException",
			"SignatureDoesNotMatch", "IncompleteSignature", "UnrecognizedClientException", "AuthFailure",
			"RequestExpired", "TokenRefreshRequired", "UnauthorizedException",
		},
		begin: []string{"ExpiredToken", "MissingAuthenticationToken", "RequestTimeTooSkewed"},
	},
	{
		code:  CodeForbidden,
		begin: []string{"AccessDenied", "UnauthorizedOperation", "UnauthorizedAccess", "NotAuthorized", "AuthorizationError", "AllAccessDisabled"},
	},
	{code: CodeNotFound, begin: []string{"NoSuch"}, anywhere: []string{"NotFound"}},
	{
		code: CodeConflict,
		names: []string{
			"ConditionalCheckFailedException", "OperationAborted", "BucketNotEmpty", "PreconditionFailed",
		},
		begin:    []string{"ResourceInUse"},
		anywhere: []string{"Conflict", "AlreadyExists", "AlreadyOwned"},
	},
	{code: CodeTimeout, names: []string{"RequestTimeout", "RequestTimeoutException"}},
	{
		code:  CodeServiceUnavailable,
		begin: []string{"ServiceUnavailable", "InternalFailure", "InternalError", "InternalServer", "InternalService"},
	},
	{code: CodeValidationError, names: []string{"MissingParameter"}, begin: []string{"Validation", "Invalid"}},
}

func awsCode(name string) (Code, bool) {
	for i := range awsRules {
		if awsRules[i].matches(name) {
			return awsRules[i].code, true
		}
	}
	return 0, false
}

func (r *awsRule) matches(name string) bool {
	return slices.Contains(r.names, name) || startsWithAny(name, r.begin) ||
		slices.ContainsFunc(r.anywhere, func(part string) bool { return strings.Contains(name, part) })
}
