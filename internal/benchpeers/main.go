// Command benchpeers compares the cost of mcperrlint on a module with that of
// loading its packages, go vet, staticcheck and golangci-lint.
//
//	go run . [-n runs] [-only regexp] [-tool program] directory
//
// It is a nested module, so that its dependencies stay out of the main module, and
// runs in its directory. It copies the module to measure, uses its own caches, and
// installs the tools into a temporary directory. It reports user time of the
// process and everything that it starts, which varies less than wall time; the
// fastest of several runs counts. Fast runs are repeated, and their mean counts.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"

	"golang.org/x/tools/go/packages"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := run(ctx)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchpeers:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	runs := flag.Int("n", 3, "how often everything that is fast is run")
	tool := flag.String("tool", "", "the `program` to measure in place of one that is built")
	only := flag.String("only", "", "measure only in situations whose names match this `regexp`")
	load := flag.Bool("load", false, "load the packages of the current directory and do nothing else")
	flag.Parse()
	if *load {
		return loadAlone(ctx)
	}
	if flag.NArg() != 1 {
		return fmt.Errorf("one argument is needed: the directory of a module")
	}
	wanted, err := regexp.Compile(*only)
	if err != nil {
		return fmt.Errorf("-only: %w", err)
	}
	dir, err := os.MkdirTemp("", "benchpeers-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	module := filepath.Join(dir, "module")
	if err := copyModule(module, flag.Arg(0)); err != nil {
		return err
	}
	tools, err := install(ctx, dir, *tool)
	if err != nil {
		return err
	}
	edits, err := chooseEdits(ctx, module)
	if err != nil {
		return err
	}
	b := &bench{ctx: ctx, dir: dir, module: module, runs: *runs, only: wanted, tools: tools}
	return b.all(edits)
}

// loadAlone loads packages as linters do: with syntax and types, with their
// tests, and with the types of what they import.
func loadAlone(ctx context.Context) error {
	_, err := packages.Load(&packages.Config{Context: ctx, Mode: packages.LoadSyntax | packages.NeedModule, Tests: true}, "./...")
	return err
}
