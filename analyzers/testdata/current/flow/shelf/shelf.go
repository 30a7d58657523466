// Package shelf keeps notes, and hides how.
package shelf

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// Note is what is kept.
type Note struct{ Text string }

// Open returns one of several shelves, none of whose types it mentions. Export data
// would have the types that it uses if it could be inlined.
//
//go:noinline
func Open(kind string) io.Closer {
	switch kind {
	case "disk":
		return new(disk)
	case "memory":
		return memory{}
	}
	return &other{}
}

type disk struct{ open bool }

func (d *disk) Close() error { return nil } // want Close:`^never\(1\)$`

func (d *disk) Path() string { return "notes" }

func (d *disk) Note(_ context.Context, name string, _ map[string]any, _ ...byte) (*Note, error) { // want Note:`^fails\(-, infrastructure os\.ReadFile\)$`
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &Note{string(text)}, nil
}

// base is part of other types, which have its methods.
type base struct{}

func (base) Close() error { return errors.New("not open") } // want Close:`^fails\(plain errors\.New\)$`

type memory struct{ base }

func (m memory) Note(_ context.Context, name string, _ map[string]interface{}, _ ...uint8) (*Note, error) { // want Note:`^fails\(-, plain fmt\.Errorf \[parameter 2 shown\]\)$`
	return nil, fmt.Errorf("no note %q", name)
}

// other has methods with the same names, which return something else.
type other struct{ base }

func (*other) Note(_ context.Context, name string, _ map[string]string, _ ...byte) (*Note, error) { // want Note:`^fails\(-, plain errors\.New\)$`
	return nil, errors.New("nothing is there")
}

type lent struct{ days int }

// Borrow mentions a type that is not exported, so that importers see it.
func Borrow(days int) *lent { return &lent{days} }

func (l *lent) Close() error { return nil } // want Close:`^never\(1\)$`

func (l *lent) Note(context.Context, string, map[string]any, ...byte) (*Note, error) { // want Note:`^fails\(-, plain errors\.New\)$`
	return nil, errors.New("somebody has it")
}
