package cli

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/drafts"
	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// writeContracts writes the contracts of the tools that are named, all of them or none. What there is already it leaves
// alone, and says so.
func (p *program) writeContracts(ctx context.Context, args []string) (int, error) {
	l, names, err := p.aimAtTools(args)
	if err != nil {
		return 0, err
	}
	tools, err := l.failures(ctx)
	if err != nil {
		return 0, err
	}
	if len(l.result.Broken) > 0 {
		return 0, errors.Join(l.tell(problems(l.result)), errors.New("contract write: not all packages compile; nothing was changed"))
	}
	chosen, err := chooseTools(tools, names)
	if err != nil {
		return 0, err
	}
	tasks, err := l.tasks(tools, chosen)
	if err != nil || len(tasks) == 0 {
		return exitClean, err
	}
	return exitClean, l.writeTasks(ctx, tasks)
}

// aimAtTools reads the command line of a command that takes the names of tools.
func (p *program) aimAtTools(args []string) (*linting, []string, error) {
	o, err := parse(p, contractCommand+" "+contractWrite, args)
	if err != nil {
		return nil, nil, err
	}
	if o.fix || o.unsafe || o.baseline != "" || o.newFrom != "" || o.newSince != "" || len(o.outputs) > 0 {
		return nil, nil, errors.New("contract write: takes the names of tools, -diff, and flags that say what is looked at")
	}
	names := o.patterns
	if len(names) == 0 {
		return nil, nil, errors.New("contract write: want the names of tools, as mcperrlint tools lists them")
	}
	o.patterns = nil
	l, err := newLinting(p, o)
	if err == nil {
		err = l.atRoot("contract write")
	}
	if err == nil {
		err = l.aim()
	}
	if err == nil {
		err = l.configure()
	}
	return l, names, err
}

// chooseTools returns the tools that are named, by their names, or the functions or places of their handlers.
func chooseTools(tools []failures.Tool, names []string) ([]failures.Tool, error) {
	var chosen []failures.Tool
	for _, name := range names {
		var found []failures.Tool
		for _, t := range tools {
			same := slices.ContainsFunc(found, func(other failures.Tool) bool { return other.At == t.At })
			if (t.Name == name || t.Function == name || placeCalled(t) == name) && !same {
				found = append(found, t)
			}
		}
		switch len(found) {
		case 0:
			return nil, unknownTool(tools, name)
		case 1:
			chosen = append(chosen, found[0])
		default:
			return nil, ambiguousTool(found, name)
		}
	}
	return chosen, nil
}

func unknownTool(tools []failures.Tool, name string) error {
	var known []string
	for _, t := range tools {
		if t.Name != "" {
			known = append(known, t.Name)
		}
	}
	return fmt.Errorf("contract write: there is no tool %q%s (see mcperrlint tools)", name, didYouMean(name, known))
}

// placeCalled returns the place of a handler as a word of the command line.
func placeCalled(t failures.Tool) string { return fmt.Sprintf("%s:%d", t.At.File, t.At.Line) }

// maxAlternatives is how many tools of one name an error names.
const maxAlternatives = 5

func ambiguousTool(found []failures.Tool, name string) error {
	var list []string
	for _, t := range found[:min(len(found), maxAlternatives)] {
		list = append(list, fmt.Sprintf("%s (%s)", placeCalled(t), t.Function))
	}
	return fmt.Errorf("contract write: %d handlers are called %q; name one by its place: %s", len(found), name, strings.Join(list, ", "))
}

// tasks returns what is to be written for tools, and says for which there is nothing to do.
func (l *linting) tasks(tools, chosen []failures.Tool) ([]drafts.Task, error) {
	var list []drafts.Task
	for _, t := range chosen {
		task := drafts.Task{Draft: drafts.Of(t), At: l.position(t.At)}
		var err error
		switch {
		case t.Contract != "":
			err = l.say("%s has the contract %s already; mcperrlint contract check compares it with the code", toolCalled(t), t.Contract)
		case len(task.Draft.Entries) == 0 && len(task.Draft.Common) > 0:
			err = l.say("%s fails only in ways in which any tool can (%s): a contract need not declare these", toolCalled(t), strings.Join(task.Draft.Common, ", "))
		case len(task.Draft.Entries) == 0:
			err = l.say("%s has no failure that is known: there is nothing to declare", toolCalled(t))
		case !slices.ContainsFunc(list, func(other drafts.Task) bool { return other.At == task.At }):
			l.siblings(&task, tools, t)
			list = append(list, task)
		}
		if err != nil {
			return nil, err
		}
		if n := len(t.Unknown); n > 0 && !l.quiet {
			l.warn("%s: not all failures are known: %s", toolCalled(t), strings.Join(t.Unknown, "; "))
		}
	}
	return list, nil
}

