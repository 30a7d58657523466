package golangci

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/golangci/plugin-module-register/register"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	own "github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// settings are those of the linter.
type settings struct {
	selection.Selection
	own []stated
}

// A document is what stands below the key settings.
type document struct {
	Version       *int                       `json:"version"`
	Preset        string                     `json:"preset"`
	Tests         bool                       `json:"tests"`
	Generated     bool                       `json:"generated"`
	RecoveryWords *int                       `json:"recovery-words"`
	Rules         map[string]json.RawMessage `json:"rules"`
	PublicErrors  []string                   `json:"public-errors"`
	Registrars    []json.RawMessage          `json:"registrars"`
	Results       []json.RawMessage          `json:"results"`
	Taxonomies    []json.RawMessage          `json:"taxonomies"`
	Seams         []json.RawMessage          `json:"seams"`
	Sources       []json.RawMessage          `json:"sources"`
	Sinks         []json.RawMessage          `json:"sinks"`
	Sanitizers    []json.RawMessage          `json:"sanitizers"`

	// What golangci-lint decides itself.
	FailOn   any `json:"fail-on"`
	Baseline any `json:"baseline"`
	Exclude  any `json:"exclude"`
}

// decode reads settings. Unknown keys are mistakes.
func decode(conf any) (*settings, error) {
	d, err := register.DecodeSettings[document](conf)
	if err != nil {
		return nil, explain(err)
	}
	if err := d.misplaced(); err != nil {
		return nil, err
	}
	s := &settings{Selection: selection.Selection{
		Preset: selection.PresetDefault, Tests: d.Tests, Generated: d.Generated,
		PublicErrors: d.PublicErrors, Rules: make(map[string]selection.Setting),
	}}
	for _, read := range []func(*document) error{s.readNumbers, s.readPreset, s.readRules, s.readPublic, s.readOwn} {
		if err := read(&d); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// explain says of a value of the wrong form where it stands and what is wanted there.
func explain(err error) error {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return err
	}
	wanted := map[reflect.Kind]string{
		reflect.Bool: "true or false", reflect.Int: "a whole number", reflect.String: "text", reflect.Slice: "a list",
		reflect.Map: "keys with values", reflect.Struct: "keys with values",
	}[wrong.Type.Kind()]
	return fmt.Errorf("%s: want %s, not %s", cmp.Or(wrong.Field, "settings"), wanted, wrong.Value)
}

// misplaced returns an error if something is said that golangci-lint decides.
func (d *document) misplaced() error {
	for _, m := range []struct {
		key   string
		value any
		use   string
	}{
		{"fail-on", d.FailOn, "severity, and --issues-exit-code"},
		{"baseline", d.Baseline, "issues.new-from-merge-base"},
		{"exclude", d.Exclude, "linters.exclusions"},
	} {
		if m.value != nil {
			return fmt.Errorf("%s: golangci-lint decides that itself; use its %s", m.key, m.use)
		}
	}
	return nil
}

func (s *settings) readNumbers(d *document) error {
	if d.Version != nil && *d.Version != 1 {
		return errors.New("version: want 1, the only one that there is")
	}
	if d.RecoveryWords == nil {
		return nil
	}
	if s.RecoveryWords = *d.RecoveryWords; s.RecoveryWords < 1 || s.RecoveryWords > 1000 {
		return errors.New("recovery-words: want a number from 1 to 1000")
	}
	return nil
}

func (s *settings) readPreset(d *document) error {
	if d.Preset == "" {
		return nil
	}
	if !slices.Contains(selection.Presets(), d.Preset) {
		return unknown("preset: unknown value", d.Preset, selection.Presets())
	}
	s.Preset = selection.Preset(d.Preset)
	return nil
}

func (s *settings) readPublic(d *document) error {
	for _, name := range d.PublicErrors {
		if _, err := own.ParseName(strings.TrimPrefix(name, "*")); err != nil {
			return fmt.Errorf("public-errors: %w", err)
		}
	}
	return nil
}

// unknown is the mistake that a word is none of those that are known.
func unknown(what, word string, known []string) error {
	return fmt.Errorf("%s %q (known: %s)", what, word, strings.Join(known, ", "))
}
