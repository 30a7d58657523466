package taxonomy

import (
	"reflect"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// byText returns the verdict of the type names and the text tables, else the
// internal error for an unknown failure. The text goes to the detail.
func byText(err error, seen []error, tool string) *Error {
	text := errorText(err)
	name := typeName(err)
	e := &Error{Detail: name + ": " + redacted(text)}
	if text == "" {
		e.Detail = name + ": (no message)"
	}
	if refused := fromHelper(text); refused != nil {
		refused.Detail = e.Detail
		return refused
	}
	if v := verdictByText(text, seen); v != nil {
		told := v.error()
		told.Detail = e.Detail
		return told
	}
	return e.unexplained(tool)
}

// unexplained makes e the error for a failure of which nothing is known. The
// agent has no use for the type of the error; it has to know what to do.
func (e *Error) unexplained(tool string) *Error {
	failed := "The tool failed"
	if name := form.OneLineTo(tool, form.MaxTerm); name != "" {
		failed = "The tool " + name + " failed"
	}
	e.Code = CodeInternalError
	e.Message = failed + " unexpectedly. As far as is known, the arguments are not the cause. " +
		"Go on without it, or tell the user that it failed; the log of its server has the reason."
	return e
}

// verdictByText returns what the names of the types and the text say, or nil.
func verdictByText(text string, seen []error) *verdict {
	for _, err := range seen {
		if v := typeNames[ownName(err)]; v != nil {
			return v
		}
	}
	if many := branches(seen); len(many) > 1 {
		return agreed(many)
	}
	return readText(text)
}

// branches returns what the outermost error of several was joined from.
func branches(seen []error) []error {
	for _, err := range seen {
		if many, _ := unwrap(err); len(many) > 0 {
			return many
		}
	}
	return nil
}

// agreed returns the verdict on whose code the texts of all joined errors agree,
// or nil.
func agreed(joined []error) *verdict {
	var all *verdict
	for _, err := range joined {
		if err == nil {
			continue
		}
		// Joined errors inside joined ones count as text, which also ends the
		// search in a tree that contains itself.
		v := readText(errorText(err))
		if v == nil || all != nil && v.code != all.code {
			return nil
		}
		if all == nil {
			all = v
		}
	}
	return all
}

// ownName returns the name of the type of err without package and pointer.
func ownName(err error) string {
	t := reflect.TypeOf(err)
	if t == nil {
		return ""
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Name()
}

// lowered returns s with its ASCII letters in lower case, cut to what is
// searched. It allocates nothing when there is nothing to change.
func lowered(s string) string {
	s = form.Cut(s, maxSearched)
	for i := 0; i < len(s); i++ {
		if 'A' <= s[i] && s[i] <= 'Z' {
			return lowerCopy(s)
		}
	}
	return s
}

func lowerCopy(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c | 0x20
		}
	}
	return string(b)
}
