package listing_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
)

// A function that is too large to be followed is named, not left out in silence.
func TestFunctionsGivenUp(t *testing.T) {
	var b strings.Builder
	b.WriteString("package m\n\nimport \"fmt\"\n\nfunc Large(err error) error {\n")
	for range 12000 {
		b.WriteString("\terr = fmt.Errorf(\"%w\", err)\n")
	}
	b.WriteString("\treturn err\n}\n")
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module example.test/m\n\ngo 1.25\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "m.go"), []byte(b.String()), 0o600))
	t.Setenv("GOWORK", "off")
	assert.Equal(t, "m.go:5:6: gave up on Large: it is too large for its errors to be followed to the end, and rules are silent about the rest\n",
		linesIn(t, dir, packages.LoadAllSyntax, "."), "loaded without having the function compiled, which takes a minute")
}
