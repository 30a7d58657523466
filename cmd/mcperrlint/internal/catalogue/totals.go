package catalogue

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// Totals are numbers of tools and failures.
type Totals struct {
	// Tools counts tools, prompts and resources, and Failures their failures. What a contract declares and
	// nothing produces is no failure, and is counted as NeverProduced.
	Tools    int `json:"tools"`
	Failures int `json:"failures"`
	// Hidden are successes of which nobody can tell that something has failed, ProtocolErrors are JSON-RPC errors.
	Hidden         int `json:"hidden"`
	ProtocolErrors int `json:"protocolErrors"`
	// Unknown are failures of which nobody can say how they arrive.
	Unknown int `json:"unknown"`
	// Undeclared are failures that the contract of their tool does not declare.
	Undeclared    int `json:"undeclared"`
	NeverProduced int `json:"neverProduced"`
	// Incomplete are tools of which something could not be followed.
	Incomplete int `json:"incomplete"`
}

// totalsOf counts.
func totalsOf(tools ...failures.Tool) Totals {
	t := Totals{Tools: len(tools)}
	for _, tool := range tools {
		if len(tool.Unknown) > 0 {
			t.Incomplete++
		}
		for _, f := range tool.Failures {
			t.add(f)
		}
	}
	return t
}

func (t *Totals) add(f failures.Failure) {
	if f.Declared == failures.NeverProduced {
		t.NeverProduced++
		return
	}
	t.Failures++
	switch f.Arrives.As {
	case failures.Hidden:
		t.Hidden++
	case failures.ProtocolError:
		t.ProtocolErrors++
	case failures.UnknownForm:
		t.Unknown++
	}
	if f.Declared == failures.IsUndeclared {
		t.Undeclared++
	}
}

// String says the numbers in one line, those of what there is none only where that is good to know.
func (t Totals) String() string {
	parts := []string{
		number(t.Hidden, "none", "") + " hidden from the agent",
		number(t.ProtocolErrors, "no", "JSON-RPC error"),
	}
	for _, rest := range []struct {
		n    int
		text string
	}{{t.Unknown, "of unknown form"}, {t.Undeclared, "undeclared"}, {t.NeverProduced, "declared and never produced"}} {
		if rest.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", rest.n, rest.text))
		}
	}
	text := number(t.Tools, "no", "tool") + ", " + number(t.Failures, "no", "failure")
	if t.Failures+t.NeverProduced > 0 {
		text += ": " + strings.Join(parts, ", ")
	}
	if t.Incomplete > 0 {
		text += fmt.Sprintf("; not everything could be followed in %d", t.Incomplete)
	}
	return text
}

// number returns a number, or a word for none, with what is counted.
func number(n int, none, what string) string {
	count := none
	if n > 0 {
		count = fmt.Sprint(n)
	}
	if what != "" && n != 1 {
		what += "s"
	}
	return strings.TrimRight(count+" "+what, " ")
}
