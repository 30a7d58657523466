package driver

import (
	"bytes"
	"cmp"
	"go/ast"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/packed"
)

// bodies returns the bodies of the functions of a file that stand in no other
// body, in order.
func bodies(file *ast.File) []*ast.BlockStmt {
	var list []*ast.BlockStmt
	ast.Inspect(file, func(n ast.Node) bool {
		body, ok := n.(*ast.BlockStmt)
		if ok && body.Rbrace.IsValid() {
			list = append(list, body)
		}
		return !ok
	})
	slices.SortFunc(list, func(a, b *ast.BlockStmt) int { return cmp.Compare(a.Lbrace, b.Lbrace) })
	return list
}

// insides returns, for every file, where the insides of those bodies begin and end.
func (l *loader) insides(src *source) [][]int {
	var all [][]int
	for _, syntax := range src.files {
		file := l.fset.File(syntax.FileStart)
		offsets := []int{}
		for _, body := range bodies(syntax) {
			offsets = append(offsets, file.Offset(body.Lbrace)+1, file.Offset(body.Rbrace))
		}
		all = append(all, offsets)
	}
	return all
}

func encodeInsides(all [][]int) []byte {
	w := new(packed.Writer)
	packed.Slice(w, all, func(offsets []int) { packed.Slice(w, offsets, w.Number) })
	return w.Data()
}

func decodeInsides(data []byte) ([][]int, error) {
	r := packed.NewReader(data)
	all := packed.ReadSlice(r, func() []int { return packed.ReadSlice(r, r.Number) })
	return all, r.End()
}

// blank returns a text in which spaces stand in place of what is in the bodies of
// functions: most of the text need not be parsed then, and everything else keeps
// its place.
func blank(text []byte, insides []int) []byte {
	if len(insides) == 0 {
		return text
	}
	text = bytes.Clone(text)
	for pair := range slices.Chunk(insides, 2) {
		if len(pair) < 2 || pair[0] < 0 || pair[1] < pair[0] || pair[1] > len(text) {
			break
		}
		inside := text[pair[0]:pair[1]]
		if bytes.Contains(inside, []byte("//line ")) || bytes.Contains(inside, []byte("/*line ")) {
			continue // which moves what comes after
		}
		for i, c := range inside {
			if c != '\n' {
				inside[i] = ' '
			}
		}
	}
	return text
}
