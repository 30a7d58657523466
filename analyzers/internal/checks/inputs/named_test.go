package inputs

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestJSONName(t *testing.T) {
	pkg := fixture.Functions(t, "package p\n\ntype Inner struct{}\n\ntype Other struct{}\n\ntype args struct {\n\tPlain string\n\tNamed string `json:\"name\"`\n"+
		"\tEmpty string `json:\",omitempty\"`\n\tLeft string `json:\"-\"`\n\thidden string\n\tInner\n\tOther `json:\"other\"`\n}\n\nfunc use(a *args, n int) {}\n")
	args := pkg.Func("use").Params[0].Type()
	for i, want := range []string{"Plain", "name", "Empty", "", "", "", "other"} {
		assert.Equal(t, want, JSONName(args, program.Field(args, i)), i)
	}
	assert.Empty(t, JSONName(pkg.Func("use").Params[1].Type(), program.Field(args, 0)))
	assert.Empty(t, JSONName(args, nil))
}

func TestGivesValue(t *testing.T) {
	pkg := fixture.Functions(t, `package p

import "errors"

func one() string              { return "a" }
func sentence() string         { return "no such thing" }
func withError() (string, error) { return "a", nil }
func fails() (string, error)   { return "a", errors.New("x") }
func withFlag() (string, bool) { return "a", false }
func withPointer() (string, *int) { return "a", nil }
func three() (string, int, error) { return "a", 1, nil }
func none()                    {}
`)
	for name, want := range map[string]bool{
		"one": true, "sentence": false, "withError": true, "fails": false, "withFlag": false, "withPointer": false, "three": false, "none": false,
	} {
		assert.Equal(t, want, givesValue(program.Last(pkg.Func(name).Blocks[0]).(*ssa.Return)), name)
	}
}
