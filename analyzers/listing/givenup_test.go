package listing_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// A function that is too large to be followed is named, not left out in silence.
func TestFunctionsGivenUp(t *testing.T) {
	var b strings.Builder
	b.WriteString("package m\n\nimport \"fmt\"\n\nfunc Large(err error) error {\n")
	for range 12000 {
		b.WriteString("\terr = fmt.Errorf(\"%w\", err)\n")
	}
	b.WriteString("\treturn err\n}\n")
	act := fixture.Source(t, listing.Analyzer, b.String())
	assert.Equal(t, "m.go:5:6: gave up on Large: it is too large for its errors to be followed to the end, and rules are silent about the rest\n",
		linesOf(t, act.Package.Module.Dir, []*checker.Action{act}))
}
