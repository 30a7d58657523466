package taxonomytest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// An AdapterCase is one row of the table of an adapter: an error, and what the
// adapter has to answer.
type AdapterCase struct {
	// Name is the name of the subtest.
	Name string
	// Err is the error that the adapter is given.
	Err error
	// Unknown says that the adapter must not know the error and answer nil. The
	// fields below are then of no account.
	Unknown bool
	// Code, Kind, Status, CanRetry and RetryAfter are what the answer must
	// have. An empty Kind means that of the code.
	Code       taxonomy.Code
	Kind       taxonomy.Kind
	Status     int
	CanRetry   bool
	RetryAfter time.Duration
	// Extra are keys that the extra data must have. Others are allowed.
	Extra []string
	// Message is the whole message; empty means any.
	Message string
	// Private are texts, such as parts of what the service wrote, that the
	// agent must not see, in whatever rendering.
	Private []string
	// Detail are texts that must be in the detail, which only logs show.
	Detail []string
}

// RunAdapterMatrix runs one subtest for each case: the answer is what the case
// says, also when the error arrives wrapped; the agent sees neither private
// texts nor anything that looks like the inside of the server. Two more
// subtests check that the adapter has a slug, and that it answers nil to
// errors that nobody knows.
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

// Check returns what is wrong with the adapter's answer to the error of the
// case: nothing if all is as it should be.
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
	return append(d.found, seen("agent", taxonomy.Text(e), nil)...)
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
