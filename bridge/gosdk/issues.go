package gosdk

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// place is how a validation error names the part of the schema, outermost
// first: "validating root: validating /properties/limit: …".
var place = regexp.MustCompile(`^validating (\S+): `)

// invalidArguments returns the error for arguments that the schema refused. The
// text of err holds the refused value, so only what the schema says is taken
// from it; err itself is for nobody.
func invalidArguments(err error) *taxonomy.Error {
	text, path := err.Error(), ""
	for {
		found := place.FindStringSubmatch(text)
		if found == nil {
			break
		}
		text, path = text[len(found[0]):], found[1]
	}
	return taxonomy.InvalidArguments(issues(argument(path), text)...)
}

// argument returns the name of an argument from the place of its schema:
// "/properties/filter/properties/name" is "filter.name".
func argument(place string) string {
	parts := strings.Split(place, "/")
	var names []string
	for i := 1; i+1 < len(parts); i++ {
		if parts[i] == "properties" {
			i++
			names = append(names, strings.NewReplacer("~1", "/", "~0", "~").Replace(parts[i]))
		}
	}
	return strings.Join(names, ".")
}

// issues returns what is wrong with an argument from what a keyword said of it.
func issues(path, text string) []taxonomy.ArgumentIssue {
	keyword, rest, _ := strings.Cut(text, ": ")
	switch keyword {
	case "required":
		return each(path, rest, "is required")
	case "type":
		return one(path, "must be of type "+strings.TrimPrefix(after(rest, "want "), "one of "))
	case "enum":
		return one(path, "must be one of "+after(rest, "any of: "))
	case "pattern":
		return one(path, "must match the regular expression "+after(rest, "regular expression "))
	case "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties":
		return one(path, keyword+" is "+bound(rest))
	case "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties":
		return one(path, keyword+" is "+bound(rest))
	}
	if names, ok := strings.CutPrefix(text, "unexpected additional properties "); ok {
		return each(path, names, "is not an argument of this tool")
	}
	if !strings.Contains(keyword, " ") && keyword != "" && rest != "" {
		return one(path, fmt.Sprintf("does not fit the keyword %q of the schema", keyword))
	}
	return one(path, "")
}

func one(path, problem string) []taxonomy.ArgumentIssue {
	return []taxonomy.ArgumentIssue{{Path: path, Problem: problem}}
}

// each returns an issue for every quoted name in the text.
func each(path, text, problem string) []taxonomy.ArgumentIssue {
	var all []taxonomy.ArgumentIssue
	for start := strings.IndexByte(text, '"'); start >= 0; start = strings.IndexByte(text, '"') {
		quoted, err := strconv.QuotedPrefix(text[start:])
		if err != nil {
			break
		}
		text = text[start+len(quoted):]
		name, _ := strconv.Unquote(quoted) // have: a quoted prefix
		if path != "" {
			name = path + "." + name
		}
		all = append(all, taxonomy.ArgumentIssue{Path: name, Problem: problem})
	}
	if len(all) == 0 {
		return one(path, problem)
	}
	return all
}

// after returns what stands after the last occurrence of a mark, which is what
// the schema says: the refused value stands before it.
func after(text, mark string) string {
	if i := strings.LastIndex(text, mark); i >= 0 {
		return text[i+len(mark):]
	}
	return ""
}

// bound returns the number at the end of the text.
func bound(text string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return ""
	}
	if n, err := strconv.ParseFloat(words[len(words)-1], 64); err == nil {
		return strconv.FormatFloat(n, 'f', -1, 64)
	}
	return ""
}
