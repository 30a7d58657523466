package taxonomy

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// Visible returns what the agent may see of the error, as a copy without detail,
// extra data and cause. Texts are valid UTF-8 and of bounded length, the message
// and the recovery are those that the agent reads, and the data is plain: no
// credentials, no errors, nothing that changes any more. Renderings are made of
// it. A nil error becomes one about which nothing is known: taking it for a
// success would hide the failure that the program was dealing with.
func (e *Error) Visible() *Error {
	if e == nil {
		return &Error{Code: CodeUnknownError, Message: CodeUnknownError.Phrase()}
	}
	help := e.Help
	if !isHelp(help) {
		help = "" // of a literal, or of another server
	}
	return &Error{
		Code: e.Code, Kind: class.Kind(form.OneLineTo(string(e.Kind), form.MaxTerm)), Reason: form.Bounded(e.Reason), Domain: form.OneLineTo(e.Domain, form.MaxTerm),
		Message: form.Bounded(e.Error()), Recovery: e.hint(), Help: help,
		Retry: e.Retry, RetryAfter: e.RetryAfter, Status: e.Status, Data: e.visibleData(),
	}
}

// visibleData returns a copy of the caller's data without credentials, or nil. The
// reason of the error has no second one beside it.
func (e *Error) visibleData() map[string]any {
	var data map[string]any
	for key, value := range e.Data {
		if !credentialKey(key) && (key != "reason" || e.Reason == "") {
			if data == nil {
				data = make(map[string]any, len(e.Data))
			}
			data[form.Bounded(key)] = plain(value)
		}
	}
	return data
}

// hint returns the recovery as renderings show it; empty when it is blank. The
// hint may also stand in the data, where renderings put it: {"recovery":
// {"hint": …}}.
func (e *Error) hint() string {
	hint := e.Recovery
	if strings.TrimSpace(hint) == "" {
		switch r := e.Data["recovery"].(type) {
		case map[string]any:
			hint, _ = r["hint"].(string)
		case map[string]string:
			hint = r["hint"]
		}
	}
	return form.Bounded(strings.TrimSpace(hint))
}
