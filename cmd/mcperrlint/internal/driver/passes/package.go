package passes

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// A Package is what passes look at.
type Package struct {
	Fset         *token.FileSet
	Files        []*ast.File
	OtherFiles   []string
	IgnoredFiles []string
	Types        *types.Package
	Info         *types.Info
	Sizes        types.Sizes
	TypeErrors   []types.Error
	Module       *analysis.Module
	// ReadFile reads a file of the package.
	ReadFile func(string) ([]byte, error)
	// Tell gives passes what only the driver knows; nil if there is nothing to tell.
	Tell func(*analysis.Pass) *analysis.Pass

	// IllTyped means that the package, or one that it is built from, is broken.
	IllTyped bool
	// Reported means that findings are asked for, and not facts alone.
	Reported bool
	// Known are the facts about the packages that this one is built from.
	Known map[*types.Package]*Facts
	// Beyond are facts about other packages of the program, which passes ask for by name.
	Beyond map[*types.Package]*Facts
	// Lost are the analyzers that have said nothing of a package whose facts
	// reach this one.
	Lost map[*analysis.Analyzer]bool
}

// An Outcome is what came of the passes over one package.
type Outcome struct {
	// Diagnostics are what the analyzers reported that were asked for.
	Diagnostics []Diagnostic
	// Facts are those about the package, for [Suite.Decode].
	Facts [][]byte
	// Values are the results of the analyzers of [Suite.Keep].
	Values map[*analysis.Analyzer]any
	// Failed are the passes that failed by themselves.
	Failed []Failure
	// Lost are the analyzers of which there is no result, because they failed
	// or could not run.
	Lost map[*analysis.Analyzer]bool
}

// A Diagnostic is what an analyzer reported.
type Diagnostic struct {
	Analyzer *analysis.Analyzer
	analysis.Diagnostic
}

// A Failure is a pass that failed.
type Failure struct {
	Analyzer *analysis.Analyzer
	Err      error
}
