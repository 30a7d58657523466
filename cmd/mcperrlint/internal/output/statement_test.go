package output

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

const statements = `package a

func list(s Store) (n int, err error) {
	jobs, err := s.Jobs(1)
	if err := rows.Scan(&n); err != nil {
		return 0, nil
	}
	for _, j := range jobs[:n] {
		n += j.Size.(int)
	}
	if err != nil {
		one()
		two()
		three()
		four()
		five()
	}
	//line /etc/passwd:1
	go func() { n = 1 }()
	return n, err
}
`

// A position stands for the expression or the statement that is known by it.
func TestStatement(t *testing.T) {
	rows := []struct {
		name      string
		point     string // the place is where the part after | begins
		whole     string
		statement string // if it is another one
	}{
		{"call", "s.Jobs|(1)", "s.Jobs(1)", ""},
		{"method", "s.|Jobs(1)", "s.Jobs", ""},
		{"assignment", "|jobs, err :=", "jobs, err := s.Jobs(1)", ""},
		{"its token", "jobs, err |:=", "jobs, err := s.Jobs(1)", ""},
		{"comparison that decides about little", "&n); err |!= nil", "err != nil", "if err := rows.Scan(&n); err != nil {\n\t\treturn 0, nil\n\t}"},
		{"comparison that decides about much", "if err |!= nil {\n\t\tone", "err != nil", ""},
		{"return", "|return 0, nil", "return 0, nil", ""},
		{"loop", "|for _, j", "for _, j := range jobs[:n]", ""},
		{"slice", "jobs|[:n]", "jobs[:n]", ""},
		{"assertion", "j.Size.|(int)", "j.Size.(int)", ""},
		{"function", "|func list", "func list(s Store) (n int, err error)", ""},
		{"its name", "func |list", "func list(s Store) (n int, err error)", ""},
		{"after a directive", "|return n, err", "return n, err", ""},
		{"no token", "ret|urn n, err", "urn n, err", ""},
	}
	s := newSource(func(string) ([]byte, error) { return []byte(statements), nil })
	offset := func(line, column int) int { return s.file("a.go").lines[line-1] + column - 1 }
	text := func(r finding.Range) string {
		return statements[offset(r.Line, r.Column):offset(r.EndLine, r.EndColumn)]
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			before, after, _ := strings.Cut(row.point, "|")
			offset := strings.Index(statements, before+after) + len(before)
			line := strings.Count(statements[:offset], "\n") + 1
			at := finding.Range{File: "a.go", Line: line, Column: offset - strings.LastIndex(statements[:offset], "\n")}
			at.EndLine, at.EndColumn = at.Line, at.Column
			assert.Equal(t, row.whole, text(s.whole(at)))
			if row.statement == "" {
				row.statement = row.whole
			}
			assert.Equal(t, row.statement, text(s.statement(at)))
		})
	}
}

// A place with an end stays as it is, and so does one that is not there. Of one of which the line is known it is what
// stands there.
func TestStatementElsewhere(t *testing.T) {
	s := newSource(func(string) ([]byte, error) { return []byte("this is no Go\n\tbut text \n"), nil })
	for _, at := range []finding.Range{{}, {File: "a", Line: 9, Column: 1}, {File: "a", Line: 1, Column: 1, EndLine: 1, EndColumn: 5}} {
		assert.Equal(t, at, s.statement(at))
	}
	assert.Equal(t, finding.Range{File: "a", Line: 2, Column: 2, EndLine: 2, EndColumn: 10}, s.statement(finding.Range{File: "a", Line: 2, Column: 1, EndLine: 2, EndColumn: 1}))
	assert.Equal(t, finding.Range{File: "a", Line: 1, Column: 6, EndLine: 1, EndColumn: 14}, s.whole(finding.Range{File: "a", Line: 1, Column: 6, EndLine: 1, EndColumn: 6}))
}
