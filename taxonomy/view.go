package taxonomy

import (
	"strings"
	"unicode/utf8"
)

const (
	maxText = 4096 // bytes of a message that a rendering shows
	maxTerm = 200  // bytes of a name, such as a reason or a request id
)

// view returns the part of the error that the agent may see, as data: code,
// name, message and, where there is any, data. The request id is left out if
// it is empty.
func (e *Error) view(requestID string) map[string]any {
	v := map[string]any{
		"code":    int(e.Code),
		"name":    e.Code.String(),
		"message": e.text(),
	}
	if data := e.agentData(requestID); len(data) > 0 {
		v["data"] = data
	}
	return v
}

// orUnknown returns e, or an error about which nothing is known if e is nil.
// A nil error that is rendered is a mistake of the program in a branch that
// deals with a failure; taking it for a success would hide that failure.
func (e *Error) orUnknown() *Error {
	if e == nil {
		return &Error{Code: CodeUnknownError}
	}
	return e
}

// kindName returns the kind as renderings and log fields show it.
func (e *Error) kindName() string { return oneLine(string(e.EffectiveKind()), maxTerm) }

// text returns the message as every rendering shows it: valid UTF-8 and of
// bounded length.
func (e *Error) text() string { return bounded(e.Error()) }

// agentData returns the caller's data plus what the fields of the error say.
// The fields win, so that data can not pretend another reason.
func (e *Error) agentData(requestID string) map[string]any {
	data := e.visibleData()
	if e.Retry != RetryUnstated {
		data["retryable"] = e.Retry == RetryYes
	}
	if e.RetryAfter > 0 {
		data["retryAfter"] = e.RetryAfter.Seconds()
	}
	if e.Status != 0 {
		data["status"] = e.Status
	}
	if strings.TrimSpace(e.Recovery) != "" {
		data["recovery"] = map[string]any{"hint": e.hint()}
	}
	if e.Reason != "" {
		data["reason"] = bounded(e.Reason)
	}
	if requestID != "" {
		data["requestId"] = requestID
	}
	return data
}

// visibleData returns a copy of the caller's data without credentials.
func (e *Error) visibleData() map[string]any {
	data := make(map[string]any, len(e.Data)+4)
	for key, value := range e.Data {
		if !credentialKey(key) {
			data[bounded(key)] = plain(value)
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
	return bounded(strings.TrimSpace(hint))
}

// bounded returns s as valid UTF-8, cut on a rune boundary if it is too long.
func bounded(s string) string { return boundedTo(s, maxText) }

// boundedTo is bounded with a limit of n bytes.
func boundedTo(s string, n int) string {
	// Cut before the repair too, which would else read all of a huge text.
	valid := strings.ToValidUTF8(cutText(s, n), "\uFFFD")
	if len(s) <= n && len(valid) <= n {
		return valid
	}
	return cutText(valid, n-len("…")) + "…"
}

// oneLine is boundedTo for names that stand inside a line: line breaks and
// runs of space become single spaces.
func oneLine(s string, n int) string {
	return strings.Join(strings.Fields(boundedTo(s, n)), " ")
}

// cutText returns at most n bytes of s and does not split a character.
func cutText(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for end := n; end > n-utf8.UTFMax && end > 0; end-- {
		if utf8.RuneStart(s[end]) {
			return s[:end]
		}
	}
	return s[:n] // no character of valid text ends here.
}
