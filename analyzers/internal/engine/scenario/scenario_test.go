package scenario_test

import (
	"go/constant"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// In each function fails fails. The answer stands beside each call of ask: what its argument is then.
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
func ask(any)

func tested() {
	v, list, err := fails()
	if err != nil {
		ask(v)    // nil
		ask(list) // nil
		ask(err)  // the failure
		return
	}
	ask(v) // not reached
}

func unfilled() {
	seen := make(map[string]bool)
	v, _, err := fails()
	if err == nil {
		seen[v.name] = true
	}
	ask(len(seen)) // 0
	seen["late"] = true
}

func filled() {
	seen := make(map[string]bool)
	_, list, err := fails()
	if err != nil {
		seen["failed"] = true
	}
	ask(len(seen)) // anything
	for other() {
		ask(len(list)) // 0
	}
}

func discarded() {
	v, list, _ := fails()
	if v == nil {
		ask(len(list)) // 0
	} else {
		ask(v) // not reached
	}
}

func either() {
	_, list, err := fails()
	if err != nil || len(list) == 0 {
		ask(other()) // anything
		return
	}
	ask(list) // not reached
}

func switched() {
	_, _, err := fails()
	switch {
	case err == nil:
		ask(0) // not reached
	case errors.Is(err, fs.ErrNotExist):
		ask(1) // not reached
	case os.IsTimeout(err):
		ask(2) // not reached
	case err == errOther:
		ask(3) // not reached
	default:
		ask(4) // 4
	}
}

func asserted() {
	_, _, err := fails()
	if missing, ok := err.(*notFound); ok {
		ask(missing) // not reached
	}
	var missing *notFound
	if errors.As(err, &missing) {
		ask(missing) // not reached
	}
	ask(err) // the failure
}

func kept() {
	_, _, err := fails()
	failed := err != nil
	other()
	if !failed {
		ask(0) // not reached
	}
	ask(failed) // true
}

func inVariable() {
	var failure error
	defer func() { _ = recover() }()
	_, _, failure = fails()
	if failure == nil {
		ask(0) // not reached
	}
	ask(failure) // the failure
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
		ask(1) // 1
		return
	}
	ask(0) // not reached
}

func wrapped() {
	_, _, err := fails()
	if err := wrap(err); err != nil {
		ask(err) // set
		return
	}
	ask(0) // not reached
}

// The helper says nil of nil.
func nothingWrapped() {
	v, _, _ := fails()
	if helped(v) == nil {
		ask(0) // 0
		return
	}
	ask(1) // not reached
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
		ask(last) // nil
		v, _, err := fails()
		if err != nil {
			continue
		}
		last, count = v, count+1
		ask(1) // not reached
	}
	ask(last)  // nil
	ask(count) // 0
}

func retried() {
	var err error
	for range 3 {
		_, _, err = fails()
		if err == nil {
			ask(0) // not reached
			break
		}
	}
	ask(err) // anything
}

func defaulted() {
	level := "none"
	if v, _, err := fails(); err == nil {
		level = v.name
	}
	ask(level)      // "none"
	ask(len(level)) // 4
}

func otherFailure() {
	_, _, err := fails()
	if err != nil {
		if err := work(); err != nil {
			ask(err) // anything
		}
		ask(1) // 1
	}
}

func unknown(n int) {
	_, _, err := fails()
	if n > 3 || err == nil {
		ask(n) // anything
	}
	text := strconv.Itoa(n)
	ask(text) // anything
}

func boxed() {
	v, _, err := fails()
	var any any = v
	ask(any == nil) // false
	var failure error = err
	ask(failure == nil) // false
}

func captured() {
	var err error
	func() { err = work() }()
	if err == nil {
		_, _, err = fails()
	}
	ask(err) // anything
}
`

func TestRun(t *testing.T) {
	pkg := fixture.Functions(t, failing)
	machine := machineFor(pkg, nil)
	fixture.Answers(t, failing, fixture.Written(pkg), func(ask *ssa.Call) string {
		fn := ask.Parent()
		return argument(machine.Run(fn, failed(fixture.Call(fn, "fails"))), ask)
	})
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

// machineFor returns a machine for all functions of a package.
func machineFor(pkg *ssa.Package, known func(ssa.Value) (scenario.Value, bool)) *scenario.Machine {
	own := make(map[*ssa.Function]bool)
	for _, fn := range fixture.Written(pkg) {
		own[fn] = true
	}
	return scenario.New(own, known)
}

// argument says what a trace knows of the argument of a call.
func argument(trace *scenario.Trace, call *ssa.Call) string {
	if !trace.Reaches(call.Block()) {
		return "not reached"
	}
	arg := call.Call.Args[0]
	if boxed, ok := arg.(*ssa.MakeInterface); ok {
		arg = boxed.X
	}
	return trace.Of(arg).String()
}

// In each function get answers with status 500, or with 200: the answers stand beside the calls in this order.
const answering = `package p

import "net/http"

func get() *http.Response
func ask(any)

func tested() {
	resp := get()
	if resp.StatusCode != http.StatusOK {
		ask(1) // 1, not reached
		return
	}
	ask(2) // not reached, 2
}

func only404() {
	resp := get()
	if resp.StatusCode == http.StatusNotFound {
		ask(1) // not reached, not reached
		return
	}
	ask(2) // 2, 2
}

func isFine(resp *http.Response) bool { return resp.StatusCode >= 200 && resp.StatusCode < 300 }

func helped() {
	resp := get()
	if isFine(resp) {
		ask(1) // not reached, 1
	}
}

func ranges() {
	resp := get()
	switch code := resp.StatusCode; {
	case code >= 500:
		ask(1) // 1, not reached
	case code >= 400:
		ask(2) // not reached, not reached
	default:
		ask(3) // not reached, 3
	}
}

func hundreds() {
	resp := get()
	if resp.StatusCode/100 != 2 {
		ask(resp.StatusCode % 7) // 3, not reached
		return
	}
	if none := 0; resp.Header != nil {
		ask(resp.StatusCode / none) // not reached, anything
	}
	ask(resp.StatusCode / 100) // not reached, 2
}

func header() {
	resp := get()
	if resp.Header == nil || resp == nil {
		ask(1) // 1, 1
	}
}
`

func TestFields(t *testing.T) {
	pkg := fixture.Functions(t, answering)
	machine := machineFor(pkg, nil)
	fixture.Answers(t, answering, fixture.Written(pkg), func(ask *ssa.Call) string {
		var answers []string
		for _, status := range []int64{500, 200} {
			call := fixture.Call(ask.Parent(), "get")
			answers = append(answers, argument(machine.Run(ask.Parent(), scenario.Scenario{
				At: call, Given: map[ssa.Value]scenario.Value{call: scenario.Object},
				Fields: map[string]scenario.Value{"StatusCode": scenario.Const(constant.MakeInt64(status))},
			}), ask))
		}
		return strings.Join(answers, ", ")
	})
}
