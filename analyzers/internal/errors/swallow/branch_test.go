package swallow

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each function says beside it whether nobody learns anything of what it does before it asks.
func TestIsQuietly(t *testing.T) {
	pkg := fixture.Functions(t, quiet)
	fixture.Answers(t, quiet, fixture.Written(pkg), func(ask *ssa.Call) string {
		for instr := range program.Instructions[ssa.Instruction](ask.Parent().Blocks) {
			if instr == ask {
				break
			}
			if !isQuietly(instr) {
				return ""
			}
		}
		return "quiet"
	})
}

const quiet = `package p

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
)

func ask()
func other()

var kept error

func nothing()                    { ask() } // quiet
func logs(err error)              { log.Print(err); ask() } // quiet
func formats(err error)           { _ = fmt.Sprint(err); ask() } // quiet
func wraps(err error)             { _ = fmt.Errorf("failed: %w", err); ask() } // quiet
func makes()                      { _ = errors.New("failed"); ask() } // quiet
func closes(f *os.File)           { f.Close(); ask() } // quiet
func drains(r io.Reader)          { io.ReadAll(r); ask() } // quiet
func copies(w io.Writer, r io.Reader) { io.Copy(w, r); ask() } // quiet
func limits(r io.Reader)          { _ = io.LimitReader(r, 9); ask() } // quiet
func writes(w io.Writer)          { io.WriteString(w, "x"); ask() }
func calls()                      { other(); ask() }
func counts(list []int)           { _ = len(list); ask() } // quiet
func appends(list []int)          { _ = append(list, 1); ask() }
func copiesItems(list, to []int)  { copy(to, list); ask() }
func deletes(m map[int]int)       { delete(m, 1); ask() }
func puts(m map[int]int)          { m[1] = 2; ask() }
func keeps(err error)             { kept = err; ask() }
func fills(p *int)                { *p = 1; ask() }
func sends(c chan int)            { c <- 1; ask() }
func starts()                     { go other(); ask() }
func defers()                     { defer other(); ask() }
func tests(n int)                 { if n > 3 { n = 4 }; ask(); _ = n } // quiet
func selects(c chan int)          { select { case c <- 1: default: }; ask() }
func sets(n int)                  { x := 0; f := func() { x++ }; x = n; ask(); f() }
func computes(n int)              { _ = n * 2; ask() } // quiet
`
