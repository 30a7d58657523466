package origin_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// checkAsked compares what is answered about the argument of each call of ask with the comment on its line.
func checkAsked(t *testing.T, source string, answer func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) []string) {
	t.Helper()
	known := fixture.Source(t, errflow.Learning, source).Result.(*causeloss.Detector)
	fixture.Answers(t, source, known.Program.Functions(), func(call *ssa.Call) string {
		known.Evaluator.Start(call.Parent())
		said := answer(known, calls.PlainValue(call.Call.Args[0]), call.Block())
		slices.Sort(said)
		return strings.Join(said, ", ")
	})
}

// checkErrors asks which errors a value can be where it is asked about.
func checkErrors(t *testing.T, source string) {
	t.Helper()
	checkAsked(t, source, func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) []string {
		return fixture.Failures(known.Evaluator.At(at).Errors(arg))
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
	"path/filepath"
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
	_ = filepath.WalkDir
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
