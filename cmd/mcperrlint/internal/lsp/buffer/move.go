package buffer

import (
	"bytes"

	"github.com/aymanbagabas/go-udiff"
)

// A Move says where the places of one text are in another one that came of it by edits: what lies in lines that are the same
// moves along with them.
//
//	a := f()        log.Print(1)
//	b := g()        a := f()
//	                b := h()
//
// The place of f moves, and that of g is gone: whoever edits there knows better.
type Move []udiff.Edit

// Between returns the move from one text to another one.
func Between(from, to *Text) Move {
	if bytes.Equal(from.content, to.content) {
		return nil
	}
	return udiff.Lines(string(from.content), string(to.content))
}

// Place returns where a part of the first text is in the second one, unless something in it has changed.
func (m Move) Place(start, end int) (movedStart, movedEnd int, found bool) {
	by := 0
	for _, e := range m {
		switch {
		case e.End <= start:
			by += len(e.New) - (e.End - e.Start)
		case e.Start < end:
			return 0, 0, false
		}
	}
	return start + by, end + by, true
}
