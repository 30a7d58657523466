package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// programVersion is in the document, and depends on how the program was built.
var programVersion = regexp.MustCompile(`(?m),\n    "version": "[^"]*"`)

// The servers of testdata/src, on both SDKs, with bridges and contracts, have the failures that the golden files list.
func TestFailuresOfServers(t *testing.T) {
	servers, err := filepath.Abs(filepath.Join("..", "..", "testdata", "src"))
	require.NoError(t, err)
	entries, err := os.ReadDir(servers)
	require.NoError(t, err)
	count := 0
	for _, entry := range entries {
		if !entry.IsDir() {
			continue
		}
		count++
		t.Run(entry.Name(), func(t *testing.T) {
			dir := t.TempDir()
			list := exec.Command("mcperrlint", "failures", "-q", "-v", "-format", "text="+filepath.Join(dir, "text")+",json="+filepath.Join(dir, "json")+",md="+filepath.Join(dir, "md"),
				"-source-url", "https://git.example.org/servers/blob/main/{file}#L{line}", "./"+entry.Name()+"/...")
			list.Dir = servers
			said, err := list.CombinedOutput()
			require.NoError(t, err, "%s", said)
			for _, format := range []string{"text", "json", "md"} {
				got, err := os.ReadFile(filepath.Join(dir, format))
				require.NoError(t, err)
				got = programVersion.ReplaceAll(got, nil)
				file := filepath.Join("testdata", "failures", entry.Name()+"."+format)
				if *update {
					require.NoError(t, os.WriteFile(file, got, 0o666))
				}
				want, err := os.ReadFile(file)
				require.NoError(t, err, "run go test ./cmd/mcperrlint -run FailuresOfServers -update")
				assert.Equal(t, string(want), string(got), "run go test ./cmd/mcperrlint -run FailuresOfServers -update")
			}
		})
	}
	assert.Equal(t, 7, count)
}
