// Package pgconn imitates the error type of a driver for PostgreSQL.
package pgconn

// PgError is an error of the server.
type PgError struct {
	Code           string
	Message        string
	Detail         string
	Hint           string
	ConstraintName string
}

// Error returns the message.
func (e *PgError) Error() string { return "ERROR: " + e.Message }

// SQLState returns the code.
func (e *PgError) SQLState() string { return e.Code }
