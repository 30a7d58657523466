package plainerror

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestDecided(t *testing.T) {
	for text, want := range map[string]taxonomy.Code{
		"not found":                                taxonomy.CodeNotFound,
		"Index not found.":                         taxonomy.CodeNotFound,
		"index %q not found":                       taxonomy.CodeNotFound,
		"the index %q in %s not found":             0, // too many words
		"index not found: %s":                      taxonomy.CodeNotFound,
		"index not found: %s, %s":                  0,
		"index not found: try again":               0,
		"unfounded: index not found":               0,
		"cannot tell whether it was not found":     0,
		"no index was not found":                   0,
		"foundnot found":                           0,
		"user %s does not exist":                   taxonomy.CodeNotFound,
		"user doesn't exist":                       taxonomy.CodeNotFound,
		"table %s already exists!":                 taxonomy.CodeConflict,
		"permission denied":                        taxonomy.CodeForbidden,
		"database: permission denied":              0,
		"request timed out":                        taxonomy.CodeTimeout,
		"rate limit exceeded":                      taxonomy.CodeRateLimited,
		"service unavailable":                      taxonomy.CodeServiceUnavailable,
		"name is required":                         0,
		"invalid name":                             0,
		"":                                         0,
		"%w":                                       0,
		"the index, which was never built, exists": 0,
	} {
		code, ok := decided(text)
		assert.Equal(t, want, code, text)
		assert.Equal(t, want != 0, ok, text)
	}
}

// What is beyond doubt here is nothing else where errors are classified.
func TestPhrasesAgreeWithTaxonomy(t *testing.T) {
	for _, p := range phrases {
		if code := taxonomy.Classify(errors.New(p.text)).Code; code != taxonomy.CodeInternalError {
			assert.Equal(t, p.code, code, p.text)
		}
		assert.NotEmpty(t, p.code.Factory(), p.text)
	}
}
