package output

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// briefly returns a finding for formats that name the rule elsewhere and have one line: the message
// and the help.
func briefly(f finding.Finding) string { return analyzers.Brief(f.Message, f.Help) }

// spelt returns a finding for formats with room for some lines: the message, what the agent sees and the
// help, each in a line.
func spelt(f finding.Finding) string {
	text := inTool(f) + f.Message
	if f.Sees != "" {
		text += "\n" + analyzers.SeesPrefix + f.Sees
	}
	if f.Help != "" {
		text += "\n" + analyzers.HelpPrefix + f.Help
	}
	return text
}

// A labelled text has what begins it.
type labelled struct{ prefix, text string }

// wireOf returns the messages on the wire that are known of a finding: today's, and the one after the remedy.
func wireOf(f finding.Finding) []labelled {
	return slices.DeleteFunc([]labelled{{analyzers.WirePrefix, f.Wire}, {analyzers.AfterPrefix, f.After}}, func(l labelled) bool {
		return l.text == ""
	})
}

// inTool returns the tools of a finding, such as "[list_notes, read_note] ", or nothing where the message
// names one of them.
func inTool(f finding.Finding) string {
	var names []string
	for name := range strings.SplitSeq(f.Tool, ", ") {
		if name == "" || strings.Contains(f.Message, name) {
			return ""
		}
		names = append(names, name)
	}
	return "[" + someOf(names) + "] "
}
