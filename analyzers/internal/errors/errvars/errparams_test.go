package errvars_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const noting = `package m

import (
	"fmt"
	"log/slog"
	"os"
)

type server struct{ log *slog.Logger }

var last error

func (s *server) note(err error)  { s.log.Error("request", "error", err) }
func logged(err error)            { slog.Error("failed", "error", err) }
func failed(err error) bool       { return err != nil }
func handedOn(err error)          { if failed(err) { return } }
func kept(err error)              { last = err }
func told(err error) string       { return err.Error() }
func fail(err error) error        { slog.Error("failed", "error", err); return err }
func wrap(err error) error        { return fmt.Errorf("failed: %w", err) }

func sometimes(name string, err error) error {
	if name == "" {
		return err
	}
	slog.Error("failed", "error", err)
	return err
}

func reads(name string) error {
	_, err := os.ReadFile(name)
	return fail(err)
}

func calls(s *server, err error) {
	s.note(err)
	logged(err)
	failed(err)
	handedOn(err)
	kept(err)
	told(err)
	_ = fail(err)
	_ = wrap(err)
	_ = sometimes("", err)
	_ = reads("")
	_ = os.Remove("")
}
`

// What functions of the package do is found out by package causeloss.
func TestHandlingOf(t *testing.T) {
	flow := fixture.Source(t, errflow.Learning, noting).Result.(*causeloss.Detector)
	fn := flow.Program.Package().Func("calls")
	for name, want := range map[string]errvars.Fact{
		"note": {}, "logged": {}, "failed": {Forgets: 1}, "handedOn": {Forgets: 1}, "kept": {}, "told": {},
		"fail": {Records: true}, "wrap": {}, "sometimes": {}, "reads": {Records: true}, "Remove": {},
	} {
		assert.Equal(t, want, flow.HandlingOf(fixture.Call(fn, name).Common()), name)
	}
}

func TestGiven(t *testing.T) {
	s := fixture.Scope(t, noting)
	h, p := errvars.NewHandlings(s), s.Program.Package()
	logged := fixture.Call(p.Func("calls"), "logged")
	assert.Equal(t, []ssa.Value{p.Func("calls").Params[1]}, h.Given(logged))
	h.Handled.Set(p.Func("logged"), errvars.Fact{Forgets: 1})
	assert.Empty(t, h.Given(logged))
}

func TestString(t *testing.T) {
	assert.Equal(t, "handles()", (&errvars.Fact{}).String())
	assert.Equal(t, "handles(forgets 0, forgets 2, records)", (&errvars.Fact{Forgets: 5, Records: true}).String())
}
