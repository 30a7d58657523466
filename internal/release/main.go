//go:build ignore

// The command is no package of the module, so that hooks that install its commands leave this one out.
package main

import (
	"os"

	"github.com/mcperrlint/mcperrlint/internal/release"
)

func main() { os.Exit(release.Run(os.Args[1:], os.Stdout, os.Stderr)) }
