package analyzers

import "slices"

// A Subject is what some rules are about.
type Subject struct {
	// Title says what it is, in the words of the README.
	Title string
	// Wire tells that it is about what arrives at the client, or does not, or about
	// directives: the preset wire has its rules. They ask for no package of ours.
	Wire bool
	// Rules are the names of the rules, those first that hurt most.
	Rules []string
}

// Subjects returns what the rules are about. Each rule has one subject: the last one, which
// has no rules unless there are others, is that of rules that no subject names.
func Subjects() []Subject {
	list := subjects()
	others := Subject{Title: "others"}
	for _, r := range rules {
		if !slices.ContainsFunc(list, func(s Subject) bool { return slices.Contains(s.Rules, r.Analyzer.Name) }) {
			others.Rules = append(others.Rules, r.Analyzer.Name)
		}
	}
	return append(list, others)
}

// subjects returns the subjects that name their rules.
func subjects() []Subject {
	return []Subject{
		{"failures answered as success", true, []string{"swallowed", "falsesuccess", "uncheckedstatus", "nilerror", "silentdefault", "nilresult", "emptycontents", "uncheckedresult"}},
		{"crashes and broken sessions", true, []string{"panicboundary", "argassert", "stdoutwrite"}},
		{"errors the model never reads", true, []string{"protocolerror", "wrappedrpc", "rpccode", "resultanderror", "errstructured"}},
		{"leaked internals and lost causes", false, []string{"leak", "upstreamtext", "vaguetext", "lostcause"}},
		{"codes and contracts, where a server has them", false, []string{"plainerror", "errfactory", "contractshape", "contractuse", "undeclaredcode", "retryhint"}},
		{"directives", true, []string{"ignore"}},
	}
}
