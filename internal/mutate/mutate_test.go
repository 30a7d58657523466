package mutate

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestChangesIn(t *testing.T) {
	source := []byte("package p\n\nfunc f(a, b, c bool) bool {\n\tif a {\n\t\treturn b && c\n\t}\n\treturn a || b\n}\n")
	list, err := changesIn("p.go", source)
	require.NoError(t, err)
	var lines []string
	for _, m := range list {
		lines = append(lines, string(m.apply(source)[len("package p\n\nfunc f(a, b, c bool) bool {\n"):]))
	}
	assert.Equal(t, []string{
		"\tif !(a) {\n\t\treturn b && c\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn b\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn c\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn b && c\n\t}\n\treturn a\n}\n",
		"\tif a {\n\t\treturn b && c\n\t}\n\treturn b\n}\n",
	}, lines)
}

func TestNearest(t *testing.T) {
	own := &listed{ImportPath: "own", TestGoFiles: []string{"a_test.go"}}
	user := &listed{ImportPath: "user", Imports: []string{"own"}, Deps: []string{"own"}, XTestGoFiles: []string{"a_test.go"}}
	far := &listed{ImportPath: "far", Imports: []string{"user"}, Deps: []string{"own", "user"}, TestGoFiles: []string{"a_test.go"}}
	untested := &listed{ImportPath: "untested", Imports: []string{"own"}, Deps: []string{"own"}}
	stranger := &listed{ImportPath: "stranger", TestGoFiles: []string{"a_test.go"}}
	assert.Equal(t, [3][]string{{"own"}, {"user"}, {"far"}}, nearest(own, []*listed{far, user, untested, own, stranger}))
}
