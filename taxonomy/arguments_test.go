package taxonomy_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func issue(path, problem string) taxonomy.ArgumentIssue {
	return taxonomy.ArgumentIssue{Path: path, Problem: problem}
}

const hintTail = " so that they fit the tool's input schema, then call the tool again."

var argumentCases = []struct {
	name     string
	issues   []taxonomy.ArgumentIssue
	message  string
	recovery string
	data     map[string]any
}{
	{
		"one issue", []taxonomy.ArgumentIssue{issue("limit", "must be at most 100")},
		"Invalid arguments:\nlimit: must be at most 100",
		"Correct limit" + hintTail,
		map[string]any{"issues": []any{map[string]any{"path": "limit", "problem": "must be at most 100"}}},
	},
	{
		"several issues, one of the whole",
		[]taxonomy.ArgumentIssue{issue("filter.name", "is required"), issue("", "has an unknown field"), issue("filter.name", "is too short")},
		"Invalid arguments:\nfilter.name: is required\n(root): has an unknown field\nfilter.name: is too short",
		"Correct filter.name" + hintTail,
		map[string]any{"issues": []any{
			map[string]any{"path": "filter.name", "problem": "is required"},
			map[string]any{"path": "(root)", "problem": "has an unknown field"},
			map[string]any{"path": "filter.name", "problem": "is too short"},
		}},
	},
	{
		"blank issue", []taxonomy.ArgumentIssue{issue(" ", "\n")},
		"Invalid arguments:\n(root): is not valid",
		"Correct the arguments" + hintTail,
		map[string]any{"issues": []any{map[string]any{"path": "(root)", "problem": "is not valid"}}},
	},
	{
		"an issue stays on its line", []taxonomy.ArgumentIssue{issue("a\nb", "x\r\n\ty")},
		"Invalid arguments:\na b: x y",
		"Correct a b" + hintTail,
		map[string]any{"issues": []any{map[string]any{"path": "a b", "problem": "x y"}}},
	},
	{"no issues", nil, "", "Correct the arguments" + hintTail, nil},
}

func TestInvalidArguments(t *testing.T) {
	for _, tt := range argumentCases {
		t.Run(tt.name, func(t *testing.T) {
			e := taxonomy.InvalidArguments(tt.issues...)
			assert.Equal(t, taxonomy.CodeInvalidParams, e.Code)
			assert.Equal(t, "invalid_arguments", e.Reason)
			assert.Equal(t, tt.message, e.Message)
			assert.Equal(t, tt.recovery, e.Recovery)
			assert.Equal(t, tt.data, e.Data)
			assert.NoError(t, e.Unwrap())
		})
	}
}

func TestText(t *testing.T) {
	assert.Equal(t, "Error: Invalid arguments:\nlimit: must be at most 100\n\n"+
		"Recovery: Correct limit so that they fit the tool's input schema, then call the tool again.\n\n"+
		"invalid_params · reason invalid_arguments · do not retry unchanged",
		render.Text(taxonomy.InvalidArguments(issue("limit", "must be at most 100"))))
}

func TestIsBounded(t *testing.T) {
	t.Run("in count", func(t *testing.T) {
		var issues []taxonomy.ArgumentIssue
		want := "Invalid arguments:"
		for i := range 1000 {
			issues = append(issues, issue(fmt.Sprintf("f%d", i), "bad"))
			if i < 10 {
				want += fmt.Sprintf("\nf%d: bad", i)
			}
		}
		e := taxonomy.InvalidArguments(issues...)
		assert.Equal(t, want+"\n(990 more)", e.Message)
		assert.Equal(t, 990, e.Data["omittedIssues"])
		assert.Len(t, e.Data["issues"], 10)
	})
	t.Run("in size", func(t *testing.T) {
		huge := strings.Repeat("x", 10<<20)
		e := taxonomy.InvalidArguments(issue(huge, huge), issue("\xff"+huge, "\xff"))
		path, problem := strings.Repeat("x", 97)+"…", strings.Repeat("x", 197)+"…"
		second := "\uFFFD" + strings.Repeat("x", 94) + "…"
		assert.Equal(t, "Invalid arguments:\n"+path+": "+problem+"\n"+second+": \uFFFD", e.Message)
	})
}

func TestInvalidOutput(t *testing.T) {
	e := render.InvalidOutput("search_items", taxonomy.Detail("items[3].id is missing"))
	t.Run("internal error that names the definition, no issues", func(t *testing.T) {
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.Equal(t, class.KindToolRuntimeBadOutputValue, e.Kind)
		assert.Equal(t, `{"error":{"code":-32603,"data":{"status":500},"message":"The output of search_items does not fit its declared output schema.",`+
			`"name":"internal_error"}}`, specimen.JSON(t, compat.Payload(e)))
	})
	t.Run("blank, long and broken names", func(t *testing.T) {
		assert.Equal(t, "The output of the tool does not fit its declared output schema.", render.InvalidOutput(" \n").Message)
		assert.Equal(t, "The output of a b\uFFFD does not fit its declared output schema.", render.InvalidOutput("a\nb\xff").Message)
		assert.Equal(t, "The output of "+strings.Repeat("n", 197)+"… does not fit its declared output schema.",
			render.InvalidOutput(strings.Repeat("n", 1<<20)).Message)
	})
}

func TestArgumentErrorsAsResult(t *testing.T) {
	for version, want := range map[string]bool{
		"2024-11-05": false, "2025-03-26": false, "2025-06-18": false, "2025-11-24": false, " 2025-06-18\n": false,
		"2025-11-25": true, "2025-11-26": true, "2026-07-28": true, "2099-01-01": true,
		"": true, "draft": true, "DRAFT-2025-v3": true, "2025-06": true, "2025-13-45": true, "1.0": true, "\xff": true,
	} {
		t.Run(version, func(t *testing.T) { assert.Equal(t, want, render.ArgumentErrorsAsResult(version)) })
	}
}
