package listing_test

import (
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// Names stay on one line of sensible length, whatever was taken for a name.
func TestLongNamesAreShortened(t *testing.T) {
	for name, want := range map[string]string{
		"first\nsecond":          `"first\nsecond"`,
		strings.Repeat("ä", 128): `"` + strings.Repeat("ä", 128) + `"`,
		strings.Repeat("ä", 129): `"` + strings.Repeat("ä", 128) + `…"`,
	} {
		line := listing.Line{Function: "f", Kind: "tool", Found: "type", Registered: []listing.Place{{What: name}}}
		assert.Equal(t, "tool handler f, found by type; registered as "+want+" at there", line.Text(func(token.Position) string { return "there" }))
	}
}
