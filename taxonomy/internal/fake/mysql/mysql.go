// Package mysql imitates the error type of the driver for MySQL.
package mysql

// MySQLError is an error of the server.
type MySQLError struct {
	Number   uint16
	SQLState [5]byte
	Message  string
}

// Error returns the message.
func (e *MySQLError) Error() string { return e.Message }

// WideError has a number of another type, so it is something else.
type WideError struct {
	Number  int
	Message string
}

// Error returns the message.
func (e *WideError) Error() string { return e.Message }
