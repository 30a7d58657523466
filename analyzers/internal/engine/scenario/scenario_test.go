package scenario_test

import (
	"go/constant"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// In each function fails fails. The answer stands beside each call of probe: what its argument is then.
const failing = `package p

import (
	"errors"
	"io/fs"
	"os"
	"strconv"
)

type row struct{ name string }

type notFound struct{}

func (*notFound) Error() string { return "not found" }

var errOther = errors.New("other")

func fails() (*row, []string, error)
func other() bool
func work() error
func probe(any)

func tested() {
	v, list, err := fails()
	if err != nil {
		probe(v)    // nil
		probe(list) // nil
		probe(err)  // the failure
		return
	}
	probe(v) // not reached
}

func discarded() {
	v, list, _ := fails()
	if v == nil {
		probe(len(list)) // 0
	} else {
		probe(v) // not reached
	}
}

func either() {
	_, list, err := fails()
	if err != nil || len(list) == 0 {
		probe(other()) // anything
		return
	}
	probe(list) // not reached
}

func switched() {
	_, _, err := fails()
	switch {
	case err == nil:
		probe(0) // not reached
	case errors.Is(err, fs.ErrNotExist):
		probe(1) // not reached
	case os.IsTimeout(err):
		probe(2) // not reached
	case err == errOther:
		probe(3) // not reached
	default:
		probe(4) // 4
	}
}

func asserted() {
	_, _, err := fails()
	if missing, ok := err.(*notFound); ok {
		probe(missing) // not reached
	}
	var missing *notFound
	if errors.As(err, &missing) {
		probe(missing) // not reached
	}
	probe(err) // the failure
}

func kept() {
	_, _, err := fails()
	failed := err != nil
	other()
	if !failed {
		probe(0) // not reached
	}
	probe(failed) // true
}

func inVariable() {
	var failure error
	defer func() { probe(recover()) }()
	_, _, failure = fails()
	if failure == nil {
		probe(0) // not reached
	}
	probe(failure) // the failure
}

func isBad(err error) bool {
	if err == nil {
		return false
	}
	return true
}

func wrap(err error) error {
	if err == nil {
		return nil
	}
	return errors.New("wrapped: " + err.Error())
}

func inHelper() {
	_, _, err := fails()
	if isBad(err) {
		probe(1) // 1
		return
	}
	probe(0) // not reached
}

func wrapped() {
	_, _, err := fails()
	if err := wrap(err); err != nil {
		probe(err) // set
		return
	}
	probe(0) // not reached
}

// The helper says nil of nil.
func nothingWrapped() {
	v, _, _ := fails()
	if helped(v) == nil {
		probe(0) // 0
		return
	}
	probe(1) // not reached
}

func helped(v *row) error {
	if v == nil {
		return nil
	}
	return errOther
}

// In a loop the place fails each time, and what was there before takes part.
func loop(ids []string) {
	var last *row
	count := 0
	for range ids {
		probe(last) // nil
		v, _, err := fails()
		if err != nil {
			continue
		}
		last, count = v, count+1
		probe(1) // not reached
	}
	probe(last)  // nil
	probe(count) // 0
}

func retried() {
	var err error
	for range 3 {
		_, _, err = fails()
		if err == nil {
			probe(0) // not reached
			break
		}
	}
	probe(err) // anything
}

func defaulted() {
	level := "none"
	if v, _, err := fails(); err == nil {
		level = v.name
	}
	probe(level)      // "none"
	probe(len(level)) // 4
}

func otherFailure() {
	_, _, err := fails()
	if err != nil {
		if err := work(); err != nil {
			probe(err) // anything
		}
		probe(1) // 1
	}
}

func unknown(n int) {
	_, _, err := fails()
	if n > 3 || err == nil {
		probe(n) // anything
	}
	text := strconv.Itoa(n)
	probe(text) // anything
}

func boxed() {
	v, _, err := fails()
	var any any = v
	probe(any == nil) // false
	var failure error = err
	probe(failure == nil) // false
}

func captured() {
	var err error
	func() { err = work() }()
	if err == nil {
		_, _, err = fails()
	}
	probe(err) // anything
}
`

func TestRun(t *testing.T) {
	pkg := fixture.Functions(t, failing)
	machine := scenario.New(functionsOf(pkg), nil)
	for name, member := range pkg.Members {
		fn, ok := member.(*ssa.Function)
		if !ok || fixture.Call(fn, "fails") == nil {
			continue
		}
		check(t, failing, name, fn, machine.Run(fn, failed(fixture.Call(fn, "fails"))))
	}
}

// failed is the scenario that a call fails: it returns an error, and nothing else.
func failed(call *ssa.Call) scenario.Scenario {
	s := scenario.Scenario{At: call, Given: make(map[ssa.Value]scenario.Value)}
	results := call.Call.Signature().Results()
	for i := range results.Len() {
		value := scenario.Zero(results.At(i).Type())
		if program.IsError(results.At(i).Type()) {
			value = scenario.Failure
		}
		for _, v := range calls.ResultsOf(call, i) {
			s.Given[v] = value
		}
	}
	return s
}

func functionsOf(pkg *ssa.Package) map[*ssa.Function]bool {
	own := make(map[*ssa.Function]bool)
	for _, member := range pkg.Members {
		if fn, ok := member.(*ssa.Function); ok {
			own[fn] = true
		}
	}
	return own
}

// check compares what a trace says of the arguments of probe with the answers in the source.
func check(t *testing.T, source, name string, fn *ssa.Function, trace *scenario.Trace) {
	t.Helper()
	lines := strings.Split(source, "\n")
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		obj := program.Called(&call.Call)
		if obj == nil || obj.Name() != "probe" {
			continue
		}
		line := fn.Prog.Fset.Position(call.Pos()).Line
		_, want, _ := strings.Cut(lines[line-1], "// ")
		got := "not reached"
		if trace.Reaches(call.Block()) {
			arg := call.Call.Args[0]
			if boxed, ok := arg.(*ssa.MakeInterface); ok {
				arg = boxed.X
			}
			got = trace.Of(arg).String()
		}
		assert.Equal(t, want, got, "%s, line %d: %s", name, line, strings.TrimSpace(lines[line-1]))
	}
}

