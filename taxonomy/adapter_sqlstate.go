package taxonomy

import (
	"reflect"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// sqlStateAdapter translates errors of SQL databases: those with the method
// SQLState, as in drivers for PostgreSQL, and the numbered errors of the MySQL
// driver, recognized by their shape and the path element "mysql" of their
// package.
//
// A database belongs to the server, so its failures are not upstream failures
// unless it is unavailable, and a rejected login is a mistake in the
// configuration of the server. State and number go to the extra data only.
type sqlStateAdapter struct{}

// Slug returns "_sqlstate".
func (sqlStateAdapter) Slug() string { return "_sqlstate" }

// Adapt returns the error for a failure of a database, else nil.
func (sqlStateAdapter) Adapt(err error) *Error { return firstIn(err, fromDatabase) }

func fromDatabase(err error) *Error {
	if e, ok := err.(interface{ SQLState() string }); ok {
		state := attempt(func() string { return e.SQLState() })
		if !isSQLState(state) {
			return nil
		}
		v := sqlStateVerdict(state)
		return databaseError(v, "SQL", state, err)
	}
	if !declaredIn(err, "mysql") {
		return nil
	}
	s := structOf(reflect.ValueOf(err))
	number := field(s, "Number")
	if number.Kind() != reflect.Uint16 || field(s, "Message").Kind() != reflect.String {
		return nil
	}
	v, ok := mysqlNumbers[uint16(number.Uint())]
	if !ok {
		v = &dbFailed
	}
	return databaseError(v, "MySQL", strconv.FormatUint(number.Uint(), 10), err)
}

func databaseError(v *verdict, service, code string, err error) *Error {
	e := v.error()
	if e.Kind.IsUpstream() {
		e.Status = v.code.HTTPStatus()
	}
	s := structOf(reflect.ValueOf(err))
	e.apply([]Option{
		Extra("service", service), Extra("error_type", typeName(err)), Extra("error_code", code),
		describe(err, note{"code", code}, note{"message", textField(s, "Message")}, note{"detail", textField(s, "Detail")},
			note{"hint", textField(s, "Hint")}, note{"constraint", textField(s, "ConstraintName") + textField(s, "Constraint")}),
	})
	return e
}

// The verdicts on failures of a database.
var (
	dbDuplicate   = verdict{CodeConflict, class.KindToolRuntimeBadInputValue, RetryNo, "A record with this value exists already."}
	dbReference   = verdict{CodeValidationError, class.KindToolRuntimeBadInputValue, RetryNo, "The value refers to a record that does not exist, or is referred to by one."}
	dbConstraint  = verdict{CodeValidationError, class.KindToolRuntimeBadInputValue, RetryNo, "The value breaks a rule of the database."}
	dbNotAllowed  = verdict{CodeForbidden, class.KindToolRuntimeFatal, RetryNo, "The database does not permit this operation."}
	dbLogin       = verdict{CodeConfigurationError, class.KindToolRuntimeFatal, RetryNo, "The server cannot log in to its database."}
	dbTooSlow     = verdict{CodeTimeout, class.KindTransportTimeout, RetryYes, "The database took too long."}
	dbCollision   = verdict{CodeDatabaseError, class.KindToolRuntimeRetry, RetryYes, "The database operation collided with another one."}
	dbUnavailable = verdict{CodeServiceUnavailable, class.KindUpstreamServerError, RetryYes, "The database is unavailable."}
	dbFailed      = verdict{CodeDatabaseError, class.KindToolRuntimeFatal, RetryNo, "A database operation failed."}
)

// sqlStates are searched in order by the beginning of the state.
var sqlStates = [...]struct {
	begin   string
	verdict *verdict
}{
	{"23505", &dbDuplicate},
	{"23503", &dbReference},
	{"23", &dbConstraint},
	{"42501", &dbNotAllowed},
	{"28", &dbLogin},
	{"57014", &dbTooSlow},
	{"40001", &dbCollision},
	{"40P01", &dbCollision},
	{"08", &dbUnavailable},
	{"53", &dbUnavailable},
	{"57P", &dbUnavailable},
}

func sqlStateVerdict(state string) *verdict {
	for i := range sqlStates {
		if strings.HasPrefix(state, sqlStates[i].begin) {
			return sqlStates[i].verdict
		}
	}
	return &dbFailed
}

// isSQLState reports whether state has the form that the SQL standard gives
// it: five digits or capital letters. "00" is success.
func isSQLState(state string) bool {
	if len(state) != 5 || strings.HasPrefix(state, "00") {
		return false
	}
	for i := range len(state) {
		if !isDigit(state[i]) && (state[i] < 'A' || state[i] > 'Z') {
			return false
		}
	}
	return true
}

// mysqlNumbers are the numbers of MySQL's server errors.
var mysqlNumbers = map[uint16]*verdict{
	1022: &dbDuplicate,   // duplicate key in table
	1062: &dbDuplicate,   // duplicate entry
	1586: &dbDuplicate,   // duplicate entry, with the name of the key
	1216: &dbReference,   // no referenced row
	1217: &dbReference,   // row is referenced
	1451: &dbReference,   // row is referenced
	1452: &dbReference,   // no referenced row
	1048: &dbConstraint,  // column cannot be null
	1264: &dbConstraint,  // out of range
	1406: &dbConstraint,  // data too long
	3819: &dbConstraint,  // check constraint
	1142: &dbNotAllowed,  // command denied for table
	1143: &dbNotAllowed,  // command denied for column
	1227: &dbNotAllowed,  // privilege missing
	1044: &dbLogin,       // access to database denied
	1045: &dbLogin,       // access denied
	1049: &dbLogin,       // unknown database
	1698: &dbLogin,       // access denied without password
	1317: &dbTooSlow,     // query interrupted
	3024: &dbTooSlow,     // maximum execution time
	1205: &dbCollision,   // lock wait timeout
	1213: &dbCollision,   // deadlock
	1040: &dbUnavailable, // too many connections
	1053: &dbUnavailable, // shutdown in progress
	1203: &dbUnavailable, // too many connections of a user
}
