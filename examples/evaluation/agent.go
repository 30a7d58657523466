package main

import (
	"regexp"
	"strconv"
	"strings"
	"time"
)

// A call is a tool with arguments.
type call struct {
	tool      string
	arguments map[string]any
}

// A result is what arrives of a call. Of a JSON-RPC error, which has no result, the text is the message.
type result struct {
	text     string
	isError  bool
	protocol bool // it is a JSON-RPC error
	meta     *failure
}

// A failure is what a server says in _meta of one.
type failure struct {
	Code       string  `json:"code"`
	Retryable  bool    `json:"retryable"`
	RetryAfter float64 `json:"retryAfter"` // seconds
}

// A verdict is what the agent makes of a task.
type verdict string

// The verdicts. The first three are claims about the world, which can be wrong.
const (
	took    verdict = "took the answer"
	absent  verdict = "there is none"
	partial verdict = "the answer is incomplete"
	asks    verdict = "asks the user"
	givesUp verdict = "gives up"
)

// Reactions to what arrives.
type reaction int

const (
	take reaction = iota
	notePart
	retry
	correct
	noteAbsent
	ask
	stop
)

// mostTries is how often the agent calls a tool with the same arguments.
const mostTries = 3

// solve works on a task, always by the same policy. It decides by what arrives, and by nothing else.
func solve(t task, send func(call) result, wait func(time.Duration)) (said verdict, answer string) {
	next, corrected := t.call, false
	pause := time.Second
	for tries := 1; ; tries++ {
		r := send(next)
		how, after := react(r)
		switch {
		case how == take:
			if t.isNone != "" && strings.Contains(r.text, t.isNone) {
				return absent, r.text
			}
			return took, r.text
		case how == notePart:
			return partial, r.text
		case how == noteAbsent:
			return absent, r.text
		case how == ask:
			return asks, r.text
		case how == correct && t.corrected != nil && !corrected:
			next, corrected, tries = *t.corrected, true, 0
		case how == retry && tries < mostTries:
			wait(max(after, pause))
			pause *= 2
		default:
			return givesUp, r.text
		}
	}
}

// react says what to do about a result, and how long to wait if that is to call again: by the code if there is
// one, else by the words.
func react(r result) (reaction, time.Duration) {
	if r.meta != nil {
		return byCode(*r.meta), time.Duration(r.meta.RetryAfter * float64(time.Second))
	}
	if !r.isError && !looksFailed(r.text) {
		if matches(r.text, "could not be read", "incomplete", "missing", "unavailable") {
			return notePart, 0
		}
		return take, 0
	}
	return byWords(r.text)
}

// byCode reacts to a failure whose code is known.
func byCode(f failure) reaction {
	switch f.Code {
	case "not_found":
		return noteAbsent
	case "validation_error", "invalid_params":
		return correct
	case "forbidden", "unauthorized":
		return ask
	}
	if f.Retryable {
		return retry
	}
	return stop
}

var seconds = regexp.MustCompile(`(?i)(?:retry|again|wait)\D{0,20}(\d+) ?s`)

// byWords reacts to a failure of which there are words only, as a careful reader would.
func byWords(text string) (reaction, time.Duration) {
	switch {
	case matches(text, "429", "too many", "rate limit", "503", "502", "504", "unavailable", "timeout", "timed out", "deadline", "try again", "temporar"):
		if m := seconds.FindStringSubmatch(text); m != nil {
			n, _ := strconv.Atoi(m[1]) // digits
			return retry, time.Duration(n) * time.Second
		}
		return retry, 0
	case matches(text, "403", "401", "forbidden", "denied", "not allowed", "unauthorized"):
		return ask, 0
	case matches(text, "404", "not found", "no such", "does not exist"):
		return noteAbsent, 0
	case matches(text, "invalid", "must be", "required", "expected", "not valid"):
		return correct, 0
	}
	return stop, 0
}

// looksFailed reports whether a text tells of a failure although the result is called a success.
func looksFailed(text string) bool {
	lower := strings.ToLower(text)
	for _, word := range []string{"error", "failed", "cannot", "could not", "unable"} {
		if strings.HasPrefix(lower, word) {
			return true
		}
	}
	return false
}

func matches(text string, words ...string) bool {
	lower := strings.ToLower(text)
	for _, word := range words {
		if strings.Contains(lower, word) {
			return true
		}
	}
	return false
}
