package funcs

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A verb is what a format does with an operand.
type verb struct {
	Verb    rune
	Operand int
	// Precise tells that it has a precision: %.80s writes 80 runes at most.
	Precise bool
}

// VerbsOf returns the verbs of a constant format.
func VerbsOf(format ssa.Value) (verbs []verb, known bool) {
	rest, ok := program.ConstantText(format)
	if !ok {
		return nil, false
	}
	next := 0
	for {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return verbs, true
		}
		flags := after
		after = strings.TrimLeft(after, "+-# 0123456789.")
		precise := strings.Contains(flags[:len(flags)-len(after)], ".")
		if index, tail, ok := operandIndex(after); ok {
			next, after = index, strings.TrimLeft(tail, "0123456789.")
		}
		for strings.HasPrefix(after, "*") {
			next++
			after = strings.TrimLeft(after[1:], "0123456789.")
		}
		if after == "" {
			return verbs, true
		}
		for _, r := range after {
			if r != '%' {
				verbs = append(verbs, verb{r, next, precise})
				next++
			}
			after = after[len(string(r)):]
			break
		}
		rest = after
	}
}

// operandIndex reads an explicit index such as "[2]".
func operandIndex(s string) (index int, rest string, ok bool) {
	inside, rest, closed := strings.Cut(s, "]")
	if !closed || !strings.HasPrefix(inside, "[") {
		return 0, s, false
	}
	n, err := strconv.Atoi(inside[1:])
	if err != nil || n < 1 {
		return 0, s, false
	}
	return n - 1, rest, true
}
