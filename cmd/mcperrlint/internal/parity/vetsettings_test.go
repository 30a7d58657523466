//go:build integration

package parity

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// settings are files, and the fixtures that they are tried on.
var settings = map[string]struct{ packages, text string }{
	"rules": {"./lostcause/... ./contractuse/suppressed", `preset: strict
generated: true
rules:
  plainerror: off
  upstreamtext: {strict: false}
  lostcause/rewrap: off
exclude:
  - path: "**/suppressed/**"
  - path: "**/gosdk/*.go"
    rules: [upstreamtext, lostcause/dropped]
public-errors:
  - os.ReadFile
`},
	"errors": {"./upstreamtext/... ./causes/... ./plainerror/kinds", `tests: true
rules:
  plainerror: off
  upstreamtext/foreign: error
  lostcause/service: info
exclude:
  - path: "**/kinds/**"
public-errors:
  - "*io/fs.PathError"
  - os.(*File).Sync
taxonomies:
  - compress/gzip.NewReader
`},
	"registrars": {"./server/...", `preset: wire
registrars:
  - name: example.test/server/stated/opaque.(*Router).Handle
    handler: 1
    kind: prompt
`},
	"secrets": {"./leak/stated/...", `sources:
  - example.test/leak/internal/vault.Config.Key
  - example.test/leak/internal/vault.Token
  - example.test/leak/internal/vault.(*Vault).Secret
sinks:
  - name: example.test/leak/internal/notify.Notifier.Notify
    text: 0
  - name: example.test/leak/internal/notify.Tell
    text: [2]
sanitizers:
  - example.test/leak/internal/vault.Redact
`},
}

// onlyCommand are packages that import no library. That they belong to a server only the
// command knows, from go.mod: there, go vet is silent.
var onlyCommand = []string{"lostcause/elsewhere", "upstreamtext/crowded/fetch"}

// withoutHelpers returns lines without those about packages of which go vet knows too little.
func (m module) withoutHelpers(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(line string) bool {
		return slices.ContainsFunc(onlyCommand, func(dir string) bool {
			return strings.HasPrefix(line, filepath.Join(m.dir, filepath.FromSlash(dir))+string(filepath.Separator))
		})
	})
}

// Under go vet, the flags that the program prints give the settings that the program
// has itself.
func TestVetWithSettings(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "mcperrlint")
	build, err := exec.Command("go", "build", "-o", tool, "github.com/mcperrlint/mcperrlint/cmd/mcperrlint").CombinedOutput()
	require.NoError(t, err, "%s", build)
	m := fixtures(t)
	for name, s := range settings {
		t.Run(name, func(t *testing.T) {
			m.packages = strings.Fields(s.packages)
			file := filepath.Join(t.TempDir(), "settings.yaml")
			require.NoError(t, os.WriteFile(file, []byte(s.text), 0o666))
			printed := m.output(t, tool, "config", "flags", "-config", file)
			flags := strings.Fields(printed)
			require.Len(t, flags, 2)
			want := m.commandLines(t, tool, file)
			require.NotEmpty(t, want)
			require.NotEqual(t, m.commandLines(t, tool, "off"), want, "the settings change something")
			same(t, m.withoutHelpers(want), m.vetted(t, tool, flags...))
		})
	}
}

// fixtures returns the module of the corpus that has the fixtures of all rules.
func fixtures(t *testing.T) module {
	t.Helper()
	all := corpus(t)
	i := slices.IndexFunc(all, func(m module) bool { return m.name == "analyzers/testdata/current" })
	require.GreaterOrEqual(t, i, 0)
	return all[i]
}

// output runs the program and returns what it prints.
func (m module) output(t *testing.T, tool string, args ...string) string {
	t.Helper()
	cmd := exec.Command(tool, args...)
	cmd.Dir, cmd.Env = m.dir, environment()
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	require.NoError(t, err, "%s", &complaints)
	return string(out)
}

// commandLines returns what the program finds, in the form of go vet.
func (m module) commandLines(t *testing.T, tool, settings string) []string {
	t.Helper()
	type place struct {
		File         string
		Line, Column int
		Message      string
	}
	var report struct {
		Findings []struct {
			place
			Help, Rule, Category string
			Related              []place
		}
	}
	out := m.output(t, tool, append([]string{"-config", settings, "-cache", "off", "-fail-on", "never", "-each", "-format", "json"}, m.packages...)...)
	require.NoError(t, json.Unmarshal([]byte(out), &report))
	var list []string
	for _, f := range report.Findings {
		for i, p := range slices.Concat([]place{f.place}, f.Related) {
			message := analyzers.Line(p.Message, f.Help, f.Rule, f.Category)
			if i > 0 {
				message = "\t" + p.Message
			}
			if !filepath.IsAbs(p.File) {
				p.File = filepath.Join(m.dir, filepath.FromSlash(p.File))
			}
			list = append(list, fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, message))
		}
	}
	return sorted(list)
}
