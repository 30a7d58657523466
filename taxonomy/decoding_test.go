package taxonomy_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type decodedFilter struct {
	Name string   `json:"name"`
	Tags []string `json:"tags"`
}

type decoded struct {
	Limit  int           `json:"limit"`
	Filter decodedFilter `json:"filter"`
	Shown  bool          `json:"shown"`
	Rest   float64       `json:"rest"`
}

func TestUnreadableArguments(t *testing.T) {
	for text, want := range map[string]string{
		`{"limit":"zq7secret"}`:                "limit: must be a whole number that fits int",
		`{"limit":1.5}`:                        "limit: must be a whole number that fits int",
		`{"filter":{"name":7}}`:                "filter.name: must be a string",
		`{"filter":{"tags":"zq7secret"}}`:      "filter.tags: must be an array",
		`{"filter":[]}`:                        "filter: must be an object",
		`{"shown":"zq7secret"}`:                "shown: must be a boolean",
		`{"rest":"zq7secret"}`:                 "rest: must be a number that fits float64",
		`{"limit":`:                            "(root): cannot be read as what the tool expects",
		`["zq7secret"]`:                        "(root): must be an object",
		`{"limit":99999999999999999999999999}`: "limit: must be a whole number that fits int",
	} {
		t.Run(text, func(t *testing.T) {
			err := json.Unmarshal([]byte(text), new(decoded))
			e := taxonomy.UnreadableArguments(fmt.Errorf("decode: %w", err))
			assert.Equal(t, taxonomy.CodeInvalidParams, e.Code)
			assert.Equal(t, taxonomy.ReasonInvalidArguments, e.Reason)
			assert.Equal(t, "Invalid arguments:\n"+want, e.Error())
			assert.ErrorIs(t, e, err)
		})
	}
	assert.Equal(t, "Invalid arguments:\n(root): cannot be read as what the tool expects", taxonomy.UnreadableArguments(errors.New("zq7secret")).Error())
	assert.Equal(t, "Invalid arguments:\n(root): must be of another type", taxonomy.UnreadableArguments(&json.UnmarshalTypeError{}).Error())
}

func TestDecodingErrorsOfArgumentsAndOfTheRest(t *testing.T) {
	const arguments = `{"filter":{"name":7,"tags":["a"]},"limit":"3"}`
	own := func(text string) error { return fmt.Errorf("decode: %w", json.Unmarshal([]byte(text), new(decoded))) }
	rows := []struct {
		name string
		err  error
		code taxonomy.Code
	}{
		{"the arguments", own(arguments), taxonomy.CodeInvalidParams},
		{"an answer with the same field", own(`{"items":[],"filter":{"name":7}}`), cSerialize},
		{"an answer with another kind of value there", own(`{"filter":{"name":t`), cSerialize},
		{"an answer that is no JSON", own(`<html>`), cSerialize},
		{"an answer of another form", json.Unmarshal([]byte(`["a"]`), new(decoded)), cSerialize},
		{"an offset past the end", &json.UnmarshalTypeError{Field: "limit", Value: "string", Offset: 1 << 40}, cSerialize},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			blamed := taxonomy.BlameArguments(row.err, func() []byte { return []byte(arguments) })
			e := taxonomy.Classify(blamed)
			assert.Equal(t, row.code.String(), e.Code.String())
			if row.code == cSerialize {
				assert.Equal(t, "The tool read data that is not JSON of the expected form.", e.Error())
				assert.Equal(t, slog.LevelError, e.Level())
			} else {
				assert.Equal(t, "Invalid arguments:\nfilter.name: must be a string", e.Error())
			}
			assert.ErrorIs(t, e, row.err)
		})
	}
	t.Run("nobody knows the arguments", func(t *testing.T) {
		err := own(arguments)
		assert.Equal(t, cSerialize, taxonomy.Classify(err).Code)
		assert.Same(t, err, taxonomy.BlameArguments(err, nil))
		assert.Same(t, err, taxonomy.BlameArguments(err, func() []byte { return nil }))
		assert.Same(t, err, taxonomy.BlameArguments(err, func() []byte { panic("x") }))
	})
	t.Run("what has a code keeps it, and nothing else is asked about", func(t *testing.T) {
		never := func() []byte { t.Error("the arguments were asked for"); return nil }
		known := taxonomy.Conflict("Taken.", taxonomy.Cause(own(arguments)))
		assert.Same(t, known, taxonomy.BlameArguments(known, never))
		assert.NoError(t, taxonomy.BlameArguments(nil, never))
		boom := errors.New("boom")
		assert.Same(t, boom, taxonomy.BlameArguments(boom, never))
	})
}
