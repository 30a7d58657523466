package taxonomy

import (
	"encoding/json"
	"strconv"
	"strings"
)

// PrefixText returns the failure as a machine-readable line, the message, and
// the same facts as JSON:
//
//	[ERROR code=RATE_LIMITED category=rate_limit retryable=true retryAfterMs=1500] Slow down.
//
//	```json
//	{"code":"RATE_LIMITED","category":"rate_limit","retryable":true,"retryAfterMs":1500}
//	```
//
// The code is that of the error, with AUTH_ERROR for missing credentials as in
// OpenTabs. If the category says the rest, it is the reason of the error: the
// reason "user_not_found" of a NotFound is the code USER_NOT_FOUND. The
// category is one of the six of OpenTabs. An error without one, without retry
// advice and without a wait has the short form "[CONFLICT] message". With a
// category there is always a retry flag, as in OpenTabs: that of the error,
// else that of its code. PrefixText ignores options.
func PrefixText(e *Error, _ ...RenderOption) string {
	e = e.orUnknown()
	f := e.prefixFields()
	if f.Category == "" && f.Retryable == nil && f.RetryAfterMs == 0 {
		return "[" + f.Code + "] " + e.text()
	}
	block, _ := json.Marshal(f) // two texts, a truth value and a number always marshal.
	return f.line() + " " + e.text() + "\n\n```json\n" + string(block) + "\n```"
}

// prefixFields are the facts of PrefixText, in their order.
type prefixFields struct {
	Code         string   `json:"code"`
	Category     Category `json:"category,omitempty"`
	Retryable    *bool    `json:"retryable,omitempty"`
	RetryAfterMs int64    `json:"retryAfterMs,omitempty"`
}

func (e *Error) prefixFields() prefixFields {
	code := e.Code
	if !code.Known() {
		code = CodeUnknownError
	}
	f := prefixFields{Code: prefixCode(code), Category: code.Category().Base()}
	if f.Category != "" && isReason(e.Reason) {
		f.Code = strings.ToUpper(e.Reason)
	}
	if f.Category != "" || e.Retry != RetryUnstated {
		can := e.CanRetry()
		f.Retryable = &can
	}
	if e.RetryAfter > 0 {
		f.RetryAfterMs = milliseconds(e.RetryAfter)
	}
	return f
}

// authError is the code of OpenTabs for missing credentials.
const authError = "AUTH_ERROR"

func prefixCode(code Code) string {
	if code == CodeUnauthorized {
		return authError
	}
	return strings.ToUpper(code.String())
}

// isReason reports whether a reason is in lower snake case, as contracts demand,
// so that it can stand where a program reads a code.
func isReason(reason string) bool {
	if reason == "" || len(reason) > maxTerm {
		return false
	}
	for i := range len(reason) {
		if c := reason[i]; (c < 'a' || c > 'z') && (i == 0 || c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return true
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
