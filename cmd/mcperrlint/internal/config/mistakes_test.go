package config_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

var update = flag.Bool("update", false, "write docs/mcperrlint.schema.json")

// mistakes are files that are wrong, with what is said of them. Those that only
// the program can know are no mistakes to the schema.
var mistakes = []struct {
	text, want string
	schema     bool // the schema finds it, too
}{
	{"rule:\n", `1:1: unknown key "rule"; did you mean rules?`, true},
	{"rules:\n  plainerr: off\n", `2:3: unknown rule "plainerr"; did you mean plainerror?`, true},
	{"rules:\n  errstructured/schema: off\n", `2:3: errstructured is removed: on no server did it find anything worth a change; take its name out`, true},
	{"exclude:\n  - path: a\n    rules: [errstructured]\n", `3:13: errstructured is removed: `, true},
	{"rules:\n  lostcause/droped: off\n", `2:3: unknown rule "lostcause/droped"; did you mean lostcause/dropped?`, true},
	{"rules:\n  lostcause: hgh\n", `2:14: lostcause: unknown value "hgh"`, true},
	{"rules:\n  lostcause: {sevrity: error}\n", `2:15: unknown key "sevrity"; did you mean severity?`, true},
	{"rules:\n  lostcause: {strict: maybe}\n", `2:23: strict: want true or false`, true},
	{"rules: [lostcause]\n", `1:8: rules: want keys with values`, true},
	{"preset: strikt\n", `1:9: preset: unknown value "strikt"; did you mean strict?`, true},
	{"fail-on: high\n", `1:10: fail-on: unknown value "high" (known: info, warning, error, never)`, true},
	{"tests: 3\n", `1:8: tests: want true or false`, true},
	{"generated: yes please\n", `1:12: generated: want true or false`, true},
	{"recovery-words: few\n", `1:17: recovery-words: want a number from 1 to 1000`, true},
	{"recovery-words: 0\n", `1:17: recovery-words: want a number from 1 to 1000`, true},
	{"version: 2\n", `1:10: version: want 1, the only one that there is`, true},
	{"exclude:\n  - rules: [ignore]\n", `exclude: want a path`, true},
	{"exclude:\n  - path: a[\n", `2:11: path: "a[" is no glob`, false},
	{"exclude:\n  - path: /a\n", `2:11: path: want a path with slashes, relative`, false},
	{"exclude:\n  - path: a\n    rules: [ignored]\n", `3:13: rules: unknown value "ignored"; did you mean ignore?`, true},
	{"exclude: a\n", `1:10: exclude: want a list`, true},
	{"public-errors: [Refusal]\n", `1:17: public-errors: want the name of a type or function with the path of its package`, true},
	{"failures: breaking\n", `1:11: failures: want keys with values`, true},
	{"failures: {failon: look}\n", `1:12: unknown key "failon"; did you mean fail-on?`, true},
	{"failures:\n  fail-on: error\n", `2:12: fail-on: unknown value "error" (known: fine, look, breaking, never)`, true},
	{"failures:\n  changes: {code-change: off}\n", `2:13: unknown change "code-change"; did you mean code-changed?`, true},
	{"failures:\n  changes: {code-changed: braking}\n", `2:27: code-changed: unknown value "braking"; did you mean breaking?`, true},
	{"failures:\n  changes: {code-changed: never}\n", `2:27: code-changed: unknown value "never" (known: off, fine, look, breaking)`, true},
	{"failures:\n  changes: [code-changed]\n", `2:12: changes: want keys with values`, true},
	{"baseline: [a]\n", `1:11: baseline: want text`, true},
	{"baseline: ../known.json\n", `1:11: baseline: "../known.json" is outside of the module; only the flag -baseline can name such a file`, false},
	{"baseline: a/../../known.json\n", `1:11: baseline: "a/../../known.json" is outside of the module; only the flag -baseline can name such a file`, false},
	{"baseline: /known.json\n", `1:11: baseline: want a path that is relative to the directory of the file`, false},
	{"tests: true\ntests: false\n", `2:1: `, false},
	{"tests: true\n---\ntests: false\n", `3:`, false},
	{"\xff\xfea\x00", `1:1: the file is UTF-16; save it as UTF-8`, false},
	{"\ufeffpresett: wire\n", `1:1: unknown key "presett"; did you mean preset?`, true},
	{"\ufeff\ufeffpreset: wire\n", `1:1: unknown key "\ufeffpreset"; did you mean preset?`, true},
	{"- a\n", `1:1: the file: want keys with values`, true},
	{"tests: [\n", `1:`, false},
	{"\ttests: true\n", `1:`, false},
}

