//go:build integration

package ci

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// vulnerable writes a database with a vulnerability of a function of the standard library.
func vulnerable(t *testing.T, pkg, function string) string {
	t.Helper()
	dir := t.TempDir()
	text := fmt.Sprintf(`{"schema_version": "1.3.1", "id": "GO-2099-0001", "modified": "2024-01-01T00:00:00Z", "published": "2024-01-01T00:00:00Z",
		"summary": "known", "details": "known", "database_specific": {"url": "https://vuln.example.test/GO-2099-0001"},
		"affected": [{"package": {"name": "stdlib", "ecosystem": "Go"}, "ranges": [{"type": "SEMVER", "events": [{"introduced": "0"}]}],
		"ecosystem_specific": {"imports": [{"path": %q, "symbols": [%q]}]}}]}`, pkg, function)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "GO-2099-0001.json"), []byte(text), 0o666))
	return "file://" + filepath.ToSlash(dir)
}

func TestVulncheck(t *testing.T) {
	p := &project{dir: tree, env: environment(t)}
	script := filepath.Join("ci", "vulncheck.sh")
	check := func(database string) done { return p.run(t, nil, script, "-db", database) }
	found := check(vulnerable(t, "os", "ReadFile"))
	assert.Equal(t, 3, found.status, found.output)
	assert.Contains(t, found.output, "GO-2099-0001")
	assert.NotContains(t, found.output, "NOT CHECKED")

	none := check(vulnerable(t, "os", "CopyFS"))
	assert.Zero(t, none.status, none.output)
	assert.Contains(t, none.output, "Your code is affected by 0 vulnerabilities")

	unreachable := p.run(t, []string{"HTTPS_PROXY=http://127.0.0.1:1", "GOPROXY=file://" + goEnv(t)["GOMODCACHE"] + "/cache/download"}, script)
	assert.Zero(t, unreachable.status, unreachable.output)
	assert.Contains(t, unreachable.output, "VULNERABILITIES ARE NOT CHECKED: the database cannot be reached")

	wrong := check("nonsense")
	assert.NotZero(t, wrong.status, wrong.output)

	offline := p.run(t, []string{"GOPROXY=off", "GOMODCACHE=" + t.TempDir()}, script)
	assert.Zero(t, offline.status, offline.output)
	assert.Contains(t, offline.output, "VULNERABILITIES ARE NOT CHECKED: govulncheck cannot be installed")
}
