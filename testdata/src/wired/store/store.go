// Package store keeps orders in files.
package store

import (
	"context"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// A Store keeps orders in the files of a directory.
type Store struct{ dir string }

// Open returns the store in a directory.
func Open(dir string) *Store { return &Store{dir} }

// Names returns the names of all orders.
func (s *Store) Names(ctx context.Context) ([]string, error) {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		log.Print(err)
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names, nil
}

// Remarks returns the remarks.
func (s *Store) Remarks(ctx context.Context) ([]string, error) {
	data, err := os.ReadFile(filepath.Join(s.dir, "remarks"))
	if err != nil {
		return nil, err
	}
	return strings.Split(string(data), "\n"), nil
}

// Read returns an order.
func (s *Store) Read(ctx context.Context, name string) (string, error) {
	data, err := os.ReadFile(filepath.Join(s.dir, name))
	return string(data), err
}

// Remove removes an order.
func (s *Store) Remove(ctx context.Context, name string) error {
	return os.Remove(filepath.Join(s.dir, name))
}