func TestMistakes(t *testing.T) {
	for _, row := range mistakes {
		t.Run(row.text, func(t *testing.T) {
			_, err := config.Parse([]byte(row.text), path)
			require.Error(t, err)
			assert.Contains(t, err.Error(), row.want)
			assert.NotContains(t, err.Error(), "\n", "one mistake is told once")
		})
	}
}

// All mistakes of a file are told, each in a line with its place, but not without end.
func TestAllMistakes(t *testing.T) {
	text := "preset: strikt\nrules:\n  errfactry: off\n  lostcause: {sevrity: error, tests: 3}\nexclude:\n  - reason: none\n  - path: a[\n" +
		"baseline: /known.json\npublic-errors: [Refusal]\nregistrars:\n  - name: nonsense\n  - handler: 1\ntests: maybe\n"
	_, err := config.Parse([]byte(text), path)
	require.Error(t, err)
	var places []string
	for line := range strings.SplitSeq(err.Error(), "\n") {
		at, _, _ := strings.Cut(line, ": ")
		places = append(places, at)
	}
	assert.Equal(t, []string{"1:9", "3:3", "4:15", "4:38", "6:11", "7:11", "8:11", "9:17", "11:11", "12:12", "13:8"}, places, "%v", err)

	_, err = config.Parse([]byte("public-errors:\n"+strings.Repeat("  - \"a\\nb\"\n", 1000)), path)
	assert.Equal(t, 21, len(strings.Split(err.Error(), "\n")))
	assert.Contains(t, err.Error(), "\nand 980 more")
}

// A mistake in a file is told with its name as compilers do.
func TestMistakeInFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.yaml")
	require.NoError(t, os.WriteFile(file, []byte("preset: strikt\n"), 0o666))
	_, err := config.Load(file)
	require.Error(t, err)
	assert.True(t, strings.HasPrefix(err.Error(), file+":1:9: preset: "), err)
}

func schema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	data, err := config.Schema()
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(string(data)))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("schema.json", document))
	s, err := compiler.Compile("schema.json")
	require.NoError(t, err)
	return s
}

func validate(t *testing.T, s *jsonschema.Schema, text string) error {
	t.Helper()
	data, err := yaml.YAMLToJSON([]byte(text))
	require.NoError(t, err)
	var value any
	require.NoError(t, json.Unmarshal(data, &value))
	return s.Validate(value)
}

func TestSchema(t *testing.T) {
	s := schema(t)
	for _, row := range mistakes {
		if row.schema {
			assert.Error(t, validate(t, s, row.text), "%q", row.text)
		}
	}
	var printed strings.Builder
	require.NoError(t, config.Default().Print(&printed))
	assert.NoError(t, validate(t, s, printed.String()))
}

// The example in the documentation is a file, to the program and to the schema.
func TestDocumentedExample(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "configuration.md"))
	require.NoError(t, err)
	_, rest, found := strings.Cut(string(page), "```yaml\n")
	require.True(t, found)
	example, _, _ := strings.Cut(rest, "```")
	parse(t, example)
	assert.NoError(t, validate(t, schema(t), example))
}

// The schema that editors fetch is the one that the program knows.
func TestPublishedSchema(t *testing.T) {
	file := filepath.Join("..", "..", "..", "..", "docs", "mcperrlint.schema.json")
	want, err := config.Schema()
	require.NoError(t, err)
	if *update {
		require.NoError(t, os.WriteFile(file, want, 0o666))
	}
	got, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "run go test ./cmd/mcperrlint/internal/config -update")
}

func FuzzParse(f *testing.F) {
	for _, row := range mistakes {
		f.Add(row.text)
	}
	f.Add("version: 1\nrules:\n  lostcause: {severity: error}\n")
	f.Add(own)
	f.Fuzz(func(t *testing.T, text string) {
		c, err := config.Parse([]byte(text), path)
		if err != nil {
			for line := range strings.SplitSeq(err.Error(), "\n") {
				assert.Regexp(t, `^\d+:\d+: |^and \d+ more$`, line)
			}
			return
		}
		var printed strings.Builder
		require.NoError(t, c.Print(&printed))
		_, err = config.Parse([]byte(printed.String()), path)
		require.NoError(t, err, printed.String())
	})
}
