package render

import (
	"strconv"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// Every rendering shows only what the agent may see, takes a nil *Error for an
// unknown error, and bounds what it shows.

// Text returns the failure as text for the agent: the message, the recovery, the
// help page if there is one, and a line of terms, as separate paragraphs.
//
//	Error: The index does not exist.
//
//	Recovery: Call list_indexes and use one of the names it returns.
//
//	not_found · reason index_missing · do not retry unchanged · request 7f3a
//
// Many clients show the model only the text, so the terms say what the metadata
// says to programs: the name of the code, the reason and its domain, whether and after which
// wait the call may be repeated ("may be retried", "retry after 3 s"), and the
// request id. A recovery that the message already contains is omitted. Numbers
// of codes never appear.
func Text(e *taxonomy.Error, opts ...Option) string {
	return text(e.Visible(), RequestOf(opts...))
}

func text(v *taxonomy.Error, requestID string) string {
	terms := []string{v.Code.String()}
	if reason := form.OneLine(v.Reason); reason != "" {
		terms = append(terms, form.Reason+reason)
	}
	if v.Domain != "" {
		terms = append(terms, form.Domain+v.Domain)
	}
	terms = append(terms, retryTerm(v))
	if requestID != "" {
		terms = append(terms, form.Request+requestID)
	}
	return explanation(v) + "\n\n" + strings.Join(terms, form.Separator)
}

// retryTerm says whether the call may be repeated, and when.
func retryTerm(v *taxonomy.Error) string {
	switch {
	case !v.CanRetry():
		return form.NoRetry
	case v.RetryAfter > 0:
		return form.After + shortSeconds(v.RetryAfter)
	}
	return form.MayRetry
}

// shortSeconds returns a wait in seconds, rounded up to milliseconds.
func shortSeconds(wait time.Duration) string {
	return strconv.FormatFloat(float64(form.Milliseconds(wait))/1000, 'f', -1, 64) + " s"
}

// Explanation returns the message, the recovery and the help page as [Text] has them, without
// terms.
func Explanation(e *taxonomy.Error) string { return explanation(e.Visible()) }

func explanation(v *taxonomy.Error) string {
	text := "Error: " + v.Message
	if v.Recovery != "" && !strings.Contains(strings.TrimSpace(v.Message), v.Recovery) {
		text += "\n\nRecovery: " + v.Recovery
	}
	if v.Help != "" {
		text += "\n\nHelp: " + v.Help
	}
	return text
}
