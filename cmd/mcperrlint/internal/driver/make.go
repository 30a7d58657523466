package driver

import (
	"context"
	"go/types"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// makeAll settles what is not known from earlier runs, each package after those
// that it is built from. What turns out to see the same as in an earlier run,
// although something below it was edited, need not be analysed again.
func (l *loader) makeAll(ctx context.Context, order []*node, missing int) error {
	l.progress.begin(PhaseAnalyse, missing)
	var all sync.WaitGroup
	for _, n := range order {
		if n.isSettled() {
			continue
		}
		all.Go(func() {
			for _, dep := range n.deps {
				<-dep.settled
			}
			if n.whole {
				l.makeUnit(ctx, n)
				l.progress.step()
			}
			n.settle()
		})
	}
	all.Wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case l.stale.Load():
		return errStale
	}
	return nil
}

// makeUnit type-checks and analyses a package, and keeps what came of it.
func (l *loader) makeUnit(ctx context.Context, n *node) {
	if l.find(n) {
		return
	}
	n.unit = new(unit)
	for _, dep := range n.deps {
		l.open(ctx, dep)
	}
	defer l.places.take(l.isLarge(n))()
	if ctx.Err() != nil || l.stale.Load() {
		return
	}
	var src *source
	l.work(func() { src = l.checkWhole(n) })
	n.illTyped = len(n.errs) > 0
	for _, dep := range n.deps {
		n.illTyped = n.illTyped || dep.illTyped
	}
	if len(src.files) == 0 {
		return
	}
	in := l.input(n, src)
	look, facts := l.lookAt(n)
	in.Beyond = facts
	in.Tell = func(pass *analysis.Pass) *analysis.Pass {
		if n.inServer {
			pass = analyzers.InServer(pass)
		}
		return analyzers.InProgram(pass, look)
	}
	out := l.suite.Run(ctx, in, l.work)
	if ctx.Err() != nil {
		return
	}
	n.unit = &unit{findings: l.findingsOf(n, out.Diagnostics), facts: out.Facts, wires: look.Told(), values: out.Values, failed: out.Failed, lost: out.Lost}
	l.work(func() { l.keep(n, src, out) })
}

// keep puts what came of a package into the cache.
func (l *loader) keep(n *node, src *source, out *passes.Outcome) {
	n.unit.header = l.header(n, src)
	if !l.keeps && l.recall == nil || n.unit.header == nil {
		return
	}
	n.unit.elsewhere = l.looksElsewhere(src, out)
	if n.illTyped || len(n.gaps) > 0 || !n.allKnown() || !n.unit.complete() || n.unit.elsewhere {
		return
	}
	n.unit.insides, n.unit.movable = l.insides(src), true
	if l.keeps && l.recall.isFirst() {
		l.store(n.unitKey(l.suiteSum), n.unit.encode())
	}
}

// input returns what the passes look at.
func (l *loader) input(n *node, src *source) *passes.Package {
	p := &passes.Package{
		Fset:         l.fset,
		Files:        src.all(),
		OtherFiles:   n.otherFiles(),
		IgnoredFiles: n.abs(n.IgnoredGoFiles, n.IgnoredOtherFiles),
		Types:        src.pkg,
		Info:         src.info,
		Sizes:        l.sizes,
		TypeErrors:   src.typeErrs,
		ReadFile:     l.reader(src),
		IllTyped:     n.illTyped,
		Reported:     n.root,
		Known:        make(map[*types.Package]*passes.Facts),
		Lost:         make(map[*analysis.Analyzer]bool),
	}
	if n.Module != nil {
		p.Module = moduleOf(&n.Module.Module)
	}
	for _, dep := range n.below() {
		if !dep.whole {
			continue
		}
		p.Known[dep.types] = dep.read
		for a := range dep.unit.lost {
			p.Lost[a] = true
		}
	}
	return p
}

// moduleOf returns a module as passes know it.
func moduleOf(m *packages.Module) *analysis.Module {
	if m == nil {
		return nil
	}
	module := &analysis.Module{
		Path: m.Path, Version: m.Version, Replace: moduleOf(m.Replace), Time: m.Time, Main: m.Main,
		Indirect: m.Indirect, Dir: m.Dir, GoMod: m.GoMod, GoVersion: m.GoVersion,
	}
	if m.Error != nil {
		module.Error = &analysis.ModuleError{Err: m.Error.Err}
	}
	return module
}

// findingsOf returns what was reported on a package.
func (l *loader) findingsOf(n *node, list []passes.Diagnostic) []finding.Finding {
	var all []finding.Finding
	for _, d := range list {
		all = append(all, newFinding(l.fset, &l.sources.sums, n.path, d.Analyzer, d.Diagnostic))
	}
	return all
}
