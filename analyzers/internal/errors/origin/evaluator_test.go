package origin_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// checkAsked compares a source with itself after what is answered about the argument of each call of a function,
// ask, has taken the place of the comment on the line of the call.
func checkAsked(t *testing.T, source string, answer func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) []string) {
	t.Helper()
	known := fixture.Source(t, errflow.Learning, source).Result.(*causeloss.Detector)
	lines, asked := strings.Split(source, "\n"), 0
	for call := range program.InstructionsOf[*ssa.Call](known.Program.Functions()) {
		if callee := call.Call.StaticCallee(); callee == nil || callee.Name() != "ask" {
			continue
		}
		line := &lines[known.Pass.Fset.Position(call.Pos()).Line-1]
		known.Evaluator.Start(call.Parent())
		said := answer(known, calls.PlainValue(call.Call.Args[0]), call.Block())
		if *line, _, _ = strings.Cut(*line, " // "); len(said) > 0 {
			*line += " // " + strings.Join(said, ", ")
		}
		asked++
	}
	assert.Equal(t, source, strings.Join(lines, "\n"))
	assert.Equal(t, strings.Count(source, "ask(")-strings.Count(source, "func ask("), asked)
}

// checkErrors asks which errors a value can be where it is asked about.
func checkErrors(t *testing.T, source string) {
	t.Helper()
	checkAsked(t, source, func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) []string {
		said := fixture.Failures(known.Evaluator.At(at).Errors(arg))
		slices.Sort(said)
		return said
	})
}

const heading = `package m

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

var (
	_ = context.Canceled
	_ = json.Marshal
	_ = errors.New
	_ = fmt.Errorf
	_ = io.EOF
	_ = fs.ErrNotExist
	_ = os.Open
	_ = strconv.Atoi
	_ = strings.Join
	_ http.Client
	_ sync.Mutex
	_ = syscall.ENOENT
)

var errGone = errors.New("gone")

type notFound struct{ id string }

func (e *notFound) Error() string { return "no order " + e.id }

func ask(any) {}

func save(id string) error { return os.WriteFile(id, nil, 0o600) }
`

// Each call of ask says beside it which errors its argument can be.
func TestErrorsOfCalls(t *testing.T) { checkErrors(t, heading+ofCalls) }

const ofCalls = `
func library(name string)  { _, err := os.Open(name); ask(err) } // infrastructure os.Open
func parsed(text string)   { _, err := strconv.Atoi(text); ask(err) } // argument strconv.Atoi
func decoded(data []byte)  { var v int; ask(json.Unmarshal(data, &v)) } // argument json.Unmarshal
func made()                { ask(errors.New("empty")) } // plain errors.New
func none()                { ask(nil) }
func own(id string)        { ask(save(id)) } // infrastructure os.WriteFile
func canceled(ctx context.Context) { ask(ctx.Err()) } // context context.Context.Err
func given(err error)      { ask(err) } // parameter 0
func number()              { ask(syscall.ENOENT) } // infrastructure syscall.Errno [unknown kept shown]
func literal(id string)    { ask(&notFound{id}) } // typed m.notFound [parameter 0 shown]
func sentinel()            { ask(errGone) } // plain m.errGone
func foreign()             { ask(io.EOF) } // foreign io.EOF
func unwrapped(id string)  { ask(errors.Unwrap(fmt.Errorf("save: %w", save(id)))) } // infrastructure os.WriteFile
func method(id string)     { err := fmt.Errorf("save: %w", save(id)); ask(err.(interface{ Unwrap() error }).Unwrap()) } // unknown

func wrap(err error) error { return fmt.Errorf("get: %w", err) }

func wrapped(id string)    { ask(wrap(save(id))) } // plain fmt.Errorf [infrastructure os.WriteFile kept shown]
func wrappedNothing()      { ask(wrap(nil)) } // plain fmt.Errorf
func twice(id string)      { ask(wrap(wrap(save(id)))) } // plain fmt.Errorf [plain fmt.Errorf kept shown] [infrastructure os.WriteFile kept shown]
func hidden(id string)     { ask(fmt.Errorf("get: %v", save(id))) } // plain fmt.Errorf [infrastructure os.WriteFile shown]
func texted(id string)     { ask(errors.New(save(id).Error())) } // plain errors.New [infrastructure os.WriteFile shown]
func joined(id string)     { ask(errors.Join(save(id), errGone)) } // plain errors.Join [infrastructure os.WriteFile kept shown] [plain m.errGone kept shown]
func listed(errs []error)  { ask(errors.Join(errs...)) } // plain errors.Join
func both(id string)       { ask(fmt.Errorf("%w: %w", errGone, save(id))) } // plain fmt.Errorf [plain m.errGone kept shown] [infrastructure os.WriteFile kept shown]

func second(id string) (int, error, error) { return 0, errGone, save(id) }

func results(id string) {
	_, first, last := second(id)
	ask(first) // plain m.errGone
	ask(last) // infrastructure os.WriteFile
}

func value(id string) {
	f := func() error { return errGone }
	if id != "" {
		f = func() error { return save(id) }
	}
	ask(f()) // infrastructure os.WriteFile, plain m.errGone
}

func bound(s *store)          { f := s.put; ask(f()) } // foreign os.ErrPermission
func unknown(f func() error)  { ask(f()) } // parameter 0.()
func through(run func() error) error { return run() }
func handed(id string)        { ask(through(func() error { return save(id) })) } // infrastructure os.WriteFile

var hook = func() error { return errGone }

func hooked() { ask(hook()) } // plain m.errGone

type store struct{}

func (*store) put() error { return os.ErrPermission }

type putter interface{ put() error }

type cache struct{}

func (cache) put() error { return errGone }

func behind(p putter) { ask(p.put()) } // foreign os.ErrPermission, plain m.errGone
func stored()         { var p putter = cache{}; ask(p.put()) } // foreign os.ErrPermission, plain m.errGone

func never() error { return nil }

func fine() { ask(never()) }

func deep(n int) error {
	if n > 0 {
		return wrap(deep(n - 1))
	}
	return errGone
}

func recursive() { ask(deep(3)) } // plain fmt.Errorf [plain fmt.Errorf kept shown], plain fmt.Errorf [plain fmt.Errorf kept shown] [plain m.errGone kept shown], plain fmt.Errorf [plain m.errGone kept shown], plain m.errGone

func first(n int) error {
	if n == 0 {
		return errGone
	}
	return other(n - 1)
}

func other(n int) error {
	if n == 0 {
		return io.EOF
	}
	return first(n - 1)
}

func ring() { ask(first(3)) } // foreign io.EOF, plain m.errGone

func generic[T any](v T) (T, error) { return v, errGone }

func instance() { _, err := generic(1); ask(err) } // plain m.errGone
`

