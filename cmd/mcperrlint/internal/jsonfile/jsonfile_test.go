package jsonfile_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
)

var list = jsonfile.Format{Name: "list", Version: 3, Rewrite: "mcperrlint list write"}

func TestCheck(t *testing.T) {
	const damaged, advice = ": this is no list, or a damaged one: ", "; restore the file, or write it anew with mcperrlint list write"
	for _, row := range []struct{ name, data, want string }{
		{"the newest version", `{"version": 3}`, ""},
		{"an older version", `{"version": 1, "more": []}`, ""},
		{"empty", " \n", "1" + damaged + "the file is empty" + advice},
		{"torn", "{\n\"version\": 1,\n\"a", "3" + damaged + "unexpected end of JSON input" + advice},
		{"a list", "\n[]", "2" + damaged + "it has no version of the format" + advice},
		{"no version", "{}", "1" + damaged + "it has no version of the format" + advice},
		{"null", "null", "1" + damaged + "it has no version of the format" + advice},
		{"a newer version", "{\n\n\"version\": 4}", "3: the file has version 4 of the format, and this program knows versions up to 3: a newer mcperrlint wrote it"},
		{"no such version", "{\"version\": 0}", "1" + damaged + "there is no version 0 of the format" + advice},
		{"a part of a version", "{\"version\": 1.5}", "1" + damaged + "there is no version 1.5 of the format" + advice},
		{"a conflict", "{\n<<<<<<< ours\n", "2: the file has a merge conflict: keep the entries of both sides, or write it anew with mcperrlint list write"},
	} {
		err := list.Check([]byte(row.data))
		if row.want == "" {
			require.NoError(t, err, row.name)
		} else {
			require.EqualError(t, err, row.want, row.name)
		}
	}
}

func TestWithoutMark(t *testing.T) {
	assert.Equal(t, "{}", string(jsonfile.WithoutMark([]byte("\ufeff{}"))))
	assert.Equal(t, "{}", string(jsonfile.WithoutMark([]byte("{}"))))
}

func TestLineAt(t *testing.T) {
	for offset, want := range map[int]int{-1: 1, 0: 1, 1: 1, 2: 2, 3: 2, 99: 2} {
		assert.Equal(t, want, jsonfile.LineAt([]byte("a\nb"), offset), offset)
	}
}

func TestSpaced(t *testing.T) {
	for _, value := range []any{
		map[string]any{"a": []int{1, 2}, "b": ",:\"\\", "c\\": "x\\\",:"}, nil, []string{}, "", `\`,
	} {
		compact, err := json.Marshal(value)
		require.NoError(t, err)
		var again any
		require.NoError(t, json.Unmarshal(jsonfile.Spaced(compact), &again))
		recoded, err := json.Marshal(again)
		require.NoError(t, err)
		assert.Equal(t, string(compact), string(recoded))
	}
	assert.Equal(t, `{"a": [1, 2], "b": ",:\","}`, string(jsonfile.Spaced([]byte(`{"a":[1,2],"b":",:\","}`))))
	assert.Empty(t, jsonfile.Spaced(nil))
}
