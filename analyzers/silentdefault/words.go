package silentdefault

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// ignored says that arguments are accepted and not read.
func ignored(who answers.Caller, names []string) string {
	return who.Does("accept") + " " + quoted(names) + " and " + who.Verb("ignore") + " " + them(names)
}

// unheard says what to do about arguments that nobody reads.
func unheard(names []string, from string) string {
	return "read " + them(names) + " in the handler, or remove " + them(names) + " from the " + from
}

// seesWithout says that the agent of a tool gets the answer to another call.
func seesWithout(argument string) string {
	return "isError: false, and the answer to a call without " + argument
}

// sees says what the agent gets in a success.
func sees(who answers.Caller, what string) string {
	if who.Kind == sdk.UnknownKind || who.Kind.IsTool() {
		return "isError: false, and " + what
	}
	return "a result: " + what
}

// named names an argument: "`limit`", or "an argument" if its name is not known.
func named(argument string) string {
	if argument == "" {
		return "an argument"
	}
	return report.Code(argument)
}

// it is how a help names the argument of its message.
func it(argument string) string {
	if argument == named("") {
		return "it"
	}
	return argument
}

// quoted names arguments: "`a`, `b` and `c`".
func quoted(names []string) string { return report.Codes(names, "and") }

func them(names []string) string {
	if len(names) > 1 {
		return "them"
	}
	return "it"
}
