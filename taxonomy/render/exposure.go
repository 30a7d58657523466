package render

import (
	"log/slog"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ConsentPhrase is the only value of a switch that turns an exposure on. It is
// long so that nobody sets it without reading it.
const ConsentPhrase = "yes-show-internal-error-details-to-whoever-can-read-this-output"

// Exposure decides whether an operator sees what is otherwise for logs only. It
// is meant for a developer's own machine. No rendering uses it by itself:
// the agent sees neither detail nor extra data nor cause. The zero value and
// nil show nothing. An Exposure is immutable.
type Exposure struct{ message, stack bool }

// NewExposure returns the exposure for the values of two switches, such as
// environment variables: one for the developer message, one for the stack
// trace. A switch is on if its value is [ConsentPhrase], ignoring spaces around
// it.
//
// If a switch is on, warn is called once and says so. If a value looks like a
// boolean, such as "true" or "0", the switch stays off and warn is called once,
// whatever the other switch does. Other values are ignored. If warn is nil,
// warnings go to [slog.Default].
func NewExposure(developerMessage, stackTrace string, warn func(string)) *Exposure {
	x := &Exposure{message: consents(developerMessage), stack: consents(stackTrace)}
	if warn == nil {
		warn = func(text string) { slog.Warn(text) }
	}
	if looksBoolean(developerMessage) || looksBoolean(stackTrace) {
		told(func() {
			warn("Error details stay hidden: a truth value does not turn them on. " +
				"The documentation of render.ConsentPhrase says what does.")
		})
	}
	if x.message || x.stack {
		told(func() {
			warn("WARNING: INTERNAL ERROR DETAILS ARE BEING SHOWN (" + x.what() + "). " +
				"They may hold secrets. Never run a server that others can reach like this.")
		})
	}
	return x
}

// told runs a function of the program; one that panics has told nobody.
func told(f func()) {
	defer func() { _ = recover() }()
	f()
}

// what names the switches that are on.
func (x *Exposure) what() string {
	switch {
	case x.message && x.stack:
		return "developer messages and stack traces"
	case x.stack:
		return "stack traces"
	}
	return "developer messages"
}

// Reveal returns what the switches allow the operator to see: the detail and
// the causes, the stack trace, or both. It returns "" if they allow nothing,
// and for nil.
//
// Go errors carry no stack. There is one only if the extra data of the error,
// or of a coded error among its causes, has a string "stack", as that of
// [taxonomy.FromPanic] has; otherwise the text says that there is none.
func (x *Exposure) Reveal(e *taxonomy.Error) string {
	if x == nil || e == nil {
		return ""
	}
	chain := taxonomy.Chain(e)
	var parts []string
	if x.message {
		parts = append(parts, developerText(e, chain[1:]))
	}
	if x.stack {
		parts = append(parts, stackText(chain))
	}
	return strings.Join(parts, "\n")
}

func developerText(e *taxonomy.Error, causes []taxonomy.Link) string {
	detail := e.Detail
	if strings.TrimSpace(detail) == "" {
		detail = "(none)"
	}
	text := "Developer message: " + detail
	for _, cause := range causes {
		text += "\nCaused by " + cause.Type + ": " + cause.Message
		if cause.Coded != nil && cause.Coded.Detail != "" {
			text += " (" + cause.Coded.Detail + ")"
		}
	}
	return text
}

func stackText(chain []taxonomy.Link) string {
	for _, link := range chain {
		if link.Coded == nil {
			continue
		}
		if stack, ok := link.Coded.Extra["stack"].(string); ok && strings.TrimSpace(stack) != "" {
			return "Stack trace:\n" + stack
		}
	}
	return "Stack trace: none was recorded."
}

func consents(value string) bool { return strings.TrimSpace(value) == ConsentPhrase }

func looksBoolean(value string) bool {
	switch strings.ToLower(strings.TrimSpace(value)) {
	case "0", "1", "t", "f", "true", "false", "y", "n", "yes", "no", "on", "off", "enable", "disable", "enabled", "disabled":
		return true
	}
	return false
}