func TestErrorsOfBranches(t *testing.T) { checkErrors(t, heading+ofBranches) }

const ofBranches = `
func either(id string, ok bool) {
	err := errGone
	if ok {
		err = save(id)
	}
	ask(err) // infrastructure os.WriteFile, plain m.errGone
}

func known(id string) {
	err := save(id)
	if err == nil {
		return
	}
	ask(err) // infrastructure os.WriteFile
}

func only(id string) {
	err := save(id)
	if id == "" {
		err = errGone
	}
	if err != errGone {
		ask(err) // infrastructure os.WriteFile
		return
	}
	ask(err) // plain m.errGone
}

func is(id string) {
	err := save(id)
	if id == "" {
		err = errGone
	}
	switch {
	case errors.Is(err, errGone):
		ask(err) // plain m.errGone
	default:
		ask(err) // infrastructure os.WriteFile
	}
}

func as(id string, missing bool) {
	err := save(id)
	if missing {
		err = &notFound{id}
	}
	var found *notFound
	if errors.As(err, &found) {
		ask(found) // typed m.notFound [typed m.notFound kept] [unknown shown]
		ask(err) // typed m.notFound [parameter 0 shown]
		return
	}
	ask(err) // infrastructure os.WriteFile
}

func asserted(id string, missing bool) {
	err := save(id)
	if missing {
		err = &notFound{id}
	}
	if found, ok := err.(*notFound); ok {
		ask(found) // typed m.notFound [parameter 0 shown]
	}
	switch err := err.(type) {
	case *notFound:
		ask(err) // typed m.notFound [parameter 0 shown]
	case interface{ Timeout() bool }:
		ask(err) // infrastructure os.WriteFile
	}
}

func loop(ids []string) {
	var last error
	for _, id := range ids {
		if err := save(id); err != nil {
			last = err
		}
	}
	ask(last) // infrastructure os.WriteFile
}

func collected(ids []string) {
	var all error
	for _, id := range ids {
		all = errors.Join(all, save(id))
	}
	ask(all) // plain errors.Join [infrastructure os.WriteFile kept shown]
}

func inList(ids []string) {
	var errs []error
	for _, id := range ids {
		errs = append(errs, save(id))
	}
	ask(errors.Join(errs...)) // plain errors.Join [infrastructure os.WriteFile kept shown]
	ask(errs[0]) // infrastructure os.WriteFile
	for _, err := range errs {
		ask(err) // infrastructure os.WriteFile
	}
}

func array(id string) {
	var errs [2]error
	errs[0] = save(id)
	ask(errs[1]) // infrastructure os.WriteFile
}

func inMap(id string) {
	errs := map[string]error{}
	errs[id] = save(id)
	ask(errs[id]) // unknown
}

func dead(id string) {
	err := errGone
	if false {
		err = save(id)
	}
	ask(err) // plain m.errGone
}

func overwritten(id string) {
	err := save(id)
	err = errGone
	ask(err) // plain m.errGone
}
`

