// Package cli is the command line of mcperrlint.
package cli

import (
	"fmt"
	"os"
	"slices"

	"golang.org/x/tools/go/analysis/multichecker"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// exitUsage is the exit status for a wrong command line.
const exitUsage = 2

// Main runs the command and ends the process. The exit status is 0 if there is
// nothing to report, 1 if packages do not load or, under go vet, if there are
// findings, 2 for a wrong -C, and 3 if there are findings.
func Main() {
	args, err := changeDir(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "mcperrlint: %v\n", err)
		os.Exit(exitUsage)
	}
	if isUnit(args) && skipDependency(args[len(args)-1]) {
		os.Exit(0)
	}
	if patterns, asked := asksForHandlers(args); asked {
		os.Exit(listHandlers(patterns, os.Stdout, os.Stderr))
	}
	os.Args = slices.Concat(os.Args[:1], args)
	multichecker.Main(analyzers.Default()...)
}
