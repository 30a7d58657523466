//go:build integration

package parity

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The tools, prompts, resources and templates that mcperrlint lists of a program are those that the running server
// lists, name by name.
func TestServedIsListed(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	require.NoError(t, err)
	command := filepath.Join(t.TempDir(), "mcperrlint")
	build(t, root, "", command, "./cmd/mcperrlint")
	for _, row := range []struct {
		dir, program string
		args         [][]string // of each server that the program can be; nil for one without
	}{
		{dir: "examples", program: "./minimal"},
		{dir: "examples", program: "./before/gosdk"},
		{dir: "examples", program: "./before/mcpgo"},
		{dir: "examples", program: "./before/plain"},
		{dir: "examples", program: "./after/gosdk"},
		{dir: "examples", program: "./after/mcpgo"},
		{dir: "examples", program: "./after/plain"},
		{dir: "testdata/src", program: "./adopted"},
		{dir: "testdata/src", program: "./bridged", args: [][]string{nil, {"old"}}},
		{dir: "testdata/src", program: "./clocks"},
		{dir: "testdata/src", program: "./deploys"},
		{dir: "testdata/src", program: "./unadopted"},
	} {
		t.Run(row.dir+row.program[1:], func(t *testing.T) {
			dir := filepath.Join(root, filepath.FromSlash(row.dir))
			server := filepath.Join(t.TempDir(), "server")
			build(t, dir, withDriver(t, filepath.Join(dir, row.program)), server, row.program)
			if row.args == nil {
				row.args = [][]string{nil}
			}
			listed := listedBy(t, command, dir, row.program+"/...")
			var served []string
			for _, args := range row.args {
				served = append(served, servedBy(t, server, args, listed)...)
			}
			slices.Sort(served)
			assert.NotEmpty(t, served)
			assert.Equal(t, served, listed)
		})
	}
}

// build builds a program, with a file more if there is an overlay that has one.
func build(t *testing.T, dir, overlay, to, program string) {
	t.Helper()
	args := []string{"build", "-o", to, program}
	if overlay != "" {
		args = slices.Insert(args, 1, "-overlay", overlay)
	}
	cmd := exec.CommandContext(t.Context(), "go", args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
	output, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", output)
}

// withDriver returns an overlay that gives a program a driver for its database, which it opens before it serves and
// which nobody asks anything here.
func withDriver(t *testing.T, program string) string {
	t.Helper()
	const driver = `package main

import (
	"database/sql"
	"database/sql/driver"
	"errors"
)

type none struct{}

func (none) Open(string) (driver.Conn, error) { return nil, errors.New("no database") }

func init() { sql.Register("postgres", none{}) }
`
	file := filepath.Join(t.TempDir(), "driver.go")
	require.NoError(t, os.WriteFile(file, []byte(driver), 0o600))
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(program, "driver_overlay.go"): file}})
	require.NoError(t, err)
	name := filepath.Join(t.TempDir(), "overlay.json")
	require.NoError(t, os.WriteFile(name, overlay, 0o600))
	return name
}

// lists are the requests for what a server has, with the name of the list in the answer, the kind of what is in there,
// and the field that tells it from others.
var lists = []struct{ method, list, kind, id string }{
	{"tools/list", "tools", "tool", "name"},
	{"prompts/list", "prompts", "prompt", "name"},
	{"resources/list", "resources", "resource", "uri"},
	{"resources/templates/list", "resourceTemplates", "resource template", "uriTemplate"},
}

// servedBy starts a server, and returns the kinds and names of what it lists. A resource has a name and a URI, of which
// a library states the one or the other first: that which mcperrlint lists is compared.
func servedBy(t *testing.T, server string, args, listed []string) []string {
	t.Helper()
	s := start(t, server, args)
	s.ask("initialize", map[string]any{
		"protocolVersion": "2025-03-26", "capabilities": map[string]any{}, "clientInfo": map[string]any{"name": "test", "version": "1"},
	})
	s.write(map[string]any{"jsonrpc": "2.0", "method": "notifications/initialized"})
	var found []string
	for _, l := range lists {
		var items []map[string]any
		if answer := s.ask(l.method, map[string]any{})[l.list]; answer != nil {
			require.NoError(t, json.Unmarshal(answer, &items))
		}
		for _, item := range items {
			one := l.kind + " " + item[l.id].(string)
			if !slices.Contains(listed, one) {
				one = l.kind + " " + item["name"].(string)
			}
			found = append(found, one)
		}
	}
	return found
}

// A running server.
type running struct {
	t      *testing.T
	write  func(message any)
	answer *bufio.Scanner
	asked  int
}

func start(t *testing.T, server string, args []string) *running {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), server, args...)
	cmd.Dir, cmd.Env, cmd.WaitDelay = t.TempDir(), []string{"HOME=" + t.TempDir()}, time.Second
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	timer := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	t.Cleanup(func() {
		timer.Stop()
		_ = in.Close()
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return &running{t: t, answer: bufio.NewScanner(out), write: func(message any) {
		require.NoError(t, json.NewEncoder(in).Encode(message))
	}}
}

// ask sends a request, and returns the result. A server that has none of something knows no such method.
func (r *running) ask(method string, params map[string]any) map[string]json.RawMessage {
	r.t.Helper()
	r.asked++
	r.write(map[string]any{"jsonrpc": "2.0", "id": r.asked, "method": method, "params": params})
	for r.answer.Scan() {
		var answer struct {
			ID     int
			Result map[string]json.RawMessage
		}
		if json.Unmarshal(r.answer.Bytes(), &answer) == nil && answer.ID == r.asked {
			return answer.Result
		}
	}
	require.Fail(r.t, "no answer to "+method)
	return nil
}

// listedBy returns what the command lists of packages.
func listedBy(t *testing.T, command, dir, packages string) []string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), command, "tools", "-json", "-q", "-cache", "off", packages)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
	output, err := cmd.Output()
	require.NoError(t, err)
	var inventory struct {
		Tools []struct{ Name, Kind string }
	}
	require.NoError(t, json.Unmarshal(output, &inventory))
	var found []string
	for _, tool := range inventory.Tools {
		kind := tool.Kind
		if i := len(kind) - len("tool"); i >= 0 && kind[i:] == "tool" {
			kind = "tool"
		}
		found = append(found, kind+" "+tool.Name)
	}
	slices.Sort(found)
	return found
}
