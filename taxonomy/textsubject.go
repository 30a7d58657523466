package taxonomy

import "strings"

// maxSubject is how many words may say what a failure is about. A longer part
// says more than its end does.
const maxSubject = 6

// A subjectRule gives the verdict for a part that ends with a phrase, or has it
// behind its subject: "the index notes does not exist".
type subjectRule struct {
	phrase  string
	verdict *verdict
	goesOn  bool // more may follow: "limit must be between 1 and 100"
	input   bool // the subject has to look like an argument
}

var subjectRules = [...]subjectRule{
	{" was not found", saysNotFound, false, false},
	{" could not be found", saysNotFound, false, false},
	{" not found", saysNotFound, false, false},
	{" does not exist", saysNotFound, false, false},
	{" doesn't exist", saysNotFound, false, false},
	{" already exists", saysConflict, false, false},
	{" timed out", saysTimeout, false, false},
	{" timed out after ", saysTimeout, true, false},
	{" timed out waiting for ", saysTimeout, true, false},
	{" is required", saysBadValue, false, true},
	{" are required", saysBadValue, false, true},
	{" must not be empty", saysBadValue, false, true},
	{" cannot be empty", saysBadValue, false, true},
	{" can't be empty", saysBadValue, false, true},
	{" can not be empty", saysBadValue, false, true},
	{" must not be negative", saysBadValue, false, true},
	{" must be ", saysBadValue, true, true},
}

// readSubject returns what a part says of a subject, or nil. If more than values
// follow, only a list of choices can be meant.
func readSubject(part string, ends bool) *verdict {
	if !ends && !strings.HasSuffix(part, "must be one of") {
		return nil
	}
	sentence, _, _ := strings.Cut(strings.TrimSpace(part), ". ") // what follows is advice
	sentence = strings.TrimRight(sentence, ".!")
	for i := range subjectRules {
		r := &subjectRules[i]
		subject, rest, found := strings.Cut(sentence, r.phrase)
		if !found || rest != "" && !r.goesOn {
			continue
		}
		switch {
		case r.input && isInput(subject) && (r.phrase != " must be " || isDemand(rest)),
			!r.input && isSubject(subject):
			return r.verdict
		}
		break
	}
	return readComplaint(part)
}

// isSubject reports whether words only name something: none of them turns or
// limits what follows, and if there are more than two, one looks like a name
// that somebody gave.
func isSubject(subject string) bool {
	words := strings.Fields(subject)
	if len(words) == 0 || len(words) > maxSubject {
		return false
	}
	named := len(words) <= 2
	for _, w := range words {
		switch w {
		case "if", "whether", "not", "no", "was", "is", "are", "be", "when", "because", "or", "and", "than", "but", "that", "which", "since",
			"until", "must", "cannot", "either", "neither", "both", "only", "default", "current", "failed", "to", "error", "unable", "could":
			return false
		}
		named = named || strings.ContainsAny(w, "0123456789\"'`/_.@-")
	}
	return named
}

// isInput reports whether a subject is one or more arguments: it says so, or
// has names as arguments have them.
func isInput(subject string) bool {
	words := strings.Fields(subject)
	if len(words) == 0 || len(words) > maxSubject {
		return false
	}
	if speaksOfArgument(words) {
		return true
	}
	names := 0
	for i, w := range words {
		switch w = strings.Trim(w, ","); w {
		case "and", "or":
			continue
		case "either", "both":
			if i == 0 {
				continue
			}
		}
		if names++; !isArgumentName(unquoted(w)) || i > 0 && names > 1 && !isList(words[i-1]) {
			return false
		}
	}
	return names > 0
}

// isList reports whether a word leads to the next name of a list.
func isList(before string) bool {
	return before == "and" || before == "or" || before == "either" || before == "both" || strings.HasSuffix(before, ",")
}

// speaksOfArgument reports whether one of the words is "parameter" or the like.
func speaksOfArgument(words []string) bool {
	for i, w := range words {
		switch unquoted(strings.TrimRight(w, ",;.")) {
		case "parameter", "parameters", "argument", "arguments", "param", "arg":
			return i+1 == len(words) || !isPartOfDefinition(words[i+1])
		}
	}
	return false
}