func TestErrorsOfStorage(t *testing.T) { checkErrors(t, heading+ofStorage) }

const ofStorage = `
type job struct {
	err   error
	cause error
	Out   error
}

func field(id string) {
	j := job{err: save(id)}
	ask(j.err) // infrastructure os.WriteFile
	ask(j.cause)
}

func pointed(id string) {
	j := &job{}
	j.err = save(id)
	ask(j.err) // infrastructure os.WriteFile
}

func fieldOfParameter(j *job) { ask(j.err) } // parameter 0.err

func (j *job) run(id string) { j.err = save(id) }

func (j *job) told() { ask(j.err) } // infrastructure os.WriteFile, parameter 0.err

var handler = (*job).told

func do(id string) job { return job{err: save(id), Out: errGone} }

func answered(id string) {
	ask(do(id).err) // infrastructure os.WriteFile
	ask(do(id).Out) // plain m.errGone
}

func copied(id string) {
	j := do(id)
	k := j
	ask(k.err) // infrastructure os.WriteFile
}

func variable(id string) {
	var err error
	func() { err = save(id) }()
	ask(err) // infrastructure os.WriteFile
}

func shared(id string) {
	err := errGone
	f := func() {
		ask(err) // infrastructure os.WriteFile, plain m.errGone
	}
	err = save(id)
	f()
}

func started(id string) {
	var wg sync.WaitGroup
	var err error
	wg.Add(1)
	go func() {
		defer wg.Done()
		err = save(id)
	}()
	wg.Wait()
	ask(err) // infrastructure os.WriteFile
}

func sent(id string) {
	errs := make(chan error, 1)
	go func() { errs <- save(id) }()
	ask(<-errs) // infrastructure os.WriteFile
}

func ranged(id string) {
	errs := make(chan error, 1)
	errs <- save(id)
	close(errs)
	for err := range errs {
		ask(err) // infrastructure os.WriteFile
	}
}

func okay(id string) {
	errs := make(chan error, 1)
	errs <- errGone
	err, ok := <-errs
	if ok {
		ask(err) // plain m.errGone
	}
}

func selected(id string) {
	done, errs := make(chan error, 1), make(chan error, 1)
	done <- errGone
	errs <- save(id)
	select {
	case err := <-errs:
		ask(err) // infrastructure os.WriteFile
	case err := <-done:
		ask(err) // plain m.errGone
	}
}

func selectedAmong(id string, out chan int) {
	errs := make(chan error, 1)
	errs <- save(id)
	select {
	case out <- 1:
	case err := <-errs:
		ask(err) // infrastructure os.WriteFile
	}
}

func inStruct(id string) {
	jobs := make(chan job, 1)
	jobs <- job{err: save(id)}
	ask((<-jobs).err) // infrastructure os.WriteFile
}

func elements(ids []string) {
	jobs := make([]job, len(ids))
	for i, id := range ids {
		jobs[i].err = save(id)
	}
	for _, j := range jobs {
		ask(j.err) // infrastructure os.WriteFile
	}
}

func appended(ids []string) {
	var jobs []job
	for _, id := range ids {
		jobs = append(jobs, job{err: save(id)})
	}
	ask(jobs[0].err) // infrastructure os.WriteFile
}

func out(err *error) { ask(*err) } // unknown

func passedOn(id string) {
	var err error
	fill(&err, id)
	ask(err) // unknown
}

func fill(err *error, id string) { *err = save(id) }

func deferred(id string) (err error) {
	defer func() {
		ask(err) // infrastructure os.WriteFile, plain errors.New
		if err != nil {
			err = errors.New("failed")
			ask(err) // plain errors.New
		}
	}()
	return save(id)
}

var lastErr error

func keepIt(id string) { lastErr = save(id) }

func global() { ask(lastErr) } // infrastructure os.WriteFile

func filled(id string) { ask(&fs.PathError{Op: "open", Path: id, Err: errGone}) } // infrastructure fs.PathError

func byValue() { ask(custom{}) } // typed m.custom [unknown kept shown]

type custom struct{}

func (custom) Error() string { return "custom" }

func unwraps(id string) { ask(&holding{save(id)}) } // typed m.holding [infrastructure os.WriteFile kept shown]

type holding struct{ err error }

func (h *holding) Error() string { return h.err.Error() }
func (h *holding) Unwrap() error { return h.err }

func embedded(id string) { ask(carrier{save(id)}) } // typed m.carrier [infrastructure os.WriteFile shown]

type carrier struct{ error }
`
