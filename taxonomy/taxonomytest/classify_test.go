package taxonomytest

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestT04Classified(t *testing.T) {
	for name, err := range map[string]error{
		"nil": nil, "text": errors.New("x"), "coded": taxonomy.NotFound(""), "typed nil": (*fs.PathError)(nil),
		"nil coded error": (*taxonomy.Error)(nil), "nil stranger": (*stranger)(nil), "uncomparable": uncomparable{"a"},
	} {
		t.Run("T04 "+name, func(t *testing.T) { assert.True(t, AssertClassified(t, err, good)) })
	}
}

// uncomparable is an error that cannot be compared.
type uncomparable []string

func (u uncomparable) Error() string { return u[0] }

func TestT04ClassifiedFails(t *testing.T) {
	var panicked differences
	panicked.guard(func() { panic("boom") })
	assert.Equal(t, []string{"Classify panicked: boom"}, panicked.found)

	text := errors.New("x")
	tests := []struct {
		name   string
		err    error
		answer *taxonomy.Error
		want   []string
	}{
		{"T04 all is well", text, taxonomy.NotFound("m", taxonomy.Cause(text)), nil},
		{"T04 no error", nil, taxonomy.NotFound("m"), []string{"Classify answered not_found to no error"}},
		{"T04 error taken for none", text, nil, []string{"Classify took an error for none"}},
		{"T04 error lost", text, taxonomy.NotFound("m"), []string{"Classify lost the error itself"}},
		{
			"T04 unknown code", text, (&taxonomy.Error{Message: "m"}).With(taxonomy.Cause(text)),
			[]string{"Classify answered with the unknown code 0"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var d differences
			d.classified(tt.err, tt.answer)
			assert.Equal(t, tt.want, d.found)
		})
	}
}

// FuzzT04Classify feeds texts, wrapped and joined in several ways.
func FuzzT04Classify(f *testing.F) {
	for _, text := range []string{"", "not found", "status code 503", "\xff", "invalid token", "ECONNREFUSED at x"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		plain := errors.New(text)
		AssertClassified(t, plain)
		AssertClassified(t, fmt.Errorf("%s: %w", text, plain), good)
		AssertClassified(t, errors.Join(plain, &stranger{text}), good)
		AssertNoLeak(t, render.Text(taxonomy.Classify(&stranger{text})))
	})
}
