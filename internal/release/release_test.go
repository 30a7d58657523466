package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden files")

// platforms are those of a release.
var platforms = []string{"darwin_amd64", "darwin_arm64", "linux_amd64", "linux_arm64", "windows_amd64", "windows_arm64"}

// released writes archives of two programs for the platforms, as ci/release.sh does. The content of
// the programs is a text, or that of a file.
func released(t *testing.T, content string, platforms ...string) string {
	t.Helper()
	dir := t.TempDir()
	var sums strings.Builder
	for _, platform := range platforms {
		base := "mcperrlint_1.2.3_" + platform
		var data []byte
		file := base + ".tar.gz"
		if strings.HasPrefix(platform, "windows") {
			file, data = base+".zip", zipped(t, base, content)
		} else {
			data = tarred(t, base, content)
		}
		require.NoError(t, os.WriteFile(filepath.Join(dir, file), data, 0o666))
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), file)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o666))
	return dir
}

func tarred(t *testing.T, base, content string) []byte {
	t.Helper()
	var b bytes.Buffer
	packed := gzip.NewWriter(&b)
	files := tar.NewWriter(packed)
	for _, f := range []struct {
		name string
		mode int64
		text string
	}{{"mcperrlint", 0o755, content}, {"mcperrlint-mcp", 0o755, content}, {"LICENSE", 0o644, "the license"}} {
		require.NoError(t, files.WriteHeader(&tar.Header{Name: base + "/" + f.name, Mode: f.mode, Size: int64(len(f.text)), Format: tar.FormatUSTAR}))
		_, err := files.Write([]byte(f.text))
		require.NoError(t, err)
	}
	require.NoError(t, files.Close())
	require.NoError(t, packed.Close())
	return b.Bytes()
}

func zipped(t *testing.T, base, content string) []byte {
	t.Helper()
	var b bytes.Buffer
	files := zip.NewWriter(&b)
	for name, text := range map[string]string{"LICENSE": "the license"} {
		w, err := files.Create(base + "/" + name)
		require.NoError(t, err)
		_, err = w.Write([]byte(text))
		require.NoError(t, err)
	}
	for _, name := range []string{"mcperrlint.exe", "mcperrlint-mcp.exe"} {
		w, err := files.Create(base + "/" + name)
		require.NoError(t, err)
		_, err = w.Write([]byte(content))
		require.NoError(t, err)
	}
	require.NoError(t, files.Close())
	return b.Bytes()
}

// succeed runs the command, which has to succeed, and returns what it prints.
func succeed(t *testing.T, args ...string) string {
	t.Helper()
	var out, complaints strings.Builder
	require.Zero(t, Run(args, &out, &complaints), complaints.String())
	return out.String()
}

// What package managers read is what it was, but for checksums, which depend on how Go compresses.
func TestPackages(t *testing.T) {
	dir, to := released(t, "a program", platforms...), t.TempDir()
	list := strings.Fields(succeed(t, "packages", dir, to))
	assert.Len(t, list, 4+3+3+6*5)
	for _, name := range []string{
		"homebrew/mcperrlint.rb", "scoop/mcperrlint.json", "mise/mcperrlint.toml", "mise/mise.toml",
		"npm/mcperrlint/package.json", "npm/mcperrlint/bin/mcperrlint-mcp.js", "npm/win32-arm64/package.json", "npm/linux-x64/package.json", "npm/linux-x64/README.md",
	} {
		assert.Contains(t, list, name)
		text, err := os.ReadFile(filepath.Join(to, name))
		require.NoError(t, err)
		golden := filepath.Join("testdata", strings.ReplaceAll(name, "/", "_"))
		shown := regexp.MustCompile(`\b[0-9a-f]{64}\b`).ReplaceAllString(string(text), strings.Repeat("0", 64))
		if *update {
			require.NoError(t, os.WriteFile(golden, []byte(shown), 0o666))
		}
		want, err := os.ReadFile(golden)
		require.NoError(t, err)
		assert.Equal(t, string(want), shown, "%s: run go test -update", name)
	}
	sums, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	require.NoError(t, err)
	var all strings.Builder
	for _, name := range []string{"homebrew/mcperrlint.rb", "scoop/mcperrlint.json", "mise/mise.toml"} {
		text, err := os.ReadFile(filepath.Join(to, name))
		require.NoError(t, err)
		all.Write(text)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(sums)), "\n") {
		sum, name, _ := strings.Cut(line, "  ")
		assert.GreaterOrEqual(t, strings.Count(all.String(), sum), 2, "%s: in that of its system, and of mise", name)
	}
	for _, program := range []string{"linux-x64/mcperrlint", "win32-x64/mcperrlint.exe", "darwin-arm64/mcperrlint-mcp"} {
		info, err := os.Stat(filepath.Join(to, "npm", program))
		require.NoError(t, err)
		assert.NotZero(t, info.Mode()&0o100)
	}
}

