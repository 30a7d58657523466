package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Preset decides about the rules that a project does not mention.
type Preset string

// The presets.
const (
	// PresetWire has the rules that ask for no package of ours: they say what
	// is wrong in any server.
	PresetWire Preset = "wire"
	// PresetDefault has the rules that are on by default.
	PresetDefault Preset = "default"
	// PresetStrict has all rules, with their strict categories.
	PresetStrict Preset = "strict"
)

// Presets returns the names of all presets.
func Presets() []string {
	return []string{string(PresetWire), string(PresetDefault), string(PresetStrict)}
}

// adopted are the rules that make sense only in servers that use packages taxonomy
// and contract, or want to.
var adopted = []string{"contractshape", "contractuse", "errfactory", "plainerror", "undeclaredcode"}

// has reports whether a rule belongs to the preset.
func (p Preset) has(r analyzers.Rule) bool {
	switch p {
	case PresetStrict:
		return true
	case PresetWire:
		return r.Tier == analyzers.TierDefault && !slices.Contains(adopted, r.Analyzer.Name)
	}
	return r.Tier == analyzers.TierDefault
}
