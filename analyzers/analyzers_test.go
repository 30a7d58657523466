package analyzers_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

func TestSuiteIsValid(t *testing.T) {
	require.NoError(t, analysis.Validate(analyzers.All()))
	assert.True(t, slices.IsSorted(namesOf(analyzers.All())))
	assert.Subset(t, namesOf(analyzers.All()), namesOf(analyzers.Default()))
	assert.Contains(t, namesOf(analyzers.Default()), "swallowed")
}

// Each rule has one subject, and no subject has a rule that there is not.
func TestSubjects(t *testing.T) {
	var names []string
	for _, s := range analyzers.Subjects() {
		assert.NotEmpty(t, s.Title)
		names = append(names, s.Rules...)
	}
	assert.ElementsMatch(t, namesOf(analyzers.All()), names)
}

// Drivers compare analyzers by their pointers.
func TestSuiteIsAlwaysTheSame(t *testing.T) {
	first, second := analyzers.All(), analyzers.All()
	first[0] = nil
	assert.NotNil(t, second[0])
	for i, r := range analyzers.Rules() {
		assert.Same(t, second[i], r.Analyzer)
	}
}

// The rule ignore runs after all others, and sees what they used.
func TestIgnoreSeesAllRules(t *testing.T) {
	var others []*analysis.Analyzer
	var last *analysis.Analyzer
	for _, a := range analyzers.All() {
		if a.Name == "ignore" {
			last = a
		} else {
			others = append(others, a)
		}
	}
	require.NotNil(t, last)
	require.Equal(t, slices.Concat([]string{"mcperrlint", "audience", "fixes"}, namesOf(others)), namesOf(last.Requires))
	for i, a := range slices.Concat([]*analysis.Analyzer{analyzers.Settings(), last.Requires[1], analyzers.Fixes()}, others) {
		assert.Same(t, a, last.Requires[i], a.Name)
	}
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
			strict := slices.ContainsFunc(r.Categories, func(c analyzers.Category) bool { return c.Tier != analyzers.TierDefault })
			assert.Equal(t, strict, r.Analyzer.Flags.Lookup("strict") != nil, "rules with strict categories have a flag for them, by report.Strict, and others none")
			assert.Equal(t, r.Tier == analyzers.TierAdopted, r.Analyzer.Flags.Lookup("adopted") != nil, "rules for packages with codes have a flag that leaves out others, by report.Adopted")
			assert.Equal(t, report.ResultType, r.Analyzer.ResultType)
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
			assert.Equal(t, []string{"", "What it reports", "What it leaves alone", "Before", "After", "The agent sees", "What to do"}, headings)
			assert.NotEmpty(t, page.Sees("Before"))
			assert.NotEmpty(t, page.Sees("After"))
			assert.NotEmpty(t, page.Code("Before"))
			assert.NotEmpty(t, page.Code("After"))
		})
	}
}

// What the documentation says of other rules is about rules that there are. The words are those with which sentences go on.
func TestMentionedRules(t *testing.T) {
	known := namesOf(analyzers.All())
	mention := regexp.MustCompile(`\b[Rr]ules? ([a-z]+(?:(?:, | and | or )[a-z]+)*)`)
	words := []string{"of", "is", "for", "for the", "with", "alone", "that", "about", "has", "and", "or", "run", "does", "runs", "from", "as", "in", "are", "on", "ran", "failed", "can", "by", "to", "the", "knows", "know", "there", "reports", "reads", "was", "were", "says"}
	for _, r := range analyzers.Rules() {
		for _, found := range mention.FindAllStringSubmatch(r.Analyzer.Doc, -1) {
			for _, name := range regexp.MustCompile(`, | and | or `).Split(found[1], -1) {
				if slices.Contains(words, name) {
					break // the sentence goes on
				}
				assert.Contains(t, known, name, "%s: %s", r.Analyzer.Name, found[0])
			}
		}
	}
}

func TestNames(t *testing.T) {
	assert.Equal(t, "default", analyzers.TierDefault.String())
	assert.Equal(t, "adopted", analyzers.TierAdopted.String())
	assert.Equal(t, "strict", analyzers.TierStrict.String())
	assert.Equal(t, "info", analyzers.SeverityInfo.String())
	assert.Equal(t, "warning", analyzers.SeverityWarning.String())
	assert.Equal(t, "error", analyzers.SeverityError.String())
}
