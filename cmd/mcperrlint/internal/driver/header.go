package driver

import (
	"crypto/sha256"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// header returns a checksum of what a package declares: of the text of its files
// without the bodies of functions, and of what C declares. Together with what its imports
// declare, that makes the types that other packages see. It is nil if a file cannot be read.
//
// Where things are declared is not part of it, so that a line more in a function
// does not have every importer analysed again: see [loader.looksElsewhere].
func (l *loader) header(n *node, src *source) []byte {
	h := sha256.New()
	if src.c != nil {
		_, _ = h.Write(l.seenC(n, src).Go)
	}
	for _, syntax := range src.files {
		file := l.fset.File(syntax.FileStart)
		text, err := l.sources.read(file.Name())
		if err != nil || len(text) != file.Size() {
			return nil
		}
		from := 0
		for _, body := range bodies(syntax) {
			_, _ = h.Write(text[from:file.Offset(body.Lbrace)])
			_, _ = h.Write([]byte{0}) // which no source has
			from = file.Offset(body.Rbrace)
		}
		_, _ = h.Write(text[from:])
		_, _ = h.Write([]byte{0, 0})
	}
	return h.Sum(nil)
}

// looksElsewhere reports whether something was reported about a place in the
// file of another package. It is not known when such a place moves, unless facts tell
// of it: those are part of what a package sees.
func (l *loader) looksElsewhere(src *source, out *passes.Outcome) bool {
	own := make(map[*token.File]bool)
	for _, syntax := range src.files {
		own[l.fset.File(syntax.FileStart)] = true
	}
	elsewhere := func(pos token.Pos) bool {
		file := l.fset.File(pos)
		return file != nil && !own[file] && file.Name() != position.Added
	}
	return slices.ContainsFunc(out.Diagnostics, func(d passes.Diagnostic) bool {
		return elsewhere(d.Pos) || elsewhere(d.End) || slices.ContainsFunc(d.Related, func(r analysis.RelatedInformation) bool {
			return elsewhere(r.Pos) || elsewhere(r.End)
		})
	})
}
