package cli

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// librariesTopic is the word for which help lists the libraries.
const librariesTopic = "libraries"

// ours are the import paths of our packages that servers use.
var ours = []string{"github.com/mcperrlint/mcperrlint/taxonomy", "github.com/mcperrlint/mcperrlint/contract"}

// noteLibraries says from which MCP libraries the packages are built. Where the rules know
// none of them, finding nothing means little, and that is always said.
func (l *linting) noteLibraries() {
	names, again := librariesOf(l.result), l.noted
	l.noted = true
	switch {
	case again:
	case len(names) > 0:
		if l.verbose {
			l.warn("MCP libraries: %s", strings.Join(names, ", "))
		}
	case !l.quiet && len(l.result.Broken) == 0:
		l.warn("no MCP library that mcperrlint knows is imported by these packages: %s; mcperrlint help %s lists the %d it knows",
			l.checkedWithout(), librariesTopic, len(analyzers.Libraries()))
	}
}

// librariesOf returns the names of the libraries from which packages are built.
func librariesOf(result *driver.Result) []string {
	var names []string
	for _, known := range analyzers.Libraries() {
		if slices.ContainsFunc(known.Packages, result.IsBuiltFrom) {
			names = append(names, known.Name)
		}
	}
	return names
}

// checkedWithout says what is checked where no library is known.
func (l *linting) checkedWithout() string {
	said := false
	analyzers.Settings().Flags.VisitAll(func(f *flag.Flag) { said = said || f.Value.String() != "" })
	switch {
	case said:
		return "handlers are found only by what the settings name"
	case slices.ContainsFunc(ours, l.result.IsBuiltFrom):
		return "only the use of packages taxonomy and contract is checked"
	case len(l.result.Findings) > 0:
		return "only functions that the program itself lists as tools are checked"
	}
	return "nothing to check"
}

// helpLibraries lists the libraries.
func helpLibraries(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "The MCP libraries whose handlers, clients and results mcperrlint knows:\n\n")
	for _, known := range analyzers.Libraries() {
		fmt.Fprintf(w, "    %s\t%s\n", known.Name, root(known.Packages))
	}
	fmt.Fprintf(w, "\nHandlers of others are found by the registrars that the settings name: docs/configuration.md\n")
	return w.Flush()
}

// root returns what the import paths of packages begin with, or all of them if that is
// not much.
func root(paths []string) string {
	common := strings.Split(paths[0], "/")
	for _, path := range paths[1:] {
		parts := strings.Split(path, "/")
		n := 0
		for n < min(len(common), len(parts)) && common[n] == parts[n] {
			n++
		}
		common = common[:n]
	}
	if len(common) < 3 {
		return strings.Join(paths, ", ")
	}
	return strings.Join(common, "/")
}
