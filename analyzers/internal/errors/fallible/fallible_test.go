package fallible_test

import (
	"go/token"
	"reflect"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// said gives what there is to say of each call that can fail.
var said = &analysis.Analyzer{
	Name: "said", Doc: "said: say how calls fail", Requires: []*analysis.Analyzer{errflow.Analyzer, program.Analyzer}, FactTypes: []analysis.Fact{fallible.Fact()},
	ResultType: reflect.TypeFor[map[token.Pos]string](),
	Run: func(pass *analysis.Pass) (any, error) {
		calls := fallible.New(pass, pass.ResultOf[errflow.Analyzer].(*errflow.Flow))
		found := make(map[token.Pos]string)
		for call := range program.InstructionsOf[*ssa.Call](pass.ResultOf[program.Analyzer].(*program.Program).Functions()) {
			f, ok := fallible.Of(call)
			if !ok {
				continue
			}
			text := f.Source
			for _, row := range []struct {
				is   bool
				word string
			}{
				{calls.Fails(f), "fails"}, {calls.IsOwn(f), "own"}, {calls.IsAttempt(f), "attempt"}, {calls.IsTheoretical(f), "theoretical"}, {calls.IsLookup(f), "lookup"}, {!f.IsLookedAt(), "ignored"},
			} {
				if row.is {
					text += " " + row.word
				}
			}
			found[call.Pos()] = text
		}
		return found, nil
	},
}

// Each line with a call that can fail says beside it how.
func TestCalls(t *testing.T) {
	act := fixture.Source(t, said, calling)
	lines := make(map[int][]string)
	for pos, text := range act.Result.(map[token.Pos]string) {
		line := act.Package.Fset.Position(pos).Line
		lines[line] = append(lines[line], text)
	}
	fixture.Lines(t, calling, lines)
}

const calling = `package m

import (
	"bufio"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
)

//go:embed *
var files embed.FS

func reads(name string) error {
	_, err := os.ReadFile(name) // os.ReadFile fails
	return err
}

func ignores(name string) { _, _ = os.ReadFile(name) } // os.ReadFile fails ignored

func parses(text string) error {
	_, err := strconv.Atoi(text) // strconv.Atoi
	return err
}

func encodes(v any) error {
	_, err := json.Marshal(v) // json.Marshal theoretical
	return err
}

func embedded() error {
	_, err := files.ReadFile("x") // embed.FS.ReadFile
	return err
}

func given(data []byte) error {
	var m map[string]string
	return json.Unmarshal(data, &m) // json.Unmarshal attempt
}

func decodes(name string) (m map[string]string, err error) {
	data, err := os.ReadFile(name) // os.ReadFile fails
	if err != nil {
		return nil, err
	}
	err = json.Unmarshal(data, &m) // json.Unmarshal fails
	return m, err
}

func inTwoForms(name string) (list []string, err error) {
	data, err := os.ReadFile(name) // os.ReadFile fails
	if err != nil {
		return nil, err
	}
	if err = json.Unmarshal(data, &list); err == nil { // json.Unmarshal fails attempt
		return list, nil
	}
	var one string
	err = json.Unmarshal(data, &one) // json.Unmarshal fails attempt
	return []string{one}, err
}

func lines(f *os.File) error {
	s := bufio.NewScanner(f)
	for s.Scan() {
		var m map[string]string
		if err := json.Unmarshal(s.Bytes(), &m); err != nil { // json.Unmarshal fails attempt
			return err
		}
	}
	return s.Err() // bufio.(*Scanner).Err fails theoretical
}

func find(name string) (*int, error) {
	n, ok := known[name]
	if !ok {
		return nil, errors.New("there is none") // errors.New own theoretical
	}
	return &n, nil
}

var known map[string]int

func finds(name string) error {
	_, err := find(name) // m.find own lookup
	return err
}

func wraps(name string) ([]byte, error) {
	data, err := os.ReadFile(name) // os.ReadFile fails
	if err != nil {
		return nil, fmt.Errorf("read: %w", err) // fmt.Errorf fails own theoretical
	}
	return data, nil
}

func calls(name string) error {
	_, err := wraps(name) // m.wraps fails own
	return err
}
`
