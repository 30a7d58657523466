// Package store reads notes from files. Others learn from facts what its errors are.
package store

import "os"

// Read returns a note. Its errors are those of the file system.
func Read(name string) (string, error) {
	text, err := os.ReadFile(name)
	return string(text), err
}
