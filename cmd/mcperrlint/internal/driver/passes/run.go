package passes

import (
	"context"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// Run runs the suite over a package. Every pass runs through work, as soon as
// those that it needs are done: work says when there is a processor for it. When
// the context is done, no further pass begins, and the outcome is of no use.
func (s *Suite) Run(ctx context.Context, pkg *Package, work func(func())) *Outcome {
	order := s.all
	if !pkg.Reported {
		order = s.below
	}
	actions := s.actions(order, pkg)
	var all sync.WaitGroup
	for _, a := range actions {
		all.Go(func() {
			defer close(a.done)
			for _, needed := range a.needs {
				<-needed.done
			}
			if ctx.Err() == nil {
				work(a.run)
			}
		})
	}
	all.Wait()
	return s.outcome(actions)
}

// actions returns what is to be done.
func (s *Suite) actions(order []*analysis.Analyzer, pkg *Package) []*action {
	paths := new(objectpath.Encoder)
	of := make(map[*analysis.Analyzer]*action, len(order))
	actions := make([]*action, len(order))
	for i, analyzer := range order {
		a := &action{suite: s, analyzer: analyzer, pkg: pkg, paths: paths, lost: true, done: make(chan struct{})}
		for _, required := range analyzer.Requires {
			a.needs = append(a.needs, of[required])
		}
		of[analyzer], actions[i] = a, a
	}
	return actions
}

// outcome collects what came of the actions.
func (s *Suite) outcome(actions []*action) *Outcome {
	out := &Outcome{Lost: make(map[*analysis.Analyzer]bool), Values: make(map[*analysis.Analyzer]any)}
	for _, a := range actions {
		if a.lost {
			out.Lost[a.analyzer] = true
		}
		if a.err != nil {
			out.Failed = append(out.Failed, Failure{a.analyzer, a.err})
		}
		if !a.lost && s.kept[a.analyzer] {
			out.Values[a.analyzer] = a.result
		}
		if len(a.facts) > 0 {
			out.Facts = append(out.Facts, a.facts)
		}
		if !s.asked[a.analyzer] || !a.pkg.Reported {
			continue
		}
		for _, d := range a.found {
			out.Diagnostics = append(out.Diagnostics, Diagnostic{a.analyzer, d})
		}
	}
	return out
}
