package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

// defaultBaseline is where findings are kept if no file is named.
const defaultBaseline = ".mcperrlint-baseline.json"

// baseline writes a baseline, or removes from it what is no longer found.
func (p *program) baseline(ctx context.Context, args []string) (int, error) {
	if err := oneOf("baseline", first(args), "write", "prune"); err != nil {
		return 0, err
	}
	o, err := parse(p, "baseline "+args[0], args[1:])
	if err != nil {
		return 0, err
	}
	if o.fix || o.diff || o.newFrom != "" || o.newSince != "" || len(o.outputs) > 0 {
		return 0, fmt.Errorf("baseline %s: takes packages, and flags that say what is looked for, not what is done with it", args[0])
	}
	l, err := newLinting(p, o)
	if err != nil {
		return 0, err
	}
	if err := l.aim(); err != nil {
		return 0, err
	}
	if err := cmp.Or(l.noFiles(), l.configure()); err != nil {
		return 0, err
	}
	if o.baseline == "" {
		o.useDefaultBaseline(l.work)
	}
	if err := l.analyse(ctx); err != nil {
		return 0, err
	}
	if err := l.keep(args[0] == "write"); err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	return l.loaded(), nil
}

// useDefaultBaseline has the findings kept where nobody has said otherwise.
func (o *options) useDefaultBaseline(work string) {
	o.baseline, o.tree = defaultBaseline, config.Root(work)
}

// baselineFile returns the file with the findings that are known.
func (o *options) baselineFile() checkout.File {
	return checkout.File{Path: o.baseline, Tree: o.tree}
}

// keep writes what was found, or removes what was not.
func (l *linting) keep(all bool) error {
	file := l.baselineFile()
	b, err := baseline.Read(file)
	switch {
	case errors.Is(err, fs.ErrNotExist) && all:
		b, err = baseline.New(file)
	case errors.Is(err, fs.ErrNotExist):
		err = fmt.Errorf("baseline prune: there is no %s", file.Path)
	}
	if err != nil {
		return err
	}
	m := b.Match(l.result.Findings, l.scope(), l.result.Read)
	next := m.Prune()
	if all {
		next = m.Update()
	}
	if err := next.Write(); err != nil {
		return err
	}
	if !l.quiet {
		l.warn("%s: %s, %d before", file.Path, count(next.Findings(), "finding", "findings"), b.Findings())
	}
	return nil
}
