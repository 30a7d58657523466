package syntax_test

import (
	"go/ast"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Each row is a file to which an import of errors is added for the end of a function f, and what its head is then.
func TestImport(t *testing.T) {
	for _, row := range []struct{ name, source, want string }{
		{"list", "import (\n\t\"fmt\"\n)\n\nfunc f() { fmt.Print() }\n", "import (\n\t\"fmt\"\n\t\"errors\"\n)\n\nfunc f() { fmt.Print() }\n"},
		{"one", "import \"fmt\"\n\nfunc f() { fmt.Print() }\n", "import \"fmt\"\nimport \"errors\"\n\nfunc f() { fmt.Print() }\n"},
		{"first list", "import \"fmt\"\n\nimport (\n\t\"os\"\n)\n\nfunc f() { fmt.Print(os.Args) }\n", "import \"fmt\"\nimport \"errors\"\n\nimport (\n\t\"os\"\n)\n\nfunc f() { fmt.Print(os.Args) }\n"},
		{"empty list first", "import ()\n\nimport \"fmt\"\n\nfunc f() { fmt.Print() }\n", "import ()\n\nimport \"fmt\"\nimport \"errors\"\n\nfunc f() { fmt.Print() }\n"},
		{"in one line", "import (\"fmt\")\n\nfunc f() { fmt.Print() }\n", ""},
		{"none", "var v = 1\n\nfunc f() {}\n", ""},
		{"hidden in the package", "import \"fmt\"\n\nvar errors = 1\n\nfunc f() { fmt.Print() }\n", ""},
		{"hidden by an import", "import errors \"fmt\"\n\nfunc f() { errors.Print() }\n", ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			source := "package p\n\n" + row.source
			pass := passOf(t, source)
			var at ast.Node = declared(pass, "f").Body
			edit, ok := syntax.Import(pass, pass.Files[0], at.Pos(), "errors", "errors")
			assert.Equal(t, row.want != "", ok)
			if ok {
				from, to := pass.Fset.Position(edit.Pos).Offset, pass.Fset.Position(edit.End).Offset
				assert.Equal(t, "package p\n\n"+row.want, source[:from]+string(edit.NewText)+source[to:])
			}
		})
	}
	pass := passOf(t, "package p\n\nimport \"fmt\"\n\nfunc f() { fmt.Print() }\n")
	_, ok := syntax.Import(pass, pass.Files[0], pass.Files[0].End()+100, "errors", "errors")
	assert.False(t, ok, "nothing is there")
}

func TestHasComments(t *testing.T) {
	pass := passOf(t, "package p\n\n// before\nfunc f() {\n\tg() // in it\n} // after\n\nfunc g() {\n\tf()\n}\n\n// the last\n")
	assert.True(t, syntax.HasComments(pass.Files[0], declared(pass, "f").Body))
	assert.False(t, syntax.HasComments(pass.Files[0], declared(pass, "g").Body))
	assert.False(t, syntax.HasComments(pass.Files[0], declared(pass, "f").Name))
}

func TestInTest(t *testing.T) {
	pass := passOf(t, "package p\n")
	assert.False(t, syntax.InTest(pass.Fset, pass.Files[0].Pos()))
	assert.False(t, syntax.InTest(pass.Fset, 0))
	source, err := os.ReadFile(pass.Fset.File(pass.Files[0].Pos()).Name())
	require.NoError(t, err)
	file := pass.Fset.AddFile("p_test.go", -1, len(source))
	assert.True(t, syntax.InTest(pass.Fset, file.Pos(0)))
}
