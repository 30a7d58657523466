package cli

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/bridging"
	"github.com/mcperrlint/mcperrlint/analyzers/plainerror"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// addBridges adds the bridge to every server of the module, and to go.mod what the code
// needs then. If the result does not compile, everything is as it was.
func (l *linting) addBridges(ctx context.Context) error {
	found, err := l.servers(ctx)
	if err != nil {
		return err
	}
	if len(found.Broken) > 0 {
		return errors.Join(l.tell(problems(found)), errors.New("init -bridge: not all packages compile; nothing was changed"))
	}
	plan := fix.Prepare(found.Findings, fix.Options{Modules: found.Modules})
	if len(plan.Files()) > 0 {
		if err := l.applyWhole(ctx, plan, bridgesOf(plan), "the bridge"); err != nil {
			return fmt.Errorf("init -bridge: nothing was changed: %w", err)
		}
	}
	if err := l.tellServers(found.Findings, plan); err != nil || len(plan.Files()) == 0 {
		return err
	}
	return l.codeErrors(ctx)
}

// codeErrors makes the texts of errors reach the agent that the bridges would keep for the log. If the result
// does not compile, the errors are as they were.
func (l *linting) codeErrors(ctx context.Context) error {
	found, err := l.find(ctx, plainerror.Coding)
	if err != nil {
		return err
	}
	plan := fix.Prepare(found.Findings, fix.Options{Modules: found.Modules})
	if len(plan.Files()) == 0 {
		return nil
	}
	if err := l.applyWhole(ctx, plan, nil, "the bridge"); err != nil {
		return fmt.Errorf("init -bridge: the servers have their bridges; no error was changed: %w", err)
	}
	for _, a := range plan.Applied {
		at := a.Finding.Range
		if err := l.say("%s:%d: this error is made with %s now", filepath.ToSlash(l.short(at.File)), at.Line, a.Finding.Category); err != nil {
			return err
		}
	}
	return nil
}

// servers finds the servers of the module that have no bridge.
func (l *linting) servers(ctx context.Context) (*driver.Result, error) {
	return l.find(ctx, bridging.Report)
}

// find runs an analyzer that finds what init changes.
func (l *linting) find(ctx context.Context, finds *analysis.Analyzer) (*driver.Result, error) {
	run := l.run
	run.Patterns = nil // of this module alone, also where others are in its workspace
	run.Analyzers, run.Tests, run.Fingerprint = []*analysis.Analyzer{finds}, false, ""
	result, err := driver.Run(ctx, run)
	if err != nil {
		return nil, l.explainRun(err)
	}
	return result, nil
}

// applyWhole applies a plan that adds something as a whole or not at all, and requires modules for it.
func (l *linting) applyWhole(ctx context.Context, plan *fix.Plan, modules []string, adds string) error {
	before, err := keepFiles(l.work, "go.mod", "go.sum")
	if err != nil {
		return err
	}
	for _, file := range plan.Files() {
		before[checkout.File{Path: file.Path, Tree: l.work}] = file.Old
	}
	err = l.require(ctx, modules)
	if err == nil {
		err = whole(plan.Apply(ctx))
	}
	if err == nil {
		err = l.compiles(ctx, adds)
	}
	if err != nil {
		return errors.Join(err, before.restore())
	}
	return nil
}

// whole returns why a plan was not applied as a whole, or nil.
func whole(r *fix.Result) error {
	if len(r.Failed) > 0 {
		return r.Failed[0]
	}
	return nil
}

// compiles returns the first reason for which the module does not compile any more with what was added, or nil.
func (l *linting) compiles(ctx context.Context, added string) error {
	result, err := l.servers(ctx)
	if err != nil {
		return err
	}
	if list := problems(result); len(list) > 0 {
		at := list[0].At
		return fmt.Errorf("with %s %s:%d does not compile: %s", added, filepath.ToSlash(l.short(at.Filename)), at.Line, list[0].Message)
	}
	return nil
}

// bridgesOf returns the import paths of the bridges that a plan adds.
func bridgesOf(plan *fix.Plan) []string {
	var paths []string
	for _, a := range plan.Applied {
		paths = append(paths, a.Finding.Category)
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// tellServers says which servers have a bridge now, and which somebody has to look at.
func (l *linting) tellServers(servers []finding.Finding, plan *fix.Plan) error {
	if len(servers) == 0 {
		return l.say("found no server without a bridge")
	}
	for _, s := range servers {
		what := "needs the bridge " + s.Category + ", to be added by hand"
		if slices.ContainsFunc(plan.Applied, func(a fix.Applied) bool { return a.Finding.Range == s.Range }) {
			what = "has the bridge " + s.Category + " now"
		}
		if err := l.say("%s:%d: this server %s", filepath.ToSlash(l.short(s.Range.File)), s.Range.Line, what); err != nil {
			return err
		}
	}
	return nil
}
