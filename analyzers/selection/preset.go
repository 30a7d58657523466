package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Preset decides about rules that settings do not name.
type Preset string

// The presets.
const (
	// PresetWire has the rules about what clients receive: that there is an answer,
	// and that it tells success from failure. They need none of our packages.
	PresetWire Preset = "wire"
	// PresetDefault has the rules that are on by default, some of them only in packages that
	// import package taxonomy or contract.
	PresetDefault Preset = "default"
	// PresetStrict has all rules with all categories.
	PresetStrict Preset = "strict"
)

// Presets returns the names of all presets.
func Presets() []string {
	return []string{string(PresetWire), string(PresetDefault), string(PresetStrict)}
}

// has reports whether a rule belongs to the preset.
func (p Preset) has(r analyzers.Rule) bool {
	switch p {
	case PresetStrict:
		return true
	case PresetWire:
		return r.Tier == analyzers.TierDefault && onWire(r.Analyzer.Name)
	}
	return r.Tier != analyzers.TierStrict
}

// onWire reports whether the subject of a rule is the wire.
func onWire(rule string) bool {
	return slices.ContainsFunc(analyzers.Subjects(), func(s analyzers.Subject) bool { return s.Wire && slices.Contains(s.Rules, rule) })
}
