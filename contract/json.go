package contract

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// FromJSON reads a contract from JSON: a list of objects with the fields code
// (a number, or a name such as "not_found"), reason, when, recovery, retryable
// (true or false), severity and thrownBy ("service"). Other fields are ignored.
//
// It returns all mistakes, those of the JSON and those of [Contract.Validate].
// The contract has an entry for every element of the list, also for unreadable
// ones, so that the indexes of problems match.
func FromJSON(data []byte) (Contract, []Problem) {
	var elements []json.RawMessage
	if err := json.Unmarshal(data, &elements); err != nil || elements == nil {
		return nil, []Problem{problem("type", -1, "the contract is not a JSON list: the tool declares no failures, and the agent gets no recovery", "write a list of objects")}
	}
	c := make(Contract, len(elements))
	r := reader{unreadable: make(map[place]bool)}
	for i, element := range elements {
		c[i] = r.entry(i, element)
	}
	for _, p := range c.Validate() {
		if !r.unreadable[place{p.Index, p.Rule().Field}] && !r.unreadable[place{p.Index, ""}] {
			r.problems = append(r.problems, p)
		}
	}
	slices.SortStableFunc(r.problems, func(a, b Problem) int { return a.Index - b.Index })
	return c, r.problems
}

// A place is one field of one entry, or the whole entry if the field is empty.
type place struct {
	index int
	field string
}

// A reader turns the elements of a list into entries.
type reader struct {
	problems   []Problem
	unreadable map[place]bool // where Validate has nothing to look at
}

func (r *reader) add(id string, i int, message, help string) {
	p := problem(id, i, fmt.Sprintf("contract entry %d ", i)+message, help)
	r.problems = append(r.problems, p)
	r.unreadable[place{i, p.Rule().Field}] = true
}

// shown returns a JSON value for a message: short, and in one line.
func shown(value json.RawMessage) string {
	return strings.Join(strings.Fields(shortened(string(value))), " ")
}

func (r *reader) entry(i int, element json.RawMessage) Failure {
	var fields map[string]json.RawMessage
	if json.Unmarshal(element, &fields) != nil || fields == nil {
		r.add("entry-type", i, "is not an object: the agent never sees this failure", "write an object with code, reason, when and recovery")
		return Failure{}
	}
	f := Failure{
		Reason:   text(fields["reason"]),
		When:     text(fields["when"]),
		Recovery: text(fields["recovery"]),
		Domain:   text(fields["domain"]),
		Help:     text(fields["help"]),
		Code:     r.code(i, fields["code"]),
		Retry:    r.retry(i, fields["retryable"]),
		Severity: r.severity(i, fields["severity"]),
	}
	if text(fields["thrownBy"]) == Service.String() {
		f.ThrownBy = Service
	}
	return f
}

// text returns the string that value is, or the empty string.
func text(value json.RawMessage) string {
	var s string
	if json.Unmarshal(value, &s) != nil {
		return ""
	}
	return s
}

// code returns 0 for what is neither a number nor a string, which is a missing
// code.
func (r *reader) code(i int, value json.RawMessage) taxonomy.Code {
	if len(value) == 0 {
		return 0
	}
	if value[0] == '"' {
		code, ok := taxonomy.ParseCode(text(value))
		if !ok {
			r.unknownCode(i, value)
		}
		return code
	}
	var number json.Number
	if json.Unmarshal(value, &number) != nil || number == "" {
		return 0
	}
	n, err := strconv.ParseFloat(string(number), 64)
	if err != nil || n != math.Trunc(n) || math.Abs(n) > math.MaxInt32 {
		r.unknownCode(i, value)
		return 0
	}
	return taxonomy.Code(n)
}

func (r *reader) unknownCode(i int, value json.RawMessage) {
	r.add("code-unknown", i, "has the code "+shown(value)+", which does not exist: the agent reads of an internal error instead", "use the number or the name of a code that package taxonomy declares")
}

func (r *reader) retry(i int, value json.RawMessage) taxonomy.Retry {
	switch string(value) {
	case "":
		return taxonomy.RetryUnstated
	case "true":
		return taxonomy.RetryYes
	case "false":
		return taxonomy.RetryNo
	}
	r.add("retry-type", i, "has the retryable value "+shown(value)+", which is neither true nor false: the default of its code holds", "write true or false, or leave it out")
	return taxonomy.RetryUnstated
}

// severity leaves an unknown name to Validate and reports what is no name.
func (r *reader) severity(i int, value json.RawMessage) Severity {
	if len(value) == 0 {
		return ""
	}
	if name := text(value); name != "" {
		return Severity(name)
	}
	r.add("severity-unknown", i, "has the severity "+shown(value)+", which does not exist: it is logged like any other failure", "use one of "+severityNames())
	return ""
}
