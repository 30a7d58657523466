package taxonomy

import (
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// helperTexts are what the helpers of mcp-go for arguments write, such as
// RequireString, from v0.29.0, which has the first of them, to v1.2.1: the words
// before the quoted name of the argument, those after it, and what is wrong. "#"
// stands for a number.
var helperTexts = [...]struct{ before, after, problem string }{
	{"required argument ", " not found", "is required"},
	{"argument ", " is not a string", "must be a string"},
	{"argument ", " is not an int", "must be a whole number"},
	{"argument ", " cannot be converted to int", "must be a whole number"},
	{"argument ", " is not a float64", "must be a number"},
	{"argument ", " cannot be converted to float64", "must be a number"},
	{"argument ", " is not a bool", "must be a boolean"},
	{"argument ", " cannot be converted to bool", "must be a boolean"},
	{"argument ", " is not a string slice", "must be an array of strings"},
	{"argument ", " is not an int slice", "must be an array of whole numbers"},
	{"argument ", " is not a float64 slice", "must be an array of numbers"},
	{"argument ", " is not a bool slice", "must be an array of booleans"},
	{"item # in argument ", " is not a string", "must be an array of strings"},
	{"item # in argument ", " is not an int", "must be an array of whole numbers"},
	{"item # in argument ", " cannot be converted to int", "must be an array of whole numbers"},
	{"item # in argument ", " is not a float64", "must be an array of numbers"},
	{"item # in argument ", " cannot be converted to float64", "must be an array of numbers"},
	{"item # in argument ", " is not a bool", "must be an array of booleans"},
	{"item # in argument ", " cannot be converted to bool", "must be an array of booleans"},
}

// fromHelper returns the error for what a helper for arguments says at the end
// of a text, or nil.
func fromHelper(text string) *Error {
	const word = `argument "`
	text = form.Cut(text, maxSearched)
	at := strings.LastIndex(text, word)
	if at < 0 {
		return nil
	}
	at += len(word) - 1
	quoted, err := strconv.QuotedPrefix(text[at:])
	if err != nil {
		return nil
	}
	name, _ := strconv.Unquote(quoted) // have: a quoted prefix
	before, after := text[:at], text[at+len(quoted):]
	if i := strings.LastIndex(before, ": "); i >= 0 {
		before = before[i+2:]
	}
	for i := range helperTexts {
		if h := &helperTexts[i]; after == h.after && numbered(before, h.before) {
			return InvalidArguments(ArgumentIssue{Path: name, Problem: h.problem})
		}
	}
	return nil
}

// numbered reports whether a text is a form in which "#" stands for a number.
func numbered(text, form string) bool {
	before, after, has := strings.Cut(form, "#")
	if !has {
		return text == form
	}
	if len(text) < len(before)+len(after) || !strings.HasPrefix(text, before) || !strings.HasSuffix(text, after) {
		return false
	}
	_, err := strconv.ParseUint(text[len(before):len(text)-len(after)], 10, 32)
	return err == nil
}
