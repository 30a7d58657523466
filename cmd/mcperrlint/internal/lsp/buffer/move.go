package buffer

import "bytes"

// A Move says where the places of one text are in another one that came of it by an edit: what lies before the first
// difference stays, what lies behind the last one moves along.
//
//	a := f()        log.Print(1)
//	b := g()        a := f()
//	                b := g()
//
// Places in the part that differs are gone: whoever edits there knows better.
type Move struct{ prefix, suffix, before, after int }

// Between returns the move from one text to another one.
func Between(from, to *Text) Move {
	if bytes.Equal(from.content, to.content) {
		return Move{len(from.content), 0, len(from.content), len(to.content)}
	}
	m := Move{before: len(from.content), after: len(to.content)}
	shorter := min(m.before, m.after)
	for m.prefix < shorter && from.content[m.prefix] == to.content[m.prefix] {
		m.prefix++
	}
	for m.suffix < shorter-m.prefix && from.content[m.before-1-m.suffix] == to.content[m.after-1-m.suffix] {
		m.suffix++
	}
	return m
}

// Place returns where a part of the first text is in the second one, unless something in it has changed.
func (m Move) Place(start, end int) (movedStart, movedEnd int, found bool) {
	switch {
	case end <= m.prefix:
		return start, end, true
	case start >= m.before-m.suffix:
		return start + m.after - m.before, end + m.after - m.before, true
	}
	return 0, 0, false
}
