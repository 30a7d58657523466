package finding

import "cmp"

// Matters orders findings by how much they hurt: by severity, then by how much the rule
// is about, then by place.
func Matters(a, b Finding) int {
	return cmp.Or(
		-cmp.Compare(a.Severity, b.Severity),
		cmp.Compare(weight(a), weight(b)),
		Compare(a, b),
	)
}

// weights are the rules, and those of their categories that are not like the others, from
// what hurts an agent most to what only its readers mind: failures that nobody sees,
// what ends calls and sessions, what the model cannot read or misreads, what it should
// not read, and at last what the code could say better. A rule that is not here comes last.
var weights = []string{
	"swallowed",
	"uncheckedstatus",
	"falsesuccess",
	"nilerror",
	"silentdefault",
	"nilresult",
	"panicboundary",
	"stdoutwrite",
	"argassert",
	"protocolerror",
	"rpccode",
	"wrappedrpc",
	"uncheckedresult",
	"resultanderror",
	"emptycontents",
	"panicboundary/no-recovery",
	"leak",
	"upstreamtext",
	"blanktext",
	"vaguetext",
	"statusladder",
	"lostcause",
	"undeclaredcode",
	"retryhint",
	"contractuse",
	"contractshape",
	"plainerror",
	"errfactory",
	"ignore",
}

// byName has the weights by name.
var byName = func() map[string]int {
	all := make(map[string]int, len(weights))
	for i, name := range weights {
		all[name] = i
	}
	return all
}()

// weight returns the place of the category in the list, or else of the rule.
func weight(f Finding) int {
	for _, name := range []string{f.ID(), f.Rule} {
		if w, known := byName[name]; known {
			return w
		}
	}
	return len(weights)
}
