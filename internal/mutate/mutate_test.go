package mutate

import (
	"bytes"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestChangesIn(t *testing.T) {
	const header = "package p\n\nfunc f(a, b, c bool) bool {\n"
	source := []byte(header + "\tif a {\n\t\treturn b && c\n\t}\n\treturn a || b\n}\n")
	list, err := changesIn("p.go", source)
	require.NoError(t, err)
	var lines, replacements []string
	for _, m := range list {
		m.number = 7
		lines = append(lines, string(switched(source, []mutant{m})[len(header):]))
		replacements = append(replacements, m.replacement)
	}
	assert.Equal(t, []string{
		"\tif (mutantSee(7) && mutant(7)) != (a) {\n\t\treturn b && c\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn b && (mutant(7) || (c) || !mutantSee(7))\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn (mutant(7) || (b) || !mutantSee(7)) && c\n\t}\n\treturn a || b\n}\n",
		"\tif a {\n\t\treturn b && c\n\t}\n\treturn a || (!mutant(7) && (b) && mutantSee(7))\n}\n",
		"\tif a {\n\t\treturn b && c\n\t}\n\treturn (!mutant(7) && (a) && mutantSee(7)) || b\n}\n",
	}, lines)
	assert.Equal(t, []string{"!(a)", "b", "c", "a", "b"}, replacements)
}

// Changes of one condition stand in each other.
func TestSwitched(t *testing.T) {
	source := []byte("package p\n\nfunc f(a, b, c bool) {\n\tif a && b || c {\n\t}\n}\n")
	list, err := changesIn("p.go", source)
	require.NoError(t, err)
	for i := range list {
		list[i].number = i
	}
	assert.Contains(t, string(switched(source, list)),
		"\tif (mutantSee(0) && mutant(0)) != ((!mutant(2) && ((mutant(4) || (a) || !mutantSee(4)) && (mutant(3) || (b) || !mutantSee(3))) && mutantSee(2)) || "+
			"(!mutant(1) && (c) && mutantSee(1))) {\n")
}

func TestNearest(t *testing.T) {
	one := map[int]bool{1: true}
	own := &program{pkg: &listed{ImportPath: "own"}, takes: time.Hour, comesBy: one}
	user := &program{pkg: &listed{ImportPath: "user", XTestImports: []string{"own"}}, takes: time.Minute, comesBy: one}
	far := &program{pkg: &listed{ImportPath: "far", Imports: []string{"user"}}, takes: 2 * time.Second, comesBy: one}
	quick := &program{pkg: &listed{ImportPath: "quick", Imports: []string{"user"}}, takes: time.Second, comesBy: one}
	stranger := &program{pkg: &listed{ImportPath: "stranger", Imports: []string{"own"}}, comesBy: map[int]bool{2: true}}
	m := mutant{pkg: own.pkg, number: 1}
	assert.Equal(t, []*program{own, user, quick, far}, nearest(m, []*program{far, user, quick, own, stranger}))
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
	require.NoError(t, os.WriteFile("log", out.Bytes(), 0o600))
	out.Reset()
	assert.Equal(t, 1, Run(t.Context(), []string{"-tests", "./...", "-again", "log", "./..."}, &out, &problems))
	assert.Equal(t, "alive   example.test/p.go:11: !(x > 0)\n1 of 1 conditions can be changed without a test that fails\n", out.String())
	assert.Equal(t, 2, Run(t.Context(), []string{"-n", "many"}, &out, &problems))
}
