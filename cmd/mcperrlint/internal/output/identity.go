package output

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// fingerprints returns those of the findings and of the known ones. They are
// counted together, so that those of the others stay when a finding becomes
// known.
func (r *Report) fingerprints(read func(string) ([]byte, error)) (findings, known []string) {
	all := finding.Fingerprints(slices.Concat(r.Findings, r.Known), r.Root, read)
	return all[:len(r.Findings)], all[len(r.Findings):]
}

// problemFingerprints returns an identity for each of the problems, which stays
// when lines are inserted above.
func (r *Report) problemFingerprints() []string {
	list := make([]finding.Finding, len(r.Problems))
	for i, p := range r.Problems {
		list[i] = finding.Finding{Rule: p.kind(), Category: p.Rule + p.Layer, Message: p.text(), Range: p.place()}
	}
	return finding.Fingerprints(list, r.Root, r.Read)
}
