package catalogue_test

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// schema returns the compiled schema. If closed, it allows no members that it does not name.
func schema(t *testing.T, closed bool) *jsonschema.Schema {
	t.Helper()
	data, err := catalogue.Schema()
	require.NoError(t, err)
	if closed {
		data = []byte(strings.ReplaceAll(string(data), `"type": "object"`, `"type": "object", "additionalProperties": false`))
	}
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(string(data)))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	require.NoError(t, compiler.AddResource("schema.json", document))
	compiled, err := compiler.Compile("schema.json")
	require.NoError(t, err)
	return compiled
}

func TestSchemaIsUpToDate(t *testing.T) {
	data, err := catalogue.Schema()
	require.NoError(t, err)
	file := filepath.Join("..", "..", "..", "..", "docs", "failures.schema.json")
	if *update {
		require.NoError(t, os.WriteFile(file, data, 0o666))
	}
	published, err := os.ReadFile(file)
	require.NoError(t, err, "run go test -update")
	assert.Equal(t, string(data), string(published), "run go test -update")
}

// The schema names all that is written, and more may be added.
func TestDocumentsFitTheSchema(t *testing.T) {
	for name, c := range map[string]catalogue.Catalogue{"common": common(), "nothing": {}, "hostile": everything(nasty)} {
		if name == "hostile" {
			for i := range c.Tools {
				c.Tools[i].Failures = c.Tools[i].Failures[:1] // the other has a form that there is not
				c.Tools[i].Failures[0].Retry = "yes"
			}
		}
		document := write(t, "json", catalogue.Options{}, c)
		for _, closed := range []bool{true, false} {
			value, err := jsonschema.UnmarshalJSON(strings.NewReader(document))
			require.NoError(t, err)
			assert.NoError(t, schema(t, closed).Validate(value), name)
		}
	}
}

func TestSchemaRefuses(t *testing.T) {
	document := write(t, "json", catalogue.Options{}, common())
	for _, change := range [][2]string{
		{`"version": 1,`, `"version": 2,`}, {`"name": "read_note",`, ``}, {`"as": "crash"`, `"as": "bang"`}, {`"failures": []`, `"failures": null`},
		{`"code": -32602`, `"code": "-32602"`}, {`"retry": "no"`, `"retry": "perhaps"`}, {`"logged": true`, `"logged": 1`}, {`"declared": "declared"`, `"declared": true`},
	} {
		changed := strings.Replace(document, change[0], change[1], 1)
		require.NotEqual(t, document, changed, change[0])
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(changed))
		require.NoError(t, err)
		assert.Error(t, schema(t, false).Validate(value), change[1])
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(strings.Replace(document, `"kind"`, `"new": 1, "kind"`, 1)))
	require.NoError(t, err)
	assert.NoError(t, schema(t, false).Validate(value), "a member that a newer version adds")
	assert.Error(t, schema(t, true).Validate(value))
}

// Programs get the texts back as they are.
func TestTextsComeBack(t *testing.T) {
	for _, text := range printabletest.Hostile() {
		checkDocument(t, everything(strings.ToValidUTF8(text, "?")))
	}
}

// checkDocument checks that what is written is read as it was, but for the paths.
func checkDocument(t *testing.T, c catalogue.Catalogue) {
	t.Helper()
	var document struct{ Tools []failures.Tool }
	require.NoError(t, json.Unmarshal([]byte(write(t, "json", catalogue.Options{}, c)), &document))
	require.Len(t, document.Tools, len(c.Tools))
	for i, tool := range document.Tools {
		want := c.Tools[i]
		if strings.ToValidUTF8(want.Function, "") != want.Function {
			continue // what is no text cannot be read
		}
		assert.Equal(t, want.Name, tool.Name)
		assert.Equal(t, want.Contract, tool.Contract)
		assert.Equal(t, want.Unknown, tool.Unknown)
		for j, f := range tool.Failures {
			arrives := want.Failures[j].Arrives
			arrives.As = cmp.Or(arrives.As, failures.UnknownForm)
			assert.Equal(t, arrives, f.Arrives)
			assert.Equal(t, want.Failures[j].Text, f.Text)
			assert.Equal(t, want.Failures[j].Wire, f.Wire)
			assert.Equal(t, want.Failures[j].Way[0].What, f.Way[0].What)
		}
	}
}
