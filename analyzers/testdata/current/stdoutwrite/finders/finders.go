// Package finders has handlers of the program's own, and does not know what becomes of
// them.
package finders

import (
	"context"
	"encoding/json"
	"fmt"
)

// Text is what handlers of the program return.
type Text string

// Search writes itself.
func Search(ctx context.Context, args json.RawMessage) (Text, error) {
	fmt.Println("search")
	return "done", nil
}

// Finder has a handler.
type Finder struct{}

// Find writes in a function.
func (f *Finder) Find(ctx context.Context, args json.RawMessage) (Text, error) {
	return text(), nil
}

func text() Text {
	fmt.Println("find")
	return "done"
}

// List writes for a package between this one and the server.
func List(ctx context.Context, args json.RawMessage) (Text, error) {
	fmt.Println("list")
	return "done", nil
}

// Tested writes for a server of tests.
func Tested(ctx context.Context, args json.RawMessage) (Text, error) {
	fmt.Println("tested")
	return "done", nil
}

// Unused writes, and nobody registers it.
func Unused(ctx context.Context, args json.RawMessage) (Text, error) {
	fmt.Println("unused")
	return "done", nil
}

// Quiet writes nothing.
func Quiet(ctx context.Context, args json.RawMessage) (Text, error) { return "done", nil }
