package compat_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// admits validates a decoded value against a decoded schema. It knows the
// keywords that the tests of EnvelopeSchema need and fails for all others.
func admits(t *testing.T, schema map[string]any, value any) bool {
	t.Helper()
	for keyword, rule := range schema {
		if !satisfies(t, schema, keyword, rule, value) {
			return false
		}
	}
	return true
}

// satisfies validates the value against one keyword of a schema.
func satisfies(t *testing.T, schema map[string]any, keyword string, rule, value any) bool {
	t.Helper()
	object, isObject := value.(map[string]any)
	ok := true
	switch keyword {
	case "title", "description", "examples":
	case "enum":
		return slices.Contains(rule.([]any), value)
	case "minLength":
		text, isText := value.(string)
		return !isText || len(text) >= int(rule.(float64))
	case "type":
		return hasType(t, rule, value)
	case "required":
		for _, key := range rule.([]any) {
			_, has := object[key.(string)]
			ok = ok && (has || !isObject)
		}
	case "properties":
		for key, inner := range rule.(map[string]any) {
			if v, has := object[key]; has {
				ok = ok && admits(t, inner.(map[string]any), v)
			}
		}
	case "additionalProperties":
		for key := range object {
			_, has := schema["properties"].(map[string]any)[key]
			ok = ok && has
		}
	case "minProperties":
		return !isObject || len(object) >= int(rule.(float64))
	case "not":
		return !admits(t, rule.(map[string]any), value)
	case "anyOf":
		return count(t, rule, value) > 0
	case "allOf":
		return count(t, rule, value) == len(rule.([]any))
	default:
		require.Fail(t, "the keyword is not known to the test", keyword)
	}
	return ok
}

// count returns how many of the schemas admit the value.
func count(t *testing.T, schemas, value any) int {
	t.Helper()
	n := 0
	for _, s := range schemas.([]any) {
		if admits(t, s.(map[string]any), value) {
			n++
		}
	}
	return n
}

func hasType(t *testing.T, name, value any) bool {
	t.Helper()
	switch v := value.(type) {
	case map[string]any:
		return name == "object"
	case []any:
		return name == "array"
	case string:
		return name == "string"
	case float64:
		return name == "integer" && v == float64(int(v))
	}
	require.Fail(t, "the value is not known to the test")
	return false
}
