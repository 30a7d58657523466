package driver

import (
	"cmp"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// importFails is how the type checker begins when it cannot import a package.
const importFails = "could not import "

// A LoadError says what is wrong with a package.
type LoadError struct {
	// Pos is file:line:col, or as much as is known of it; the file is absolute.
	Pos string
	// Said is what a //line directive says of the place.
	Said finding.Said
	// Message is one line.
	Message string
}

// errorAt returns an error about a position.
func errorAt(fset *token.FileSet, pos token.Pos, message string) LoadError {
	e := LoadError{Message: oneLine(message)}
	if pos.IsValid() {
		real := position.Real(fset, pos)
		e.Pos, e.Said = real.String(), saidOf(fset, pos, real)
	}
	return e
}

// Error returns the error as compilers write it.
func (e LoadError) Error() string {
	if e.Pos == "" || e.Pos == "-" {
		return e.Message
	}
	return e.Pos + ": " + e.Message
}

func (e LoadError) file() string {
	file, _ := e.Place()
	return file
}

// Place takes the position apart: the file, and the line and the column as far as
// they are known.
func (e LoadError) Place() (file string, lineAndColumn []int) {
	file = e.Pos
	for range 2 {
		i := strings.LastIndexByte(file, ':')
		if i < 0 {
			break
		}
		n, err := strconv.Atoi(file[i+1:])
		if err != nil {
			break
		}
		file, lineAndColumn = file[:i], slices.Insert(lineAndColumn, 0, n)
	}
	return file, lineAndColumn
}

// comparePlaces orders errors by their places.
func comparePlaces(a, b LoadError) int {
	aFile, aAt := a.Place()
	bFile, bAt := b.Place()
	return cmp.Or(strings.Compare(aFile, bFile), slices.Compare(aAt, bAt))
}

// isCauseOf reports whether another error in the same line names this one as its
// cause: the go command says why there is no package, and the type checker, which says
// it again, what cannot be imported because of that.
func (e LoadError) isCauseOf(other LoadError) bool {
	file, at := e.Place()
	otherFile, otherAt := other.Place()
	return file == otherFile && len(at) > 0 && len(otherAt) > 0 && at[0] == otherAt[0] &&
		strings.HasPrefix(other.Message, importFails) && strings.HasSuffix(other.Message, "("+e.Message+")")
}
