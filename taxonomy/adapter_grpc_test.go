package taxonomy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/grpcstatus"
)

// grpcRows are all codes of gRPC but OK.
var grpcRows = []struct {
	number grpcstatus.Code
	name   string
	code   taxonomy.Code
	kind   class.Kind
	status int
	retry  taxonomy.Retry
}{
	{1, "CANCELLED", taxonomy.CodeRequestCancelled, class.KindUnknown, 0, taxonomy.RetryNo},
	{2, "UNKNOWN", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, 0, taxonomy.RetryNo},
	{3, "INVALID_ARGUMENT", taxonomy.CodeValidationError, class.KindUpstreamValidationError, 422, taxonomy.RetryNo},
	{4, "DEADLINE_EXCEEDED", taxonomy.CodeTimeout, class.KindTransportTimeout, 0, taxonomy.RetryYes},
	{5, "NOT_FOUND", taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo},
	{6, "ALREADY_EXISTS", taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryNo},
	{7, "PERMISSION_DENIED", taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo},
	{8, "RESOURCE_EXHAUSTED", taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes},
	{9, "FAILED_PRECONDITION", taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryNo},
	{10, "ABORTED", taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryYes},
	{11, "OUT_OF_RANGE", taxonomy.CodeValidationError, class.KindUpstreamValidationError, 422, taxonomy.RetryNo},
	{12, "UNIMPLEMENTED", taxonomy.CodeMethodNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo},
	{13, "INTERNAL", taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 503, taxonomy.RetryYes},
	{14, "UNAVAILABLE", taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 503, taxonomy.RetryYes},
	{15, "DATA_LOSS", taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 503, taxonomy.RetryNo},
	{16, "UNAUTHENTICATED", taxonomy.CodeUnauthorized, class.KindUpstreamAuthError, 401, taxonomy.RetryNo},
	{17, "UNKNOWN", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, 0, taxonomy.RetryNo},
	{1<<32 - 1, "UNKNOWN", taxonomy.CodeServiceUnavailable, class.KindUpstreamUnmapped, 0, taxonomy.RetryNo},
}

func TestGRPCCodes(t *testing.T) {
	for _, row := range grpcRows {
		t.Run(num(int64(row.number))+" "+row.name, func(t *testing.T) {
			message := "gRPC answered with the error " + row.name + "."
			if row.code == taxonomy.CodeRateLimited {
				message = "gRPC answered with the error " + row.name + "; wait a moment before trying again."
			}
			assertAdapted(t, taxonomy.GRPCAdapter{}, grpcstatus.Err(row.number, secret), want{
				row.code, row.kind, row.status, row.retry, 0, message,
				extra("service", "gRPC", "error_code", row.name, "error_type", "*grpcstatus.Error"), []string{"message: " + secret},
			})
		})
	}
}

// The shapes of GRPCStatus that are no gRPC status.
type (
	grpcNoResult  struct{ error }
	grpcText      struct{ error }
	grpcNil       struct{ error }
	grpcTakes     struct{ error }
	grpcPanics    struct{ error }
	grpcSigned    struct{ error }
	grpcInterface struct{ error }
	signedStatus  struct{}
)

func (grpcNoResult) GRPCStatus()                    {}
func (grpcText) GRPCStatus() string                 { return "x" }
func (grpcNil) GRPCStatus() *grpcstatus.Status      { return nil }
func (grpcTakes) GRPCStatus(int) *grpcstatus.Status { return grpcstatus.New(5, "x") }
func (grpcPanics) GRPCStatus() *grpcstatus.Status   { panic("GRPCStatus") }
func (grpcSigned) GRPCStatus() signedStatus         { return signedStatus{} }
func (grpcInterface) GRPCStatus() any               { return grpcstatus.New(5, "x") }
func (signedStatus) Code() int                      { return 5 }

func TestGRPCStrangers(t *testing.T) {
	for name, err := range map[string]error{
		"OK":               grpcstatus.Err(0, "x"),
		"typed nil":        (*grpcstatus.Error)(nil),
		"no result":        grpcNoResult{},
		"a text":           grpcText{},
		"nil":              grpcNil{},
		"a parameter":      grpcTakes{},
		"a panic":          grpcPanics{},
		"a code with sign": grpcSigned{},
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.GRPCAdapter{}.Adapt(err)) })
	}
	e := taxonomy.GRPCAdapter{}.Adapt(grpcInterface{})
	assert.Equal(t, taxonomy.CodeNotFound, e.Code, "a status behind an interface counts")
	assert.Contains(t, e.Detail, "message: x")
}
