package taxonomy_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The bridge to mcp-go has tests of its real helpers, in the oldest and the
// newest version.
func TestTextsOfHelpersForArguments(t *testing.T) {
	for text, want := range map[string]string{
		`required argument "path" not found`:                       "path: is required",
		`argument "a: \"b\"" is not a string`:                      `a: "b": must be a string`,
		`argument "limit" cannot be converted to int`:              "limit: must be a whole number",
		`item 3 in argument "tags" is not a string`:                "tags: must be an array of strings",
		`item 0 in argument "tags" cannot be converted to float64`: "tags: must be an array of numbers",
	} {
		for _, err := range []error{errors.New(text), fmt.Errorf("read note: %w", errors.New(text)), errors.New("read note: " + text)} {
			e := taxonomy.Classify(err)
			assert.Equal(t, taxonomy.CodeInvalidParams, e.Code, err)
			assert.Equal(t, "Invalid arguments:\n"+want, e.Error(), err)
			assert.Equal(t, err, e.Unwrap())
			assert.Contains(t, e.Detail, text)
		}
	}
	for _, text := range []string{
		`required argument "path not found`, `the argument "path" is not a string`, `item x in argument "tags" is not a string`,
		`argument "path" is not a string or so`, `item 1`, `argument "path"`, `required argument "a" not found: argument "b"`,
	} {
		assert.NotEqual(t, taxonomy.ReasonInvalidArguments, taxonomy.Classify(errors.New(text)).Reason, text)
	}
}
