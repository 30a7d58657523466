//go:build integration

package parity

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// modules are more modules on which go vet and our driver have to agree, see the
// Makefile.
var modules = flag.String("modules", "", "`directories` of more modules to compare findings on, as in PATH")

// go vet starts the program once for every package, and knows facts from files.
// It prints places and messages, and those of related places after a tab.
func TestVet(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "mcperrlint")
	build, err := exec.Command("go", "build", "-o", tool, "github.com/mcperrlint/mcperrlint/cmd/mcperrlint").CombinedOutput()
	require.NoError(t, err, "%s", build)
	all := corpus(t)
	for _, dir := range filepath.SplitList(*modules) {
		all = append(all, module{name: filepath.Base(dir), dir: dir, packages: everything})
	}
	cache := t.TempDir()
	for _, m := range all {
		t.Run(m.name, func(t *testing.T) { same(t, m.ownLines(t, cache), m.vetted(t, tool)) })
	}
}

// placed is a line that is about a place.
var placed = regexp.MustCompile(`^(.+\.go):(\d+:\d+): (.*)$`)

// vetted returns what go vet prints, with flags of the tool.
func (m module) vetted(t *testing.T, tool string, flags ...string) []string {
	t.Helper()
	cmd := exec.Command("go", slices.Concat([]string{"vet", "-vettool=" + tool}, flags, m.packages)...)
	cmd.Dir, cmd.Env = m.dir, environment()
	var printed bytes.Buffer
	cmd.Stderr = &printed
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	var list []string
	for lines := bufio.NewScanner(&printed); lines.Scan(); {
		found := placed.FindStringSubmatch(lines.Text())
		if found == nil {
			require.Truef(t, strings.HasPrefix(lines.Text(), "#"), "%s", lines.Text())
			continue
		}
		file := found[1]
		if !filepath.IsAbs(file) {
			file = filepath.Join(m.dir, file)
		}
		list = append(list, file+":"+found[2]+": "+found[3])
	}
	return sorted(list)
}

// defaults returns the rules that run by default, with the flags that they have then.
func defaults(t *testing.T) []*analysis.Analyzer {
	t.Helper()
	asked := selection.Selection{Preset: selection.PresetDefault}
	var list []*analysis.Analyzer
	for _, r := range analyzers.Rules() {
		if !asked.Enabled(r) {
			continue
		}
		list = append(list, r.Analyzer)
		require.NoError(t, asked.Apply(r))
		if asked.WhereAdopted(r) {
			t.Cleanup(func() { require.NoError(t, r.Analyzer.Flags.Set("adopted", "false")) })
		}
	}
	return list
}

// ownLines returns what our own driver finds, package by package, in the same form.
func (m module) ownLines(t *testing.T, cache string) []string {
	t.Helper()
	result, err := driver.Run(t.Context(), driver.Config{
		Dir: m.dir, Env: environment(), Analyzers: defaults(t), CacheDir: cache, Apart: true,
	})
	require.NoError(t, err)
	var list []string
	for _, f := range result.Findings {
		list = append(list, f.Range.String()+": "+saidOf(f.Range)+analyzers.Line(f.Message, f.Help, f.Rule, f.Category))
		for _, related := range f.Related {
			list = append(list, related.Range.String()+": \t"+saidOf(related.Range)+related.Message)
		}
	}
	return sorted(list)
}

// saidOf returns what a //line directive says of a place, as go vet prints it before a message.
func saidOf(place finding.Range) string {
	if place.Said == (finding.Said{}) {
		return ""
	}
	file := place.Said.File
	if rel, err := filepath.Rel(filepath.Dir(place.File), file); err == nil && filepath.IsLocal(rel) {
		file = rel
	}
	return fmt.Sprintf("(//line says %s:%d) ", file, place.Said.Line)
}
