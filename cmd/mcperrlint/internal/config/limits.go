package config

import (
	"fmt"

	"github.com/goccy/go-yaml/token"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

const (
	// maxSize is how many bytes a file may have.
	maxSize = 1 << 20
	// maxDepth is how deep values may be nested. What the library takes to parse
	// grows with the square of that.
	maxDepth = 64
)

// readFile reads a file, if it is not too large to be settings.
func readFile(path string) ([]byte, error) {
	return checkout.File{Path: path, Limit: maxSize}.Read()
}

// checkDepth reports values that are nested too deep. It looks at tokens, before
// anything is made of them: at brackets, and outside of brackets at the columns in
// which lines, and elements of lists, begin.
func checkDepth(tokens token.Tokens) error {
	var columns []int
	brackets, line, after := 0, 0, false
	for _, t := range tokens {
		at := t.Position
		starts := at.Line != line || after
		line, after = at.Line, false
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			brackets++
		case token.SequenceEndType, token.MappingEndType:
			brackets = max(brackets-1, 0)
		case token.SequenceEntryType, token.MappingKeyType:
			starts, after = true, true
		}
		if starts && brackets == 0 {
			for len(columns) > 0 && columns[len(columns)-1] >= at.Column {
				columns = columns[:len(columns)-1]
			}
			columns = append(columns, at.Column)
		}
		if len(columns)+brackets > maxDepth {
			return fmt.Errorf("%d:%d: values are nested more than %d deep, which no settings need", at.Line, at.Column, maxDepth)
		}
	}
	return nil
}
