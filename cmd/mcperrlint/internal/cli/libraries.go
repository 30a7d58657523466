package cli

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// libraries says from which MCP libraries the packages are built. Where the rules know
// none of them, finding nothing means little.
func libraries(result *driver.Result) string {
	var names []string
	for _, known := range analyzers.Libraries() {
		if slices.ContainsFunc(known.Packages, result.IsBuiltFrom) {
			names = append(names, known.Name)
		}
	}
	if len(names) == 0 {
		return "nothing here is built from an MCP library that the rules know, so that handlers are found only by the registrars that the settings name"
	}
	return "MCP libraries: " + strings.Join(names, ", ")
}
