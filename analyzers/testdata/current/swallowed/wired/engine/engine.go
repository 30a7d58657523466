// Package engine asks what others store, and knows none of them.
package engine

import (
	"context"
	"fmt"
)

// Store is what a program puts in.
type Store interface {
	Names(ctx context.Context, like string) ([]string, error)
	Titles(ctx context.Context) ([]string, error)
	Checked(ctx context.Context) ([]string, error)
	Count(ctx context.Context) (int, error)
}

// source is one, too, that only this package names.
type source interface {
	Lines(ctx context.Context) ([]string, error)
}

// Engine answers from a store.
type Engine struct {
	store  Store
	source source
}

// New returns an engine.
func New(s Store, from source) *Engine { return &Engine{store: s, source: from} }

// Names returns what the store has.
func (e *Engine) Names(ctx context.Context, like string) ([]string, error) {
	names, err := e.store.Names(ctx, like)
	if err != nil {
		return nil, fmt.Errorf("list names: %w", err)
	}
	return names, nil
}

// Titles returns what the store has, and fails if there is nothing.
func (e *Engine) Titles(ctx context.Context) ([]string, error) {
	titles, err := e.store.Titles(ctx)
	if err != nil || len(titles) == 0 {
		return nil, fmt.Errorf("no titles: %w", err)
	}
	return titles, nil
}

// Checked returns what the store has.
func (e *Engine) Checked(ctx context.Context) ([]string, error) { return e.store.Checked(ctx) }

// Lines returns what the source has.
func (e *Engine) Lines(ctx context.Context) ([]string, error) { return e.source.Lines(ctx) }

// Summary is of two kinds.
type Summary struct {
	Names, Titles []string
}

// Summarize leaves out what fails, and what fails is known only by the context that it waits for.
func (e *Engine) Summarize(ctx context.Context) (*Summary, error) {
	names, err := e.Names(ctx, "")
	if err != nil {
		return nil, err
	}
	titles, _ := e.Titles(ctx)
	return &Summary{Names: names, Titles: titles}, nil
}
