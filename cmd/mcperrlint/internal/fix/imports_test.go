package fix_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestImportsThatAreAdded(t *testing.T) {
	const text = "package m\n\nimport (\n\t\"errors\"\n\t\"fmt\"\n)\n\nvar a = errors.New(\"a\")\nvar b = errors.New(\"b\")\nvar c = fmt.Sprint(errors.ErrUnsupported)\n"
	const added = "package m\n\nimport (\n\t\"errors\"\n\t\"example.test/taxonomy\"\n\t\"fmt\"\n)\n\nvar a = taxonomy.NotFound(\"a\")\nvar b = taxonomy.NotFound(\"b\")\nvar c = fmt.Sprint(errors.ErrUnsupported)\n"
	fixes := func(m module, a, b finding.Edit) []finding.Finding {
		return []finding.Finding{
			m.fixed("r", "a.go", 8, a, m.replace("a.go", `errors.New("a")`, `taxonomy.NotFound("a")`)),
			m.fixed("s", "a.go", 9, b, m.replace("a.go", `errors.New("b")`, `taxonomy.NotFound("b")`)),
		}
	}
	t.Run("by the same edit", func(t *testing.T) {
		m := newModule(t, map[string]string{"a.go": text})
		add := m.before("a.go", ")\n\nvar a", "\t\"example.test/taxonomy\"\n")
		plan := m.prepare(fixes(m, add, add)...)
		assert.Empty(t, plan.Skipped)
		assert.Equal(t, added, m.content(plan, "a.go"))
	})
	t.Run("by different edits", func(t *testing.T) {
		m := newModule(t, map[string]string{"a.go": text})
		plan := m.prepare(fixes(m, m.before("a.go", ")\n\nvar a", "\t\"example.test/taxonomy\"\n"), m.behind("a.go", `"fmt"`, "\n\t\"example.test/taxonomy\""))...)
		assert.Empty(t, plan.Skipped)
		assert.Equal(t, added, m.content(plan, "a.go"))
	})
	t.Run("different imports at one place", func(t *testing.T) {
		m := newModule(t, map[string]string{"a.go": text})
		findings := []finding.Finding{
			m.fixed("r", "a.go", 8, m.before("a.go", ")\n\nvar a", "\t\"x\"\n"), m.replace("a.go", `errors.New("a")`, `x.A`)),
			m.fixed("s", "a.go", 9, m.before("a.go", ")\n\nvar a", "\t\"log\"\n"), m.replace("a.go", `errors.New("b")`, `log.B`)),
		}
		plan := m.prepare(findings...)
		assert.Empty(t, plan.Skipped)
		assert.Contains(t, m.content(plan, "a.go"), "\t\"errors\"\n\t\"fmt\"\n\t\"log\"\n\t\"x\"\n)\n")
	})
	t.Run("to a file with one import", func(t *testing.T) {
		m := newModule(t, map[string]string{"a.go": "package m\n\nimport \"errors\"\n\nvar a = errors.New(\"a\")\nvar b = errors.New(\"b\")\nvar c = errors.ErrUnsupported\n"})
		add := m.behind("a.go", `import "errors"`, "\nimport \"example.test/taxonomy\"")
		plan := m.prepare(fixes(m, add, add)...)
		assert.Empty(t, plan.Skipped)
		assert.Equal(t, "package m\n\nimport \"errors\"\nimport \"example.test/taxonomy\"\n\nvar a = taxonomy.NotFound(\"a\")\nvar b = taxonomy.NotFound(\"b\")\nvar c = errors.ErrUnsupported\n", m.content(plan, "a.go"))
	})
}

