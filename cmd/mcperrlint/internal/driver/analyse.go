package driver

import (
	"cmp"
	"context"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// program is what go/packages loaded.
type program struct {
	packages []string            // to report on
	files    []string            // of those of them that can be analysed
	modules  []string            // directories of main modules
	roots    []*packages.Package // those of them that there is something of
	broken   []Broken
	skipped  []string
	all      []string // the import paths of all packages that those are built from
}

// analyse runs the analyzers over a program that is in memory with all its
// dependencies.
func (s *session) analyse(ctx context.Context, prog *program) (*Result, error) {
	s.progress.begin(PhaseAnalyse, 0)
	graph, err := checker.Analyze(s.cfg.Analyzers, prog.roots, &checker.Options{Sequential: s.jobs == 1})
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	r := &Result{Packages: prog.packages, Files: prog.files, Modules: prog.modules, Skipped: prog.skipped, Failed: failures(graph), built: prog.all, Read: s.readShown(s.sources.sums.knows)}
	for _, act := range graph.Roots {
		for _, d := range act.Diagnostics {
			r.Findings = append(r.Findings, newFinding(act.Package.Fset, &s.sources.sums, act.Package.PkgPath, act.Analyzer, d))
		}
	}
	r.values = s.valuesIn(graph)
	r.finish(prog.broken, s.notes.list)
	return r, nil
}

// valuesIn returns the results of analyzers that are kept.
func (s *session) valuesIn(graph *checker.Graph) map[*analysis.Analyzer][]any {
	var kept []*checker.Action
	for act := range graph.All() {
		if act.Err == nil && slices.Contains(s.cfg.Keep, act.Analyzer) {
			kept = append(kept, act)
		}
	}
	slices.SortFunc(kept, func(a, b *checker.Action) int { return cmp.Compare(a.Package.ID, b.Package.ID) })
	all := make(map[*analysis.Analyzer][]any)
	for _, act := range kept {
		all[act.Analyzer] = append(all[act.Analyzer], act.Result)
	}
	return all
}

// failures returns the passes that failed by themselves: not those that were
// left out because another one failed, or because their package is broken.
func failures(graph *checker.Graph) []Failure {
	var list []Failure
	for act := range graph.All() {
		if act.Err == nil || act.Package.IllTyped && !act.Analyzer.RunDespiteErrors ||
			slices.ContainsFunc(act.Deps, func(dep *checker.Action) bool { return dep.Err != nil }) {
			continue
		}
		list = append(list, Failure{Package: act.Package.PkgPath, Analyzer: act.Analyzer.Name, Err: act.Err})
	}
	return list
}