// siblings notes all tools that a handler serves: it has one contract for all of them.
func (l *linting) siblings(task *drafts.Task, tools []failures.Tool, of failures.Tool) {
	for _, t := range tools {
		if t.At != of.At {
			continue
		}
		if t.Name != "" {
			task.Tools = append(task.Tools, t.Name)
		}
		for _, at := range t.Registered {
			task.Registered = append(task.Registered, l.position(at))
		}
	}
	if task.Draft.Tool == "" {
		task.Draft.Tool = of.Function
	}
}

// position returns a place that was shortened as the driver knows it.
func (l *linting) position(p failures.Place) token.Position {
	return token.Position{Filename: absolute(l.dir, filepath.FromSlash(p.File)), Line: p.Line, Column: p.Column}
}

// toolCalled returns what to call a tool.
func toolCalled(t failures.Tool) string {
	if t.Name == "" {
		return t.Function
	}
	return t.Name
}

// writeTasks writes contracts, or shows them as a diff.
func (l *linting) writeTasks(ctx context.Context, tasks []drafts.Task) error {
	built := l.result
	found, err := l.find(ctx, drafts.Writing(tasks, built.IsBuiltFrom))
	if err != nil {
		return err
	}
	done, err := chooseWays(tasks, found.Findings)
	if err != nil {
		return err
	}
	plan := fix.Prepare(done, fix.Options{Modules: found.Modules})
	if len(plan.Skipped) > 0 {
		s := plan.Skipped[0]
		return fmt.Errorf("contract write: nothing was changed: %s", s)
	}
	if l.diff {
		remarks, err := plan.Diff(l.out, l.work, diffTarget(l.out))
		for _, r := range remarks {
			l.warn("-diff: %s", r)
		}
		return err
	}
	if err := l.applyWhole(ctx, plan, []string{ownModule}, "the contract"); err != nil {
		return fmt.Errorf("contract write: nothing was changed: %w", err)
	}
	if err := direct(checkout.File{Path: filepath.Join(l.work, "go.mod"), Tree: l.work}, ownModule); err != nil {
		return err
	}
	return l.tellWritten(tasks, done)
}

// chooseWays returns one finding for each task: that with which the tool is registered, or else that with which its
// contract stands beside the handler.
func chooseWays(tasks []drafts.Task, findings []finding.Finding) ([]finding.Finding, error) {
	var chosen []finding.Finding
	done, refused := make(map[int]bool), make(map[int]string)
	for _, category := range []string{drafts.Registered, drafts.Beside, drafts.Refused} {
		for _, f := range findings {
			if f.Category != category {
				continue
			}
			use := false
			for _, w := range drafts.ParseWritten(f.Category, f.Message) {
				use, refused[w.Task] = use || !done[w.Task], w.Why
				done[w.Task] = done[w.Task] || category != drafts.Refused
			}
			if use && category != drafts.Refused {
				chosen = append(chosen, f)
			}
		}
	}
	for i, t := range tasks {
		if !done[i] {
			why := refused[i]
			if why == "" {
				why = "its handler is not in the packages that were looked at"
			}
			return nil, fmt.Errorf("contract write: nothing was changed: the contract of %s has to be written by hand: %s", t.Draft.Tool, why)
		}
	}
	return chosen, nil
}

// tellWritten says what was written.
func (l *linting) tellWritten(tasks []drafts.Task, done []finding.Finding) error {
	for _, f := range done {
		for _, w := range drafts.ParseWritten(f.Category, f.Message) {
			t := tasks[w.Task]
			how := ""
			if f.Category == drafts.Beside {
				how = "; a directive binds it to the handler, because no bridge registers the tool"
			}
			at := filepath.ToSlash(l.short(f.Range.File))
			if err := l.say("%s: %s has the contract %s now, with %s%s", at, strings.Join(t.Tools, ", "), w.Variable, count(len(t.Draft.Entries), "failure", "failures"), how); err != nil {
				return err
			}
		}
	}
	if l.quiet {
		return nil
	}
	l.warn("recoveries that begin with TODO are yours to write: contractshape reports them until then")
	return nil
}
