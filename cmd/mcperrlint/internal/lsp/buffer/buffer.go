// Package buffer has the texts of documents while they are edited: it applies the changes that editors tell, turns byte
// offsets into the positions that editors count, and moves places along when text changes before them.
//
// Editors count lines from 0, and characters of a line in units of UTF-16 or in bytes: the e in
//
//	/* é𝄞 */ e
//
// is at byte 13, and at character 10 in UTF-16, where 𝄞 takes two units.
package buffer

import (
	"bytes"
	"errors"
	"math"
	"sort"
	"unicode/utf8"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// MostBytes is how large a document is at most: the same as a file.
const MostBytes = 32 << 20

// ErrTooLarge means that a document is larger than MostBytes.
var ErrTooLarge = errors.New("the document is larger than 32 MiB")

// A Text is what a document holds. It does not change.
type Text struct {
	content []byte
	lines   []int // where lines begin
}

// New returns a text. The content must not change any more.
func New(content []byte) *Text {
	t := &Text{content: content, lines: []int{0}}
	for at := 0; ; {
		i := bytes.IndexByte(content[at:], '\n')
		if i < 0 {
			return t
		}
		at += i + 1
		t.lines = append(t.lines, at)
	}
}

// Bytes returns the content, which must not be changed.
func (t *Text) Bytes() []byte { return t.content }

// line returns a line, by its index, without its end.
func (t *Text) line(index int) []byte {
	if index+1 == len(t.lines) {
		return t.content[t.lines[index]:]
	}
	return bytes.TrimSuffix(t.content[t.lines[index]:t.lines[index+1]-1], []byte("\r"))
}

// Position returns the position of an offset. One outside of the text counts as its beginning or its end.
func (t *Text) Position(offset int, encoding protocol.Encoding) protocol.Position {
	offset = min(max(offset, 0), len(t.content))
	index := sort.SearchInts(t.lines, offset+1) - 1
	before := t.content[t.lines[index]:offset]
	character := len(before)
	if encoding != protocol.UTF8 {
		character = units(before)
	}
	return protocol.Position{Line: clamp(index), Character: clamp(character)}
}

// clamp returns a number as one of a position.
func clamp(n int) uint32 { return uint32(min(n, math.MaxInt32)) }

// units returns how many units of UTF-16 a text takes. Each byte that is no UTF-8 is one.
func units(text []byte) int {
	n := 0
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		n += unitsOf(r)
		text = text[size:]
	}
	return n
}

// unitsOf returns how many units of UTF-16 a character takes.
func unitsOf(r rune) int {
	if r > math.MaxUint16 {
		return 2
	}
	return 1
}

// Offset returns the offset of a position. One behind the end of its line counts as the end, and one within a
// character as its beginning.
func (t *Text) Offset(p protocol.Position, encoding protocol.Encoding) int {
	if int64(p.Line) >= int64(len(t.lines)) {
		return len(t.content)
	}
	start, line := t.lines[p.Line], t.line(int(p.Line))
	if encoding == protocol.UTF8 {
		at := int(min(int64(p.Character), int64(len(line))))
		for at > 0 && at < len(line) && !utf8.RuneStart(line[at]) {
			at--
		}
		return start + at
	}
	at := 0
	for left := int64(p.Character); at < len(line); {
		r, size := utf8.DecodeRune(line[at:])
		if left -= int64(unitsOf(r)); left < 0 {
			break
		}
		at += size
	}
	return start + at
}

// At returns the offset of a line and a column that count from 1, the column in bytes, as findings have them.
func (t *Text) At(line, column int) int {
	index := min(max(line-1, 0), len(t.lines)-1)
	return t.lines[index] + min(max(column-1, 0), len(t.line(index)))
}

// Line returns the offsets of the line at an offset: of its beginning, of its first character that is no space, and of
// its last one's end.
func (t *Text) Line(offset int) (start, from, to int) {
	index := sort.SearchInts(t.lines, min(max(offset, 0), len(t.content))+1) - 1
	start = t.lines[index]
	line := t.line(index)
	from = start + len(line) - len(bytes.TrimLeft(line, " \t"))
	to = max(from, start+len(bytes.TrimRight(line, " \t")))
	return start, from, to
}

// Change returns the text after a change that an editor tells.
func (t *Text) Change(c protocol.ContentChange, encoding protocol.Encoding) (*Text, error) {
	start, end := 0, len(t.content)
	if c.Range != nil {
		start, end = t.Offset(c.Range.Start, encoding), t.Offset(c.Range.End, encoding)
		end = max(start, end)
	}
	if start+len(c.Text)+len(t.content)-end > MostBytes {
		return nil, ErrTooLarge
	}
	content := make([]byte, 0, start+len(c.Text)+len(t.content)-end)
	content = append(content, t.content[:start]...)
	content = append(content, c.Text...)
	return New(append(content, t.content[end:]...)), nil
}
