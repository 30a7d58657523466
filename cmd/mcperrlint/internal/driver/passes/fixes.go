package passes

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// beyond is how far behind the end of a file an edit may end: the ends of some
// nodes that are not closed are computed.
const beyond = 10

// validate reports a fix that cannot be applied. It puts the edits in order.
func validate(fset *token.FileSet, fixes []analysis.SuggestedFix) error {
	seen := make(map[string]bool)
	for _, fix := range fixes {
		if seen[fix.Message] {
			return fmt.Errorf("two fixes have the message %q", fix.Message)
		}
		seen[fix.Message] = true
		if err := validateEdits(fset, fix.TextEdits); err != nil {
			return fmt.Errorf("the fix %q is not valid: %w", fix.Message, err)
		}
	}
	return nil
}

// validateEdits puts edits in order and sets ends that are missing.
func validateEdits(fset *token.FileSet, edits []analysis.TextEdit) error {
	slices.SortStableFunc(edits, func(a, b analysis.TextEdit) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.End, b.End))
	})
	for i := range edits {
		edit := &edits[i]
		file := fset.File(edit.Pos)
		if file == nil {
			return fmt.Errorf("edit %d is in no file", i)
		}
		end := token.Pos(file.Base() + file.Size())
		if !edit.End.IsValid() {
			edit.End = edit.Pos
		}
		if edit.End > end && edit.End < end+beyond {
			edit.End = end
		}
		switch {
		case edit.End < edit.Pos:
			return fmt.Errorf("edit %d ends before it begins", i)
		case edit.End > end:
			return fmt.Errorf("edit %d ends outside its file", i)
		case i > 0 && edit.Pos < edits[i-1].End:
			return fmt.Errorf("edit %d overlaps the one before", i)
		}
	}
	return nil
}