// Nothing is made of archives that are not those of the checksums, or that have something else.
func TestWrongArchives(t *testing.T) {
	for name, test := range map[string]struct {
		spoil func(t *testing.T, dir string)
		want  string
	}{
		"another sum": {func(t *testing.T, dir string) {
			require.NoError(t, os.WriteFile(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.tar.gz"), tarred(t, "mcperrlint_1.2.3_linux_amd64", "another"), 0o666))
		}, "mcperrlint_1.2.3_linux_amd64.tar.gz is not the file of which SHA256SUMS has the sum"},
		"another folder": {func(t *testing.T, dir string) {
			require.NoError(t, os.WriteFile(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.tar.gz"), tarred(t, "../somewhere", "a program"), 0o666))
		}, `mcperrlint_1.2.3_linux_amd64.tar.gz: "../somewhere/mcperrlint" is not in the folder mcperrlint_1.2.3_linux_amd64`},
		"another version": {func(t *testing.T, dir string) {
			require.NoError(t, os.WriteFile(filepath.Join(dir, "mcperrlint_1.2.4_linux_amd64.tar.gz"), tarred(t, "mcperrlint_1.2.4_linux_amd64", "a program"), 0o666))
		}, "mcperrlint_1.2.3_linux_amd64.tar.gz and mcperrlint_1.2.4_linux_amd64.tar.gz have different versions or programs"},
		"no sums": {func(t *testing.T, dir string) { require.NoError(t, os.Remove(filepath.Join(dir, "SHA256SUMS"))) }, "SHA256SUMS"},
		"no archives": {func(t *testing.T, dir string) {
			require.NoError(t, os.Remove(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.tar.gz")))
		}, "has no archives"},
		"no program": {func(t *testing.T, dir string) {
			require.NoError(t, os.WriteFile(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.tar.gz"), []byte("this is no archive"), 0o666))
		}, "gzip: invalid header"},
	} {
		t.Run(name, func(t *testing.T) {
			dir, to := released(t, "a program", "linux_amd64"), t.TempDir()
			test.spoil(t, dir)
			var out, complaints strings.Builder
			assert.Equal(t, 1, Run([]string{"packages", dir, to}, &out, &complaints))
			assert.Contains(t, complaints.String(), test.want)
			made, err := os.ReadDir(to)
			require.NoError(t, err)
			assert.Empty(t, made)
		})
	}
	var out, complaints strings.Builder
	assert.Equal(t, 1, Run(nil, &out, &complaints))
	assert.Equal(t, "release: usage: sbom DIR, or packages DIR OUT\n", complaints.String())
}

// What stands in the place of a module is what the program is made of.
func TestParts(t *testing.T) {
	a := archive{Version: "1.2.3"}
	list := a.parts(&debug.BuildInfo{GoVersion: "go1.26.8 X:nodwarf5", Deps: []*debug.Module{
		{Path: "example.test/b", Version: "v1.0.0+incompatible", Sum: "h1:sum="},
		{Path: "example.test/beside", Version: "v0.0.0", Replace: &debug.Module{Path: "../beside"}},
		{Path: "example.test/a", Version: "v1.0.0", Replace: &debug.Module{Path: "example.test/fork", Version: "v1.1.0"}},
	}})
	var purls []string
	for _, c := range list {
		purls = append(purls, c.Purl)
	}
	assert.Equal(t, []string{
		"pkg:golang/example.test/b@v1.0.0%2Bincompatible", "pkg:golang/example.test/beside@v1.2.3", "pkg:golang/example.test/fork@v1.1.0", "pkg:golang/std@1.26.8",
	}, purls)
	assert.Equal(t, []property{{"go:sum", "h1:sum="}}, list[0].Properties)
}

// A bill describes each program once, and what it is built from, and comes out the same again.
func TestBill(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	content, err := os.ReadFile(self)
	require.NoError(t, err)
	dir := released(t, string(content), "linux_amd64")
	succeed(t, "sbom", dir)
	text, err := os.ReadFile(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.cdx.json"))
	require.NoError(t, err)
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	var b bom
	require.NoError(t, decoder.Decode(&b))
	assert.Equal(t, "CycloneDX 1.6", b.Format+" "+b.Spec)
	assert.Regexp(t, `^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`, b.Serial)
	assert.Equal(t, "pkg:golang/github.com/mcperrlint/mcperrlint@v1.2.3?goarch=amd64&goos=linux", b.Metadata.Component.Purl)
	refs := make(map[string]component)
	for _, c := range b.Components {
		assert.NotContains(t, refs, c.Ref)
		refs[c.Ref] = c
		assert.NotEmpty(t, c.Version, c.Name)
		assert.Regexp(t, `^pkg:golang/[^@ ]+@[^@ ]+$`, c.Purl)
	}
	assert.Equal(t, fmt.Sprintf("%x", sha256.Sum256(content)), refs["program:mcperrlint"].Hashes[0].Content)
	require.Len(t, b.Dependencies, 3)
	assert.Contains(t, strings.Join(b.Dependencies[1].Uses, " "), "pkg:golang/std@1.")
	assert.Equal(t, []string{"program:mcperrlint", "program:mcperrlint-mcp"}, b.Dependencies[0].Uses)
	for _, d := range b.Dependencies {
		for _, ref := range d.Uses {
			assert.Contains(t, refs, ref)
		}
	}
	succeed(t, "sbom", dir)
	again, err := os.ReadFile(filepath.Join(dir, "mcperrlint_1.2.3_linux_amd64.cdx.json"))
	require.NoError(t, err)
	assert.Equal(t, string(text), string(again))
}
