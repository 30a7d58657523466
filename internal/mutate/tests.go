package mutate

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A program runs the tests of a package, with all switches in it.
type program struct {
	pkg     *listed
	file    string
	root    string        // GOROOT, of which a program that is built with -trimpath knows nothing
	takes   time.Duration // with all switches off
	comesBy map[int]bool  // the switches that would make a difference in it
}

// programsOf builds the test programs of packages in a folder, with the switches of changes, and runs each with
// all of them off.
func programsOf(ctx context.Context, tests string, mutants []mutant, dir string) ([]*program, error) {
	all, err := list(ctx, strings.Fields(tests)...)
	if err != nil {
		return nil, err
	}
	overlay, err := overlayOf(mutants, dir)
	if err != nil {
		return nil, err
	}
	root, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	programs := make([]*program, 0, len(all))
	for i, pkg := range all {
		if len(pkg.TestGoFiles)+len(pkg.XTestGoFiles) > 0 {
			file := filepath.Join(dir, strconv.Itoa(i)+".test")
			programs = append(programs, &program{pkg: pkg, file: file, root: strings.TrimSpace(string(root)), comesBy: make(map[int]bool)})
		}
	}
	return programs, each(ctx, programs, func(ctx context.Context, p *program) error {
		build := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", overlay, "-o", p.file, p.pkg.ImportPath)
		if output, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("go test -c %s: %w\n%s", p.pkg.ImportPath, err, output)
		}
		return p.look(ctx)
	})
}

// each does something with all elements of a list, as many at a time as there are processors, until one fails.
func each[T any](ctx context.Context, list []T, do func(context.Context, T) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var workers sync.WaitGroup
	next := make(chan T)
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for one := range next {
				if err := do(ctx, one); err != nil {
					cancel(err)
				}
			}
		})
	}
	for _, one := range list {
		if ctx.Err() == nil {
			next <- one
		}
	}
	close(next)
	workers.Wait()
	return context.Cause(ctx)
}

// overlayOf writes changed files, and returns the name of the overlay that puts them in their place.
func overlayOf(mutants []mutant, dir string) (string, error) {
	inFile, inDir := make(map[string][]mutant), make(map[string]*listed)
	for _, m := range mutants {
		inFile[m.file] = append(inFile[m.file], m)
		inDir[m.pkg.Dir] = m.pkg
	}
	replace := make(map[string]string)
	write := func(file string, content []byte) error {
		replace[file] = filepath.Join(dir, strconv.Itoa(len(replace))+".go")
		return os.WriteFile(replace[file], content, 0o600)
	}
	for file, mutants := range inFile {
		source, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		if err := write(file, switched(source, mutants)); err != nil {
			return "", err
		}
	}
	for folder, pkg := range inDir {
		if err := write(filepath.Join(folder, "mutant_switches.go"), fmt.Appendf(nil, switches, pkg.Name)); err != nil {
			return "", err
		}
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, overlay, 0o600)
}

// look runs the tests without a change. They have to pass.
func (p *program) look(ctx context.Context) error {
	seen := p.file + ".seen"
	begin := time.Now()
	if output, err := p.run(ctx, time.Hour, "MUTANT_FILE="+seen); err != nil {
		return fmt.Errorf("the tests of %s fail without a change: %w\n%s", p.pkg.ImportPath, err, output)
	}
	p.takes = time.Since(begin)
	numbers, err := os.ReadFile(seen)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	for field := range strings.FieldsSeq(string(numbers)) {
		number, err := strconv.Atoi(field)
		if err != nil {
			return err
		}
		p.comesBy[number] = true
	}
	return nil
}

// passes reports whether the tests pass with a change. Those that take five times as long as without do not.
func (p *program) passes(ctx context.Context, m mutant) (bool, error) {
	_, err := p.run(ctx, 10*time.Second+5*p.takes, "MUTANT="+strconv.Itoa(m.number))
	return err == nil, ctx.Err()
}

// run runs the tests until one fails, or the time or 12 GB are used up.
func (p *program) run(ctx context.Context, limit time.Duration, variable string) ([]byte, error) {
	ctx, stop := context.WithTimeout(ctx, limit)
	defer stop()
	run := exec.CommandContext(ctx, "sh", "-c", `ulimit -v 12582912; exec "$0" "$@"`, p.file, "-test.failfast", "-test.timeout=0")
	run.Dir = p.pkg.Dir
	run.Env = append(os.Environ(), variable, "GOROOT="+p.root)
	var output bytes.Buffer
	run.Stdout, run.Stderr = &output, &output
	run.WaitDelay = time.Second // for what the tests have started
	err := run.Run()
	return output.Bytes(), err
}

// nearest returns the programs that can notice a change of a package: its own, those of packages that import it,
// and all others; of each kind the quickest first.
func nearest(m mutant, programs []*program) []*program {
	distance := func(p *program) int {
		switch path := m.pkg.ImportPath; {
		case p.pkg.ImportPath == path:
			return 0
		case slices.Contains(slices.Concat(p.pkg.Imports, p.pkg.TestImports, p.pkg.XTestImports), path):
			return 1
		}
		return 2
	}
	var tests []*program
	for _, p := range programs {
		if p.comesBy[m.number] {
			tests = append(tests, p)
		}
	}
	slices.SortStableFunc(tests, func(a, b *program) int {
		return cmp.Or(cmp.Compare(distance(a), distance(b)), cmp.Compare(a.takes, b.takes))
	})
	return tests
}
