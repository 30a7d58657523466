package compat

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// ClosingText returns the failure as cyanheads text. It is [render.Text] with
// terms that name neither code nor wait, and the others only if the error states
// them:
//
//	(reason index_missing · not retryable · request 7f3a)
func ClosingText(e *taxonomy.Error, opts ...render.Option) string {
	v := e.Visible()
	text := render.Explanation(v)
	if terms := closingTerms(v, render.RequestOf(opts...)); terms != "" {
		text += "\n\n(" + terms + ")"
	}
	return text
}

func closingTerms(v *taxonomy.Error, requestID string) string {
	var terms []string
	if reason := form.OneLine(v.Reason); reason != "" {
		terms = append(terms, form.Reason+reason)
	}
	switch v.Retry {
	case taxonomy.RetryYes:
		terms = append(terms, "retryable")
	case taxonomy.RetryNo:
		terms = append(terms, "not retryable")
	}
	if requestID != "" {
		terms = append(terms, form.Request+requestID)
	}
	return strings.Join(terms, form.Separator)
}

// GuidanceText returns the message and, in its own paragraph, the recovery,
// without labels. It ignores options.
func GuidanceText(e *taxonomy.Error, _ ...render.Option) string {
	v := e.Visible()
	if v.Recovery != "" {
		return v.Message + "\n\n" + v.Recovery
	}
	return v.Message
}
