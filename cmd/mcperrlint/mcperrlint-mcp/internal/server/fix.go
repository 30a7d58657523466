package server

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
	"github.com/mcperrlint/mcperrlint/internal/printable"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var changes = true

var fixTool = &mcp.Tool{
	Name: "fix", Title: "Show or apply fixes",
	Annotations: &mcp.ToolAnnotations{Title: "Show or apply fixes", DestructiveHint: &changes, IdempotentHint: true, OpenWorldHint: new(bool)},
	Description: "Show the diff of the fixes of some findings, by the ids that lint returned. Nothing is written, unless apply is true and " +
		"diff_id is that of the diff: then exactly these fixes are written. Pass dir, packages and the other arguments as to lint.",
	InputSchema: schemaOf[fixArgs](func(properties map[string]*jsonschema.Schema) {
		ofSelection(properties)
		properties["ids"].MinItems, properties["ids"].MaxItems = jsonschema.Ptr(1), jsonschema.Ptr(50)
	}),
	OutputSchema: schemaOf[fixAnswer](nil),
}

type fixArgs struct {
	selection

	IDs    []string `json:"ids" jsonschema:"ids of findings, from lint"`
	Unsafe bool     `json:"unsafe,omitempty" jsonschema:"also fixes that leave work to do, such as texts to write"`
	Apply  bool     `json:"apply,omitempty" jsonschema:"write the fixes; needs diff_id"`
	DiffID string   `json:"diff_id,omitempty" jsonschema:"diff_id of the answer that showed the diff, with the same ids"`
	Cursor string   `json:"cursor,omitempty" jsonschema:"cursor of the answer before, for the next page of its diff; all other arguments stay the same"`
}

// A fixAnswer is the structured content of a diff.
type fixAnswer struct {
	Applied bool     `json:"applied" jsonschema:"whether the diff has been written"`
	Diff    string   `json:"diff"`
	DiffID  string   `json:"diff_id" jsonschema:"to be passed with apply"`
	Notes   []string `json:"notes" jsonschema:"what was left out, and why"`
	Left    int      `json:"left" jsonschema:"number of pages of the diff after this one"`
	Cursor  string   `json:"cursor,omitempty" jsonschema:"cursor of the next page"`
}

// A repair is a call of the tool fix, once it is known what it means.
type repair struct {
	dir   string
	args  []string // of the command; none if there is nothing to fix
	notes []string
}

// fix answers a call of the tool fix.
func (s *service) fix(ctx context.Context, req *mcp.CallToolRequest, args fixArgs) (*mcp.CallToolResult, error) {
	if args.Apply && args.DiffID == "" {
		return nil, diffUnseen.Fail("")
	}
	set, ask, err := s.offered(ctx, req)
	if err != nil {
		return nil, targetFailure(err, set)
	}
	if ask != nil {
		return ask, nil
	}
	r, err := s.plan(ctx, set, args)
	if err != nil {
		return nil, err
	}
	diff, err := s.diff(ctx, r, args.Unsafe)
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(diff) == "" {
		return nil, noFix.Fail(noFix.When + " " + strings.Join(r.notes, "; ") + ".")
	}
	id := page.Digest("diff", diff)
	if args.Apply {
		if args.DiffID != id {
			return nil, diffChanged.Fail("")
		}
		if err := s.apply(ctx, r, args.Unsafe); err != nil {
			return nil, err
		}
	}
	return shownDiff(args, id, diff, r.notes)
}

// shownDiff returns a page of a diff.
func shownDiff(args fixArgs, id, diff string, notes []string) (*mcp.CallToolResult, error) {
	cut, err := page.Text(args.Cursor, id, diff)
	if err != nil {
		return nil, pageFailure(err)
	}
	a := fixAnswer{Applied: args.Apply, Diff: strings.Join(cut.Items, ""), DiffID: id, Notes: notes, Left: cut.Left, Cursor: cut.Next}
	head := fmt.Sprintf("Nothing is written yet. To write this, call again with apply and diff_id %q.\n", id)
	if a.Applied {
		head = "This is written. Build and test the module, then call lint again.\n"
	}
	for _, note := range notes {
		head += "note: " + note + "\n"
	}
	return result(head+"\n"+a.Diff+more(a.Left, "page", "pages", a.Cursor), a), nil
}

