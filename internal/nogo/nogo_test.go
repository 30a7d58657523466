package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const project = "testdata/project"

// all is the import path of the suite.
const all = ours + "/analyzers/suite"

// page returns docs/bazel.md.
func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "bazel.md"))
	require.NoError(t, err)
	return string(text)
}

// blocks returns the blocks of code of the page that are written in a language.
func blocks(t *testing.T, language string) []string {
	t.Helper()
	var list []string
	for _, found := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```\n").FindAllStringSubmatch(page(t), -1) {
		list = append(list, found[1])
	}
	return list
}

// deps returns the import paths of what a BUILD file names as analyzers.
func deps(t *testing.T, build string) []string {
	t.Helper()
	var paths []string
	for _, label := range regexp.MustCompile(`"@com_github_mcperrlint_mcperrlint//(.+)"`).FindAllStringSubmatch(build, -1) {
		paths = append(paths, ours+"/"+label[1])
	}
	require.NotEmpty(t, paths, build)
	return paths
}

// made returns a nogo with a configuration.
func made(t *testing.T, config string, analyzers ...string) *bazel {
	t.Helper()
	file := ""
	if config != "" {
		file = filepath.Join(t.TempDir(), "nogo.json")
		require.NoError(t, os.WriteFile(file, []byte(config), 0o600))
	}
	dir := t.TempDir()
	program, err := build(".", dir, file, analyzers)
	require.NoError(t, err)
	return newBazel(program, dir)
}

// found returns what a nogo finds in the project: places, rules and the analyzers
// that speak of them.
func found(t *testing.T, b *bazel) []string {
	t.Helper()
	said, err := b.test(project)
	require.NoError(t, err)
	dir, err := filepath.Abs(project)
	require.NoError(t, err)
	var list []string
	for _, line := range said {
		parts := regexp.MustCompile(`^(.*?:\d+:\d+): .* \((\S+)\) \((\S+)\)$`).FindStringSubmatch(line)
		require.NotNil(t, parts, line)
		place, err := filepath.Rel(dir, parts[1])
		require.NoError(t, err)
		list = append(list, filepath.ToSlash(place)+" "+parts[2]+" "+parts[3])
	}
	return list
}

// The one line of the page, with its configuration and without.
func TestPage(t *testing.T) {
	var build []string
	for _, block := range blocks(t, "starlark") {
		if strings.Contains(block, "deps = [") {
			build = append(build, block)
		}
	}
	require.Len(t, build, 2)
	suite := deps(t, build[0])
	assert.Equal(t, []string{all}, suite)
	assert.Equal(t, []string{
		"directives/directives.go:19:13 errfactory/new mcperrlint_suite",
		"directives/directives.go:7:15 errfactory/new mcperrlint_suite",
		"third_party/kept/kept.go:7:15 errfactory/new mcperrlint_suite",
		"tools/notes_mock.go:5:15 errfactory/new mcperrlint_suite",
		"tools/tools.go:30:3 upstreamtext/database mcperrlint_suite",
		"tools/tools.go:33:3 plainerror/returned mcperrlint_suite",
	}, found(t, made(t, "", suite...)))

	configs := blocks(t, "json")
	require.Len(t, configs, 1)
	assert.Equal(t, []string{
		"directives/directives.go:19:13 errfactory/new mcperrlint_suite",
		"directives/directives.go:7:15 errfactory/new mcperrlint_suite",
		"store/store.go:24:10 lostcause/service mcperrlint_suite",
		"tools/tools.go:30:3 upstreamtext/database mcperrlint_suite",
		"tools/tools.go:40:3 upstreamtext/database mcperrlint_suite",
	}, found(t, made(t, configs[0], suite...)))

	assert.Equal(t, []string{
		"tools/tools.go:30:3 upstreamtext/database upstreamtext",
	}, found(t, made(t, "", deps(t, build[1])...)))
}

// A rule that has files of its own stands beside a suite that leaves it out. Its
// flags are the same for both, and nogo reads directives for its name more widely.
func TestRuleBesideSuite(t *testing.T) {
	b := made(t, `{
		"mcperrlint_suite": {"analyzer_flags": {"off": "errfactory,plainerror"}},
		"errfactory": {"exclude_files": {"^third_party/": "", "_mock\\.go$": ""}},
		"lostcause": {"analyzer_flags": {"strict": "true"}}
	}`, all, ours+"/analyzers/errfactory")
	assert.Equal(t, []string{
		"directives/directives.go:22:14 errfactory/new errfactory",
		"directives/directives.go:7:15 errfactory/new errfactory",
		"store/store.go:24:10 lostcause/service mcperrlint_suite",
		"tools/tools.go:30:3 upstreamtext/database mcperrlint_suite",
	}, found(t, b))
	assert.Contains(t, strings.Join(b.patches, ""), "\n+var Nothing = taxonomy.NotFound(\"nothing\")\n")
}

// What is wrong is told, as the page says.
func TestMistakes(t *testing.T) {
	rows := []struct{ name, config, want, documented string }{
		{"flag", `{"errfactory": {"analyzer_flags": {"strickt": "true"}}}`, "nogo: error running analyzers: errfactory: unrecognized flag: strickt", "errfactory: unrecognized flag: strickt"},
		{"dash", `{"errfactory": {"analyzer_flags": {"-tests": "true"}}}`, "nogo: error running analyzers: errfactory: flag should not begin with '-': -tests", "errfactory: flag should not begin with '-': -tests"},
		{"value", `{"errfactory": {"analyzer_flags": {"tests": "yes"}}}`, "nogo: error running analyzers: errfactory: invalid value for flag: tests=yes: parse error", "errfactory: invalid value for flag: tests=yes"},
		{"rule", `{"mcperrlint_suite": {"analyzer_flags": {"off": "plainerrer"}}}`, `nogo: error running analyzers: mcperrlint_suite: invalid value for flag: off=plainerrer: unknown rule or category "plainerrer"`, `mcperrlint_suite: invalid value for flag: off=plainerrer: unknown rule or category "plainerrer"`},
		{"entry", `{"mcperrlint": {"analyzer_flags": {"registrars": "example.test/project/rpc.(*Router).Handle"}}}`, "nogo: error running analyzers: mcperrlint: invalid value for flag: registrars=example.test/project/rpc.(*Router).Handle: example.test/project/rpc.(*Router).Handle: handler is missing: the argument with the handler, counted from 0", "mcperrlint: invalid value for flag: registrars="},
		{"function", `{"mcperrlint": {"analyzer_flags": {"registrars": "example.test/project/rpc.(*Router).Handel:handler=1"}}}`, `nogo: error running analyzers: analyzer "mcperrlint_suite" failed: -mcperrlint.registrars: there is no function or method example.test/project/rpc.(*Router).Handel`, `analyzer "mcperrlint_suite" failed: -mcperrlint.registrars: there is no function or method`},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			_, err := made(t, row.config, all).test(project)
			assert.EqualError(t, err, row.want)
			assert.Contains(t, page(t), row.documented)
		})
	}
	t.Run("no text", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "nogo.json")
		require.NoError(t, os.WriteFile(file, []byte(`{"errfactory": {"analyzer_flags": {"tests": true}}}`), 0o600))
		_, err := build(".", t.TempDir(), file, []string{all})
		assert.ErrorContains(t, err, "failed to unmarshal config file: json: cannot unmarshal bool into Go struct field Config.analyzer_flags of type string")
		assert.Contains(t, page(t), "failed to unmarshal config file")
	})
	t.Run("name", func(t *testing.T) {
		assert.Len(t, found(t, made(t, `{"mcperrlint_suit": {"exclude_files": {".": ""}}, "lostcause": {"exclude_files": {".": ""}}}`, all)), 6)
	})
}
