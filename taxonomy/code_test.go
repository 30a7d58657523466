package taxonomy_test

import (
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

// reference holds the codes once more, so that none changes unnoticed.
var reference = []struct {
	ident   string
	code    taxonomy.Code
	number  int
	factory bool
	fault   class.Fault
}{
	{"ParseError", taxonomy.CodeParseError, -32700, false, class.FaultClient},
	{"InvalidRequest", taxonomy.CodeInvalidRequest, -32600, true, class.FaultClient},
	{"MethodNotFound", taxonomy.CodeMethodNotFound, -32601, false, class.FaultClient},
	{"InvalidParams", taxonomy.CodeInvalidParams, -32602, true, class.FaultClient},
	{"InternalError", taxonomy.CodeInternalError, -32603, true, class.FaultServer},
	{"ServiceUnavailable", taxonomy.CodeServiceUnavailable, -32000, true, class.FaultUpstream},
	{"NotFound", taxonomy.CodeNotFound, -32001, true, class.FaultClient},
	{"Conflict", taxonomy.CodeConflict, -32002, true, class.FaultClient},
	{"RateLimited", taxonomy.CodeRateLimited, -32003, true, class.FaultUpstream},
	{"Timeout", taxonomy.CodeTimeout, -32004, true, class.FaultUpstream},
	{"Forbidden", taxonomy.CodeForbidden, -32005, true, class.FaultClient},
	{"Unauthorized", taxonomy.CodeUnauthorized, -32006, true, class.FaultClient},
	{"ValidationError", taxonomy.CodeValidationError, -32007, true, class.FaultClient},
	{"ConfigurationError", taxonomy.CodeConfigurationError, -32008, true, class.FaultServer},
	{"InitializationFailed", taxonomy.CodeInitializationFailed, -32009, false, class.FaultServer},
	{"DatabaseError", taxonomy.CodeDatabaseError, -32010, true, class.FaultServer},
	{"RequestCancelled", taxonomy.CodeRequestCancelled, -32011, true, class.FaultClient},
	{"SerializationError", taxonomy.CodeSerializationError, -32070, true, class.FaultServer},
	{"UnknownError", taxonomy.CodeUnknownError, -32099, false, class.FaultServer},
}

func TestNineteenCodesWithStableNumbers(t *testing.T) {
	require.Len(t, taxonomy.Codes(), len(reference))
	require.Len(t, reference, 19)
	for i, row := range reference {
		t.Run(row.ident, func(t *testing.T) {
			assert.Equal(t, row.code, taxonomy.Codes()[i])
			assert.Equal(t, row.number, int(row.code))
			assert.Equal(t, "Code"+row.ident, row.code.Ident())
			assert.True(t, row.code.Known())
			back, ok := taxonomy.ParseCode(row.code.String())
			assert.True(t, ok)
			assert.Equal(t, row.code, back)
		})
	}
}

func TestFactoriesOfCodes(t *testing.T) {
	factories := 0
	for _, row := range reference {
		t.Run(row.ident, func(t *testing.T) {
			if !row.factory {
				assert.Empty(t, row.code.Factory())
				return
			}
			factories++
			require.Equal(t, row.ident, row.code.Factory())
			make, ok := factoryFuncs[row.ident]
			require.True(t, ok)
			e := make("what happened")
			assert.Equal(t, row.code, e.Code)
			assert.Equal(t, "what happened", e.Error())
			assert.Nil(t, e.Unwrap())
		})
	}
	assert.Equal(t, 15, factories)
	assert.Len(t, factoryFuncs, 15)
}

// factoryFuncs holds every factory by its name.
var factoryFuncs = map[string]func(string, ...taxonomy.Option) *taxonomy.Error{
	"InvalidRequest":     taxonomy.InvalidRequest,
	"InvalidParams":      taxonomy.InvalidParams,
	"InternalError":      taxonomy.InternalError,
	"ServiceUnavailable": taxonomy.ServiceUnavailable,
	"NotFound":           taxonomy.NotFound,
	"Conflict":           taxonomy.Conflict,
	"RateLimited":        taxonomy.RateLimited,
	"Timeout":            taxonomy.Timeout,
	"Forbidden":          taxonomy.Forbidden,
	"Unauthorized":       taxonomy.Unauthorized,
	"ValidationError":    taxonomy.ValidationError,
	"ConfigurationError": taxonomy.ConfigurationError,
	"DatabaseError":      taxonomy.DatabaseError,
	"RequestCancelled":   taxonomy.RequestCancelled,
	"SerializationError": taxonomy.SerializationError,
}

func TestFactoriesAreDeclaredAsTheTableSays(t *testing.T) {
	source, err := os.ReadFile("factory.go")
	require.NoError(t, err)
	declared := regexp.MustCompile(`(?m)^func ([A-Z]\w*)\(`).FindAllSubmatch(source, -1)
	require.Len(t, declared, 15)
	for _, name := range declared {
		assert.Contains(t, factoryFuncs, string(name[1]))
	}
}

func TestFaultOfEveryCode(t *testing.T) {
	for _, row := range reference {
		assert.Equal(t, row.fault, row.code.Fault(), row.ident)
	}
}

// The rule behind Protocol, and that it never leaves the legal codes.
func TestProtocolCodesAreLegal(t *testing.T) {
	legal := map[int]bool{-32700: true, -32600: true, -32601: true, -32602: true, -32603: true}
	for _, row := range reference {
		got := row.code.Protocol()
		assert.True(t, legal[got], row.ident)
		if legal[int(row.code)] {
			assert.Equal(t, int(row.code), got, "a code of JSON-RPC itself stays what it is")
			continue
		}
		if row.fault != class.FaultClient {
			assert.Equal(t, -32603, got, row.ident)
		}
	}
	assert.Equal(t, -32602, taxonomy.CodeNotFound.Protocol(), "SEP-2164")
	assert.Equal(t, -32602, taxonomy.CodeValidationError.Protocol())
	assert.Equal(t, -32600, taxonomy.CodeForbidden.Protocol())
}

func TestEveryProjectionIsTotal(t *testing.T) {
	categories := map[class.Category]bool{}
	for _, c := range []class.Category{"auth", "not_found", "rate_limit", "validation", "timeout", "internal", "conflict", "unavailable", "cancelled"} {
		categories[c] = true
	}
	names := map[string]bool{}
	for _, code := range taxonomy.Codes() {
		assert.Regexp(t, `^[a-z]+(_[a-z]+)*$`, code.String())
		assert.False(t, names[code.String()], "%s is there twice", code)
		names[code.String()] = true
		assert.True(t, categories[code.Category()], code.String())
		assert.True(t, code.Kind().Known(), code.String())
		assert.GreaterOrEqual(t, code.HTTPStatus(), 400, code.String())
		assert.Less(t, code.HTTPStatus(), 600, code.String())
		assert.NotEmpty(t, code.Meaning())
		assert.NotEmpty(t, code.Phrase())
	}
	retryable := []taxonomy.Code{}
	for _, code := range taxonomy.Codes() {
		if code.Retryable() {
			retryable = append(retryable, code)
		}
	}
	assert.Equal(t, []taxonomy.Code{taxonomy.CodeServiceUnavailable, taxonomy.CodeRateLimited, taxonomy.CodeTimeout}, retryable)
}

func TestNumbersThatAreNoCodes(t *testing.T) {
	for _, number := range []int{0, 1, -1, 9999, -32012, -32603 - 1, 1 << 30} {
		code := taxonomy.Code(number)
		assert.False(t, code.Known())
		assert.Equal(t, "code("+strconv.Itoa(number)+")", code.String())
		assert.Empty(t, code.Ident())
		assert.Empty(t, code.Factory())
		assert.Equal(t, class.CategoryInternal, code.Category())
		assert.Equal(t, class.KindUnknown, code.Kind())
		assert.Equal(t, class.FaultServer, code.Fault())
		assert.False(t, code.Retryable())
		assert.Equal(t, 500, code.HTTPStatus())
		assert.Equal(t, -32603, code.Protocol())
		assert.NotEmpty(t, code.Phrase())
	}
	_, ok := taxonomy.ParseCode("code(0)")
	assert.False(t, ok)
	_, ok = taxonomy.ParseCode("")
	assert.False(t, ok)
}

func TestCodesReturnsACopy(t *testing.T) {
	taxonomy.Codes()[0] = 7
	assert.Equal(t, taxonomy.CodeParseError, taxonomy.Codes()[0])
	class.Kinds()[0] = "X"
	assert.Equal(t, class.KindToolkitLoadFailed, class.Kinds()[0])
}

func TestCategoriesOfOpenTabs(t *testing.T) {
	for code, want := range map[taxonomy.Code]class.Category{
		taxonomy.CodeUnauthorized: "auth", taxonomy.CodeForbidden: "auth", taxonomy.CodeNotFound: "not_found",
		taxonomy.CodeRateLimited: "rate_limit", taxonomy.CodeValidationError: "validation", taxonomy.CodeTimeout: "timeout",
		taxonomy.CodeInternalError: "internal", taxonomy.CodeServiceUnavailable: "internal", // folded
		taxonomy.CodeConflict: "", taxonomy.CodeRequestCancelled: "", // none there
	} {
		assert.Equal(t, want, compat.BaseCategory(code.Category()), code.String())
	}
}
