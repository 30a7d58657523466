package compat

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// PrefixText returns the failure as a machine-readable line, the message, and
// the same facts as JSON:
//
//	[ERROR code=RATE_LIMITED category=rate_limit retryable=true retryAfterMs=1500] Slow down.
//
//	Recovery: Ask for fewer notes at once.
//
//	```json
//	{"code":"RATE_LIMITED","category":"rate_limit","retryable":true,"retryAfterMs":1500}
//	```
//
// The code is the reason of the error if it has one: the reason "user_not_found"
// is the code USER_NOT_FOUND. Else it is the code of the error, with AUTH_ERROR
// for missing credentials as in OpenTabs. The category is one of the six of
// OpenTabs. An error without one, without retry advice and without a wait has the
// short form "[CONFLICT] message"; with a category there is always a retry flag,
// that of the error, else that of its code. A client that reads a reason without a
// category does not learn the code. PrefixText ignores options.
func PrefixText(e *taxonomy.Error, _ ...render.Option) string {
	v := e.Visible()
	f := prefixFieldsOf(v)
	if f.Category == "" && f.Retryable == nil && f.RetryAfterMs == 0 {
		return "[" + f.Code + "] " + advised(v)
	}
	block, _ := json.Marshal(f) // two texts, a truth value and a number always marshal.
	return f.line() + " " + advised(v) + "\n\n```json\n" + string(block) + "\n```"
}

// advised returns the message and, if it does not say it already, the recovery.
func advised(v *taxonomy.Error) string {
	if v.Recovery == "" || strings.Contains(v.Message, v.Recovery) {
		return v.Message
	}
	return v.Message + "\n\nRecovery: " + v.Recovery
}

// prefixFields are the facts of PrefixText, in their order.
type prefixFields struct {
	Code         string         `json:"code"`
	Category     class.Category `json:"category,omitempty"`
	Retryable    *bool          `json:"retryable,omitempty"`
	RetryAfterMs int64          `json:"retryAfterMs,omitempty"`
}

func prefixFieldsOf(v *taxonomy.Error) prefixFields {
	code := v.Code
	if !code.Known() {
		code = taxonomy.CodeUnknownError
	}
	f := prefixFields{Code: prefixCode(code), Category: BaseCategory(code.Category())}
	if form.IsReason(v.Reason) {
		f.Code = strings.ToUpper(v.Reason)
	}
	if f.Category != "" || v.Retry != taxonomy.RetryUnstated {
		can := v.CanRetry()
		f.Retryable = &can
	}
	if v.RetryAfter > 0 {
		f.RetryAfterMs = form.Milliseconds(v.RetryAfter)
	}
	return f
}

// BaseCategory maps a category to the six of OpenTabs. Conflicts and cancellations
// map to the empty category, and unavailable services to the internal one.
func BaseCategory(c class.Category) class.Category {
	switch c {
	case class.CategoryUnavailable:
		return class.CategoryInternal
	case class.CategoryConflict, class.CategoryCancelled:
		return ""
	}
	return c
}

func prefixCode(code taxonomy.Code) string {
	if code == taxonomy.CodeUnauthorized {
		return form.AuthError
	}
	return strings.ToUpper(code.String())
}

func (f prefixFields) line() string {
	line := "[ERROR code=" + f.Code
	if f.Category != "" {
		line += " category=" + string(f.Category)
	}
	if f.Retryable != nil {
		line += " retryable=" + strconv.FormatBool(*f.Retryable)
	}
	if f.RetryAfterMs > 0 {
		line += " retryAfterMs=" + strconv.FormatInt(f.RetryAfterMs, 10)
	}
	return line + "]"
}