// isPartOfDefinition reports whether a word after "parameter" says that not the
// value of one is meant, but what a program defines of it.
func isPartOfDefinition(word string) bool {
	switch strings.TrimRight(word, ",;:") {
	case "name", "type", "location", "definition", "schema", "style":
		return true
	}
	return false
}

// isDemand reports whether words say what a value has to be, and not what has
// to happen, as "must be set in the environment" does.
func isDemand(rest string) bool {
	first, _, _ := strings.Cut(rest, " ")
	switch strings.TrimRight(first, ",;:") {
	case "a", "an", "one", "between", "greater", "less", "at", "positive", "negative", "non-negative", "non-empty", "nonnegative",
		"provided", "specified", ">", ">=", "<", "<=", "rfc3339":
		return true
	}
	return first != "" && first != unquoted(first)
}

// readComplaint returns what a part says that begins with the complaint and
// names an argument after it.
func readComplaint(part string) *verdict {
	if _, after, found := strings.Cut(part, ", missing argument "); found && isArgumentName(unquoted(after)) {
		return saysBadValue
	}
	if named, found := strings.CutPrefix(part, "no such "); found && isSubject(named) {
		return saysNotFound
	}
	for _, complaint := range [...]string{"missing or invalid ", "invalid or missing ", "missing ", "invalid "} {
		rest, found := strings.CutPrefix(part, complaint)
		if !found {
			continue
		}
		words := strings.Fields(rest)
		words = words[:min(len(words), 2)]
		// "invalid argument" alone is what operating systems say of anything.
		if len(words) > 1 && speaksOfArgument(words) {
			return saysBadValue
		}
		return readChoice(rest)
	}
	return nil
}

// readChoice returns what "invalid kind 'x', must be one of: a, b" says.
func readChoice(rest string) *verdict {
	name, _, _ := strings.Cut(rest, " ")
	for _, choice := range [...]string{"must be one of", "must be either", "expected one of", "valid values", "valid options", "supported values", "allowed values"} {
		if strings.Contains(rest, choice) && isArgumentName(unquoted(strings.TrimRight(name, ",;:"))) {
			return saysBadValue
		}
	}
	return nil
}

func unquoted(s string) string { return strings.Trim(s, "\"'`") }

// isArgumentName reports whether a text is one word of letters, digits and
// underscores that names nothing of the server's own.
func isArgumentName(name string) bool {
	for i := range len(name) {
		if !isAlnum(name[i]) && name[i] != '_' {
			return false
		}
	}
	switch name {
	case "timeout", "mode", "level", "driver", "strategy", "argument", "it", "this", "that", "they", "value", "values", "input":
		return false
	}
	return name != "" && isLetter(name[0])
}

// wordsOf returns the words of a part, and those that make up a name with
// hyphens, underscores or dots.
func wordsOf(part string) []string {
	return strings.FieldsFunc(part, func(r rune) bool { return r < 0x80 && !isAlnum(byte(r)) && r != '\'' })
}

// isServersOwn reports whether a word names what a server has and a caller does
// not give.
func isServersOwn(word string) bool {
	switch word {
	case "config", "configs", "configuration", "configured", "setting", "settings", "env", "environment", "variable", "variables", "flag",
		"key", "auth", "oauth", "oidc", "jwks", "dcr", "authorization", "authentication", "credential",
		"certificate", "cert", "tls", "client", "context", "ctx", "header", "headers", "host", "hostname", "port", "dsn",
		"kubeconfig", "binary", "executable", "command", "program", "handler", "logger", "response", "result", "output", "answer", "reply",
		"body", "payload", "claim", "claims", "issuer", "audience", "session", "cache", "provider", "backend", "endpoint", "url", "uri",
		"transport", "proxy", "server", "startup", "init", "initialize", "template", "home", "path", "pointer", "struct", "field", "stdio", "userinfo":
		return true
	}
	for _, end := range [...]string{"token", "tokens", "secret", "password", "apikey", "credentials"} {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}
