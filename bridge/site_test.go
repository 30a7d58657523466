package bridge

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPackageOf(t *testing.T) {
	for function, want := range map[string]string{
		"example.test/notes.Read":                "example.test/notes",
		"example.test/notes.(*Store).Read.func1": "example.test/notes",
		"example.test/notes.Add[...]":            "example.test/notes",
		"example.test/notes_test.TestRead":       "example.test/notes",
		"gopkg.in/yaml%2ev3.Unmarshal":           "gopkg.in/yaml.v3",
		"example.test/no%tes.Read":               "example.test/no%tes",
		"main.main":                              "main",
		"reflect.Value.call":                     "reflect",
		"":                                       "",
	} {
		assert.Equal(t, want, packageOf(function), function)
	}
}

func TestModuleOfACaller(t *testing.T) {
	here := func() site { return caller() }()
	assert.Equal(t, modules()[0], here.module(), "the tests of a module belong to it")
	assert.Empty(t, site{}.module(), "a place that nobody knows")
}
