// Package lookalike has types that look like those of vendors but are declared
// in a package that is none of theirs.
package lookalike

// GoogleError looks like Google's.
type GoogleError struct {
	Code    int
	Message string
	Body    string
}

// Error returns the message.
func (e *GoogleError) Error() string { return e.Message }

// SlackErrorResponse looks like Slack's.
type SlackErrorResponse struct{ Err string }

// Error returns the code.
func (e SlackErrorResponse) Error() string { return e.Err }

// GraphQLError looks like that of a GraphQL client.
type GraphQLError struct {
	Message    string
	Extensions map[string]any
}

// Error returns the message.
func (e *GraphQLError) Error() string { return e.Message }

// MySQLError looks like that of the driver.
type MySQLError struct {
	Number  uint16
	Message string
}

// Error returns the message.
func (e *MySQLError) Error() string { return e.Message }

// WireError looks like a JSON-RPC error.
type WireError struct {
	Code    int64
	Message string
	Data    []byte
}

// Error returns the message.
func (e *WireError) Error() string { return e.Message }

// ApiError looks like kiota's.
type ApiError struct {
	Message            string
	ResponseStatusCode int
}

// Error returns the message.
func (e *ApiError) Error() string { return e.Message }

// CodedError has two of the three methods of an AWS error.
type CodedError struct{}

// Error returns a text.
func (CodedError) Error() string { return "coded" }

// ErrorCode returns a code.
func (CodedError) ErrorCode() string { return "NoSuchKey" }

// ErrorMessage returns a text.
func (CodedError) ErrorMessage() string { return "text" }
