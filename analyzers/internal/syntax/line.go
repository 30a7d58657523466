package syntax

import (
	"go/token"
	"path/filepath"
	"strconv"
)

// Line writes the file and the line of a place, without the directory.
func Line(fset *token.FileSet, pos token.Pos) string {
	at := fset.Position(pos)
	return filepath.Base(at.Filename) + ":" + strconv.Itoa(at.Line)
}
