package cause

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A list that goes on in two ways is remembered by others.
func TestUnionLeavesListsAlone(t *testing.T) {
	named := func(name string) []Failure { return []Failure{{Origin: Origin{Class: Plain, Name: name}}} }
	list := append(make([]Failure, 0, 8), named("first")...)
	one := Union(list, named("one"))
	other := Union(list, named("other"))
	assert.Equal(t, "one", one[1].Name)
	assert.Equal(t, "other", other[1].Name)

	text := Readable{Text: append(make([]Origin, 0, 8), Origin{Class: Sensitive, Name: "first"})}
	first, second := text, text
	first.Add(Readable{Text: []Origin{{Class: Sensitive, Name: "one"}}})
	second.Add(Readable{Text: []Origin{{Class: Sensitive, Name: "other"}}})
	assert.Equal(t, "one", first.Text[1].Name)
	assert.Equal(t, "other", second.Text[1].Name)
}
