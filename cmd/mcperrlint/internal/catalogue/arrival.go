package catalogue

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// weight says how early a failure stands in its tool: what the agent cannot see first, and last what nothing
// produces.
func weight(f failures.Failure) int {
	if f.Declared == failures.NeverProduced {
		return 6
	}
	switch f.Arrives.As {
	case failures.Hidden:
		return 0
	case failures.Crash, failures.NoAnswer, failures.Null:
		return 1
	case failures.ProtocolError:
		return 2
	case failures.UnknownForm:
		return 3
	case failures.Told:
		return 4
	}
	return 5
}

// label says in at most 16 columns what a failure is for the agent.
func label(f failures.Failure) string {
	if f.Declared == failures.NeverProduced {
		return "never produced"
	}
	text := ""
	switch f.Arrives.As {
	case failures.Hidden:
		text = "HIDDEN"
	case failures.Told:
		text = "told in success"
	case failures.ProtocolError:
		text = "JSON-RPC " + strconv.Itoa(f.Arrives.Code) // some libraries send 0
		if f.Arrives.OwnCode {
			text = string(f.Arrives.As)
		}
	case failures.ErrorResult, failures.Null, failures.NoAnswer, failures.Crash, failures.FailedTask:
		text = string(f.Arrives.As)
	default:
		return "unknown"
	}
	if f.Arrives.Unsure {
		text += "?"
	}
	return text
}

// arrives says in words what the client gets.
func arrives(f failures.Failure) string {
	if f.Declared == failures.NeverProduced {
		return "the contract declares it, and nothing produces it"
	}
	text := string(f.Arrives.As)
	switch a := f.Arrives; {
	case a.As == failures.UnknownForm:
		return "not known"
	case a.As == failures.ProtocolError && a.OwnCode:
		text += " with the code of the error"
	case a.As == failures.ProtocolError:
		text = fmt.Sprintf("%s %d", a.As, a.Code)
	}
	if f.Arrives.Unsure {
		text += ", unless something on the way changes it"
	}
	return text
}

// notesOf returns what else there is to say of a failure.
func notesOf(t failures.Tool, f failures.Failure) []string {
	var list []string
	add := func(known bool, text string) {
		if known {
			list = append(list, text)
		}
	}
	add(f.Logged, "only a log knows")
	add(f.Foreign && f.Text != runKnows, "with words that others wrote")
	add(f.Declared == failures.IsUndeclared, "not in the contract")
	add(f.Declared == failures.IsDeclared, "in the contract")
	add(f.Declared == failures.NeverProduced, "in "+cmp.Or(t.Contract, "the contract")+", but nothing produces it")
	return list
}
