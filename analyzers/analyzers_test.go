package analyzers_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

func TestSuiteIsValid(t *testing.T) {
	require.NoError(t, analysis.Validate(analyzers.All()))
	names := namesOf(analyzers.All())
	assert.True(t, slices.IsSorted(names))
	assert.Equal(t, []string{"contractshape", "errfactory"}, namesOf(analyzers.Default()))
}

func namesOf(list []*analysis.Analyzer) []string {
	var names []string
	for _, a := range list {
		names = append(names, a.Name)
	}
	return names
}

func TestMetadata(t *testing.T) {
	for _, r := range analyzers.Rules() {
		t.Run(r.Analyzer.Name, func(t *testing.T) {
			assert.Equal(t, "https://github.com/mcperrlint/mcperrlint/blob/main/docs/rules/"+r.Analyzer.Name+".md", r.Analyzer.URL)
			assert.NotNil(t, r.Analyzer.Flags.Lookup("tests"))
			assert.Empty(t, r.Analyzer.FactTypes)
			seen := map[string]bool{}
			for _, c := range r.Categories {
				assert.Regexp(t, regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`), c.Name)
				assert.False(t, seen[c.Name], c.Name)
				assert.NotEmpty(t, c.Summary, c.Name)
				seen[c.Name] = true
			}
		})
	}
}

func TestDocumentation(t *testing.T) {
	for _, r := range analyzers.Rules() {
		t.Run(r.Analyzer.Name, func(t *testing.T) {
			page := r.Page()
			assert.NotEmpty(t, page.Summary)
			var headings []string
			for _, s := range page.Sections {
				assert.NotEmpty(t, s.Blocks, s.Heading)
				headings = append(headings, s.Heading)
			}
			assert.Equal(t, []string{"", "What it reports", "What it leaves alone", "Before", "After"}, headings)
			assert.NotEmpty(t, page.Code("Before"))
			assert.NotEmpty(t, page.Code("After"))
		})
	}
}

func TestNames(t *testing.T) {
	assert.Equal(t, "default", analyzers.TierDefault.String())
	assert.Equal(t, "strict", analyzers.TierStrict.String())
	assert.Equal(t, "info", analyzers.SeverityInfo.String())
	assert.Equal(t, "warning", analyzers.SeverityWarning.String())
	assert.Equal(t, "error", analyzers.SeverityError.String())
}
