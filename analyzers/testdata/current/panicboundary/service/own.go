package service

import (
	"context"
	"log"
)

// Text is what handlers of the program return.
type Text string

// Find is a handler of the program's own.
func Find(ctx context.Context, args any) (Text, error) {
	Check("")
	return "done", nil
}

// Stop is one that ends the process.
func Stop(ctx context.Context, args any) (Text, error) {
	log.Fatal("stopped")
	return "", nil
}

// Safe is one that recovers.
func Safe(ctx context.Context, args any) (text Text, err error) {
	defer func() { _ = recover() }()
	Check("")
	return "done", nil
}
