package driver

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// result collects what came of the packages.
func (s *session) result(order []*node) *Result {
	r := &Result{built: make([]string, len(order))}
	files := make(map[string]bool)
	r.Read = s.readShown(func(path string) bool { return files[path] })
	var broken []Broken
	for i, n := range order {
		r.built[i] = n.path
		for _, path := range n.abs(n.GoFiles, n.CgoFiles) {
			files[path] = true
		}
		if len(n.errs) > 0 {
			broken = append(broken, Broken{Package: n.path, Errors: n.errs})
		} else if n.root && n.illTyped {
			r.Skipped = append(r.Skipped, n.path)
		}
		if n.Module != nil && n.Module.Main {
			r.Modules = append(r.Modules, n.Module.Dir)
		}
		if n.root {
			r.Packages = append(r.Packages, cmp.Or(n.ForTest, n.path))
		}
		if n.root && !n.illTyped && len(n.errs) == 0 {
			r.Files = append(r.Files, n.abs(n.GoFiles, n.CgoFiles)...)
		}
		if n.unit == nil {
			continue
		}
		r.Gaps = append(r.Gaps, n.gaps...)
		for _, f := range n.unit.findings {
			f.Related = slices.Clone(f.Related) // a Resident keeps the unit, and callers name tools there
			r.Findings = append(r.Findings, f)
		}
		for _, f := range n.unit.failed {
			r.Failed = append(r.Failed, Failure{Package: n.path, Analyzer: f.Analyzer.Name, Err: f.Err})
		}
	}
	r.values = s.values(order)
	r.finish(broken, s.notes.list)
	return r
}

// values returns the results of analyzers that are kept.
func (s *session) values(order []*node) map[*analysis.Analyzer][]any {
	all := make(map[*analysis.Analyzer][]any)
	if len(s.cfg.Keep) == 0 {
		return all
	}
	byPath := slices.SortedFunc(slices.Values(order), func(a, b *node) int { return cmp.Compare(a.ImportPath, b.ImportPath) })
	for _, n := range byPath {
		if n.unit == nil {
			continue
		}
		for a, value := range n.unit.values {
			all[a] = append(all[a], value)
		}
	}
	return all
}

// readShown returns what reads the files of which something is shown.
func (s *session) readShown(isOne func(path string) bool) func(path string) ([]byte, error) {
	return func(path string) ([]byte, error) {
		if !isOne(path) {
			return nil, fmt.Errorf("%s is not a file of the packages", path)
		}
		return s.sources.read(path)
	}
}

// finish puts what was collected in order.
func (r *Result) finish(broken []Broken, notes []string) {
	r.Packages, r.Files, r.Modules, r.Skipped = sorted(r.Packages), sorted(r.Files), sorted(r.Modules), sorted(r.Skipped)
	// With its tests, a package may see more of a way than without.
	slices.SortStableFunc(r.Findings, func(a, b finding.Finding) int {
		return cmp.Or(finding.Compare(a, b), cmp.Compare(len(b.Related), len(a.Related)))
	})
	r.Findings = slices.CompactFunc(r.Findings, func(a, b finding.Finding) bool { return finding.Compare(a, b) == 0 })
	order := func(a, b Failure) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.Analyzer, b.Analyzer))
	}
	slices.SortStableFunc(r.Failed, order)
	r.Failed = slices.CompactFunc(r.Failed, func(a, b Failure) bool { return order(a, b) == 0 })
	r.Broken, r.Notes, r.Gaps = merge(broken), notes, sorted(r.Gaps)
}

func sorted(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// merge makes one of what is wrong with the variants of a package.
func merge(all []Broken) []Broken {
	type told struct {
		path string
		LoadError
	}
	known := make(map[told]bool)
	byPath := make(map[string][]LoadError)
	var imports []LoadError // that fail, perhaps because of another error
	for _, b := range all {
		for _, e := range b.Errors {
			if known[told{b.Package, e}] {
				continue
			}
			known[told{b.Package, e}] = true
			byPath[b.Package] = append(byPath[b.Package], e)
			if strings.HasPrefix(e.Message, importFails) {
				imports = append(imports, e)
			}
		}
	}
	var merged []Broken
	for _, path := range slices.Sorted(maps.Keys(byPath)) {
		list := slices.DeleteFunc(byPath[path], func(e LoadError) bool { return slices.ContainsFunc(imports, e.isCauseOf) })
		slices.SortStableFunc(list, comparePlaces)
		if len(list) > 0 {
			merged = append(merged, Broken{Package: path, Errors: list})
		}
	}
	return merged
}
