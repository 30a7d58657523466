package taxonomy

import (
	"fmt"
	"reflect"
)

// maxSearched is how much of a message the text tables look at.
const maxSearched = 16384

// byText returns the verdict of the type names and the text tables, else the
// internal error for an unknown failure. The text goes to the detail.
func byText(err error, seen []error) *Error {
	text := errorText(err)
	name := typeName(err)
	e := &Error{Detail: name + ": " + redacted(text)}
	if text == "" {
		e.Detail = name + ": (no message)"
	}
	if code, ok := codeByText(text, seen); ok {
		e.Code, e.Message = code, code.Phrase()
		return e
	}
	e.Code, e.unknown = CodeInternalError, true
	e.Message = fmt.Sprintf("The tool failed unexpectedly with an error of type %s.", name)
	return e
}

// codeByText searches the text and the names of the types.
func codeByText(text string, seen []error) (Code, bool) {
	lower := lowered(text)
	for _, limit := range engineLimits {
		if lower == limit {
			return CodeInternalError, true
		}
	}
	for _, err := range seen {
		if code, ok := typeNames[ownName(err)]; ok {
			return code, true
		}
	}
	if many := branches(seen); len(many) > 1 {
		return agreed(many)
	}
	return searchAll(lower, seen)
}

// searchAll searches a text in lower case and the names of types.
func searchAll(lower string, seen []error) (Code, bool) {
	searched := make([]string, 1, 1+len(seen))
	searched[0] = lower
	for _, err := range seen {
		searched = append(searched, lowered(ownName(err)))
	}
	if code, ok := search(providerRules[:], searched); ok {
		return code, true
	}
	return search(commonRules[:], searched)
}

func search(rules []textRule, texts []string) (Code, bool) {
	for i := range rules {
		for _, found := range rules[i].patterns {
			for _, text := range texts {
				if found(text) {
					return rules[i].code, true
				}
			}
		}
	}
	return 0, false
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

// agreed returns the code on which the texts of all joined errors agree. Where
// they do not, the whole is an internal error.
func agreed(joined []error) (Code, bool) {
	var all Code
	for _, err := range joined {
		if err == nil {
			continue
		}
		// Not codeByText: joined errors inside joined ones count as text,
		// which also ends the search in a tree that contains itself.
		code, ok := searchAll(lowered(errorText(err)), tree(err))
		if !ok || all != 0 && code != all {
			return CodeInternalError, false
		}
		all = code
	}
	return all, all != 0
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
	s = cutText(s, maxSearched)
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
