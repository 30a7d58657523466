package fix

import (
	"io"
	"path/filepath"
	"strings"

	"github.com/aymanbagabas/go-udiff"
)

// Diff writes what the plan changes as a unified diff, in the form that git apply
// and patch -p1 take. Paths are relative to a directory.
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
		if _, err := io.WriteString(w, udiff.Unified("a/"+name, "b/"+name, string(s.content), string(s.fixed))); err != nil {
			return err
		}
	}
	return nil
}
