package cli

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What completes words has all that can stand in their place, with what it means.
func TestCompleteWords(t *testing.T) {
	rows := []struct {
		words []string
		want  []string // some of the candidates
		not   []string
		paths string
	}{
		{[]string{""}, []string{"lint", "explain", "run", "tools"}, []string{"-fix"}, anyPackage},
		{[]string{"ex"}, []string{"explain"}, []string{"tools"}, anyPackage},
		{[]string{"-"}, []string{"-C", "-fix", "-format", "-swallowed"}, []string{"lint"}, ""},
		{[]string{"-C", ""}, nil, []string{"lint"}, anyDir},
		{[]string{"-C", "server", ""}, []string{"lint"}, nil, anyPackage},
		{[]string{"lint", "-fo"}, []string{"-format"}, []string{"-C"}, ""},
		{[]string{"lint", "./..."}, nil, []string{"tools"}, anyPackage},
		{[]string{"-q", ""}, nil, []string{"tools"}, anyPackage},
		{[]string{"-format", ""}, []string{"text", "sarif"}, nil, ""},
		{[]string{"./...", "-format", "js"}, []string{"json", "jsonl"}, []string{"sarif"}, ""},
		{[]string{"-format=text,s"}, []string{"text,sarif"}, nil, ""},
		{[]string{"-format", "=", "text,s"}, []string{"text,sarif"}, nil, ""},
		{[]string{"-format", "="}, []string{"text"}, nil, ""},
		{[]string{"-rules", "sw"}, []string{"swallowed"}, []string{"leak"}, ""},
		{[]string{"-rules", "leak,swallowed/dr"}, []string{"leak,swallowed/dropped"}, nil, ""},
		{[]string{"explain", "swallowed/"}, []string{"swallowed/dropped"}, []string{"leak"}, anyFile},
		{[]string{"explain", "leak", ""}, nil, []string{"swallowed"}, ""},
		{[]string{"help", ""}, []string{"exit-status", "tools", "swallowed"}, nil, ""},
		{[]string{"-preset", ""}, []string{"wire", "default", "strict"}, nil, ""},
		{[]string{"-fail-on", "w"}, []string{"warning"}, nil, ""},
		{[]string{"-color", ""}, []string{"auto"}, nil, ""},
		{[]string{"-o", ""}, nil, []string{"lint"}, anyFile},
		{[]string{"-fix="}, []string{"true", "false"}, nil, ""},
		{[]string{"-tags", ""}, nil, []string{"lint"}, ""},
		{[]string{"config", ""}, []string{"verify", "flags"}, nil, ""},
		{[]string{"config", "verify", "-"}, []string{"-config"}, []string{"-fix"}, ""},
		{[]string{"baseline", "w"}, []string{"write"}, []string{"prune"}, ""},
		{[]string{"baseline", "write", ""}, nil, []string{"write"}, anyPackage},
		{[]string{"contract", ""}, []string{"write", "check"}, []string{"prune"}, ""},
		{[]string{"contract", "write", ""}, nil, []string{"check"}, ""},
		{[]string{"contract", "check", ""}, nil, []string{"write"}, anyPackage},
		{[]string{"contract", "write", "-di"}, []string{"-diff"}, nil, ""},
		{[]string{"contract", "check", "-format", ""}, []string{"text", "json"}, []string{"sarif"}, ""},
		{[]string{"tools", "-j"}, []string{"-json", "-j"}, nil, ""},
		{[]string{"rules", "-"}, []string{"-json"}, []string{"-fix"}, ""},
		{[]string{"completion", ""}, []string{"bash", "zsh", "fish"}, nil, ""},
		{[]string{"nonsense", "-=", "=", ""}, nil, []string{"lint"}, ""},
	}
	for _, row := range rows {
		found := completeWords(row.words)
		var values []string
		for _, c := range found.candidates {
			values = append(values, c.value)
			if c.value != "true" && c.value != "false" {
				assert.NotEmpty(t, c.about, "%s is described", c.value)
			}
		}
		assert.Subset(t, values, row.want, "%q", row.words)
		for _, value := range row.not {
			assert.NotContains(t, values, value, "%q", row.words)
		}
		assert.Equal(t, row.paths, found.paths, "%q", row.words)
	}
}

// Every flag with a list of values in its description is completed.
func TestValuesAreCompleted(t *testing.T) {
	free := []string{"tags", "j", "new-from-merge-base", "fingerprints"}
	set := flagsOf(lintCommand, false)
	require.NotEmpty(t, set)
	for _, f := range set {
		name := f.value[1:]
		found := completeWords([]string{f.value + "="})
		if !slices.Contains(free, name) && !slices.ContainsFunc([]string{"mcperrlint.", ".words"}, func(part string) bool { return strings.Contains(name, part) }) {
			assert.True(t, len(found.candidates) > 0 || found.paths != "", name)
		}
	}
}
