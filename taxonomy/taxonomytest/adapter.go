package taxonomytest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// An AdapterCase is a test case for an adapter: an error and its translation.
type AdapterCase struct {
	// Name is the name of the subtest.
	Name string
	// Err is the error that the adapter is given.
	Err error
	// Unknown says that the adapter must return nil. The fields below are then
	// ignored.
	Unknown bool
	// Code, Kind, Status, CanRetry and RetryAfter are those of the result. An
	// empty Kind means that of the code.
	Code       taxonomy.Code
	Kind       class.Kind
	Status     int
	CanRetry   bool
	RetryAfter time.Duration
	// Extra are keys that the extra data must have. Others may exist.
	Extra []string
	// Message is the whole message; empty means any.
	Message string
	// Private are texts that the agent must not see in any rendering, such as
	// parts of what the service wrote.
	Private []string
	// Detail are texts that must be in the detail, which only logs show.
	Detail []string
}

// RunAdapterMatrix runs a subtest for each case: the result is as the case
// says, also for the wrapped error, and the agent sees neither private texts
// nor anything that looks like internals of the server. Two more subtests check
// that the adapter has a slug and returns nil for unknown errors.
func RunAdapterMatrix(t *testing.T, a taxonomy.Adapter, cases []AdapterCase) {
	t.Helper()
	runAdapterMatrix(t, a, cases)
}

func runAdapterMatrix[T testing.TB](t runner[T], a taxonomy.Adapter, cases []AdapterCase) {
	t.Helper()
	t.Run("slug", func(t T) {
		t.Helper()
		if strings.TrimSpace(a.Slug()) == "" {
			t.Errorf("the adapter has no slug")
		}
	})
	t.Run("unknown errors", func(t T) {
		t.Helper()
		for _, err := range []error{nil, errors.New("some text"), (*stranger)(nil), &stranger{}} {
			report(t, AdapterCase{Err: err, Unknown: true}.Check(a))
		}
	})
	for _, c := range cases {
		t.Run(c.Name, func(t T) {
			t.Helper()
			report(t, c.Check(a))
		})
	}
}

// Check returns what is wrong with the adapter's translation of the error, or
// nothing.
func (c AdapterCase) Check(a taxonomy.Adapter) []string {
	direct, problem := ask(a, c.Err)
	if problem != "" {
		return []string{problem}
	}
	if c.Unknown {
		if direct != nil {
			return []string{fmt.Sprintf("the adapter answered %v to an error it must not know", direct.Code)}
		}
		return nil
	}
	if direct == nil {
		return []string{"the adapter does not know the error"}
	}
	problems := append(c.checkFields(direct), c.checkPrivacy(direct)...)
	wrapped, problem := ask(a, fmt.Errorf("wrapped: %w", c.Err))
	switch {
	case problem != "":
		problems = append(problems, "wrapped: "+problem)
	case wrapped == nil:
		problems = append(problems, "wrapped: the adapter does not know the error")
	default:
		for _, problem := range c.checkFields(wrapped) {
			problems = append(problems, "wrapped: "+problem)
		}
	}
	return problems
}

func (c AdapterCase) checkFields(e *taxonomy.Error) []string {
	kind := c.Kind
	if kind == "" {
		kind = c.Code.Kind()
	}
	var d differences
	d.compare("code", c.Code, e.Code)
	d.compare("kind", kind, e.EffectiveKind())
	d.compare("status", c.Status, e.Status)
	d.compare("can retry", c.CanRetry, e.CanRetry())
	d.compare("wait", c.RetryAfter, e.RetryAfter)
	if c.Message != "" {
		d.compare("message", c.Message, e.Error())
	}
	for _, key := range c.Extra {
		if _, ok := e.Extra[key]; !ok {
			d.add("the extra data has no %q", key)
		}
	}
	for _, text := range c.Detail {
		if !strings.Contains(e.Detail, text) {
			d.add("the detail lacks %q", text)
		}
	}
	return d.found
}

func (c AdapterCase) checkPrivacy(e *taxonomy.Error) []string {
	var d differences
	for name, view := range AgentViews(e) {
		for _, text := range c.Private {
			if Reveals(view, text) {
				d.add("the agent sees the private text %q (%s)", text, name)
			}
		}
	}
	slices.Sort(d.found)
	return append(d.found, seen("agent", render.Text(e), nil)...)
}

// ask returns the answer of the adapter, or that it panicked.
func ask(a taxonomy.Adapter, err error) (e *taxonomy.Error, problem string) {
	defer func() {
		if v := recover(); v != nil {
			e, problem = nil, fmt.Sprintf("the adapter panicked: %v", v)
		}
	}()
	return a.Adapt(err), ""
}

// stranger is an error that no adapter knows. Its method panics if it is nil,
// as that of many errors does.
type stranger struct{ text string }

func (s *stranger) Error() string { return s.text }
