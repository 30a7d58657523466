// Package release makes what package managers need of a release: from the archives that
// ci/release.sh builds, and from nothing else, so that no version, address or checksum is
// written by hand.
//
//	go run internal/release/main.go sbom DIR         # a bill of materials beside each archive
//	go run internal/release/main.go packages DIR OUT # Homebrew, Scoop, mise and npm
//
// The bill of materials has the modules that the go command noted in the programs. The packages
// have the checksums of SHA256SUMS, which must be those of the archives. ci/release-dry.sh runs
// all of it on a made-up tag and has the linters of the package managers look at the outcome.
package release

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// The places where things are going to be.
const (
	repository = "https://github.com/mcperrlint/mcperrlint"
	module     = "github.com/mcperrlint/mcperrlint"
)

// about says in one line what the program is for, as package managers want it: without an article
// in front and without a full stop.
const about = "Finds the places where a Go MCP server misleads the agent that calls it"

// Run does what the arguments say, and returns the exit status.
func Run(args []string, out, complaints io.Writer) int {
	if err := run(args, out); err != nil {
		fmt.Fprintln(complaints, "release:", err)
		return 1
	}
	return 0
}

func run(args []string, out io.Writer) error {
	switch {
	case len(args) == 2 && args[0] == "sbom":
		return writeBills(args[1])
	case len(args) == 3 && args[0] == "packages":
		return writePackages(args[1], args[2], out)
	}
	return errors.New("usage: sbom DIR, or packages DIR OUT")
}

// writeBills writes the bill of materials of each archive in a directory.
func writeBills(dir string) error {
	archives, err := archivesIn(dir)
	if err != nil {
		return err
	}
	for _, a := range archives {
		text, err := a.bill()
		if err != nil {
			return fmt.Errorf("%s: %w", a.File, err)
		}
		if err := os.WriteFile(filepath.Join(dir, a.base()+".cdx.json"), text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// writePackages writes what package managers need, and says which files.
func writePackages(dir, to string, out io.Writer) error {
	archives, err := archivesIn(dir)
	if err != nil {
		return err
	}
	r := release{Version: archives[0].Version, Archives: archives}
	if err := r.addSums(dir); err != nil {
		return err
	}
	files, err := r.files()
	if err != nil {
		return err
	}
	for _, f := range files {
		path := filepath.Join(to, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.content, f.mode); err != nil {
			return err
		}
		fmt.Fprintln(out, f.name)
	}
	return nil
}
