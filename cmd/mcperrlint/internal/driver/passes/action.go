package passes

import (
	"errors"
	"fmt"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// action is one analyzer at one package.
type action struct {
	suite    *Suite
	analyzer *analysis.Analyzer
	pkg      *Package
	needs    []*action
	paths    *objectpath.Encoder
	over     bool // the analyzer has returned

	done   chan struct{} // closed when the rest is known
	result any
	found  []analysis.Diagnostic
	own    *Facts
	facts  []byte
	lost   bool  // there is no result
	err    error // why, if it is the fault of this action
}

// errSkipped means that there was nothing to run.
var errSkipped = errors.New("not run")

// run runs the analyzer. What it needs has run.
func (a *action) run() {
	a.err = a.try()
	a.lost = a.err != nil
	if errors.Is(a.err, errSkipped) {
		a.err = nil
	}
}

// try runs the analyzer if it can run. An analyzer that panics has failed, and
// the others go on.
func (a *action) try() (err error) {
	if a.unable() {
		return errSkipped
	}
	defer func() {
		if value := recover(); value != nil {
			err = fmt.Errorf("internal error: %v", value)
		}
	}()
	a.own = newFacts()
	if a.result, err = a.analyzer.Run(a.pass()); err != nil {
		return err
	}
	a.over = true
	if got, want := reflect.TypeOf(a.result), a.analyzer.ResultType; got != want {
		return fmt.Errorf("internal error: the result is of type %v, not %v", got, want)
	}
	for i := range a.found {
		if a.found[i].URL, err = address(a.analyzer, a.found[i]); err != nil {
			return err
		}
	}
	a.facts, err = a.suite.encode(a.own, a.paths)
	return err
}

// unable reports whether the analyzer cannot run.
func (a *action) unable() bool {
	for _, needed := range a.needs {
		if needed.lost {
			return true
		}
	}
	return len(a.analyzer.FactTypes) > 0 && a.pkg.Lost[a.analyzer] || a.pkg.IllTyped && !a.analyzer.RunDespiteErrors
}

// pass returns what the analyzer gets.
func (a *action) pass() *analysis.Pass {
	module := a.pkg.Module
	if module == nil {
		module = new(analysis.Module)
	}
	p := &analysis.Pass{
		Analyzer:     a.analyzer,
		Fset:         a.pkg.Fset,
		Files:        a.pkg.Files,
		OtherFiles:   a.pkg.OtherFiles,
		IgnoredFiles: a.pkg.IgnoredFiles,
		Pkg:          a.pkg.Types,
		TypesInfo:    a.pkg.Info,
		TypesSizes:   a.pkg.Sizes,
		TypeErrors:   a.pkg.TypeErrors,
		Module:       module,
		ResultOf:     make(map[*analysis.Analyzer]any, len(a.needs)),
		Report:       a.report,

		ImportObjectFact:  a.importObjectFact,
		ExportObjectFact:  a.exportObjectFact,
		ImportPackageFact: a.importPackageFact,
		ExportPackageFact: a.exportPackageFact,
		AllObjectFacts:    a.allObjectFacts,
		AllPackageFacts:   a.allPackageFacts,
	}
	for _, needed := range a.needs {
		p.ResultOf[needed.analyzer] = needed.result
	}
	p.ReadFile = a.readFile
	if a.pkg.Tell != nil {
		return a.pkg.Tell(p)
	}
	return p
}

// report notes what the analyzer reports. A fix that cannot be applied is a
// defect of the analyzer.
func (a *action) report(d analysis.Diagnostic) {
	if err := validate(a.pkg.Fset, d.SuggestedFixes); err != nil {
		panic(err)
	}
	a.found = append(a.found, d)
}
