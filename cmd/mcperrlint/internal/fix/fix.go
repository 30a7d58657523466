// Package fix applies the fixes of findings.
//
// [Prepare] decides what changes; only [Plan.Apply] writes. A fix is applied
// with all its edits or not at all. Of each finding, the first fix counts; the
// others are alternatives. In the order of findings by place,
//
//   - a fix equal to an earlier one is applied with it, once;
//   - a fix that conflicts with an earlier one is skipped: both change the same
//     bytes, insert at the same place, or one inserts at the edge of what the
//     other replaces. There is no conflict if both make the same replacement,
//     add imports, or are of one rule that adds different things at one place:
//     entries to a list, in the order of findings;
//   - fixes that leave work to do are skipped unless requested;
//   - fixes to files that are generated, outside the modules, or mapped by //line
//     directives are skipped;
//   - fixes to files that no longer hold the analysed bytes are skipped: the file
//     has changed, or an overlay replaced it. A fix carries the hash of these
//     bytes, also in the cache.
//
// Changed files are formatted as by gofmt; if that fails, all their fixes are
// skipped. As in go vet -fix and gopls, fixes do not remove imports; imports that
// become unused are removed here. The next run does what a conflict left undone.
package fix

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// Options say what may be changed.
type Options struct {
	// Modules are the root directories of the modules whose files may be
	// changed: the main module, or those of the workspace. Files in modules
	// below them, and vendored ones, are of other modules.
	Modules []string
	// Unsafe asks also for fixes after which there is work to do.
	Unsafe bool
	// Overlay holds the content of files, by absolute path, in place of what lies on disk. A plan with an
	// overlay is looked at, and not applied.
	Overlay map[string][]byte
}

// A Plan is what is going to be changed.
type Plan struct {
	// Applied are the fixes that are part of the plan.
	Applied []Applied
	// Skipped are those that are not, and why.
	Skipped []Skipped
	files   []*source // those that change, by path
}

// A File is a file that is going to be changed.
type File struct {
	Path     string // absolute, without symbolic links
	Name     string // as a finding has it
	Old, New []byte
}

// Files returns the files that are going to be changed, by path.
func (p *Plan) Files() []File {
	list := make([]File, len(p.files))
	for i, s := range p.files {
		list[i] = File{Path: s.path, Name: s.name, Old: s.content, New: s.fixed}
	}
	return list
}

// Prepare decides which fixes of the findings are applied and what the files are
// like afterwards.
func Prepare(findings []finding.Finding, options Options) *Plan {
	p := &planner{options: options, modules: resolved(options.Modules), sources: make(map[string]*source), named: make(map[string]*source)}
	var list []*candidate
	for _, f := range slices.SortedStableFunc(slices.Values(findings), finding.Compare) {
		if len(f.Fixes) > 0 && len(f.Fixes[0].Edits) > 0 {
			list = append(list, p.candidate(f))
		}
	}
	for {
		plan := p.choose(list)
		if p.finish() {
			plan.files = p.changed()
			return plan
		}
		// Some file cannot be fixed. What its fixes stood in the way of has another
		// chance.
	}
}