// In each function ask answers with status 500, or with 200: the answers stand beside the calls in this order.
const answering = `package p

import "net/http"

func ask() *http.Response
func probe(any)

func tested() {
	resp := ask()
	if resp.StatusCode != http.StatusOK {
		probe(1) // 1, not reached
		return
	}
	probe(2) // not reached, 2
}

func only404() {
	resp := ask()
	if resp.StatusCode == http.StatusNotFound {
		probe(1) // not reached, not reached
		return
	}
	probe(2) // 2, 2
}

func isFine(resp *http.Response) bool { return resp.StatusCode >= 200 && resp.StatusCode < 300 }

func helped() {
	resp := ask()
	if isFine(resp) {
		probe(1) // not reached, 1
	}
}

func ranges() {
	resp := ask()
	switch code := resp.StatusCode; {
	case code >= 500:
		probe(1) // 1, not reached
	case code >= 400:
		probe(2) // not reached, not reached
	default:
		probe(3) // not reached, 3
	}
}

func header() {
	resp := ask()
	if resp.Header == nil || resp == nil {
		probe(1) // 1, 1
	}
}
`

func TestFields(t *testing.T) {
	pkg := fixture.Functions(t, answering)
	machine := scenario.New(functionsOf(pkg), nil)
	for name, member := range pkg.Members {
		fn, ok := member.(*ssa.Function)
		if !ok || fixture.Call(fn, "ask") == nil {
			continue
		}
		call := fixture.Call(fn, "ask")
		for i, status := range []int64{500, 200} {
			trace := machine.Run(fn, scenario.Scenario{
				At: call, Given: map[ssa.Value]scenario.Value{call: scenario.Object},
				Fields: map[string]scenario.Value{"StatusCode": scenario.Const(constant.MakeInt64(status))},
			})
			check(t, nth(answering, i), name, fn, trace)
		}
	}
}

// nth returns a source with the nth of the answers beside each line.
func nth(source string, n int) string {
	lines := strings.Split(source, "\n")
	for i, line := range lines {
		if code, answers, ok := strings.Cut(line, "// "); ok {
			lines[i] = code + "// " + strings.Split(answers, ", ")[n]
		}
	}
	return strings.Join(lines, "\n")
}
