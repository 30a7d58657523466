package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

// What nobody writes is told before a library takes its time over it.
func TestTooDeep(t *testing.T) {
	var steps strings.Builder
	for i := range 70 {
		steps.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	for name, row := range map[string]struct{ text, place string }{
		"lists":       {strings.Repeat("[", 100_000), "1:65"},
		"maps":        {strings.Repeat("{", 100_000), "1:65"},
		"both":        {"rules: " + strings.Repeat("[{a: ", 50_000), "1:164"},
		"pairs":       {strings.Repeat("[[]", 100_000), "1:191"},
		"elements":    {strings.Repeat("- ", 100_000), "1:129"},
		"keys":        {strings.Repeat("? ", 100_000), "1:129"},
		"many lines":  {strings.Repeat("- [\n", 100_000), "64:3"},
		"indentation": {steps.String(), "65:65"},
	} {
		t.Run(name, func(t *testing.T) {
			begun := time.Now()
			_, err := config.Parse([]byte(row.text), path)
			assert.EqualError(t, err, row.place+": values are nested more than 64 deep, which no settings need")
			assert.Less(t, time.Since(begun), 5*time.Second)
		})
	}
}

// Many lines are not deep, however they are indented and written.
func TestNotTooDeep(t *testing.T) {
	text := "rules:\n  lostcause: {strict: true}\nexclude:\n"
	for i := range 1000 {
		text += "  - path: a/**\n    rules: [lostcause, plainerror] # " + strings.Repeat("x", i) + "\n"
	}
	assert.Len(t, parse(t, text).Exclude, 1000)
}

func TestTooLarge(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.yaml")
	require.NoError(t, os.WriteFile(file, []byte(strings.Repeat("# nothing\n", 1<<20/10+1)), 0o666))
	_, err := config.Load(file)
	assert.EqualError(t, err, "read "+file+": the file has 1048580 bytes; files of more than 1048576 bytes are not read")
	require.NoError(t, os.WriteFile(file, []byte(strings.Repeat("#\n", 1<<19)), 0o666))
	_, err = config.Load(file)
	assert.NoError(t, err)
}
