// Package store has implementations that others know by their interfaces only.
package store

import (
	"database/sql"
	"log"
	"os"
)

// A Store has notes.
type Store interface {
	Notes() []string
	Names() ([]string, error)
	Count() int
	Text(name string) (string, error)
}

type file struct{ dir string }

// Open returns a store.
func Open(dir string) Store { return &file{dir} }

func (f *file) Notes() []string {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		log.Print(err)
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func (f *file) Names() ([]string, error) {
	db, err := sql.Open("sqlite", f.dir)
	if err != nil {
		return nil, err
	}
	rows, err := db.Query("select name from notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

func (f *file) Count() int {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		log.Fatal(err)
	}
	return len(entries)
}

func (f *file) Text(name string) (string, error) {
	data, err := os.ReadFile(name)
	return string(data), err
}
