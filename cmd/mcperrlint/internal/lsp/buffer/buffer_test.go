package buffer_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

func at(line, character uint32) protocol.Position {
	return protocol.Position{Line: line, Character: character}
}

func TestPositions(t *testing.T) {
	text := buffer.New([]byte("é𝄞e\r\n\n\xffx\n"))
	rows := []struct {
		offset      int
		utf16, utf8 protocol.Position
	}{
		{0, at(0, 0), at(0, 0)},
		{2, at(0, 1), at(0, 2)},
		{6, at(0, 3), at(0, 6)},
		{7, at(0, 4), at(0, 7)},
		{9, at(1, 0), at(1, 0)},
		{10, at(2, 0), at(2, 0)},
		{11, at(2, 1), at(2, 1)},
		{13, at(3, 0), at(3, 0)},
	}
	for _, row := range rows {
		assert.Equal(t, row.utf16, text.Position(row.offset, protocol.UTF16), "%d", row.offset)
		assert.Equal(t, row.utf8, text.Position(row.offset, protocol.UTF8), "%d", row.offset)
		assert.Equal(t, row.offset, text.Offset(row.utf16, protocol.UTF16), "%v", row.utf16)
		assert.Equal(t, row.offset, text.Offset(row.utf8, protocol.UTF8), "%v", row.utf8)
	}
	assert.Equal(t, at(0, 0), text.Position(-1, protocol.UTF16))
	assert.Equal(t, at(3, 0), text.Position(99, protocol.UTF16))
	for _, encoding := range []protocol.Encoding{protocol.UTF8, protocol.UTF16} {
		assert.Equal(t, 7, text.Offset(at(0, 99), encoding), "the end of a line is before what ends it")
		assert.Equal(t, 7, text.Offset(at(0, 1<<32-1), encoding))
		assert.Equal(t, 13, text.Offset(at(1<<32-1, 7), encoding))
	}
	assert.Equal(t, 2, text.Offset(at(0, 2), protocol.UTF16), "within a character of two units")
	assert.Equal(t, 2, text.Offset(at(0, 4), protocol.UTF8), "within a character of four bytes")
}

func TestPlaces(t *testing.T) {
	text := buffer.New([]byte("a\n\té b  \r\n"))
	assert.Equal(t, 3, text.At(2, 2))
	assert.Equal(t, 0, text.At(0, 0))
	assert.Equal(t, 11, text.At(9, 9))
	assert.Equal(t, 9, text.At(2, 99))
	start, from, to := text.Line(6)
	assert.Equal(t, []int{2, 3, 7}, []int{start, from, to})
	start, from, to = text.Line(99)
	assert.Equal(t, []int{11, 11, 11}, []int{start, from, to})
}

func TestChange(t *testing.T) {
	text := buffer.New([]byte("aé𝄞\nb\n"))
	change := func(from, to protocol.Position, by string) string {
		changed, err := text.Change(protocol.ContentChange{Range: &protocol.Range{Start: from, End: to}, Text: by}, protocol.UTF16)
		require.NoError(t, err)
		return string(changed.Bytes())
	}
	assert.Equal(t, "ax\nb\n", change(at(0, 1), at(0, 4), "x"))
	assert.Equal(t, "aé𝄞b\n", change(at(0, 4), at(1, 0), ""))
	assert.Equal(t, "aé𝄞\nb\nc", change(at(9, 9), at(9, 9), "c"))
	assert.Equal(t, "aé𝄞\nxb\n", change(at(1, 0), at(0, 0), "x"), "a range that ends before it begins is empty")
	whole, err := text.Change(protocol.ContentChange{Text: "new"}, protocol.UTF16)
	require.NoError(t, err)
	assert.Equal(t, "new", string(whole.Bytes()))
	_, err = text.Change(protocol.ContentChange{Text: strings.Repeat("x", buffer.MostBytes+1)}, protocol.UTF16)
	require.ErrorIs(t, err, buffer.ErrTooLarge)
}

func TestMove(t *testing.T) {
	rows := []struct {
		name, from, to string
		start, end     int
		want           string // the text at the place, or "" if that is gone
	}{
		{"nothing has changed", "abc", "abc", 1, 2, "b"},
		{"a line before", "a\nb\n", "x\na\nb\n", 2, 3, "b"},
		{"a line behind", "a\nb\n", "a\nb\nx\n", 0, 1, "a"},
		{"the place itself", "a b c", "a x c", 2, 3, ""},
		{"all of it", "abc", "xyz", 0, 3, ""},
		{"the end is gone", "a\nb", "a", 2, 3, ""},
		{"several lines", "a\nb\nc\nd\n", "x\na\nc\ny\nd\n", 4, 5, "c"},
		{"a place over several lines", "a\nb\nc\n", "a\nx\nb\nc\n", 0, 3, ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			start, end, found := buffer.Between(buffer.New([]byte(row.from)), buffer.New([]byte(row.to))).Place(row.start, row.end)
			assert.Equal(t, row.want != "", found)
			if found {
				assert.Equal(t, row.want, row.to[start:end])
			}
		})
	}
}

// A position leads back to where it came from, and changes leave the rest as it is.
func FuzzText(f *testing.F) {
	f.Add([]byte("é𝄞e\r\n\n\xffx\n"), uint32(0), uint32(3), uint32(1), uint32(0), "x")
	f.Add([]byte("\r\r\n\xf0\x9d"), uint32(9), uint32(1), uint32(0), uint32(1<<31), "\n")
	f.Fuzz(func(t *testing.T, content []byte, line, character, endLine, endCharacter uint32, by string) {
		text := buffer.New(content)
		change := protocol.ContentChange{Range: &protocol.Range{Start: at(line, character), End: at(endLine, endCharacter)}, Text: by}
		for _, encoding := range []protocol.Encoding{protocol.UTF8, protocol.UTF16} {
			offset := text.Offset(at(line, character), encoding)
			position := text.Position(offset, encoding)
			assert.Equal(t, offset, text.Offset(position, encoding))
			changed, err := text.Change(change, encoding)
			require.NoError(t, err)
			assert.Equal(t, string(content[:offset])+by, string(changed.Bytes()[:offset+len(by)]))
			move := buffer.Between(text, changed)
			if start, end, found := move.Place(offset, len(content)); found {
				assert.Equal(t, string(content[offset:]), string(changed.Bytes()[start:end]))
			}
		}
	})
}
