//go:build integration && unix

package endurance

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/cli"
)

// asCommand makes the test program the command; asReader makes it parse and type-check the file that is its
// only argument, and do nothing else.
const (
	asCommand = "MCPERRLINT_TEST_ENDURANCE"
	asReader  = "MCPERRLINT_TEST_READER"
)

func TestMain(m *testing.M) {
	switch {
	case os.Getenv(asCommand) != "":
		cli.Main()
	case os.Getenv(asReader) != "":
		read(os.Args[1])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// read parses and type-checks a file, whose imports it does not look for.
func read(file string) {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
	if err != nil {
		log.Fatal(err)
	}
	info := types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue),
		Defs:  make(map[*ast.Ident]types.Object),
		Uses:  make(map[*ast.Ident]types.Object),
	}
	config := types.Config{Error: func(error) {}}
	_, _ = config.Check("main", fset, []*ast.File{parsed}, &info) // the imports are missing
}

// What a run may take of a processor, and of memory. Where reading the program is what takes time, a run may
// take ofReading times as long as that: go vet, which compiles first, takes longer.
const (
	inTime        = 2 * time.Second
	tenfoldInTime = 10 * time.Second
	inMemory      = 1 << 30
	ofReading     = 4
)

// A cost is what a run took.
type cost struct {
	user   time.Duration
	memory int64
}

// spend runs all rules over a program as a process of its own, which keeps no result, and knows the types
// of libraries.
func spend(t *testing.T, dir, cache string) cost {
	t.Helper()
	own := t.TempDir()
	require.NoError(t, os.CopyFS(own, os.DirFS(cache)))
	run := again(t, asCommand, "-C", dir, "-cache", own, "-preset", "strict", "-format", "json", "./...")
	var exit *exec.ExitError
	if _, err := run.Output(); err != nil {
		require.ErrorAs(t, err, &exit)
		require.Equal(t, 1, exit.ExitCode(), "%s", exit.Stderr)
	}
	used := run.ProcessState.SysUsage().(*syscall.Rusage)
	memory := int64(used.Maxrss)
	if runtime.GOOS == "linux" {
		memory *= 1024
	}
	return cost{run.ProcessState.UserTime(), memory}
}

// again returns the test program as something else, and with arguments.
func again(t *testing.T, as string, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	run := exec.CommandContext(t.Context(), self, args...)
	run.Env = append(os.Environ(), as+"=1", "GOFLAGS=-mod=mod", "GOWORK=off")
	return run
}

// reading returns what it takes to parse and to type-check a program.
func reading(t *testing.T, dir string) time.Duration {
	t.Helper()
	run := again(t, asReader, filepath.Join(dir, "main.go"))
	output, err := run.CombinedOutput()
	require.NoError(t, err, "%s", output)
	return run.ProcessState.UserTime()
}

// usualReading is what reading a table of 20,000 rows takes on the machine for which the times above are meant.
const usualReading = 500 * time.Millisecond

// slowness tells how many times slower this machine is right now: others use it as well.
func slowness(t *testing.T) float64 {
	t.Helper()
	table := write(t, shape{write: rows}, 20000)
	return max(1, reading(t, table).Seconds()/usualReading.Seconds())
}

// spendUntil does what spend does until a run is good enough for how slow the machine is, as far as three
// times. The last cost is returned, in the time of a machine that is not slow.
func spendUntil(t *testing.T, dir, cache string, good func(cost) bool) cost {
	t.Helper()
	var c cost
	for range 3 {
		c = spend(t, dir, cache)
		if good(c) {
			break
		}
		if c.user = time.Duration(float64(c.user) / slowness(t)); good(c) {
			break
		}
	}
	return c
}

// warm returns a cache that has the types of libraries, and what a run over a program of next to nothing
// takes.
func warm(t *testing.T) (cache string, least cost) {
	t.Helper()
	cache = t.TempDir()
	dir := write(t, shape{write: returns}, 1)
	_, err := look(t.Context(), dir, cache)
	require.NoError(t, err)
	_ = again(t, asCommand, "-C", dir, "-cache", cache, "./...").Run() // there are findings
	return cache, spend(t, write(t, shape{write: returns}, 2), cache)
}

// Each hostile program ends in time, and one of twice the size takes at most four times as long: nothing
// grows faster than with the square. A second more is left to what begins in larger programs only.
func TestGrowth(t *testing.T) {
	cache, least := warm(t)
	for _, s := range hostile {
		t.Run(s.name, func(t *testing.T) {
			once := spendUntil(t, write(t, s, s.size), cache, func(c cost) bool { return c.user <= inTime })
			assert.LessOrEqual(t, once.user, inTime)
			assert.LessOrEqual(t, once.memory, int64(inMemory))
			most := 4*max(once.user-least.user, 0) + least.user + time.Second
			twice := spendUntil(t, write(t, s, 2*s.size), cache, func(c cost) bool { return c.user <= most })
			assert.LessOrEqual(t, twice.user, most, "twice the size, which takes %v once", once.user)
			assert.LessOrEqual(t, twice.memory, int64(inMemory))
			t.Logf("%v and %v, %d and %d MiB", once.user, twice.user, once.memory>>20, twice.memory>>20)
		})
	}
}

func TestTenfold(t *testing.T) {
	cache, _ := warm(t)
	for _, s := range tenfold {
		t.Run(s.name, func(t *testing.T) {
			dir := write(t, s, 10*s.size)
			most := max(tenfoldInTime, ofReading*reading(t, dir))
			c := spendUntil(t, dir, cache, func(c cost) bool { return c.user <= most })
			assert.LessOrEqual(t, c.user, most)
			assert.LessOrEqual(t, c.memory, int64(inMemory))
			t.Logf("%v, %d MiB", c.user, c.memory>>20)
		})
	}
}

// Lines of 15 MB take the time and the memory of any other text.
func TestLongLines(t *testing.T) {
	cache, _ := warm(t)
	for _, s := range []shape{{"a line of text", 560_000, longLine}, {"a text of lines", 15 << 20, longText}, {"a sum in one line", 40_000, longSum}} {
		t.Run(s.name, func(t *testing.T) {
			c := spendUntil(t, write(t, s, s.size), cache, func(c cost) bool { return c.user <= tenfoldInTime })
			assert.LessOrEqual(t, c.user, tenfoldInTime)
			assert.LessOrEqual(t, c.memory, int64(inMemory))
			info, err := os.Stat(filepath.Join(write(t, s, s.size), "main.go"))
			require.NoError(t, err)
			t.Logf("%v, %d MiB for %d MiB", c.user, c.memory>>20, info.Size()>>20)
		})
	}
}
