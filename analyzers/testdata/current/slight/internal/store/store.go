// Package store reads notes, and goes on without some on purpose.
package store

import (
	"context"
	"database/sql"
	"os"
	"strings"
)

// A Store has notes.
type Store interface {
	Title(ctx context.Context, id string) (string, error)
	Labels(ctx context.Context, id string) ([]string, error)
}

// Headings returns the first lines of files.
func Headings(names []string) []string {
	var list []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		first, _, _ := strings.Cut(string(data), "\n")
		list = append(list, first)
	}
	return list
}

// Labels returns those of some notes. Nobody has said why those are left out that cannot be asked.
func Labels(ctx context.Context, s Store, ids []string) []string {
	var all []string
	for _, id := range ids {
		labels, err := s.Labels(ctx, id)
		if err != nil {
			continue
		}
		all = append(all, labels...)
	}
	return all
}

// KnownLabels returns those of the notes that can be asked.
func KnownLabels(ctx context.Context, s Store, ids []string) []string {
	var all []string
	for _, id := range ids {
		labels, err := s.Labels(ctx, id)
		if err != nil {
			// Skip notes that are gone.
			continue
		}
		all = append(all, labels...)
	}
	return all
}

// Name returns what somebody is called.
func Name(ctx context.Context, db *sql.DB, id string) string {
	var name string
	if err := db.QueryRowContext(ctx, "SELECT name FROM people WHERE id = ?", id).Scan(&name); err != nil {
		return ""
	}
	return name
}

// Module returns the first line of a file, if there is one.
func Module(dir string) string {
	data, err := os.ReadFile(dir + "/module")
	if err != nil {
		return ""
	}
	first, _, _ := strings.Cut(string(data), "\n")
	return first
}

// All returns the lines of the file in which all notes are.
func All() []string {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return nil
	}
	return strings.Split(string(data), "\n")
}

// One leads over several calls to where the labels are asked for.
func One(ctx context.Context, s Store, ids []string) []string { return two(ctx, s, ids) }

func two(ctx context.Context, s Store, ids []string) []string { return three(ctx, s, ids) }

func three(ctx context.Context, s Store, ids []string) []string { return deep(ctx, s, ids) }

func deep(ctx context.Context, s Store, ids []string) []string { return list(ctx, s, ids[0]) }

func list(ctx context.Context, s Store, id string) []string {
	labels, err := s.Labels(ctx, id)
	if err != nil {
		return nil
	}
	return labels
}
