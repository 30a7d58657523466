package lsp

import (
	"bytes"
	"go/scanner"
	"go/token"
	"sort"

	"github.com/aymanbagabas/go-udiff"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// lineEdits returns the edits of whole lines that make one text of another one.
func lineEdits(before, after []byte, encoding protocol.Encoding) []protocol.TextEdit {
	text := buffer.New(before)
	var list []protocol.TextEdit
	for _, e := range udiff.Lines(string(before), string(after)) {
		at := protocol.Range{Start: text.Position(e.Start, encoding), End: text.Position(e.End, encoding)}
		list = append(list, protocol.TextEdit{Range: at, NewText: e.New})
	}
	return list
}

// placeholder is the reason that the author is to replace.
const placeholder = "TODO: say why"

// suppression returns a directive that suppresses a category in the line of an offset, and where it is inserted: in a line of
// its own above that, or at its end where a comment above it would speak of all of a function. It is not found where it
// would become part of a text or a comment of several lines.
func suppression(content []byte, offset int, id string) (at int, text string, found bool) {
	directive := "//mcperrlint:ignore " + id + " -- " + placeholder
	start, from, to := buffer.New(content).Line(offset)
	tokens := tokensOf(content)
	if bytes.HasPrefix(content[start:], []byte("func ")) {
		return to, " " + directive, !tokens.comments(start, to) && !tokens.inside(to)
	}
	end := "\n"
	if bytes.HasPrefix(content[to:], []byte("\r\n")) {
		end = "\r\n"
	}
	return start, string(content[start:from]) + directive + end, !tokens.inside(start)
}

// tokens are where the texts and comments of a file are, by place. They alone can take several lines.
type tokens []span

type span struct {
	start, end int
	comment    bool
}

// tokensOf returns the texts and comments of a file.
func tokensOf(content []byte) tokens {
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(content))
	var s scanner.Scanner
	s.Init(file, content, nil, scanner.ScanComments)
	var list tokens
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return list
		}
		if tok == token.STRING || tok == token.COMMENT {
			start := file.Offset(pos)
			list = append(list, span{start, start + lengthOf(content[start:], text), tok == token.COMMENT})
		}
	}
}

// lengthOf returns how many bytes of a file a token takes, of which carriage returns were left out.
func lengthOf(content []byte, text string) int {
	at := 0
	for i := 0; i < len(text) && at < len(content); at++ {
		if content[at] == text[i] {
			i++
		}
	}
	return at
}

// inside reports whether a place is within a token, where nothing can be inserted.
func (t tokens) inside(offset int) bool {
	i := sort.Search(len(t), func(i int) bool { return t[i].end > offset })
	return i < len(t) && t[i].start < offset
}

// comments reports whether a comment begins in a part of the file.
func (t tokens) comments(start, end int) bool {
	i := sort.Search(len(t), func(i int) bool { return t[i].start >= start })
	for ; i < len(t) && t[i].start < end; i++ {
		if t[i].comment {
			return true
		}
	}
	return false
}
