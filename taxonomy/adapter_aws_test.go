package taxonomy_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/smithy"
)

// awsClasses are the classes of AWS codes, and what they are without a status.
var awsClasses = map[string]want{
	"limit":        {code: taxonomy.CodeRateLimited, kind: class.KindUpstreamRateLimit, status: 429, retry: taxonomy.RetryYes},
	"unauthorized": {code: taxonomy.CodeUnauthorized, kind: class.KindUpstreamAuthError, status: 401, retry: taxonomy.RetryNo},
	"forbidden":    {code: taxonomy.CodeForbidden, kind: class.KindUpstreamAuthError, status: 403, retry: taxonomy.RetryNo},
	"not found":    {code: taxonomy.CodeNotFound, kind: class.KindUpstreamNotFound, status: 404, retry: taxonomy.RetryNo},
	"conflict":     {code: taxonomy.CodeConflict, kind: class.KindUpstreamBadRequest, status: 409, retry: taxonomy.RetryNo},
	"timeout":      {code: taxonomy.CodeTimeout, kind: class.KindTransportTimeout, retry: taxonomy.RetryYes},
	"unavailable":  {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 503, retry: taxonomy.RetryYes},
	"validation":   {code: taxonomy.CodeValidationError, kind: class.KindUpstreamValidationError, status: 422, retry: taxonomy.RetryNo},
	"unmapped":     {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamUnmapped, retry: taxonomy.RetryNo},
}

var awsCodes = map[string][]string{
	"limit": {"Throttling", "ThrottlingException", "ThrottledException", "TooManyRequestsException", "RequestLimitExceeded", "SlowDown",
		"RequestThrottled", "ProvisionedThroughputExceededException", "LimitExceededException"},
	"unauthorized": {"ExpiredToken", "ExpiredTokenException", "InvalidClientTokenId", "SignatureDoesNotMatch", "InvalidAccessKeyId",
		"UnrecognizedClientException", "MissingAuthenticationTokenException", "AuthFailure", "InvalidToken"},
	"forbidden": {"AccessDenied", "AccessDeniedException", "UnauthorizedOperation", "NotAuthorizedException"},
	"not found": {"ResourceNotFoundException", "NotFound", "NoSuchKey", "NoSuchBucket", "NoSuchEntity", "InvalidInstanceID.NotFound"},
	"conflict": {"ConflictException", "BucketAlreadyExists", "BucketAlreadyOwnedByYou", "EntityAlreadyExists", "ResourceInUseException",
		"ConditionalCheckFailedException", "PreconditionFailed"},
	"timeout":     {"RequestTimeout", "RequestTimeoutException"},
	"unavailable": {"ServiceUnavailable", "ServiceUnavailableException", "InternalFailure", "InternalError", "InternalServerError", "InternalServiceErrorException"},
	"validation":  {"ValidationException", "ValidationError", "InvalidParameterValue", "InvalidRequest", "MissingParameter"},
	"unmapped":    {"SomethingElse", "Teapot.1", "accessdenied"},
}

func TestAWSCodes(t *testing.T) {
	for class, codes := range awsCodes {
		for _, code := range codes {
			t.Run(class+" "+code, func(t *testing.T) {
				w := awsClasses[class]
				w.message = "AWS answered with the error " + code + "."
				if class == "limit" {
					w.message = "AWS answered with the error " + code + "; wait a moment before trying again."
				}
				w.extra = extra("service", "AWS", "error_code", code, "error_type", "*smithy.GenericAPIError")
				w.detail = []string{"code: " + code, "message: " + secret}
				assertAdapted(t, taxonomy.AWSAdapter{}, &smithy.GenericAPIError{Code: code, Message: secret}, w)
			})
		}
	}
}

// awsResponse wraps an error as the AWS libraries do.
func awsResponse(status int, code string, headers ...string) error {
	return &smithy.TransportResponseError{ResponseError: &smithy.ResponseError{
		Response: &smithy.Response{Response: exchanged(status, headers...)},
		Err:      &smithy.GenericAPIError{Code: code, Message: secret},
	}}
}

func TestAWSStatuses(t *testing.T) {
	const endpoint = "https://api.example:8443/v1/items"
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"the code wins over the status": {awsResponse(400, "ThrottlingException", "Retry-After", "4"), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 400, taxonomy.RetryYes, 4 * time.Second,
			"AWS answered with the error ThrottlingException; wait 4 seconds before trying again.",
			extra("service", "AWS", "error_code", "ThrottlingException", "endpoint", endpoint, "method", "POST"), []string{secret},
		}},
		"no wait where waiting does not help": {awsResponse(404, "NoSuchKey", "Retry-After", "4"), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0, "AWS answered with the error NoSuchKey.",
			extra("service", "AWS", "error_code", "NoSuchKey", "endpoint", endpoint, "method", "POST"), []string{secret},
		}},
		"a timeout has no status": {awsResponse(400, "RequestTimeout"), want{
			taxonomy.CodeTimeout, class.KindTransportTimeout, 0, taxonomy.RetryYes, 0, "AWS answered with the error RequestTimeout.",
			extra("service", "AWS", "error_code", "RequestTimeout", "endpoint", endpoint, "method", "POST", "error_type", "*smithy.GenericAPIError"), []string{secret},
		}},
		"an unknown code with a status": {awsResponse(500, "Teapot"), want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes, 0,
			"AWS answered 500 Internal Server Error (server error). The error code is Teapot.",
			extra("service", "AWS", "error_code", "Teapot", "endpoint", endpoint, "method", "POST"), []string{secret},
		}},
		"a code that is not stable, with a status": {awsResponse(401, secret), want{
			taxonomy.CodeUnauthorized, class.KindUpstreamAuthError, 401, taxonomy.RetryNo, 0,
			"AWS answered 401 Unauthorized (client error).",
			extra("service", "AWS", "endpoint", endpoint, "method", "POST"), []string{"code: " + secret},
		}},
		"no code and no status": {&smithy.GenericAPIError{Message: secret}, want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, 0, taxonomy.RetryNo, 0, "AWS answered with an error.",
			extra("service", "AWS", "error_type", "*smithy.GenericAPIError"), []string{secret},
		}},
		"a response that is missing": {&smithy.ResponseError{Err: &smithy.GenericAPIError{Code: "NoSuchKey", Message: secret}}, want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0, "AWS answered with the error NoSuchKey.",
			extra("service", "AWS", "error_code", "NoSuchKey", "error_type", "*smithy.GenericAPIError"), []string{secret},
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.AWSAdapter{}, test.err, test.want) })
	}
	assert.Equal(t, extra("service", "AWS", "error_type", "*smithy.GenericAPIError"),
		taxonomy.AWSAdapter{}.Adapt((*smithy.GenericAPIError)(nil)).Extra, "a typed nil says only what it is")
}
