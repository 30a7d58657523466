package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Preset decides about the rules that a project does not mention.
type Preset string

// The presets.
const (
	// PresetWire has the rules about the wire: that the client gets an answer, and one
	// that tells success from failure. They ask for no package of ours.
	PresetWire Preset = "wire"
	// PresetDefault has the rules that are on by default: some of them only in packages that
	// import package taxonomy or contract.
	PresetDefault Preset = "default"
	// PresetStrict has all rules, with their strict categories.
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
