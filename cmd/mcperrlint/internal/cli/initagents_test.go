package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/skills"
)

// The page shows the settings that init writes, and both are JSON.
func TestHooksAreDocumented(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "agents.md"))
	require.NoError(t, err)
	for _, a := range hookedAgents {
		assert.True(t, json.Valid([]byte(a.hooks)), a.dir)
		assert.Contains(t, string(page), "`"+a.dir+"/"+a.settings+"`")
		assert.Contains(t, string(page), "```json\n"+a.hooks+"```\n")
	}
}

// Agents decide by the front matter of a skill whether to read it. Its name is that of the folder.
func TestSkillHasFrontMatter(t *testing.T) {
	m := regexp.MustCompile(`\A---\nname: ([a-z0-9-]{1,64})\ndescription: (.+)\n---\n`).FindStringSubmatch(skills.ErrorsGo)
	require.NotNil(t, m)
	assert.Equal(t, filepath.Base(filepath.Dir(skillName)), m[1])
	assert.LessOrEqual(t, len(m[2]), 1024)
	assert.NotContains(t, m[2], ": ", "it would not be text for YAML")
}

func TestAgentsSection(t *testing.T) {
	for dir, want := range map[moduleDir]string{
		".": "run `mcperrlint -new-from-rev HEAD ./...`", "server/v2": "run `mcperrlint -C server/v2 -new-from-rev HEAD ./...`",
		"my server": "run `mcperrlint -C 'my server' -new-from-rev HEAD ./...`",
	} {
		text, err := agentsSection(dir)
		require.NoError(t, err)
		assert.Contains(t, text, want)
	}
	for _, dir := range []moduleDir{"a`b", "a\nb", "a\u202eb", "a${{b"} {
		_, err := agentsSection(dir)
		assert.ErrorContains(t, err, "cannot be quoted", string(dir))
	}
}
