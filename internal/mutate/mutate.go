// Package mutate asks whether tests would notice a mistake: it changes one condition of the engine at a time,
// and runs the tests nearest to it until one fails.
//
//	$ go run internal/mutate/main.go -n 2 ./analyzers/internal/engine/...
//	killed  engine/paths/same.go:41: !(a == b)  by paths
//	alive   engine/module/module.go:30: ok
//
// A change negates the condition of an if statement, or cuts one operand off && or ||. Packages that import
// testing are left as they are. The tests are those of the package, of the packages that import it, and then of
// all others that depend on it.
//
// Nothing is compiled for a single change. All of them are put into the source at once, each behind a switch,
// and every test program is built once:
//
//	if mutant(7) != (a == b) {             negates a == b when MUTANT is 7
//	return a && (mutant(8) || (b))         cuts b off when MUTANT is 8
//
// The test programs run once with all switches off. That tells how long they take and which switches make a
// difference there: with b cut off, only where a is true and b is false. No other test can notice a change. Files
// are changed in an overlay only.
//
// After a test was written, -again tries those that an earlier run told to be alive. With -look, changes are not
// tried: those are told that make no difference in any test, which takes one run of the tests for all conditions.
//
//	$ go run internal/mutate/main.go -again alive.log ./analyzers/internal/...
//	$ go run internal/mutate/main.go -look -n 100000 ./analyzers/internal/...
//
// Read change.go (what is changed), tests.go (builds and runs test programs), mutate.go (tries the changes).
package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// A listed package is as the go command lists it.
type listed struct {
	ImportPath, Dir, Name                    string
	GoFiles, TestGoFiles, XTestGoFiles       []string
	Imports, Deps, TestImports, XTestImports []string
}

// Run tries changes as the arguments say, and returns the status with which the command exits: 1 if more are
// alive than is allowed. If it is interrupted, the changes tried so far count.
func Run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("mutate", flag.ContinueOnError)
	flags.SetOutput(stderr)
	n := flags.Int("n", 200, "how many changes are tried")
	seed := flags.Uint64("seed", 1, "which changes are drawn")
	tests := flags.String("tests", "./analyzers/...", "the packages whose tests may notice, with spaces between them")
	most := flags.Int("alive", 15, "how many of 100 changes no test has to notice")
	again := flags.String("again", "", "what an earlier run printed: only what was alive is tried")
	look := flags.Bool("look", false, "tell only which changes make no difference in any test")
	if flags.Parse(args) != nil {
		return 2
	}
	mutants, err := draw(ctx, flags.Args(), *n, *seed, *again)
	if err != nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 2
	}
	alive, tried, err := try(ctx, *tests, mutants, *look, stdout)
	if err != nil && ctx.Err() == nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 2
	}
	fmt.Fprintf(stdout, "%d of %d conditions can be changed without a test that fails\n", alive, tried)
	if 100*alive > *most*tried {
		return 1
	}
	return 0
}

// try tries changes, and counts those that no test notices. If it only looks, a test notices what makes a difference.
func try(ctx context.Context, tests string, mutants []mutant, look bool, stdout io.Writer) (alive, tried int, err error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return 0, 0, err
	}
	defer os.RemoveAll(dir)
	programs, err := programsOf(ctx, tests, mutants, dir)
	if err != nil {
		return 0, 0, err
	}
	var mu sync.Mutex
	err = each(ctx, mutants, func(ctx context.Context, m mutant) error {
		near := nearest(m, programs)
		noticed := look && len(near) > 0
		by := ""
		if !noticed {
			var err error
			if by, err = killer(ctx, m, near); err != nil {
				return err
			}
		}
		mu.Lock()
		defer mu.Unlock()
		tried++
		switch {
		case by != "":
			fmt.Fprintf(stdout, "killed  %s  by %s\n", m, by)
		case !noticed:
			alive++
			fmt.Fprintln(stdout, m.aliveLine())
		}
		return nil
	})
	return alive, tried, err
}

// draw returns some changes of packages, with the numbers of their switches.
func draw(ctx context.Context, patterns []string, n int, seed uint64, again string) ([]mutant, error) {
	changed, err := list(ctx, patterns...)
	if err != nil {
		return nil, err
	}
	var mutants []mutant
	for _, p := range changed {
		if slices.Contains(p.Imports, "testing") {
			continue // helpers of tests: one of them rewrites fixtures if it is told so
		}
		more, err := mutantsOf(p)
		if err != nil {
			return nil, err
		}
		mutants = append(mutants, more...)
	}
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(mutants), func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
	if again != "" {
		before, err := os.ReadFile(again)
		if err != nil {
			return nil, err
		}
		lines := strings.Split(string(before), "\n")
		mutants = slices.DeleteFunc(mutants, func(m mutant) bool { return !slices.Contains(lines, m.aliveLine()) })
	}
	mutants = mutants[:min(n, len(mutants))]
	for i := range mutants {
		mutants[i].number = i + 1
	}
	return mutants, nil
}

// aliveLine is what is printed of a change that no test notices.
func (m mutant) aliveLine() string { return "alive   " + m.String() }

// list returns packages as the go command lists them.
func list(ctx context.Context, patterns ...string) ([]*listed, error) {
	output, err := exec.CommandContext(ctx, "go", append([]string{"list", "-json"}, patterns...)...).Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var all []*listed
	for dec := json.NewDecoder(bytes.NewReader(output)); dec.More(); {
		p := new(listed)
		if err := dec.Decode(p); err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		all = append(all, p)
	}
	return all, nil
}

// mutantsOf returns all changes of a package, in the order of its source.
func mutantsOf(p *listed) ([]mutant, error) {
	var all []mutant
	for _, name := range p.GoFiles {
		file := filepath.Join(p.Dir, name)
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		more, err := changesIn(file, source)
		if err != nil {
			return nil, err
		}
		for _, m := range more {
			m.pkg = p
			all = append(all, m)
		}
	}
	return all, nil
}

// killer returns the package whose tests notice a change, or nothing.
func killer(ctx context.Context, m mutant, nearest []*program) (string, error) {
	for _, p := range nearest {
		passed, err := p.passes(ctx, m)
		if err != nil {
			return "", err
		}
		if !passed {
			return path.Base(p.pkg.ImportPath), nil
		}
	}
	return "", nil
}
