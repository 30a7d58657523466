package upstreamtext

import (
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// publicFlag is the name of the flag with the errors that agents may read.
const publicFlag = "public"

// withFlags gives the analyzer its flags.
func withFlags(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Bool(report.EachFlag, false, "report every place at which a text reaches the agent, in place of one finding for each cause")
	a.Flags.String(publicFlag, "", "comma-separated list of error types (example.test/orders.Refusal) and functions (os.Remove, example.test/orders.(*Client).Get) whose text is fit for agents")
	return a
}

// A public list says the text of which errors is fit for agents, by the name of
// their type or of the function that returns them.
type public map[string]bool

func publicOf(a *analysis.Analyzer) public {
	list := make(public)
	if f := a.Flags.Lookup(publicFlag); f != nil {
		for name := range strings.SplitSeq(f.Value.String(), ",") {
			if name = strings.TrimSpace(name); name != "" {
				list[strings.TrimPrefix(name, "*")] = true
			}
		}
	}
	return list
}
