package driver

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// program returns the packages that are analysed as the checker wants them, and
// what is wrong with all packages.
func (l *loader) program(order []*node) *program {
	prog := new(program)
	made := make(map[*node]*packages.Package)
	for _, n := range order {
		if n.way != fromSource {
			continue
		}
		if len(n.errs) > 0 {
			prog.broken = append(prog.broken, Broken{Package: n.path, Errors: n.errs})
		} else if n.root && n.illTyped {
			prog.skipped = append(prog.skipped, n.path)
		}
		if n.root {
			prog.packages = append(prog.packages, cmp.Or(n.ForTest, n.path))
		}
		prog.onC = prog.onC || n.onC
		if !n.whole || len(n.files) == 0 {
			continue
		}
		made[n] = l.pkg(n)
		for id, dep := range n.wholeImports() {
			if p := made[dep]; p != nil {
				made[n].Imports[id] = p
			}
		}
		if n.root {
			prog.roots = append(prog.roots, made[n])
		}
	}
	return prog
}

// pkg returns a package as the checker wants it. Its imports are those that are
// analysed: facts come from nowhere else.
func (l *loader) pkg(n *node) *packages.Package {
	p := &packages.Package{
		ID:              n.ImportPath,
		Name:            n.Name,
		PkgPath:         n.path,
		Dir:             n.Dir,
		ForTest:         n.ForTest,
		GoFiles:         n.abs(n.GoFiles, n.CgoFiles),
		CompiledGoFiles: n.compiled,
		OtherFiles:      n.otherFiles(),
		IgnoredFiles:    n.abs(n.IgnoredGoFiles, n.IgnoredOtherFiles),
		Imports:         make(map[string]*packages.Package),
		Types:           n.types,
		Fset:            l.fset,
		Syntax:          n.files,
		TypesInfo:       n.info,
		TypesSizes:      l.sizes,
		TypeErrors:      n.typeErrs,
		IllTyped:        n.illTyped,
	}
	if n.Module != nil {
		p.Module = &n.Module.Module
	}
	for _, e := range n.errs {
		p.Errors = append(p.Errors, packages.Error{Pos: e.Pos, Msg: e.Message})
	}
	return p
}

// analyse runs the analyzers over the packages.
func (s *session) analyse(ctx context.Context, prog *program) (*Result, error) {
	s.progress.begin(PhaseAnalyse, 0)
	graph, err := checker.Analyze(s.cfg.Analyzers, prog.roots, &checker.Options{Sequential: s.jobs == 1})
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return &Result{
		Packages: sorted(prog.packages),
		Findings: findings(graph),
		Broken:   merge(prog.broken),
		Skipped:  sorted(prog.skipped),
		Failed:   failures(graph),
		Notes:    s.notes.list,
	}, nil
}

func sorted(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// merge makes one of what is wrong with the variants of a package.
func merge(all []Broken) []Broken {
	byPath := make(map[string][]LoadError)
	for _, b := range all {
		for _, e := range b.Errors {
			if !slices.Contains(byPath[b.Package], e) {
				byPath[b.Package] = append(byPath[b.Package], e)
			}
		}
	}
	var merged []Broken
	for _, path := range slices.Sorted(maps.Keys(byPath)) {
		slices.SortStableFunc(byPath[path], comparePlaces)
		merged = append(merged, Broken{Package: path, Errors: byPath[path]})
	}
	return merged
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
	order := func(a, b Failure) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.Analyzer, b.Analyzer))
	}
	slices.SortStableFunc(list, order)
	return slices.CompactFunc(list, func(a, b Failure) bool { return order(a, b) == 0 })
}