// plan finds the findings that are meant, and returns the arguments with which the command fixes them alone.
func (s *service) plan(ctx context.Context, set roots.Set, args fixArgs) (*repair, error) {
	target, err := set.Target(args.Dir, args.Packages)
	if err != nil {
		return nil, targetFailure(err, set)
	}
	flags, err := args.flags(s.Rules)
	if err != nil {
		return nil, err
	}
	report, err := s.Linter.Report(ctx, target.Dir, command(flags, target.Patterns)...)
	if err != nil {
		return nil, selectedFailure(err)
	}
	if len(report.Findings) == 0 && len(report.Problems) > 0 {
		return nil, brokenFailure(report.Problems)
	}
	r := &repair{dir: target.Dir, notes: []string{}}
	var prints []string
	for _, id := range args.IDs {
		f := withID(report.Findings, id)
		if f == nil {
			return nil, findingGone.Fail("There is no finding " + quoted(id) + ".")
		}
		switch {
		case f.Fix == nil:
			r.notes = append(r.notes, id+" has no fix")
			continue
		case f.Fix.Unsafe && !args.Unsafe:
			r.notes = append(r.notes, id+" has a fix that leaves work to do; pass unsafe to have it")
			continue
		}
		if err := editsInside(set, target.Dir, f.Fix); err != nil {
			return nil, err
		}
		prints = append(prints, f.Fingerprint)
	}
	if len(prints) > 0 {
		r.args = command(append(flags, "-fingerprints="+strings.Join(prints, ",")), target.Patterns)
	}
	return r, nil
}

// withID returns the finding that an agent means.
func withID(list []linter.Finding, id string) *linter.Finding {
	i := slices.IndexFunc(list, func(f linter.Finding) bool {
		return f.Fingerprint == id || len(id) == idLength && strings.HasPrefix(f.Fingerprint, id)
	})
	if i < 0 {
		return nil
	}
	return &list[i]
}

// editsInside returns a failure if a fix changes a file outside the roots.
func editsInside(set roots.Set, dir string, fix *linter.Fix) error {
	for _, e := range fix.Edits {
		path := filepath.FromSlash(e.File)
		if !filepath.IsAbs(path) {
			path = filepath.Join(dir, path)
		}
		if real, err := filepath.EvalSymlinks(path); err != nil || !set.Has(real) {
			return outsideRoots.Fail("The fix changes " + text(e.File) + ", which is outside the roots.")
		}
	}
	return nil
}

// diff returns what the fixes change.
func (s *service) diff(ctx context.Context, r *repair, unsafe bool) (string, error) {
	if r.args == nil {
		return "", nil
	}
	args := []string{"lint", "-diff"}
	if unsafe {
		args = append(args, "-fix-unsafe")
	}
	printed, err := s.Linter.Text(ctx, r.dir, append(args, r.args...)...)
	if err != nil {
		return "", selectedFailure(err)
	}
	for line := range strings.Lines(printed.Said) {
		if note, is := strings.CutPrefix(strings.TrimSpace(line), "-diff: "); is {
			r.notes = append(r.notes, text(note))
		}
	}
	return printable.Lines(printed.Text), nil
}

// appliedForm is what the command says of the fixes that it has applied.
var appliedForm = regexp.MustCompile(`(?m)^applied [0-9]+ fix(es)? in [0-9]+ files?$`)

// apply writes the fixes.
func (s *service) apply(ctx context.Context, r *repair, unsafe bool) error {
	flag := "-fix"
	if unsafe {
		flag = "-fix-unsafe"
	}
	said, err := s.Linter.Applied(ctx, r.dir, append([]string{flag}, r.args...)...)
	if err != nil {
		return selectedFailure(err)
	}
	if !appliedForm.MatchString(said) {
		return notApplied.Fail(notApplied.When+"\n"+printable.Lines(said), taxonomy.Data("applied", false))
	}
	return nil
}
