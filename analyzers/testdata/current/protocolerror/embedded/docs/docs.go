// Package docs has files that are built into the program.
package docs

import (
	"embed"
	"io/fs"
	"strings"
)

// FS are the files.
//
//go:embed *.md
var FS embed.FS

// List returns the names of the files.
func List() ([]string, error) {
	var names []string
	err := fs.WalkDir(FS, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if !d.IsDir() && strings.HasSuffix(path, ".md") {
			names = append(names, path)
		}
		return nil
	})
	return names, err
}
