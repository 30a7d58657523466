package effects_test

import (
	"reflect"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// deeds gives by line what functions of a package do.
var deeds = &analysis.Analyzer{
	Name: "deeds", Doc: "deeds: give what functions do", Requires: []*analysis.Analyzer{effects.Analyzer, program.Analyzer},
	ResultType: reflect.TypeFor[map[int][]string](),
	Run: func(pass *analysis.Pass) (any, error) {
		found := pass.ResultOf[effects.Analyzer].(*effects.Result)
		said := make(map[int][]string)
		for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Functions() {
			for _, kind := range []effects.Kind{effects.Writes, effects.Exits, effects.Panics} {
				for _, d := range found.Reached(kind, []*ssa.Function{fn}) {
					text := fn.Name() + " " + d.Kind.String() + " by " + d.Name
					if d.Later {
						text += " later"
					}
					if d.Mistake {
						text += " by mistake"
					}
					line := pass.Fset.Position(d.Pos()).Line
					said[line] = append(said[line], text)
				}
			}
		}
		for _, start := range found.Starts() {
			line := pass.Fset.Position(start.Pos()).Line
			said[line] = append(said[line], "starts")
		}
		for _, d := range found.Written() {
			line := pass.Fset.Position(d.Pos()).Line
			said[line] = append(said[line], "written")
		}
		for _, texts := range said {
			slices.Sort(texts)
		}
		return said, nil
	},
}

// Each line on which something is done to the process says beside it by which functions.
func TestLines(t *testing.T) {
	fixture.Lines(t, doing, fixture.Source(t, deeds, doing).Result.(map[int][]string))
}

const doing = `package m

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"regexp"
	"strconv"
)

func prints()      { fmt.Println("a") } // calls writes by fmt.Println, defers writes by fmt.Println, prints writes by fmt.Println, starts writes by fmt.Println, twice writes by fmt.Println
func formats()     { fmt.Printf("a") } // formats writes by fmt.Printf
func sprints()     { fmt.Sprintln("a") }
func toStdout()    { fmt.Fprintln(os.Stdout, "a") } // toStdout writes by fmt.Fprintln
func toStderr()    { fmt.Fprintln(os.Stderr, "a") }
func builtin()     { println("a") }
func writes()      { os.Stdout.Write(nil) } // writes writes by os.(*File).Write
func writesText()  { os.Stdout.WriteString("a") } // writesText writes by os.(*File).WriteString
func syncs()       { os.Stdout.Sync() }
func logs()        { log.Println("a") }
func copies(r io.Reader) { io.Copy(os.Stdout, r) } // copies writes by io.Copy
func buffered()    { w := bufio.NewWriter(os.Stdout); w.WriteString("a"); w.Flush() } // buffered writes by bufio.NewWriter
func either(quiet bool) { w := io.Writer(os.Stdout); if quiet { w = io.Discard }; fmt.Fprintln(w, "a") }
func command()     { c := exec.Command("a"); c.Stdout = os.Stdout; c.Run() } // command writes by exec.Cmd.Stdout
func commandQuiet() { c := exec.Command("a"); c.Stdout = os.Stderr; c.Run() }
func logger() *log.Logger { return log.New(os.Stdout, "", 0) } // logger writes by log.New
func fatal()       { log.Fatal("a") } // fatal exits by log.Fatal
func exits()       { os.Exit(1) } // calls exits by os.Exit, exits exits by os.Exit, twice exits by os.Exit
func panics()      { panic("a") } // panics panics by panic
func compiles(s string) { regexp.MustCompile(s) }
func compilesConstant() { regexp.MustCompile("a") }
func index(list []int, i int) int { return list[i] }

func recovers() {
	defer func() { recover() }()
	panic("a")
}

func calls()       { prints(); exits() }
func twice()       { calls() }
func starts()      { go prints() }
func defers()      { defer prints() }
func literal()     { func() { fmt.Println("b") }() } // literal writes by fmt.Println, literal$1 writes by fmt.Println
func returned() func() { return func() { fmt.Println("c") } } // returned writes by fmt.Println, returned$1 writes by fmt.Println, usesReturned writes by fmt.Println
func usesReturned() { returned()() }

func ifVerbose(verbose bool) {
	if verbose {
		fmt.Println("d") // ifVerbose writes by fmt.Println, verbosely writes by fmt.Println
	}
}

func verbosely()   { ifVerbose(true) }
func quietly()     { ifVerbose(false) }

func mode(name string) {
	switch name {
	case "print":
		fmt.Println("e") // mode writes by fmt.Println, printMode writes by fmt.Println
	case "exit":
		os.Exit(2) // exitMode exits by os.Exit, mode exits by os.Exit
	}
}

func printMode()   { mode("print") }
func exitMode()    { mode("exit") }
func otherMode()   { mode("other") }

func check(err error) {
	if err != nil {
		log.Fatal(err) // check exits by log.Fatal, checksError exits by log.Fatal
	}
}

func checks()      { check(nil) }
func checksError() { check(errors.New("a")) }

func mustAtoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(err)
	}
	return n
}

func must()        { mustAtoi("1") }

type printer interface{ print() }

type loud struct{}

func (loud) print() { fmt.Println("f") } // print writes by fmt.Println

func behind(p printer) { p.print() }

type shouter interface{ shout() }

// Importers can make one.
type Loudest struct{}

func (Loudest) shout() { fmt.Println("j") } // behindExported writes by fmt.Println, shout writes by fmt.Println

func behindExported(s shouter) { s.shout() }

func unreachable() {
	if false {
		fmt.Println("g")
	}
}

func never(kind int) int {
	switch kind {
	case 1:
		return 1
	}
	panic("unreachable") // never panics by panic by mistake
}

func ofNil(m map[string]int) {
	if m == nil {
		panic("nil map") // ofNil panics by panic by mistake
	}
}

func terminal() {
	info, _ := os.Stdout.Stat()
	if info.Mode()&os.ModeCharDevice != 0 {
		fmt.Println("h")
	}
	if info.Mode()&os.ModeNamedPipe != 0 {
		fmt.Println("k") // terminal writes by fmt.Println
	}
	if info.Mode()&os.ModeCharDevice == os.ModeCharDevice {
		fmt.Println("l") // terminal writes by fmt.Println
	}
}

func environment() {
	if os.Getenv("DEBUG") != "" {
		fmt.Println("i") // environment writes by fmt.Println
	}
}
`
