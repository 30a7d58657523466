//go:build integration

package ci

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/pem"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A host serves the files of a release, by path, and notes what is asked for.
type host struct {
	files map[string][]byte
	asked []string
}

// releases is where the platform keeps them.
const releases = "/mcperrlint/mcperrlint/releases/download/v1.2.3/"

// releasedProgram returns a host with a release whose program prints one line.
func releasedProgram(t *testing.T) *host {
	t.Helper()
	const name = "mcperrlint_1.2.3_linux_amd64"
	var packed bytes.Buffer
	compressed := gzip.NewWriter(&packed)
	files := tar.NewWriter(compressed)
	program := "#!/bin/sh\necho this is the program of the release\n"
	require.NoError(t, files.WriteHeader(&tar.Header{Name: name + "/mcperrlint", Mode: 0o755, Size: int64(len(program)), Format: tar.FormatUSTAR}))
	_, err := files.Write([]byte(program))
	require.NoError(t, err)
	require.NoError(t, files.Close())
	require.NoError(t, compressed.Close())
	sums := fmt.Sprintf("%x  %s.tar.gz\n%064x  %s.tar.gz.other\n", sha256.Sum256(packed.Bytes()), name, 0, name)
	return &host{files: map[string][]byte{releases + name + ".tar.gz": packed.Bytes(), releases + "SHA256SUMS": []byte(sums)}}
}

// serve starts the host. It returns the variables by which the action finds it.
func (h *host) serve(t *testing.T) []string {
	t.Helper()
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.asked = append(h.asked, r.URL.Path)
		content, known := h.files[r.URL.Path]
		if !known {
			http.NotFound(w, r)
			return
		}
		w.Write(content)
	}))
	t.Cleanup(server.Close)
	trusted := filepath.Join(t.TempDir(), "host.pem")
	require.NoError(t, os.WriteFile(trusted, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw}), 0o666))
	return []string{"GITHUB_SERVER_URL=" + server.URL, "CURL_CA_BUNDLE=" + trusted, "RUNNER_OS=Linux", "RUNNER_ARCH=X64"}
}

// at returns the variable by which the platform says where it keeps the action that is used by a ref.
func at(t *testing.T, ref string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), ref)
	require.NoError(t, os.Symlink(tree, path))
	return "GITHUB_ACTION_PATH=" + path
}

// Used by the tag of a release, the action has its program, and builds nothing.
func TestActionDownloads(t *testing.T) {
	a, h, temp := readAction(t), releasedProgram(t), t.TempDir()
	p := newProject(t, gone)
	p.commit(t)
	env := append(h.serve(t), at(t, "v1.2.3"), "GOPROXY=off", "GOMODCACHE="+t.TempDir())
	done := a.perform(t, p, temp, nil, env...)
	assert.Zero(t, done.status, done.output)
	assert.Contains(t, done.output, "this is the program of the release\n")
	assert.Equal(t, []string{releases + "SHA256SUMS", releases + "mcperrlint_1.2.3_linux_amd64.tar.gz"}, h.asked)
	left, err := filepath.Glob(filepath.Join(temp, "mcperrlint-*"))
	require.NoError(t, err)
	assert.Empty(t, left)

	again := a.perform(t, p, temp, nil, env...)
	assert.Contains(t, again.output, "this is the program of the release\n")
	assert.Len(t, h.asked, 2, "it is there")
}

// What is not the program of a release is built: the right one, with the right findings.
func TestActionBuildsInstead(t *testing.T) {
	a := readAction(t)
	p := newProject(t, gone)
	p.commit(t)
	archive := releases + "mcperrlint_1.2.3_linux_amd64.tar.gz"
	for name, test := range map[string]struct {
		ref    string
		with   map[string]string
		spoil  func(h *host)
		asks   int
		warned bool
	}{
		"a branch":     {ref: "main"},
		"a commit":     {ref: strings.Repeat("0a", 20)},
		"not wanted":   {ref: "v1.2.3", with: map[string]string{"prebuilt": "false"}},
		"no release":   {ref: "v1.2.4", asks: 1, warned: true},
		"no sum":       {ref: "v1.2.3", spoil: func(h *host) { h.files[releases+"SHA256SUMS"] = []byte("\n") }, asks: 2, warned: true},
		"another file": {ref: "v1.2.3", spoil: func(h *host) { h.files[archive] = append(h.files[archive], 0) }, asks: 2, warned: true},
	} {
		t.Run(name, func(t *testing.T) {
			h := releasedProgram(t)
			if test.spoil != nil {
				test.spoil(h)
			}
			built := a.perform(t, p, t.TempDir(), test.with, append(h.serve(t), at(t, test.ref))...)
			assert.Equal(t, 1, built.status, built.output)
			assert.Equal(t, []string{finding(7)}, built.findings())
			assert.Len(t, h.asked, test.asks)
			assert.Equal(t, test.warned, strings.Contains(built.output, "::warning title=mcperrlint::the program of "+test.ref+" could not be downloaded, or is not the one of its checksum; it is built from source\n"), built.output)
		})
	}
}
