package drafts

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The bounds of a reason.
const (
	maxWords  = 5
	maxReason = 60 // bytes
)

// reasonOf returns the reason for a failure, that of the program, or one in lower snake case made of the first of these
// that says anything: the sentinel, the condition, the text, the code, the call.
//
//	errors.Is(err, store.ErrNotFound)      not_found
//	in.Name == ""                          name_missing
//	"There is no such note."               no_such_note
//	"read note: …"                         read_note_failed
//	os.ReadFile                            read_file_failed
func reasonOf(f failures.Failure, code taxonomy.Code) string {
	if f.Reason != "" && len(f.Reason) <= maxReason {
		return f.Reason // with which it is compared, however it is spelled
	}
	own := snake(strings.Fields(words.Spaced(f.Reason)))
	missing := missingOf(f.When)
	if code != taxonomy.CodeValidationError {
		missing = "" // the program says that something else is wrong than the argument
	}
	return allowed(cmp.Or(own, sentinelReason(f), missing, reasonOfText(f.Text), reasonOfCode(code, f), callReason(f), "failed"))
}

// allowed returns a reason that is none of the framework.
func allowed(reason string) string {
	if contract.Reserved(reason) {
		return reason + "_given"
	}
	return reason
}

// numbered tells a reason apart from others.
func numbered(reason string, n int) string {
	number := "_" + strconv.Itoa(n)
	return strings.TrimRight(reason[:min(len(reason), maxReason-len(number))], "_") + number
}

// snake returns words as a reason, or "" if there is none in them. It has letters and digits of ASCII only, because
// that is what a reason has.
func snake(list []string) string {
	var parts []string
	for _, word := range list {
		word = strings.Map(func(r rune) rune {
			if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' || r == '_' {
				return r
			}
			return -1
		}, strings.ToLower(word))
		if word = strings.Trim(word, "_"); word != "" {
			parts = append(parts, word)
		}
	}
	text := strings.TrimLeft(strings.Join(parts, "_"), "0123456789_")
	return strings.TrimRight(text[:min(len(text), maxReason)], "_")
}

// sentinel matches the variable of an error in what fails: "store.ErrNotFound", "io.EOF".
var sentinel = regexp.MustCompile(`(?:^|[./])([eE]rr[A-Z]\w*|EOF)$`)

// sentinelOf returns the name of the error that a failure is, without its package, or "".
func sentinelOf(f failures.Failure) string {
	if m := sentinel.FindStringSubmatch(f.What); m != nil {
		return m[1]
	}
	return comparedWith(parsed(f.When))
}

// sentinelReason returns the reason in the name of a sentinel: ErrNotFound is "not_found".
func sentinelReason(f failures.Failure) string {
	name := sentinelOf(f)
	for _, prefix := range []string{"err", "Err", "Error"} {
		if rest, found := strings.CutPrefix(name, prefix); found && rest != "" && strings.ToLower(rest[:1]) != rest[:1] {
			name = rest
			break
		}
	}
	for _, suffix := range []string{"Error", "Err"} {
		if rest, found := strings.CutSuffix(name, suffix); found && rest != "" {
			name = rest
		}
	}
	return snake(strings.Split(words.Spaced(name), "_"))
}

// reasonOfCode returns the name of a code that says what went wrong.
func reasonOfCode(code taxonomy.Code, f failures.Failure) string {
	if named, known := taxonomy.ParseCode(f.Code); !known || named != code || code == taxonomy.CodeInternalError {
		return ""
	}
	return code.String()
}

// callReason returns the reason for a call that fails, or else the function in which the program fails:
// "read_file_failed".
func callReason(f failures.Failure) string {
	call := f.What
	if call == f.When {
		call = f.Function
	}
	name := call[strings.LastIndexAny(call, "./")+1:]
	reason := snake(strings.Split(words.Spaced(name), "_"))
	if reason == "" {
		return ""
	}
	return snake([]string{reason, "failed"})
}

// fillers are words that a reason needs not.
var fillers = map[string]bool{
	"the": true, "a": true, "an": true, "is": true, "are": true, "was": true, "were": true, "be": true, "to": true, "of": true, "this": true,
	"that": true, "has": true, "have": true, "been": true, "it": true, "there": true, "with": true, "for": true, "in": true, "on": true,
	"by": true, "at": true, "from": true, "can": true, "could": true, "will": true, "would": true, "should": true, "we": true, "you": true, "your": true, "please": true, "and": true, "or": true, "error": true,
}

// fails matches the beginning of a text that says only that something failed.
var fails = regexp.MustCompile(`^(?i)(?:error|failed|failure|unable|cannot|can't|could not|couldn't|did not)(?: to| in| while| when)?\b[ :]*`)

// sentenceEnd matches where another sentence begins.
var sentenceEnd = regexp.MustCompile(`[.;!?]\s`)

// reasonOfText returns the reason in a template of a text, or "": that of the first part of it that has words.
func reasonOfText(text string) string {
	part, more := firstPart(text)
	if end := sentenceEnd.FindStringIndex(part); end != nil {
		part, more = part[:end[0]], false
	}
	rest := fails.ReplaceAllString(part, "")
	failed := rest != part || more && !tells(part)
	var list []string
	for _, word := range wordsOf(rest) {
		if word = strings.ToLower(word); !fillers[word] && len(list) < maxWords {
			list = append(list, word)
		}
	}
	if len(list) == 0 {
		return ""
	}
	if failed && list[len(list)-1] != "failed" {
		list = append(list[:min(len(list), maxWords-1)], "failed")
	}
	return snake(list)
}
