// Command golangci-lint-mcperrlint is golangci-lint with the mcperrlint plugin: what
// "golangci-lint custom" builds, but from the module proxy alone.
//
// It is a nested module, because golangci-lint brings some 200 others.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/mcperrlint/mcperrlint/analyzers/golangci" // registers the plugin
)

func main() {
	if err := commands.Execute(buildInfo()); err != nil {
		_, _ = fmt.Fprintf(os.Stderr, "The command is terminated due to an error: %v\n", err)
		os.Exit(exitcodes.Failure)
	}
}

// buildInfo says what was built. With the version "(devel)" golangci-lint keeps its
// results by the content of the program: by a version alone it would keep them when
// rules change and golangci-lint does not.
func buildInfo() commands.BuildInfo {
	info := commands.BuildInfo{GoVersion: "unknown", Version: "(devel)", Commit: "unknown", Date: "(unknown)"}
	built, ok := debug.ReadBuildInfo()
	if !ok {
		return info
	}
	info.GoVersion = built.GoVersion // golangci-lint refuses modules for a newer one
	info.Commit = "mcperrlint " + built.Main.Version
	for _, module := range built.Deps {
		if module.Path == "github.com/golangci/golangci-lint/v2" {
			info.Commit = "golangci-lint " + module.Version + " with " + info.Commit
		}
	}
	return info
}
