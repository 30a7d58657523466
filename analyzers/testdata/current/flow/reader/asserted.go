package reader

import (
	"context"

	"example.test/flow/shelf"
)

// A Located is somewhere: only what is on disk is.
type Located interface{ Path() string }

// OnDisk asserts another interface of what has this one: only what has both gets there.
func OnDisk(l Located) (*shelf.Note, error) { // want OnDisk:`^fails\(-, infrastructure os\.ReadFile\)$`
	if n, ok := l.(Notes); ok {
		return n.Note(context.Background(), "a", nil)
	}
	return nil, nil
}

// OnDiskByType does so in a switch, of what had been asserted before.
func OnDiskByType(v any) (*shelf.Note, error) { // want OnDiskByType:`^fails\(-, infrastructure os\.ReadFile\)$`
	switch n := v.(Located).(type) {
	case Notes:
		return n.Note(context.Background(), "a", nil)
	}
	return nil, nil
}

// OnDiskPassed hands it to a function as what that asks for.
func OnDiskPassed(l located) (*shelf.Note, error) { // want OnDiskPassed:`^fails\(-, infrastructure os\.ReadFile\)$`
	var n Notes = l
	return n.Note(context.Background(), "a", nil)
}

// located has the methods of both.
type located interface {
	Located
	Notes
}

// OnDiskEmbedded calls a method that its interface has from another one.
func OnDiskEmbedded(l located) (*shelf.Note, error) { // want OnDiskEmbedded:`^fails\(-, infrastructure os\.ReadFile\)$`
	return l.Note(context.Background(), "a", nil)
}

// OnAny asserts it of anything.
func OnAny(v any) (*shelf.Note, error) { // want OnAny:`^fails\(-, infrastructure os\.ReadFile \| plain errors\.New \| plain fmt\.Errorf\)$`
	if n, ok := v.(Notes); ok {
		return n.Note(context.Background(), "a", nil)
	}
	return nil, nil
}
