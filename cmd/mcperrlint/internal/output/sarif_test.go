package output_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// sarifSchema returns the official schema of SARIF 2.1.0. The file beside it says where
// it comes from.
func sarifSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	schema, err := compiler.Compile(filepath.Join("testdata", "sarif-schema-2.1.0.json"))
	require.NoError(t, err)
	return schema
}

func TestSarifIsValid(t *testing.T) {
	schema := sarifSchema(t)
	all := common()
	all.Rules = analyzers.Rules()
	hostile := hostile()
	for name, r := range map[string]output.Report{"common": common(), "all rules": all, "empty": {Read: read}, "hostile": hostile} {
		t.Run(name, func(t *testing.T) {
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(write(t, "sarif", output.Options{}, r))))
			require.NoError(t, err)
			assert.NoError(t, schema.Validate(log))
		})
	}
	assert.Error(t, schema.Validate(map[string]any{"version": "2.1.0"}), "the schema says something")
}

// log is the part of a log that the tests look at.
type log struct {
	Runs []struct {
		Tool struct {
			Driver struct {
				SemanticVersion string
				Rules           []struct {
					ID         string
					Properties struct {
						Tags     []string
						Security string `json:"security-severity"`
					}
				}
			}
		}
		Results []struct {
			RuleID    string
			RuleIndex int
			Locations []struct {
				PhysicalLocation struct{ Region region }
			}
			PartialFingerprints map[string]string
			CodeFlows           []struct {
				ThreadFlows []struct{ Locations []any }
			}
			Fixes []struct {
				ArtifactChanges []struct {
					Replacements []struct{ DeletedRegion region }
				}
			}
			Suppressions []struct{ Kind string }
		}
	}
}

type region struct{ StartLine, StartColumn, EndLine, EndColumn int }

func readLog(t *testing.T, text string) log {
	t.Helper()
	var l log
	require.NoError(t, json.Unmarshal([]byte(text), &l))
	require.Len(t, l.Runs, 1)
	return l
}

// Columns count what UTF-16 counts: of «日本» 😀 that are 4+1+2 units in 16 bytes.
func TestSarifColumns(t *testing.T) {
	results := readLog(t, write(t, "sarif", output.Options{}, common())).Runs[0].Results
	assert.Equal(t, region{6, 3, 6, 50}, results[0].Locations[0].PhysicalLocation.Region)
	assert.Equal(t, region{8, 14, 8, 57}, results[1].Fixes[0].ArtifactChanges[0].Replacements[0].DeletedRegion)
}

func TestSarifResults(t *testing.T) {
	run := readLog(t, write(t, "sarif", output.Options{}, common())).Runs[0]
	require.Len(t, run.Results, 4)
	assert.Equal(t, "upstreamtext/filesystem", run.Results[0].RuleID)
	seen := map[string]bool{}
	for i, r := range run.Results {
		assert.Equal(t, r.RuleID, run.Tool.Driver.Rules[r.RuleIndex].ID)
		seen[r.PartialFingerprints["mcperrlint/v2"]] = true
		assert.Equal(t, i == 3, len(r.Suppressions) == 1, "the known one is suppressed")
	}
	assert.Len(t, seen, 4)
	require.Len(t, run.Results[0].CodeFlows, 1)
	assert.Len(t, run.Results[0].CodeFlows[0].ThreadFlows[0].Locations, 3)
	assert.Empty(t, run.Results[2].CodeFlows)
	assert.Equal(t, "external", run.Results[3].Suppressions[0].Kind)
}

