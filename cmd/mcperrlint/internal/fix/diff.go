package fix

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"
)

// Diff writes what the plan changes as a unified diff, in the form that git apply
// and patch -p1 take. Paths are relative to a directory. Lines before the changes of a
// file, which both leave out, name the fixes after which there is work to do.
func (p *Plan) Diff(w io.Writer, dir string) error {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = resolved([]string{abs})[0]
	}
	for _, s := range p.files {
		name := s.path
		if rel, err := filepath.Rel(dir, s.path); err == nil {
			name = rel
		}
		name = filepath.ToSlash(name)
		if strings.Contains(name, " ") {
			name += "\t" // tells where the name ends
		}
		text := p.unsafeIn(s, strings.TrimRight(name, "\t")) + udiff.Unified("a/"+name, "b/"+name, string(s.content), string(s.fixed))
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
	}
	return nil
}

// unsafeIn names the fixes to a file after which there is work to do, one in each line.
func (p *Plan) unsafeIn(s *source, name string) string {
	var b strings.Builder
	for _, a := range p.Applied {
		if a.Fix.Unsafe && slices.Contains(a.files, s) {
			fmt.Fprintf(&b, "# %s:%d: unsafe: %s (%s)\n", name, a.Finding.Range.Line, a.Fix.Message, a.Finding.ID())
		}
	}
	return b.String()
}
