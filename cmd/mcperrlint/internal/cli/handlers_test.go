package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The listing of programs on the real SDKs, and on stubs of those that no proxy
// serves, is the one that its own tests find with go/packages.
func TestListHandlers(t *testing.T) {
	analyzers, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "analyzers"))
	require.NoError(t, err)
	for _, row := range []struct {
		golden, dir string
		packages    []string
	}{
		{"lines.golden", "testdata/current/server", []string{"./..."}},
		{"stubs.golden", "internal/models/sdk/testdata/stubs", []string{"./small"}},
		{"small.golden", "internal/models/sdk/testdata/real", []string{"./trpc", "./gozero"}},
	} {
		t.Run(row.golden, func(t *testing.T) {
			want, err := os.ReadFile(filepath.Join(analyzers, "listing", "testdata", row.golden))
			require.NoError(t, err)
			t.Setenv("GOFLAGS", "-mod=readonly")
			t.Setenv("GOWORK", "off")
			dir := filepath.Join(analyzers, filepath.FromSlash(row.dir))
			t.Chdir(dir)
			var out, complaints bytes.Buffer
			p := &program{out: &out, err: &complaints, env: func(string) string { return "" }, dir: dir}
			status := p.run(t.Context(), slices.Concat([]string{"tools", "-v", "-q", "-cache", "off", "-config", "off"}, row.packages))
			assert.Equal(t, exitClean, status)
			_, details, _ := strings.Cut(filepath.ToSlash(out.String()), "\n\n") // after the table
			lines := strings.Split(strings.TrimSpace(details), "\n")
			slices.Sort(lines)
			assert.Equal(t, string(want), strings.Join(lines, "\n")+"\n")
		})
	}
}
