package driver

import (
	"go/parser"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const withBodies = `package p

func F() { return }

var G = func() int {
	if true {
		return 1 // ü
	}
	return func() int { return 2 }()
}

type T struct{ n int }

func (T) Moved() {
//line other.go:7
}

func None()
`

const withoutBodies = `package p

func F() {        }

var G = func() int {
` + "          \n" + "                \n" + "  \n" + "                                 \n" + `}

type T struct{ n int }

func (T) Moved() {
//line other.go:7
}

func None()
`

func TestBlank(t *testing.T) {
	l := &loader{fset: token.NewFileSet()}
	file, err := parser.ParseFile(l.fset, "p.go", withBodies, parser.SkipObjectResolution)
	require.NoError(t, err)
	src := &source{}
	src.files = append(src.files, file)
	all, err := decodeInsides(encodeInsides(l.insides(src)))
	require.NoError(t, err)
	require.Len(t, all, 1)
	text := []byte(withBodies)
	assert.Equal(t, withoutBodies, string(blank(text, all[0])))
	assert.Equal(t, withBodies, string(text))
}

func TestBlankElsewhere(t *testing.T) {
	for _, insides := range [][]int{nil, {}, {3}, {-1, 2}, {4, 3}, {3, 30}} {
		assert.Equal(t, "package p", string(blank([]byte("package p"), insides)))
	}
}
