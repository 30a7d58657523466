package analyzers

import "slices"

// A Subject groups rules by what they are about.
type Subject struct {
	// Title is its title in the README.
	Title string
	// Wire reports that it is about what clients receive, or about directives: the
	// preset wire has its rules. They need none of our packages.
	Wire bool
	// Rules are the names of its rules, the most harmful first.
	Rules []string
}

// Subjects returns all subjects. Each rule has one; the last subject, usually empty, has
// the rules that no other subject names.
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

// subjects returns the subjects with their rules.
func subjects() []Subject {
	return []Subject{
		{"failures answered as success", true, []string{"swallowed", "falsesuccess", "uncheckedstatus", "nilerror", "silentdefault", "nilresult", "emptycontents", "uncheckedresult"}},
		{"crashes and broken sessions", true, []string{"panicboundary", "argassert", "stdoutwrite"}},
		{"errors the model never reads", true, []string{"protocolerror", "wrappedrpc", "rpccode", "resultanderror"}},
		{"leaked internals and lost causes", false, []string{"leak", "upstreamtext", "blanktext", "vaguetext", "statusladder", "lostcause"}},
		{"codes and contracts, where a server has them", false, []string{"plainerror", "errfactory", "contractshape", "contractuse", "undeclaredcode", "retryhint"}},
		{"directives", true, []string{"ignore"}},
	}
}
