// Package position returns real positions of code, whatever a //line directive
// says.
//
// A directive gives the code below it another place:
//
//	//line grammar.y:7
//	var table = []int{1, 2}
//
// For go/token, the table is on line 7 of grammar.y. The author of the code chooses that
// name: /etc/passwd, an excluded file, or a line older than the change. So it decides
// nothing about what is read, compared or excluded. It is only shown, beside the real
// place.
//
// Two kinds of files have no place of their own, so their directives are right: those that
// [Add] makes, and the copies that cgo makes for the compiler.
package position

import (
	"go/token"
	"path/filepath"
	"strings"
)

// Added is the name of the files that [Add] makes. No file that was parsed has it: their
// names are paths.
const Added = "a place that is not in a file that was parsed"

// Add returns a position of its own, which Real and drivers take for a line and a column of
// a file that need not have been parsed.
func Add(fset *token.FileSet, at token.Position) token.Pos {
	file := fset.AddFile(Added, -1, 1)
	file.AddLineColumnInfo(0, at.Filename, at.Line, at.Column)
	return file.Pos(0)
}

// Real returns where a position is in the file that was parsed. Of one that Add made it
// returns the place that Add was given.
func Real(fset *token.FileSet, pos token.Pos) token.Position {
	file := fset.File(pos)
	return fset.PositionFor(pos, file != nil && file.Name() == Added)
}

// Original returns what Real does, but for a copy that cgo made, which no user knows: of that
// it returns the place in the file that was copied. A checkout can have a file that looks
// like such a copy, so this is for messages, and nothing is decided by it.
func Original(fset *token.FileSet, pos token.Pos) token.Position {
	if file := fset.File(pos); file != nil && IsCopyName(file.Name()) {
		return Copied(fset, pos)
	}
	return Real(fset, pos)
}

// Copied returns the place, in the file that cgo copied, of a position in the copy. The
// first directive of a copy, which stands in its first lines, names the file. One that says
// something else came with the code. Copies have the lines of the file.
func Copied(fset *token.FileSet, pos token.Pos) token.Position {
	file, at := fset.File(pos), fset.Position(pos)
	for line := 1; line <= min(file.LineCount(), prefaceLines); line++ {
		switch first := fset.Position(file.LineStart(line)); {
		case first.Filename == file.Name():
			continue
		case at.Filename == first.Filename:
			return at
		default:
			in := Real(fset, pos)
			return token.Position{Filename: first.Filename, Offset: in.Offset, Line: in.Line - line + first.Line, Column: in.Column}
		}
	}
	return at
}

// prefaceLines is how many lines cgo writes at most before those of the file, with the first
// of these.
const prefaceLines = 4

// IsCopyName reports whether cgo gives such names to the copies that it makes. Those that
// the go command keeps in its cache have no extension.
func IsCopyName(path string) bool {
	return strings.HasSuffix(path, ".cgo1.go") || filepath.Ext(path) != ".go"
}

// Said returns the place that a //line directive says a position has, if that is not the
// given one.
func Said(fset *token.FileSet, pos token.Pos, real token.Position) (at token.Position, differs bool) {
	at = fset.Position(pos)
	return at, at.Filename != real.Filename || at.Line != real.Line
}