func TestSarifTool(t *testing.T) {
	driver := readLog(t, write(t, "sarif", output.Options{}, common())).Runs[0].Tool.Driver
	assert.Equal(t, "1.2.3", driver.SemanticVersion)
	assert.Equal(t, []string{"mcp", "error-handling"}, driver.Rules[0].Properties.Tags)
	assert.Equal(t, []string{"mcp", "error-handling", "external/cwe/cwe-209", "security"}, driver.Rules[2].Properties.Tags)
	assert.Equal(t, "5.4", driver.Rules[2].Properties.Security)
	r := common()
	for version, semantic := range map[string]string{
		"v0.0.0-20260101000000-abcdefabcdef+dirty": "0.0.0-20260101000000-abcdefabcdef+dirty",
		"(devel)": "", "": "",
	} {
		r.Version = version
		assert.Equal(t, semantic, readLog(t, write(t, "sarif", output.Options{}, r)).Runs[0].Tool.Driver.SemanticVersion, version)
	}
}

// A finding that becomes known leaves the fingerprints of the others as they are.
func TestFingerprintsWithABaseline(t *testing.T) {
	twice := common()
	twice.Findings = append(twice.Findings[1:2:2], twice.Known...)
	twice.Known = nil
	all := readLog(t, write(t, "sarif", output.Options{}, twice)).Runs[0].Results
	twice.Findings, twice.Known = twice.Findings[1:], twice.Findings[:1]
	some := readLog(t, write(t, "sarif", output.Options{}, twice)).Runs[0].Results
	assert.ElementsMatch(t,
		[]string{all[0].PartialFingerprints["mcperrlint/v2"], all[1].PartialFingerprints["mcperrlint/v2"]},
		[]string{some[0].PartialFingerprints["mcperrlint/v2"], some[1].PartialFingerprints["mcperrlint/v2"]})
}

// Rules that have nothing to say are not described, and the page of a rule is there once.
func TestSarifIsSmall(t *testing.T) {
	r := common()
	r.Rules = analyzers.Rules()
	text := write(t, "sarif", output.Options{}, r)
	assert.Less(t, len(text), 40<<10, "a few findings, with the pages of three rules")
	assert.Equal(t, 3, strings.Count(text, `"markdown": "# `), "one page for each rule with findings")

	several := r.Findings[0]
	several.Category = "database"
	r.Findings = append(r.Findings, several)
	text = write(t, "sarif", output.Options{}, r)
	assert.Equal(t, 3, strings.Count(text, `"markdown": "# `), "another category of a rule with findings")

	r.Findings, r.Known, r.Problems = nil, nil, nil
	assert.Empty(t, readLog(t, write(t, "sarif", output.Options{}, r)).Runs[0].Tool.Driver.Rules)
	r.Problems = []output.Problem{{Package: "a", Rule: "swallowed", Message: "failed"}}
	rules := readLog(t, write(t, "sarif", output.Options{}, r)).Runs[0].Tool.Driver.Rules
	require.Len(t, rules, 1)
	assert.Equal(t, "swallowed", rules[0].ID, "a notification names it")
}

// Code scanning filters by tags, and for it each category is a rule: one whose findings are weaknesses says so.
func TestSarifWeaknesses(t *testing.T) {
	for _, rule := range analyzers.Rules() {
		r := common()
		r.Rules = []analyzers.Rule{rule}
		one := r.Findings[0]
		r.Findings, r.Known, r.Problems = nil, nil, nil
		for _, c := range rule.Categories {
			one.Rule, one.Category = rule.Analyzer.Name, c.Name
			r.Findings = append(r.Findings, one)
		}
		described := readLog(t, write(t, "sarif", output.Options{}, r)).Runs[0].Tool.Driver.Rules
		require.Len(t, described, len(rule.Categories))
		for _, d := range described {
			tag := "external/cwe/" + strings.ToLower(rule.Weakness.String())
			assert.Equal(t, rule.Weakness != 0, slices.Contains(d.Properties.Tags, tag), d.ID)
			assert.Equal(t, rule.Weakness.Exposes(), slices.Contains(d.Properties.Tags, "security"), d.ID)
			assert.Equal(t, rule.Weakness.Exposes(), d.Properties.Security != "", d.ID)
		}
		if rule.Analyzer.Name == "leak" {
			assert.Equal(t, analyzers.Weakness(209), rule.Weakness)
			assert.Len(t, described, 6, "six categories")
		}
	}
}
