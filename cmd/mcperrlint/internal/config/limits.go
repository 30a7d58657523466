package config

import (
	"fmt"
	"io"
	"os"

	"github.com/goccy/go-yaml/token"
)

const (
	// maxSize is how many bytes a file may have.
	maxSize = 1 << 20
	// maxDepth is how deep values may be nested. What the library takes to parse
	// grows with the square of that.
	maxDepth = 64
)

// readFile reads a file, but not much more of it than it may have.
func readFile(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, maxSize+1))
}

// checkSize reports a file that is too large to be settings.
func checkSize(data []byte) error {
	if len(data) > maxSize {
		return fmt.Errorf("1:1: the file has more than %d bytes, which no settings need", maxSize)
	}
	return nil
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
