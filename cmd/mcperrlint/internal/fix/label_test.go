package fix

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// Whatever a file is called, its name in a diff can be printed, and is read as it was.
func FuzzLabel(f *testing.F) {
	for _, text := range printabletest.Hostile() {
		f.Add(text)
	}
	f.Add(`a "b" \c.go`)
	f.Fuzz(func(t *testing.T, name string) {
		written := label("a/" + name)
		printabletest.Check(t, "--- "+written)
		assert.NotContains(t, written, "\n")
		if strings.HasPrefix(written, `"`) {
			read, err := strconv.Unquote(written)
			require.NoError(t, err, written)
			assert.Equal(t, "a/"+name, read)
		} else {
			assert.Equal(t, "a/"+name, strings.TrimSuffix(written, "\t"))
		}
	})
}
