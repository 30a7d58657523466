package mutate

import (
	"bytes"
	"os"
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

// Of two conditions a test notices a mistake in one.
func TestRun(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, content := range map[string]string{
		"go.mod":    "module example.test\n\ngo 1.25\n",
		"p.go":      "package p\n\nfunc less(a, b int) bool {\n\tif a < b {\n\t\treturn true\n\t}\n\treturn false\n}\n\nfunc unasked(a int) bool {\n\tif x := a; x > 0 {\n\t\treturn true\n\t}\n\treturn false\n}\n",
		"p_test.go": "package p\n\nimport \"testing\"\n\nfunc TestLess(t *testing.T) {\n\tif !less(1, 2) {\n\t\tt.Fatal()\n\t}\n}\n",
	} {
		require.NoError(t, os.WriteFile(name, []byte(content), 0o600))
	}
	var out, problems bytes.Buffer
	assert.Equal(t, 1, Run(t.Context(), []string{"-tests", "./...", "./..."}, &out, &problems), "half of them are alive")
	assert.Empty(t, problems.String())
	assert.Contains(t, out.String(), "killed  example.test/p.go:4: !(a < b)  by example.test\n")
	assert.Contains(t, out.String(), "alive   example.test/p.go:11: !(x > 0)\n")
	assert.Contains(t, out.String(), "1 of 2 conditions can be changed without a test that fails\n")
	assert.Equal(t, 2, Run(t.Context(), []string{"-n", "many"}, &out, &problems))
}
