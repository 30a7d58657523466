package finding_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

const source = "package p\n\nfunc f() error {\n\treturn errors.New(\"a\")\n}\n"

// reader reads files from a map.
func reader(files map[string]string) func(string) ([]byte, error) {
	return func(path string) ([]byte, error) {
		content, found := files[path]
		if !found {
			return nil, fs.ErrNotExist
		}
		return []byte(content), nil
	}
}

func at(file string, line int) finding.Finding {
	return finding.Finding{
		Rule: "errfactory", Category: "new", Message: "handler f fails",
		Range: finding.Range{File: file, Line: line, Column: 9},
	}
}

func fingerprint(f finding.Finding, content string) string {
	return finding.Fingerprints([]finding.Finding{f}, "/m", reader(map[string]string{f.Range.File: content}))[0]
}

func TestFingerprintsThatStay(t *testing.T) {
	want := fingerprint(at("/m/a.go", 4), source)
	assert.Regexp(t, "^[0-9a-f]{32}$", want)
	assert.Equal(t, want, fingerprint(at("/m/a.go", 6), "// A comment.\n\n"+source), "lines above")
	assert.Equal(t, want, fingerprint(at("/m/a.go", 4), strings.ReplaceAll(source, "\t", "\t\t\t")), "indented")
	assert.Equal(t, want, fingerprint(at("/m/a.go", 4), strings.ReplaceAll(source, "\n", "\r\n")), "lines that end as on Windows")
	column := at("/m/a.go", 4)
	column.Range.Column = 30
	assert.Equal(t, want, fingerprint(column, source), "another column")
	said := at("/m/a.go", 4)
	said.Message, said.Help, said.Sees = "handler g fails", "return the error", "isError: false"
	assert.Equal(t, want, fingerprint(said, source), "other words")
	elsewhere := at("/other/a.go", 4)
	assert.Equal(t, want, finding.Fingerprints([]finding.Finding{elsewhere}, "/other", reader(map[string]string{"/other/a.go": source}))[0], "another checkout")
}

func TestFingerprintsThatChange(t *testing.T) {
	want := fingerprint(at("/m/a.go", 4), source)
	assert.NotEqual(t, want, fingerprint(at("/m/b.go", 4), source), "another file")
	assert.NotEqual(t, want, fingerprint(at("/m/a.go", 4), strings.ReplaceAll(source, `"a"`, `"b"`)), "another line of code")
	rule, category := at("/m/a.go", 4), at("/m/a.go", 4)
	rule.Rule, category.Category = "lostcause", "text"
	for _, f := range []finding.Finding{rule, category} {
		assert.NotEqual(t, want, fingerprint(f, source))
	}
}

func TestFingerprintsAreDistinct(t *testing.T) {
	twice := "package p\n" + strings.Repeat("\treturn errors.New(\"a\")\n", 3)
	list := []finding.Finding{at("/m/a.go", 3), at("/m/a.go", 2), at("/m/a.go", 4)}
	prints := finding.Fingerprints(list, "/m", reader(map[string]string{"/m/a.go": twice}))
	assert.NotEqual(t, prints[0], prints[1])
	assert.NotEqual(t, prints[1], prints[2])
	assert.Equal(t, fingerprint(at("/m/a.go", 2), twice), prints[1], "the first in the file counts first")
}

func TestContents(t *testing.T) {
	list := []finding.Finding{at("/m/a.go", 4), at("/m/a.go", 4), at("/m/b.go", 4), at("/m/c.go", 4), at("/m/a.go", 99)}
	contents := finding.Contents(list, reader(map[string]string{"/m/a.go": source, "/m/b.go": source}))
	assert.Equal(t, contents[0], contents[1])
	assert.Equal(t, contents[0], contents[2], "in another file")
	assert.NotEqual(t, contents[0], contents[3], "a file that cannot be read has no code")
	assert.Equal(t, contents[3], contents[4], "nor has a line that is not there")
}

func TestNeutral(t *testing.T) {
	rows := []struct{ message, want string }{
		{"nothing to change: 12 times (a/b)", "nothing to change: 12 times (a/b)"},
		{"through store.Load (store.go:12), db.Read (db.go:7:3), which", "through store.Load (FILE:N), db.Read (FILE:N), which"},
		{"made in internal/store.go:12 and", "made in FILE:N and"},
		{"as in line 12, or lines 3 and 4", "as in line N, or lines N and 4"},
		{`names "handler.go"`, `names "handler.go"`},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, finding.Neutral(row.message))
	}
}
