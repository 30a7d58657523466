package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

func TestSubject(t *testing.T) {
	for _, row := range []struct {
		subject report.Subject
		want    string
	}{
		{report.Subject{Kind: sdk.Tool, Names: []string{"list_jobs"}}, "list_jobs answers"},
		{report.Subject{Kind: sdk.TypedTool, Names: []string{"a", "b"}}, "a and 1 tool more answer"},
		{report.Subject{Kind: sdk.Tool, Names: []string{"a"}, Count: 12}, "a and 11 tools more answer"},
		{report.Subject{Kind: sdk.Tool}, "this tool answers"},
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
