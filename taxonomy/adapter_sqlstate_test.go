package taxonomy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/mysql"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/pgconn"
)

// databaseClasses are the classes of failures of a database.
var databaseClasses = map[string]want{
	"duplicate": {code: taxonomy.CodeConflict, kind: class.KindToolRuntimeBadInputValue, retry: taxonomy.RetryNo,
		message: "A record with this value exists already."},
	"reference": {code: taxonomy.CodeValidationError, kind: class.KindToolRuntimeBadInputValue, retry: taxonomy.RetryNo,
		message: "The value refers to a record that does not exist, or is referred to by one."},
	"constraint": {code: taxonomy.CodeValidationError, kind: class.KindToolRuntimeBadInputValue, retry: taxonomy.RetryNo,
		message: "The value breaks a rule of the database."},
	"permission": {code: taxonomy.CodeForbidden, kind: class.KindToolRuntimeFatal, retry: taxonomy.RetryNo,
		message: "The database does not permit this operation."},
	"login": {code: taxonomy.CodeConfigurationError, kind: class.KindToolRuntimeFatal, retry: taxonomy.RetryNo,
		message: "The server cannot log in to its database."},
	"timeout": {code: taxonomy.CodeTimeout, kind: class.KindTransportTimeout, retry: taxonomy.RetryYes,
		message: "The database took too long."},
	"collision": {code: taxonomy.CodeDatabaseError, kind: class.KindToolRuntimeRetry, retry: taxonomy.RetryYes,
		message: "The database operation collided with another one."},
	"unavailable": {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, status: 503, retry: taxonomy.RetryYes,
		message: "The database is unavailable."},
	"other": {code: taxonomy.CodeDatabaseError, kind: class.KindToolRuntimeFatal, retry: taxonomy.RetryNo,
		message: "A database operation failed."},
}

func TestSQLStates(t *testing.T) {
	for state, class := range map[string]string{
		"23505": "duplicate", "23503": "reference", "23000": "constraint", "23502": "constraint", "23514": "constraint", "23P01": "constraint",
		"42501": "permission", "28000": "login", "28P01": "login", "57014": "timeout", "40001": "collision", "40P01": "collision",
		"08000": "unavailable", "08006": "unavailable", "53100": "unavailable", "53300": "unavailable", "57P01": "unavailable", "57P03": "unavailable",
		"42601": "other", "42P01": "other", "40002": "other", "57000": "other", "22P02": "other", "XX000": "other", "P0001": "other",
	} {
		t.Run(class+" "+state, func(t *testing.T) {
			w := databaseClasses[class]
			w.extra = extra("service", "SQL", "error_code", state, "error_type", "*pgconn.PgError")
			w.detail = []string{"code: " + state, "message: " + secret + " in message", "detail: Key (x)=(" + secret + ")", "hint: " + secret, "constraint: " + secret}
			assertAdapted(t, taxonomy.SQLStateAdapter{}, &pgconn.PgError{
				Code: state, Message: secret + " in message", Detail: "Key (x)=(" + secret + ")", Hint: secret, ConstraintName: secret,
			}, w)
		})
	}
}

func TestMySQLNumbers(t *testing.T) {
	for class, numbers := range map[string][]uint16{
		"duplicate":   {1022, 1062, 1586},
		"reference":   {1216, 1217, 1451, 1452},
		"constraint":  {1048, 1264, 1406, 3819},
		"permission":  {1142, 1143, 1227},
		"login":       {1044, 1045, 1049, 1698},
		"timeout":     {1317, 3024},
		"collision":   {1205, 1213},
		"unavailable": {1040, 1053, 1203},
		"other":       {0, 1, 1064, 1146, 65535},
	} {
		for _, number := range numbers {
			t.Run(class+" "+num(int64(number)), func(t *testing.T) {
				w := databaseClasses[class]
				w.extra = extra("service", "MySQL", "error_code", num(int64(number)), "error_type", "*mysql.MySQLError")
				w.detail = []string{"message: Duplicate entry '" + secret + "'"}
				assertAdapted(t, taxonomy.SQLStateAdapter{}, &mysql.MySQLError{Number: number, Message: "Duplicate entry '" + secret + "'"}, w)
			})
		}
	}
}

// oddState is an error with any text as its SQL state.
type oddState string

func (oddState) Error() string      { return "odd" }
func (s oddState) SQLState() string { return string(s) }

func TestSQLStrangers(t *testing.T) {
	for _, state := range []string{"", "2350", "235055", "00000", "2350a", "23 05", "é505"} {
		t.Run("state "+state, func(t *testing.T) { assert.Nil(t, taxonomy.SQLStateAdapter{}.Adapt(oddState(state))) })
	}
	for name, err := range map[string]error{
		"typed nil":            (*pgconn.PgError)(nil),
		"typed nil of MySQL":   (*mysql.MySQLError)(nil),
		"number of other type": &mysql.WideError{Number: 1062, Message: "m"},
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.SQLStateAdapter{}.Adapt(err)) })
	}
}
