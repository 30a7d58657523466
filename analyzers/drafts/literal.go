package drafts

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/internal/printable"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Todo is the recovery of an entry that its author has yet to write.
const Todo = "TODO: say what the agent can do next."

// maxName is how many letters the name of a tool adds to the name of a variable at most.
const maxName = 40

// Variable returns the name for the variable that holds the contract of a tool: "readNoteFailures" for "read_note".
func Variable(tool string, exported bool) string {
	var b strings.Builder
	upper := exported
	for _, r := range tool {
		letter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		digit := '0' <= r && r <= '9'
		switch {
		case b.Len() >= maxName:
		case letter && (upper || b.Len() == 0):
			first := strings.ToLower(string(r))
			if upper {
				first = strings.ToUpper(first)
			}
			b.WriteString(first)
			upper = false
		case letter || digit && b.Len() > 0:
			b.WriteRune(r)
		default:
			upper = upper || b.Len() > 0
		}
	}
	switch {
	case b.Len() > 0:
		return b.String() + "Failures"
	case exported:
		return "ToolFailures"
	}
	return "toolFailures"
}

// A literal is the declaration of a contract.
type literal struct {
	draft    Draft
	tools    []string          // the names of the tools that have it
	name     string            // of the variable
	contract string            // "contract.", or what stands before its names in the file
	taxonomy string            // likewise
	held     map[string]string // the variables that declare failures, by reason, as the file calls them
}

// declaration returns the source of the declaration, with two line breaks after it.
func (l literal) declaration() string {
	var b strings.Builder
	who := "the tool " + l.draft.Tool
	if len(l.tools) > 1 {
		who = "the tools " + strings.Join(l.tools[:len(l.tools)-1], ", ") + " and " + l.tools[len(l.tools)-1]
	}
	fmt.Fprintf(&b, "// %s is what %s can fail with.\nvar %s = %sContract{\n", l.name, printable.Text(who), l.name, l.contract)
	for _, e := range l.draft.Entries {
		if held := l.held[e.Reason]; held != "" {
			fmt.Fprintf(&b, "\t%s,\n", held)
			continue
		}
		l.entry(&b, e)
	}
	b.WriteString("}\n\n")
	return b.String()
}

// entry writes an entry, each field in a line of its own.
func (l literal) entry(b *strings.Builder, e contract.Failure) {
	recovery := e.Recovery
	if strings.TrimSpace(recovery) == "" || strings.Contains(recovery, hole) {
		recovery = Todo
	}
	fields := [][2]string{
		{"Reason", strconv.Quote(e.Reason)}, {"Code", l.taxonomy + e.Code.Ident()},
		{"When", strconv.Quote(e.When)}, {"Recovery", strconv.Quote(recovery)},
	}
	switch e.Retry {
	case taxonomy.RetryYes:
		fields = append(fields, [2]string{"Retry", l.taxonomy + "RetryYes"})
	case taxonomy.RetryNo:
		fields = append(fields, [2]string{"Retry", l.taxonomy + "RetryNo"})
	}
	if e.ThrownBy == contract.Service {
		fields = append(fields, [2]string{"ThrownBy", l.contract + "Service"})
	}
	b.WriteString("\t{\n")
	for _, f := range fields {
		fmt.Fprintf(b, "\t\t%-9s %s,\n", f[0]+":", f[1])
	}
	b.WriteString("\t},\n")
}
