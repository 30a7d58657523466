// Package store reads what there is.
package store

import (
	"fmt"
	"log"
	"os"
)

// Summarize says what there is, as far as it can tell.
func Summarize(dir string) (string, error) {
	text := "There are:\n"
	notes, err := os.ReadDir(dir + "/notes")
	if err != nil {
		log.Print(err)
	} else {
		text += fmt.Sprintf("%d notes\n", len(notes))
	}
	tags, err := os.ReadDir(dir + "/tags")
	if err != nil {
		log.Print(err)
	} else {
		text += fmt.Sprintf("%d tags\n", len(tags))
	}
	return text, nil
}
