// Package mutate asks whether tests would notice a mistake: it changes one condition of the engine at a time,
// and runs the tests nearest to it until one fails.
//
//	$ go run internal/mutate/main.go -n 2 ./analyzers/internal/engine/...
//	killed  engine/paths/same.go:41: !(a == b)  by paths
//	alive   engine/module/module.go:30: ok
//
// A change negates the condition of an if statement, or cuts one operand off && or ||. The tests are those of
// the package, of the packages that import it, and then of all others that depend on it. A change that does not
// compile counts for nothing, and another is drawn. Files are changed in an overlay only.
package mutate

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// A listed package is as the go command lists it.
type listed struct {
	ImportPath, Dir                          string
	GoFiles, TestGoFiles, XTestGoFiles       []string
	Imports, Deps, TestImports, XTestImports []string
}

func (p *listed) isTested() bool { return len(p.TestGoFiles)+len(p.XTestGoFiles) > 0 }

// imports reports whether a package, or a test of it, imports another.
func (p *listed) imports(path string) bool {
	return slices.Contains(p.Imports, path) || slices.Contains(p.TestImports, path) || slices.Contains(p.XTestImports, path)
}

// A mutant is a change of one condition.
type mutant struct {
	pkg         *listed
	file        string
	line        int
	begin, end  int // what is replaced, in bytes
	replacement string
}

// String says what stands where then.
func (m mutant) String() string {
	return fmt.Sprintf("%s/%s:%d: %s", m.pkg.ImportPath, filepath.Base(m.file), m.line, m.replacement)
}

// apply returns the source of the file with the change.
func (m mutant) apply(source []byte) []byte {
	return slices.Concat(source[:m.begin], []byte(m.replacement), source[m.end:])
}

// Run tries changes as the arguments say, and returns the status with which the command exits: 1 if more are
// alive than is allowed.
func Run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("mutate", flag.ContinueOnError)
	flags.SetOutput(stderr)
	n := flags.Int("n", 200, "how many changes are tried")
	seed := flags.Uint64("seed", 1, "which changes are drawn")
	tests := flags.String("tests", "./analyzers/...", "the packages whose tests may notice")
	most := flags.Int("alive", 15, "how many of 100 changes no test has to notice")
	if flags.Parse(args) != nil {
		return 2
	}
	alive, tried, err := try(ctx, *tests, flags.Args(), *n, *seed, stdout)
	if err != nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 2
	}
	fmt.Fprintf(stdout, "%d of %d conditions can be changed without a test that fails\n", alive, tried)
	if 100*alive > *most*tried {
		return 1
	}
	return 0
}

// try draws changes of packages, and counts those that no test notices.
func try(ctx context.Context, tests string, patterns []string, n int, seed uint64, stdout io.Writer) (alive, tried int, err error) {
	all, err := list(ctx, tests)
	if err != nil {
		return 0, 0, err
	}
	changed, err := list(ctx, patterns...)
	if err != nil {
		return 0, 0, err
	}
	var mutants []mutant
	for _, p := range changed {
		more, err := mutantsOf(p)
		if err != nil {
			return 0, 0, err
		}
		mutants = append(mutants, more...)
	}
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(mutants), func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
	for _, m := range mutants {
		if tried == n {
			break
		}
		by, err := killer(ctx, m, all)
		if err != nil {
			return alive, tried, err
		}
		switch by {
		case compiler:
			continue
		case "":
			alive++
			fmt.Fprintf(stdout, "alive   %s\n", m)
		default:
			fmt.Fprintf(stdout, "killed  %s  by %s\n", m, by)
		}
		tried++
	}
	return alive, tried, nil
}

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

// changesIn returns all changes of a file.
func changesIn(file string, source []byte) ([]mutant, error) {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []mutant
	text := func(n ast.Node) string {
		return string(source[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset])
	}
	add := func(n ast.Node, replacement string) {
		begin, end := fset.Position(n.Pos()), fset.Position(n.End())
		all = append(all, mutant{file: file, line: begin.Line, begin: begin.Offset, end: end.Offset, replacement: replacement})
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			add(n.Cond, "!("+text(n.Cond)+")")
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				add(n, text(n.X))
				add(n, text(n.Y))
			}
		}
		return true
	})
	return all, nil
}

// compiler is what notices a change that does not compile.
const compiler = "the compiler"

// killer returns the package whose tests notice a change, the compiler, or nothing.
func killer(ctx context.Context, m mutant, all []*listed) (string, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	overlay, err := overlayOf(m, dir)
	if err != nil {
		return "", err
	}
	if exec.CommandContext(ctx, "go", "build", "-overlay", overlay, m.pkg.ImportPath).Run() != nil {
		return compiler, ctx.Err()
	}
	for _, tests := range nearest(m.pkg, all) {
		if by, err := failing(ctx, overlay, tests); by != "" || err != nil {
			return by, err
		}
	}
	return "", nil
}

// overlayOf writes a changed file, and returns the name of the overlay that puts it in its place.
func overlayOf(m mutant, dir string) (string, error) {
	source, err := os.ReadFile(m.file)
	if err != nil {
		return "", err
	}
	changed, name := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {m.file: changed}})
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(changed, m.apply(source), 0o600); err != nil {
		return "", err
	}
	return name, os.WriteFile(name, overlay, 0o600)
}

// nearest returns the packages whose tests can notice a change of one: the package, those that import it, and
// all others that depend on it.
func nearest(pkg *listed, all []*listed) [3][]string {
	var tests [3][]string
	for _, p := range all {
		switch {
		case !p.isTested():
		case p.ImportPath == pkg.ImportPath:
			tests[0] = append(tests[0], p.ImportPath)
		case p.imports(pkg.ImportPath):
			tests[1] = append(tests[1], p.ImportPath)
		case slices.Contains(p.Deps, pkg.ImportPath):
			tests[2] = append(tests[2], p.ImportPath)
		}
	}
	return tests
}

// failing runs the tests of packages until those of one fail, and returns that.
func failing(ctx context.Context, overlay string, packages []string) (string, error) {
	if len(packages) == 0 {
		return "", nil
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	run := exec.CommandContext(ctx, "go", append([]string{"test", "-timeout", "3m", "-overlay", overlay}, packages...)...)
	output, err := run.StdoutPipe()
	if err != nil {
		return "", err
	}
	if err := run.Start(); err != nil {
		return "", err
	}
	by := ""
	for lines := bufio.NewScanner(output); by == "" && lines.Scan(); {
		if fields := strings.Fields(lines.Text()); len(fields) > 1 && fields[0] == "FAIL" {
			by = path.Base(fields[1])
		}
	}
	stop()
	_ = run.Wait() // it was stopped, or has told what failed
	return by, nil
}
