package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

// initialise writes what a project needs to begin, by what it imports and has. What there
// is already it leaves alone, and says so. If asked to, it adds the bridges first.
func (p *program) initialise(ctx context.Context, args []string) (int, error) {
	only := "" // the flag
	if len(args) == 1 {
		only = "-" + strings.TrimLeft(args[0], "-")
	}
	if only == agentsFlag {
		return p.initialiseAgents()
	}
	bridge := only == bridgeFlag
	if len(args) > 0 && !bridge {
		last := args[len(args)-1]
		return 0, fmt.Errorf("init: takes -bridge or -agents and nothing else, not %q%s", last, cmp.Or(didYouMean(last, []string{bridgeFlag, agentsFlag}), "; -C dir comes before it"))
	}
	o, err := parse(p, "init", []string{"-config", configOff, "-q"})
	if err != nil {
		return 0, err
	}
	l, err := newLinting(p, o)
	if err == nil {
		err = l.atRoot("init")
	}
	if err == nil {
		err = l.aim()
	}
	if err == nil {
		err = l.configure()
	}
	if err == nil && bridge {
		err = l.addBridges(ctx)
	}
	if err == nil {
		err = l.analyse(ctx)
	}
	if err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	if err := l.begin(); err != nil {
		return 0, err
	}
	if len(l.result.Broken) > 0 {
		return exitBroken, nil
	}
	return exitClean, nil
}

// bridgeFlag asks init for bridges.
const bridgeFlag = "-bridge"

// A project is what init knows of one.
type project struct {
	libraries []string // of the protocol
	adopted   bool     // it imports packages of ours
	known     int      // what it has today
}

// begin writes the files.
func (l *linting) begin() error {
	found := project{
		libraries: librariesOf(l.result), adopted: slices.ContainsFunc(ours, l.result.IsBuiltFrom), known: len(l.result.Findings),
	}
	if err := l.introduce(found); err != nil {
		return err
	}
	if found.known > 0 {
		if err := l.beginBaseline(found.known); err != nil {
			return err
		}
	}
	needed := "" // of settings that are there
	if found.known > 0 {
		needed = "baseline:"
	}
	if err := l.create(l.work, config.Name, settingsText(found), needed); err != nil {
		return err
	}
	if len(found.libraries) == 0 && !found.adopted {
		return nil // a gate would have nothing to check yet
	}
	for _, step := range []func() error{l.beginHook, l.beginGate, l.mentionLinter} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// introduce says what was found.
func (l *linting) introduce(found project) error {
	text := "found no MCP library that mcperrlint knows"
	if len(found.libraries) > 0 {
		text = "found " + strings.Join(found.libraries, ", ")
	}
	if found.adopted {
		text += "; packages of mcperrlint are in use"
	}
	return l.say("%s", text)
}

// beginBaseline writes what is known today.
func (l *linting) beginBaseline(n int) error {
	l.useDefaultBaseline(l.work)
	if _, err := os.Stat(defaultBaseline); !errors.Is(err, fs.ErrNotExist) {
		return l.say("%s is there already", filepath.ToSlash(l.short(filepath.Join(l.work, defaultBaseline))))
	}
	if err := l.keep(true); err != nil {
		return err
	}
	return l.say("wrote %s: %s that the code has today", defaultBaseline, count(n, "finding", "findings"))
}

// beginHook shows what belongs into the settings of pre-commit, where that is in use.
func (l *linting) beginHook() error {
	const name = ".pre-commit-config.yaml"
	if !exists(l.root(), name) {
		return nil
	}
	text, err := preCommitText(l.within())
	if err != nil {
		return err
	}
	return l.create(l.root(), name, text, "mcperrlint")
}

// beginGate writes a file for the service that builds the project, if it can be told from
// its files or the remotes of the repository.
func (l *linting) beginGate() error {
	root, dir := l.root(), l.within()
	remotes, _ := checkout.Named(filepath.Join(root, ".git", "config")).Read() // none: a project without a repository
	on := func(service string) bool { return strings.Contains(string(remotes), service) }
	hub, lab := exists(root, ".github", "workflows"), exists(root, ".gitlab-ci.yml")
	var name, text string
	err := dir.check()
	switch {
	case lab, on("gitlab") && !hub:
		name = ".gitlab-ci.yml"
		text, err = pipelineText(dir)
	case hub, on("github"):
		name = filepath.Join(".github", "workflows", "mcperrlint.yml")
		text, err = workflowText(dir)
	}
	switch {
	case err != nil:
		return err
	case name != "":
		return l.create(root, name, text, "mcperrlint")
	}
	return l.say("wrote no gate, because nothing tells which service builds the project: %s ends with 1 if there are findings", dir.command())
}

// mentionLinter shows what belongs into the settings of golangci-lint, where that is in
// use.
func (l *linting) mentionLinter() error {
	for _, dir := range []string{l.work, l.root()} {
		for _, ending := range []string{"yml", "yaml", "toml", "json"} {
			if name := ".golangci." + ending; exists(dir, name) {
				if l.mentions(checkout.File{Path: filepath.Join(dir, name), Tree: dir}, "mcperrlint") {
					return l.say("%s: mcperrlint is there already", filepath.ToSlash(l.short(filepath.Join(dir, name))))
				}
				return l.show(name+": golangci-lint can run the rules as well, built as docs/golangci.md says, with this:",
					fmt.Sprintf(newLinter, selection.PresetDefault))
			}
		}
	}
	return nil
}

// within returns the way from the root of the repository to the module.
func (l *linting) within() moduleDir {
	rel, err := filepath.Rel(l.root(), l.work)
	if err != nil {
		return "."
	}
	if strings.HasPrefix(rel, "-") {
		rel = "./" + rel // which no command takes for a flag
	}
	return moduleDir(filepath.ToSlash(rel))
}

func exists(path ...string) bool {
	_, err := os.Stat(filepath.Join(path...))
	return err == nil
}

// create writes a file that is not there yet. What one that is there lacks is for the user to
// add: it has it if it mentions something.
func (l *linting) create(dir, name, text, mentioned string) error {
	file := checkout.File{Path: filepath.Join(dir, name), Tree: dir}
	shown := filepath.ToSlash(l.short(file.Path))
	err := file.Create([]byte(text))
	switch {
	case errors.Is(err, fs.ErrExist) && l.mentions(file, mentioned):
		return l.say("%s is there already", shown)
	case errors.Is(err, fs.ErrExist):
		return l.show("left "+shown+" as it is; this belongs into it:", text)
	case err != nil:
		return fmt.Errorf("init: %w", err)
	}
	return l.say("wrote %s", shown)
}

// mentions reports whether a file has a text in it. One that cannot be read has not.
func (l *linting) mentions(file checkout.File, text string) bool {
	content, err := file.Read()
	return err == nil && strings.Contains(string(content), text)
}
