package taxonomy

import "reflect"

// grpcAdapter translates errors with a gRPC status, recognized by the method
// GRPCStatus. The HTTP status of the result is the one that corresponds to its
// code; timeouts and cancellations have none.
type grpcAdapter struct{}

// Slug returns "_grpc".
func (grpcAdapter) Slug() string { return "_grpc" }

// Adapt returns the error for a gRPC status other than OK, else nil.
func (grpcAdapter) Adapt(err error) *Error {
	return firstIn(err, func(err error) *Error {
		f, text, ok := grpcFinding("gRPC", err)
		if !ok {
			return nil
		}
		return f.error(describe(err, note{"message", text}))
	})
}

// grpcCodes are the codes of gRPC, by number.
//
// FAILED_PRECONDITION and ABORTED contradict the present state, but only the
// latter is worth a repetition. INTERNAL is what HTTP calls 500. UNKNOWN says
// nothing, not even that the service is at fault. DATA_LOSS is final.
var grpcCodes = [...]struct {
	name    string
	finding finding
}{
	1:  {"CANCELLED", finding{code: CodeRequestCancelled}},
	2:  {"UNKNOWN", unmapped("", "", nil)},
	3:  {"INVALID_ARGUMENT", finding{code: CodeValidationError}},
	4:  {"DEADLINE_EXCEEDED", finding{code: CodeTimeout}},
	5:  {"NOT_FOUND", finding{code: CodeNotFound}},
	6:  {"ALREADY_EXISTS", finding{code: CodeConflict}},
	7:  {"PERMISSION_DENIED", finding{code: CodeForbidden}},
	8:  {"RESOURCE_EXHAUSTED", finding{code: CodeRateLimited}},
	9:  {"FAILED_PRECONDITION", finding{code: CodeConflict}},
	10: {"ABORTED", finding{code: CodeConflict, retry: RetryYes}},
	11: {"OUT_OF_RANGE", finding{code: CodeValidationError}},
	12: {"UNIMPLEMENTED", finding{code: CodeMethodNotFound}},
	13: {"INTERNAL", finding{code: CodeServiceUnavailable}},
	14: {"UNAVAILABLE", finding{code: CodeServiceUnavailable}},
	15: {"DATA_LOSS", finding{code: CodeServiceUnavailable, retry: RetryNo}},
	16: {"UNAUTHENTICATED", finding{code: CodeUnauthorized}},
}

// grpcFinding returns what the gRPC status of err says, and its text. A number
// that is no code counts as UNKNOWN.
func grpcFinding(service string, err error) (f finding, text string, ok bool) {
	if comesWithGo(packageOf(err)) {
		return finding{}, "", false
	}
	status := result(reflect.ValueOf(err).MethodByName("GRPCStatus"))
	if !status.IsValid() {
		return finding{}, "", false
	}
	code := result(status.MethodByName("Code"))
	if !code.CanUint() || code.Uint() == 0 {
		return finding{}, "", false
	}
	number := code.Uint()
	if number >= uint64(len(grpcCodes)) {
		number = 2
	}
	f = grpcCodes[number].finding
	f.service, f.name, f.source = service, grpcCodes[number].name, err
	return f, asText(result(status.MethodByName("Message"))), true
}
