//go:build integration

package ci

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What the settings for editors read is what the program prints.
func TestEditors(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(tree, "docs", "editors.md"))
	require.NoError(t, err)
	p := newProject(t, gone)
	printed := func(args ...string) string {
		first, _, _ := strings.Cut(p.lint(t, args...).output, "\n")
		return first
	}

	_, rest, _ := strings.Cut(string(page), "```json\n")
	block, _, _ := strings.Cut(rest, "```\n")
	var settings struct {
		Tasks []struct {
			Args           []string
			ProblemMatcher struct {
				Pattern struct {
					Regexp                                string
					File, Line, Column, Severity, Message int
				}
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(block), &settings))
	task := settings.Tasks[0]
	line, pattern := printed(task.Args...), task.ProblemMatcher.Pattern
	parts := regexp.MustCompile(pattern.Regexp).FindStringSubmatch(line)
	require.NotNil(t, parts, line)
	assert.Equal(t, []string{"7", "15"}, []string{parts[pattern.Line], parts[pattern.Column]})
	assert.Equal(t, "server.go", filepath.Base(parts[pattern.File]))
	assert.Equal(t, "warning", parts[pattern.Severity])
	assert.True(t, strings.HasSuffix(parts[pattern.Message], " (errfactory/new)"))

	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(printed("-q", "-format", "jsonl", "./...")), &object))
	for _, member := range regexp.MustCompile(`finding\.(\w+)`).FindAllStringSubmatch(string(page), -1) {
		assert.Contains(t, object, member[1])
	}
}
