package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

func TestSubject(t *testing.T) {
	for _, row := range []struct {
		subject report.Subject
		want    string
	}{
		{report.Subject{Kind: sdk.Tool, Names: []string{"list_jobs"}}, "list_jobs answers"},
		{report.Subject{Kind: sdk.TypedTool, Names: []string{"a", "b"}}, "a and 1 more tool answer"},
		{report.Subject{Kind: sdk.Tool, Names: []string{"a"}, Count: 12}, "a and 11 more tools answer"},
		{report.Subject{Kind: sdk.Tool}, "this tool answers"},
		{report.Subject{Kind: sdk.Tool, Function: "tools.(*Jobs).List"}, "`Jobs.List` answers"},
		{report.Subject{Kind: sdk.Tool, Function: "tools.list", Count: 2}, "`list` and 1 more tool answer"},
		{report.Subject{Kind: sdk.Tool, Function: "tools.Register", Literal: true}, "this tool answers"},
		{report.Subject{Kind: sdk.Tool, Function: "tools.Register", Literal: true, Count: 3}, "the tool in `Register` and 2 more tools answer"},
		{report.Subject{Kind: sdk.Tool, Function: "tools.list", Names: []string{"list"}}, "list answers"},
		{report.Subject{Kind: sdk.Prompt, Count: 3}, "these 3 prompts answer"},
		{report.Subject{Kind: sdk.Template, Names: []string{"notes://{id}"}}, "notes://{id} answers"},
		{report.Subject{Kind: sdk.MethodHandler}, "this middleware answers"},
	} {
		assert.Equal(t, row.want, row.subject.Does("answer"))
	}
	one := report.Subject{Kind: sdk.Tool, Names: []string{"put"}}
	for verb, want := range map[string]string{"have": "put has", "pass": "put passes", "try": "put tries", "play": "put plays", "go": "put goes"} {
		assert.Equal(t, want, one.Does(verb))
	}
}

func TestFunc(t *testing.T) {
	for _, row := range []struct{ name, full, within string }{
		{"os.ReadFile", "`os.ReadFile`", "`ReadFile`"},
		{"exec.(*Cmd).Output", "`exec.Cmd.Output`", "`Cmd.Output`"},
		{"database/sql.(*Rows).Next", "`sql.Rows.Next`", "`Rows.Next`"},
		{"github.com/xuri/excelize/v2.(*File).GetRows", "`excelize.File.GetRows`", "`File.GetRows`"},
		{"gopkg.in/yaml.v3.Unmarshal", "`yaml.Unmarshal`", "`Unmarshal`"},
		{"github.com/google/go-github/v90/github.NewClient", "`github.NewClient`", "`NewClient`"},
		{"github.com/philippgille/chromem-go.(*DB).Reset", "`chromem.DB.Reset`", "`DB.Reset`"},
		{"main.(notes).list", "`main.notes.list`", "`notes.list`"},
		{"main", "`main`", "`main`"},
		{"v2.Open", "`v2.Open`", "`Open`"},
	} {
		assert.Equal(t, row.full, report.Func(row.name))
		assert.Equal(t, row.within, report.Within(row.name))
	}
}
