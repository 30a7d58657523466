package summary

import (
	"cmp"
	"go/token"
)

// ComparePositions returns the order of two positions: that of the names of their files, and in one file that
// of the text. The numbers of positions in different files say only which file a driver has read
// first, and some read several at a time.
func ComparePositions(fset *token.FileSet, a, b token.Pos) int {
	if of := fset.File(a); of != nil && of == fset.File(b) {
		return cmp.Compare(a, b)
	}
	return cmp.Or(cmp.Compare(nameAt(fset, a), nameAt(fset, b)), cmp.Compare(a, b))
}

// nameAt returns the name of the file of a position, or none for one that is nowhere.
func nameAt(fset *token.FileSet, pos token.Pos) string {
	if file := fset.File(pos); file != nil {
		return file.Name()
	}
	return ""
}
