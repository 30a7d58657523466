package cli

import (
	"context"
	"fmt"
	"go/doc/comment"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// An analyst looks at modules for a language server. The flags of rules are those of the process, so that one module is looked
// at at a time.
type analyst struct {
	*program

	options *options
	held    held
	turn    chan struct{} // holds a value while a module is looked at
}

// Root returns the directory of the module or workspace of a file. The standard library is none that somebody edits.
func (a *analyst) Root(file string) string { return targets.Root(file, a.env) }

// Open returns what looks at the packages of a module or workspace.
func (a *analyst) Open(root string) lsp.Workspace {
	p := *a.program
	p.dir = "" // editors take absolute paths
	return &edited{analyst: a, program: &p, root: root}
}

// Page returns what a rule is about, and what to do, in Markdown.
func (a *analyst) Page(id string) string {
	name, category, _ := strings.Cut(id, "/")
	r, known := rulesByName()[name]
	if !known {
		return ""
	}
	var b strings.Builder
	for _, c := range r.Categories {
		if c.Name == category {
			fmt.Fprintf(&b, "`%s`: %s.\n\n", id, c.Summary)
		}
	}
	fmt.Fprintf(&b, "`%s`: %s.\n\n", name, r.Page().Summary)
	for _, s := range r.Page().Sections {
		if s.Heading == "" && len(s.Blocks) > 0 {
			b.Write(new(comment.Printer).Markdown(&comment.Doc{Content: s.Blocks[:1]}))
			b.WriteString("\n")
		}
	}
	return b.String()
}

// An edited module, or workspace of several, is one whose files are open in an editor.
type edited struct {
	*analyst
	*program

	root string
	memory
}

// Look runs the rules.
func (e *edited) Look(ctx context.Context, overlay map[string][]byte, tell func(string)) (*lsp.Report, error) {
	var report *lsp.Report
	err := e.inTurn(ctx, overlay, func(l *linting) error {
		l.watch = func(p driver.Progress) { tell(inWords(p)) }
		if err := l.collect(ctx); err != nil {
			return err
		}
		report = &lsp.Report{
			Findings: l.fresh, Files: l.result.Files, Modules: l.result.Modules, Read: l.result.Read,
			Incomplete: len(l.result.Broken)+len(l.result.Skipped) > 0, Notes: l.result.Notes,
		}
		for _, f := range l.result.Failed {
			report.Notes = append(report.Notes, f.Error())
		}
		return nil
	})
	return report, err
}

// inTurn calls a function with what looks at the module as its settings are now, when no other module is looked at.
func (e *edited) inTurn(ctx context.Context, overlay map[string][]byte, do func(*linting) error) error {
	select {
	case e.turn <- struct{}{}:
		defer func() { <-e.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	l, err := e.linting()
	if err == nil {
		l.run.Dir, l.run.Overlay, l.drive = e.root, overlay, e.memory.run
		err = do(l)
	}
	if err != nil && ctx.Err() == nil {
		err = troubleOf(err, e.root)
	}
	return err
}

// linting returns what looks at the module. Its settings are read anew.
func (e *edited) linting() (*linting, error) {
	if err := e.held.restore(); err != nil {
		return nil, err
	}
	o := *e.options
	o.quiet = true
	l := &linting{program: e.program, options: &o, work: e.root, home: e.root}
	if err := l.aim(); err != nil {
		return nil, err
	}
	c, err := e.settingsIn(l.home)
	if err != nil {
		return nil, err
	}
	s, err := l.settleWith(c)
	if err != nil {
		return nil, err
	}
	return l, l.prepare(s)
}

// settingsIn returns the settings that hold in a directory, where the command line names no file. Where the server was started
// does not matter.
func (e *edited) settingsIn(dir string) (*config.Config, error) {
	if e.options.config != "" {
		return readConfig(e.options.config, "")
	}
	path, err := config.Find(dir)
	if err != nil || path == "" {
		return config.Default(), err
	}
	return config.Load(path)
}
