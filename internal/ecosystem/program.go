package ecosystem

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// A program is a module that is looked at.
type program struct {
	name string // its folder, relative to the one that was named, with the name of that
	dir  string
}

// programsIn returns the modules in some folders, by name: those that no other one contains.
func programsIn(folders []string) ([]program, error) {
	var list []program
	for _, folder := range folders {
		before := len(list)
		err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.IsDir() {
				return err
			}
			if name := entry.Name(); path != folder && (name == "vendor" || name == "node_modules" || name[0] == '.' || name[0] == '_') {
				return fs.SkipDir
			}
			if _, err := os.Stat(filepath.Join(path, "go.mod")); err != nil {
				return nil
			}
			rel, err := filepath.Rel(folder, path)
			if err != nil {
				return err
			}
			list = append(list, program{filepath.ToSlash(filepath.Join(filepath.Base(folder), rel)), path})
			return fs.SkipDir
		})
		if err != nil {
			return nil, err
		}
		if len(list) == before {
			return nil, fmt.Errorf("there is no module in %s", folder)
		}
	}
	slices.SortFunc(list, func(a, b program) int {
		if a.name < b.name {
			return -1
		}
		return 1
	})
	return list, nil
}
