package reader

import (
	"context"

	"example.test/flow/mock"
	"example.test/flow/shelf"
)

// lost is a shelf for this test only, and package mock is imported by it alone: what
// they do is no failure of the program.
type lost struct{ mock.Notes }

func (lost) Note(context.Context, string, map[string]any, ...byte) (*shelf.Note, error) { // want Note:`^fails\(-, argument strconv\.Atoi\)$`
	return nil, mock.Number()
}

func Tested(n Notes) (*shelf.Note, error) { // want Tested:`^fails\(-, argument strconv\.Atoi \| infrastructure os\.ReadFile \| plain errors\.New \| plain fmt\.Errorf \| argument strconv\.Atoi\)$`
	return n.Note(context.Background(), "tested", nil)
}
