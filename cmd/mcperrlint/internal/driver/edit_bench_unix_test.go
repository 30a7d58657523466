//go:build unix

package driver_test

import (
	"cmp"
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// BenchmarkEdit edits the body of a function in an unsaved buffer, again and again: in the module and the file
// that variables name, see docs/benchmarks.md, or in one of ours. The time of processors says more than the other
// on a machine that has other work.
func BenchmarkEdit(b *testing.B) {
	dir, file, text := benchFile(b)
	at := lastBody(b, text)
	r := driver.NewResident(driver.Config{
		Dir: dir, Env: moduleEnv(), Analyzers: analyzers.All(), Fingerprint: "settings", CacheDir: b.TempDir(), LimitsMemory: true,
	})
	defer r.Close()
	edits := 0
	edit := func(statement string) {
		edits++
		overlay := map[string][]byte{file: slices.Concat(text[:at], fmt.Appendf(nil, "\n\t%s%d", statement, edits), text[at:])}
		_, err := r.Run(context.Background(), overlay)
		require.NoError(b, err)
	}
	var cold stopwatch
	cold.time(func() { edit("_ = ") })
	for _, row := range []struct{ name, statement string }{{"sound", "_ = "}, {"broken", "_ = = "}} {
		b.Run(row.name, func(b *testing.B) {
			var warm stopwatch
			edit(row.statement)
			for b.Loop() {
				warm.time(func() { edit(row.statement) })
			}
			cold.report(b, "cold")
			warm.report(b, "edit")
			reportMemory(b)
		})
	}
}

// benchFile returns what is edited.
func benchFile(b *testing.B) (dir, file string, text []byte) {
	b.Helper()
	dir, err := filepath.Abs(cmp.Or(os.Getenv("MCPERRLINT_EDIT_MODULE"), filepath.Join("..", "..", "..", "..", "testdata", "src")))
	require.NoError(b, err)
	file = filepath.Join(dir, cmp.Or(os.Getenv("MCPERRLINT_EDIT_FILE"), filepath.Join("deploys", "cluster", "cluster.go")))
	text, err = os.ReadFile(file)
	require.NoError(b, err)
	return dir, file, text
}

// lastBody returns where the body of the last function of a file begins.
func lastBody(b *testing.B, text []byte) int {
	b.Helper()
	fset := token.NewFileSet()
	syntax, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	require.NoError(b, err)
	at := 0
	for _, decl := range syntax.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Body != nil {
			at = fset.Position(f.Body.Lbrace).Offset + 1
		}
	}
	require.Positive(b, at)
	return at
}

// A stopwatch measures how long something takes, and for how long processors are busy with it.
type stopwatch struct{ wall, busy []time.Duration }

func (w *stopwatch) time(do func()) {
	began, used := time.Now(), busy()
	do()
	w.wall, w.busy = append(w.wall, time.Since(began)), append(w.busy, busy()-used)
}

// busy returns the user and system time of the process and of what it has started.
func busy() time.Duration {
	var total int64
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var used syscall.Rusage
		if err := syscall.Getrusage(who, &used); err == nil {
			total += used.Utime.Nano() + used.Stime.Nano()
		}
	}
	return time.Duration(total)
}

// report reports medians.
func (w *stopwatch) report(b *testing.B, what string) {
	b.ReportMetric(median(w.wall), what+"-wall-ms")
	b.ReportMetric(median(w.busy), what+"-cpu-ms")
}

// median returns it in milliseconds.
func median(list []time.Duration) float64 {
	list = slices.Sorted(slices.Values(list))
	return float64(list[len(list)/2].Microseconds()) / 1000
}

// reportMemory reports what is in use after a collection, and the most that ever was.
func reportMemory(b *testing.B) {
	runtime.GC()
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	b.ReportMetric(float64(heap.HeapAlloc>>20), "heap-MiB")
	var used syscall.Rusage
	require.NoError(b, syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	peak := used.Maxrss << 10
	if runtime.GOOS == "darwin" {
		peak = used.Maxrss // bytes there
	}
	b.ReportMetric(float64(peak>>20), "peak-MiB")
}
