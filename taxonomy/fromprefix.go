package taxonomy

import (
	"strconv"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// fromPrefix reads the text of PrefixText, or returns nil if it is another.
func fromPrefix(text string) *told {
	line, message, ok := strings.Cut(text, "] ")
	if !ok || !strings.HasPrefix(line, "[") {
		return nil
	}
	e := &told{}
	words := strings.Fields(strings.TrimPrefix(line, "["))
	if len(words) == 1 {
		if _, ok := ParseCode(strings.ToLower(words[0])); !ok && words[0] != form.AuthError && !isMadeUp(words[0]) {
			return nil
		}
		words = []string{"ERROR", "code=" + words[0]}
	}
	if len(words) == 0 || words[0] != "ERROR" {
		return nil
	}
	for _, word := range words[1:] {
		e.readPrefixField(word)
	}
	if e.Code == 0 && e.Reason == "" {
		return nil
	}
	message, _, _ = strings.Cut(message, "\n\n```json\n")
	paragraphs := e.readRecovery(strings.Split(message, "\n\n"))
	e.Message = strings.Join(paragraphs, "\n\n")
	return e
}

// isMadeUp reports whether a word in brackets looks like a code that somebody made
// up, such as QUOTA_USED, and not like the level of a log record.
func isMadeUp(word string) bool {
	return strings.Contains(word, "_") && word == strings.ToUpper(word) && form.IsReason(strings.ToLower(word))
}

// categoryCodes are the codes of the categories of the prefix line, for codes
// that somebody made up.
var categoryCodes = map[class.Category]Code{
	class.CategoryAuth: CodeUnauthorized, class.CategoryNotFound: CodeNotFound, class.CategoryRateLimit: CodeRateLimited,
	class.CategoryValidation: CodeValidationError, class.CategoryTimeout: CodeTimeout, class.CategoryInternal: CodeInternalError,
}

func (e *told) readPrefixField(word string) {
	key, value, _ := strings.Cut(word, "=")
	switch key {
	case "code":
		e.readCode(strings.ToLower(value))
		if value == form.AuthError {
			e.Code = CodeUnauthorized
		} else if name := strings.ToLower(value); e.Code == 0 && form.IsReason(name) {
			e.Reason = name
		}
	case "category":
		if code, ok := categoryCodes[class.Category(value)]; ok && e.Code == 0 {
			e.Code = code
		}
	case "retryable":
		if can, err := strconv.ParseBool(value); err == nil {
			e.Retry = retryBy(can)
		}
	case "retryAfterMs":
		if ms, err := strconv.ParseInt(value, 10, 64); err == nil {
			e.readWait(ms, time.Millisecond)
		}
	}
}