func TestImportsThatBecomeUnused(t *testing.T) {
	rows := []struct {
		name, imports, use, rest string
		want                     string // of the imports
	}{
		{"standard library", `"errors"`, "errors.New", "", ""},
		{"one of several", "\"errors\"\n\t\"fmt\"", "errors.New", "var _ = fmt.Sprint()", "import (\n\t\"fmt\"\n)\n"},
		{"still used", `"errors"`, "errors.New", "var _ = errors.ErrUnsupported", "import (\n\t\"errors\"\n)\n"},
		{"with a name", `pkgerrors "example.test/errors"`, "pkgerrors.New", "", ""},
		{"with a version", `"example.test/errors/v2"`, "errors.New", "", ""},
		{"with a version of gopkg.in", `"gopkg.in/errors.v1"`, "errors.New", "", ""},
		{"with a decorated path", `"example.test/go-errors"`, "errors.New", "", ""},
		{"with a path that says nothing", `"example.test/odd"`, "errors.New", "", ""},
		{"with a path that says nothing, still used", `"example.test/odd"`, "errors.New", "var _ = errors.Is", "import (\n\t\"example.test/odd\"\n)\n"},
		{"only a local variable has the name", `"errors"`, "errors.New", "func f(errors struct{ Is int }) int { return errors.Is }", ""},
		{"only a field has the name", `"errors"`, "errors.New", "var v struct{ errors struct{ Is int } }\nvar _ = v.errors.Is", ""},
		{"imported for its effect", "_ \"embed\"\n\t\"errors\"", "errors.New", "", "import (\n\t_ \"embed\"\n)\n"},
		{"dot", ". \"embed\"\n\t\"errors\"", "errors.New", "", "import (\n\t. \"embed\"\n)\n"},
		{"never used", "\"embed\"\n\t\"errors\"", "errors.New", "", "import (\n\t\"embed\"\n)\n"},
		{"with comments", "// Errors.\n\t\"errors\" // of Go\n\t\"fmt\" // for text", "errors.New", "var _ = fmt.Sprint()", "import (\n\t\"fmt\" // for text\n)\n"},
		{"in groups", "\"errors\"\n\n\t\"example.test/x\"", "errors.New", "var _ = x.X", "import (\n\t\"example.test/x\"\n)\n"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			rest := row.rest
			if rest != "" {
				rest = "\n" + rest + "\n"
			}
			m := newModule(t, map[string]string{"a.go": "package m\n\nimport (\n\t" + row.imports + "\n)\n\nvar a = " + row.use + "(\"a\")\n" + rest})
			plan := m.prepare(m.fixed("r", "a.go", 1, m.replace("a.go", row.use+`("a")`, "made()")))
			want := "package m\n\n" + row.want
			if row.want != "" {
				want += "\n"
			}
			assert.Equal(t, want+"var a = made()\n"+rest, m.content(plan, "a.go"))
		})
	}
}

func TestFormatting(t *testing.T) {
	rows := []struct{ name, before, old, text, want string }{
		{"aligned", "package m\n\nvar (\n\ta  = 1\n\tbb = 2\n)\n", "bb", "ccc", "package m\n\nvar (\n\ta   = 1\n\tccc = 2\n)\n"},
		{"an empty line is gone", "package m\n\nvar a = 1\n\n\nvar b = 2\n", "var b = 2\n", "", "package m\n\nvar a = 1\n"},
		{"lines end as on Windows", "package m\r\n\r\nvar a = 1\r\n", "1", "2", "package m\r\n\r\nvar a = 2\r\n"},
		{"no newline at the end", "package m\n\nvar a = 1", "1", "2", "package m\n\nvar a = 2\n"},
		{"begins with a byte order mark", "\ufeffpackage m\n\nvar a = 1\n", "1", "2", "\ufeffpackage m\n\nvar a = 2\n"},
		{"comments stay", "// Package m.\npackage m // here\n\nvar a = /* b */ 1 // c\n", "1", "2", "// Package m.\npackage m // here\n\nvar a = /* b */ 2 // c\n"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			m := newModule(t, map[string]string{"a.go": row.before})
			assert.Equal(t, row.want, m.content(m.prepare(m.fixed("r", "a.go", 1, m.replace("a.go", row.old, row.text))), "a.go"))
		})
	}
}
